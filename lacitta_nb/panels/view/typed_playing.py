"""The view of going on and back, and of who plays, field by field (see `panels.view.typed`)."""

from typing import TypedDict


class StepView(TypedDict):
    """The Step button."""

    enabled: bool
    run: bool
    """Whether the button beside it, which runs on to the next decision, can be pressed."""
    label: str
    why: str
    """Why one of them can't be pressed, or ""."""


class BackView(TypedDict):
    """Going back and forth."""

    undo: bool
    barred: str
    """Why nothing can be taken back though something was done, or ""."""
    redo: bool
    stops: list[str]
    """Where undo can stop, beside one step and a decision, by the word of the command."""
    mixed: bool
    """Whether persons play with computer players."""
    text: str
    """What the last click took back or played again, or ""."""


class AutoView(TypedDict):
    """Playing by itself."""

    offered: bool
    running: bool
    pace: str
    paces: list[list[str]]
    """Each pace with its name."""
    wait: int | None
    """Milliseconds until the page sends a tick; None for not at all."""
    ticket: int
    """What that tick bears."""
    text: str
    """What is waited for, or ""."""


class SeatView(TypedDict):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str
    kinds: list[list[str]]
    """Who can sit there: kinds with their names."""


class SeatsView(TypedDict):
    """Who plays."""

    offered: list[list[str]]
    """Who can sit down in a new game."""
    helps: list[str]
    """What each kind of player is like, and what choosing one does."""
    seats: list[SeatView]

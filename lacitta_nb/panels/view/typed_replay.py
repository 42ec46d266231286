"""The replay in the view, field by field: what one command did, to be played on the board."""

from typing import TypedDict

Patch = list[list[str | None]]
"""Parts of the layer of pieces, in the order of the layer: each a key with the element that has it
from now on, or with None where nothing has it any more. Where there may be no such element yet, a
third entry is the key of the part just below it, "" where it is the lowest."""


class WalkView(TypedDict):
    """Somebody goes from one place of the board to another."""

    seat: int
    """In whose colour."""
    points: list[list[float]]
    """The way, in units of the SVG."""
    sign: str
    """The sign that goes: `#{prefix}-{sign}`."""
    lost: bool
    """Whether they are gone before they arrive."""
    count: int
    """How many go."""


class BeatView(TypedDict):
    """One line of what happened, and what it does on the board."""

    text: str
    rule: str
    kind: str
    """The kind of event; `rest` for phases that are told at once."""
    seats: list[int]
    """Whom it is about."""
    lights: str
    """Names of spaces that it is about, with spaces between."""
    walk: WalkView | None
    cracks: list[str]
    """The spaces on which something breaks."""
    shakes: list[str]
    """The spaces at which `sign` shakes: something is short there."""
    sign: str
    arrow: str
    """The key of what tells of it on the layer of marks, or ""."""
    patch: Patch
    """What it leaves otherwise than the beat before."""


class ReplayView(TypedDict):
    """What the last command did, beat by beat.

    The page has the picture of the end; `back` leads from that, or from any beat, to the beginning.
    """

    id: int
    """Another one for each command that has something to play."""
    title: str
    back: Patch
    beats: list[BeatView]

"""What views and controller say to each other: commands, results, notices."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from lacitta_nb.core.errors import LaCittaError
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.given import name_of, str_of, trace_of
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller

Command = Mapping[str, object]
Request = Command | Callable[[], Command]
"""A command, or a function that reads it off the screen."""


class Notice(NamedTuple):
    """What the status line says. `trace` is filled for errors that nobody foresaw."""

    kind: Literal["info", "error"]
    text: str
    trace: str = ""


class Question(NamedTuple):
    """What waits for a yes: the question, and what is done then."""

    text: str
    then: Callable[[], None]


class Result(NamedTuple):
    """What a command led to: whether it was carried out, the game's events, and a notice."""

    ok: bool
    events: tuple[Event, ...] = ()
    notice: Notice | None = None


class Curtain(NamedTuple):
    """The hand-over: whose voice cards are asked for, and whether they are shown yet."""

    player: int
    open: bool


Handler = Callable[["Controller", Any], tuple[Event, ...] | None]
"""Carries out one kind of order (panels/orders.py) and returns what happened in the game."""


class PanelError(LaCittaError):
    """A command that the panel can't carry out; the sentence says why."""


class ChangedElsewhere(PanelError):
    """Other code, such as a cell, changed the game during a command; what it did stays."""


def notice_of(error: BaseException) -> Notice:
    """What the status line says of an error; where nobody foresaw it, with its traceback."""
    if isinstance(error, KeyboardInterrupt):
        return Notice("error", sentence("panel-interrupted", {}))
    if isinstance(error, LaCittaError):
        # The mistake in somebody's own code: its traceback is what they need.
        cause = error.__cause__
        return Notice("error", str_of(error), "" if cause is None else trace_of(cause))
    words = {"kind": name_of(type(error)), "text": str_of(error)}
    return Notice("error", sentence("panel-unexpected", words), trace_of(error))

"""How the panel goes on by itself, and what computer players did meanwhile."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from lacitta_nb.core.game import Entry
from lacitta_nb.core.records import State
from lacitta_nb.panels.seats import Thought

PACES: Final[Mapping[str, float]] = {"slow": 5.0, "steady": 2.5, "fast": 1.0, "at-once": 0.0}
"""Seconds from one move to the next, when the panel plays by itself."""

S = TypeVar("S", bound=State)
A = TypeVar("A")
E = TypeVar("E")


class Play(NamedTuple):
    """How the panel goes on by itself.

    Attributes:
        running: whether it does, until it is stopped.
        rush: whether that is without any pause, and only until a person decides.
        pace: one of `PACES`.
        ticket: the number that the page's next tick must bear; an older tick does nothing.
        thought: what a computer player is thinking about, or None.
        resume: whether it plays by itself again as soon as a person decides: what ran by itself
            was only hurried on by Run, or held up by a pause.
        paused: the phase after which it stopped, for persons to see what happened; or "".
    """

    running: bool = False
    rush: bool = False
    pace: str = "steady"
    ticket: int = 0
    thought: Thought | None = None
    resume: bool = False
    paused: str = ""

    def stopped(self) -> "Play":
        """The same at rest, with a tick that is on its way made void."""
        return Play(pace=self.pace, ticket=self.ticket + 1)


class Told(NamedTuple, Generic[S, A, E]):
    """A computer player's move, as it stands in the game's history; `said` tells its reasons."""

    seat: int
    action: A
    said: Callable[[], str]
    entry: Entry[S, A, E]

    @property
    def why(self) -> str:
        """Why it was made, in the language that is spoken; "" where nothing else could be done."""
        return self.said()


class Travel(NamedTuple, Generic[S, A, E]):
    """Steps and moves that were taken back or played again.

    Attributes:
        do: `undo` or `redo`.
        entries: what they were, in the order of the game.
        before: the state before each of them.
        held: whether the panel went on by itself until then, and now waits.
    """

    do: str
    entries: tuple[Entry[S, A, E], ...]
    before: tuple[S, ...]
    held: bool = False

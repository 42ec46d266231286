"""What happened in a game, and when: its events with the year and the phase in which they fell."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

if TYPE_CHECKING:
    from lacitta_nb.core.game import Game

A = TypeVar("A")
E = TypeVar("E")


class When(NamedTuple, Generic[A]):
    """One step of a game's history, as its events are dated by it.

    Attributes:
        year: the year, or the round in a game of rounds; 0 in a game that counts neither.
        phase: the part of the game that was being played.
        move: how many moves had been made, the one of this step among them.
        seat: who made the move; None in an automatic phase.
        action: the move; None in an automatic phase.
    """

    year: int
    phase: str
    move: int
    seat: int | None
    action: A | None


class Happening(NamedTuple, Generic[A, E]):
    """An event and when it happened.

    Attributes:
        year, phase, move, seat, action: as in `When`, of the step that led to it.
        event: what happened.
    """

    year: int
    phase: str
    move: int
    seat: int | None
    action: A | None
    event: E

    @property
    def round(self) -> int:
        """The same as `year`, as games of rounds call it."""
        return self.year


def dated(game: "Game[Any, A, E]") -> Iterator[tuple[When[A], tuple[E, ...]]]:
    """The steps of a game, each with its events; some moves have none."""
    before, made = game.start, 0
    for action, step in game.history:
        year, phase, seat = game.box.hour(before), before.coming, None
        if action is not None and before.decision is not None:
            made, phase, seat = made + 1, before.phase, before.decision.player
        yield When(year, phase, made, seat, action), step.events
        before = step.state

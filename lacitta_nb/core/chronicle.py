"""What happened in a game, and when: its events with the year and the phase in which they fell."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, SupportsIndex, TypeVar, overload

from lacitta_nb.core.told import NUMBERED, told

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


class _Dated(NamedTuple, Generic[A, E]):
    year: int
    phase: str
    move: int
    seat: int | None
    action: A | None
    event: E


class Happening(_Dated[A, E]):
    """An event and when it happened; `print` tells it in a sentence.

    Attributes:
        year, phase, move, seat, action: as in `When`, of the step that led to it.
        event: what happened.
    """

    _names: Sequence[str] = NUMBERED
    _game: str = ""
    _clock: str = ""

    @property
    def round(self) -> int:
        """The same as `year`, as games of rounds call it."""
        return self.year

    def told_in(self, game: "Game[Any, A, E]") -> "Happening[A, E]":
        """The same, which knows who plays and what is played, to be told in words."""
        self._names = tuple(player.name for player in game.players)
        self._game, self._clock = game.box.key, game.box.clock
        return self

    def __str__(self) -> str:
        """When it happened and what.

        >>> from lacitta_nb import new_game
        >>> game = new_game(["Anna", "Bruno"], seed=1)
        >>> events = game.step()
        >>> print(game.chronicle[0])
        Year 1 · Start player: Bruno is the start player of the first year. [Y2]
        """
        from lacitta_nb.texts import sentence

        words: dict[str, str | int] = {
            "clock": self._clock,
            "number": self.year,
            "phase": self.phase,
            "game": self._game,
        }
        when = sentence("chronicle-when", words)
        return f"{when} {told(self.event, self._names, self._game)}"


class Chronicle(list[Happening[A, E]]):
    """All that happened in a game, which `print` tells in sentences, one below the other."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n".join(map(str, self))

    @overload
    def __getitem__(self, place: SupportsIndex) -> Happening[A, E]: ...

    @overload
    def __getitem__(self, place: slice) -> "Chronicle[A, E]": ...

    def __getitem__(self, place: SupportsIndex | slice) -> "Happening[A, E] | Chronicle[A, E]":
        """One thing that happened, or those of a slice, which are told as well."""
        if isinstance(place, slice):
            return Chronicle(super().__getitem__(place))
        return super().__getitem__(place)


def happenings(game: "Game[Any, A, E]") -> Chronicle[A, E]:
    """Everything that has happened in a game, dated."""
    return Chronicle(
        Happening(*when, event).told_in(game) for when, events in dated(game) for event in events
    )


def dated(game: "Game[Any, A, E]") -> Iterator[tuple[When[A], tuple[E, ...]]]:
    """The steps of a game, each with its events; some moves have none."""
    before, made = game.start, 0
    for action, step in game.history:
        year, phase, seat = game.box.hour(before), before.coming, None
        if action is not None and before.decision is not None:
            made, phase, seat = made + 1, before.phase, before.decision.player
        yield When(year, phase, made, seat, action), step.events
        before = step.state

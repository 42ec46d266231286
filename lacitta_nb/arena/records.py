"""What a tournament keeps of a game: what it depended on, and what it came to.

These are the parts that every game has. A game that can be set up in several ways, or of which more
is noted, has records of its own with more fields, which its contest names (`arena.contest`).
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Generic, NamedTuple, Protocol, Self, TypeVar

from pydantic import ConfigDict, Field, model_validator

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.game import AnyGame
from lacitta_nb.files.fields import refused
from lacitta_nb.files.shapes import Shape
from lacitta_nb.given import attempt, listed, repr_of
from lacitta_nb.texts import sentence

FORMAT_END = "-tournament/1"
"""What the format of every tournament's file ends with; the key of the game stands before it."""


class Match(Protocol):
    """What a game depends on; two that are equal are the same game. Its text names it in notes."""

    @property
    def game(self) -> str:
        """The key of what is played."""
        ...

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of the players who take part, by seat."""
        ...

    @property
    def makes(self) -> tuple[str, ...]:
        """For each seat the fingerprint of its player: another one where the player is another."""
        ...

    @property
    def round(self) -> int:
        """Number of the repetition, counted from 0."""
        ...

    @property
    def seed(self) -> int:
        """Draws the game, the same for all seatings."""
        ...

    def __hash__(self) -> int: ...


class PlainMatch(NamedTuple):
    """What a game depends on that can be set up in one way only."""

    game: str
    seats: tuple[str, ...]
    makes: tuple[str, ...]
    round: int
    seed: int

    def __str__(self) -> str:
        return sentence("study-match", {"round": self.round + 1, "seats": ", ".join(self.seats)})


SeatName = Annotated[str, Field(min_length=1)]
"""The name of who sits in a seat, in any letters."""
Count = Annotated[int, Field(ge=0)]
"""How many of something."""


class Line(Shape):
    """How a game's line in the file begins.

    A line has the fields of a class after those of its bases, the bases from the last to the first:
    so a game puts its settings between these and those of `Played`.
    """

    model_config = ConfigDict(allow_inf_nan=False)

    format: str


class Played(Line):
    """A game that was played.

    Attributes:
        seats, makes, round, seed: as in its match.
        points: at the end, by seat; wins: shares of the win, by seat.
        ranks: the places at the end by the game's own ranking, by seat, from 1; None in lines that
            were written before these were noted.
        moves: all actions, packed (`files.moves`); None where they were not kept.
    """

    seats: Annotated[tuple[SeatName, ...], Field(min_length=1)]
    makes: tuple[str, ...]
    round: Count
    seed: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    ranks: tuple[Annotated[int, Field(ge=1)], ...] | None = None
    moves: str | None = None

    @model_validator(mode="after")
    def _one_number_per_seat(self) -> Self:
        if any(len(row) != len(self.seats) for row in self.by_seat()):
            raise refused("file-line-seats", seats=len(self.seats))
        if min(self.wins) < 0 or not math.isclose(sum(self.wins), 1):
            raise refused("file-line-wins")
        if self.ranks is not None:
            self._check_places(self.ranks)
        return self

    def _check_places(self, ranks: Sequence[int]) -> None:
        """That seats come behind all who are before them, and that the first ones share the win."""
        if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
            raise refused("file-line-ranks")
        if any((won > 0) != (rank == 1) for won, rank in zip(self.wins, ranks, strict=True)):
            raise refused("file-line-winners")

    def by_seat(self) -> list[Sequence[object]]:
        """All that has one value per seat."""
        placed = [] if self.ranks is None else [self.ranks]
        return [self.makes, self.points, self.wins, *placed]

    def content(self) -> dict[str, Any]:
        """The line as JSON: without what is not known, the moves last."""
        found = self.model_dump()
        for name in ("ranks", "moves"):
            value = found.pop(name)
            if value is not None:
                found[name] = value
        return found

    def replay(self, boards: Mapping[str, Any] | None = None) -> AnyGame:
        """The game itself, played again by its moves to the same end.

        Args:
            boards: boards by name, for those that are not shipped; of games that have boards.

        Raises:
            NotFound: its moves were not kept, or its board is neither shipped nor among `boards`.
            BadFile: a move is not legal, or the moves lead to another end than the line tells.
        """
        from lacitta_nb.arena.replaying import replayed

        return replayed(self, boards or {})

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal ones share it.

        Where the line does not tell, those who share the win come first, and the others follow by
        their points.
        """
        if self.ranks is not None:
            return self.ranks
        reached = [(won > 0, points) for won, points in zip(self.wins, self.points, strict=True)]
        return tuple(1 + sum(other > own for other in reached) for own in reached)

    @property
    def game(self) -> str:
        """The key of what was played."""
        return self.format.removesuffix(FORMAT_END)

    @property
    def match(self) -> Match:
        """What the game depended on."""
        return PlainMatch(self.game, self.seats, self.makes, self.round, self.seed)


PlayedGame = TypeVar("PlayedGame", bound=Played)


class SeatTaken(NamedTuple, Generic[PlayedGame]):
    """A game and the number of one seat in it."""

    game: PlayedGame
    seat: int

    @property
    def player(self) -> str:
        """The name of who sat there."""
        return self.game.seats[self.seat]


def seats_of(games: Iterable[PlayedGame]) -> list[SeatTaken[PlayedGame]]:
    """Every seat of every game."""
    return [SeatTaken(game, seat) for game in games for seat in range(len(game.seats))]


def games_of(given: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Games of a tournament, as they were handed in.

    Raises:
        BadSetting: something else.
    """
    found = listed(given)
    if found is None or not attempt(
        lambda: all(len(game.seats) == len(game.points) for game in found), lambda _: False
    ):
        raise BadSetting("study-no-played", given=repr_of(given))
    return found

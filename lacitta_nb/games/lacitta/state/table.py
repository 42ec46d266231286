"""What never changes in a game: the board, its tiles and what follows from them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from lacitta_nb.core.shared import Shared
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import EDITIONS, WHEAT, Edition


class Ground(NamedTuple):
    """What the landscape tiles on a board make of its spaces.

    `wheat`: for each space the food of a castle or farm there (G7); `wheat_planes`: the same as
    sets of spaces, one per binary digit, so that a sum is a few bit counts; `mountains`: for each
    space the number of mountains beside it (Y4); `lake`: spaces beside a lake.
    """

    wheat: tuple[int, ...]
    wheat_planes: tuple[tuple[int, int], ...]
    mountains: tuple[int, ...]
    lake: int


@lru_cache(maxsize=64)
def ground_of(board: Board, landscapes: tuple[str, ...]) -> Ground:
    """The ground that tiles make of a board, worked out once for all games on it."""
    tiles = [[landscapes[area] for area in areas] for areas in board.areas_at]
    wheat = tuple(sum(WHEAT.get(tile, 0) for tile in around) for around in tiles)
    return Ground(
        wheat=wheat,
        wheat_planes=tuple(
            (weight, sum(1 << i for i, food in enumerate(wheat) if food & weight))
            for weight in (1 << digit for digit in range(max(wheat).bit_length()))
        ),
        mountains=tuple(around.count("mountain") for around in tiles),
        lake=sum(1 << i for i, around in enumerate(tiles) if "lake" in around),
    )


class Table(Shared):
    """What never changes in a game, made once and shared by its states.

    Attributes:
        board, edition, size (number of players), seed.
        landscapes: for each area of the board the tile on it, "" for none.
        open: spaces that may be built on (S11).
        wheat, wheat_planes, mountains, lake: the ground, see `Ground`.
    """

    __slots__ = ("board", "edition", "landscapes", "open", "seed", "size", *Ground._fields)

    board: Board
    edition: Edition
    landscapes: tuple[str, ...]
    size: int
    seed: int
    open: int
    wheat: tuple[int, ...]
    wheat_planes: tuple[tuple[int, int], ...]
    mountains: tuple[int, ...]
    lake: int

    def __init__(
        self, board: Board, edition: str, landscapes: Iterable[str], size: int, seed: int
    ) -> None:
        # Every view of a game has a table of its own: asking before each setting would cost.
        put = object.__setattr__
        laid = tuple(landscapes)
        put(self, "board", board)
        put(self, "edition", EDITIONS[edition])
        put(self, "landscapes", laid)
        put(self, "size", size)
        put(self, "seed", seed)
        put(self, "open", board.open_to(size))
        for name, value in zip(Ground._fields, ground_of(board, laid), strict=True):
            put(self, name, value)

    def with_seed(self, seed: int) -> "Table":
        """The same table with another seed."""
        if seed == self.seed:
            return self
        return Table(self.board, self.edition.name, self.landscapes, self.size, seed)

    def _key(self) -> tuple[object, ...]:
        return self.edition.name, self.landscapes, self.size, self.seed, self.board

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Table) and self._key() == other._key())

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<Table: {self.board.name}, {self.edition.name}, {self.size} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """Another process works out again what follows from the rest."""
        return Table, (self.board, self.edition.name, self.landscapes, self.size, self.seed)

"""What never changes in a game: the board, its tiles and what follows from them."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, Self

from lacitta_nb.board import Board
from lacitta_nb.kinds import EDITIONS, WHEAT, Edition


class Ground(NamedTuple):
    """What the landscape tiles on a board make of its spaces.

    `wheat`: for each space the food of a castle or farm there (G7); `wheat_planes`: the same as
    sets of spaces, one a binary digit, so that a sum is a few bit counts; `mountains`: for each
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


class _Fields(NamedTuple):
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


class Table(_Fields):
    """What never changes in a game, made once and shared by its states.

    Attributes:
        board, edition, size (number of players), seed.
        landscapes: for each area of the board the tile on it, "" for none.
        open: spaces that may be built on (S11).
        wheat, wheat_planes, mountains, lake: the ground, see `Ground`.
    """

    __slots__ = ()

    def __new__(
        cls, board: Board, edition: str, landscapes: Iterable[str], size: int, seed: int
    ) -> Self:
        """The table of a board, an edition by name, and the tiles that were laid."""
        laid = tuple(landscapes)
        ground = ground_of(board, laid)
        opened = board.open_to(size)
        return super().__new__(cls, board, EDITIONS[edition], laid, size, seed, opened, *ground)

    def with_seed(self, seed: int) -> "Table":
        """The same table with another seed."""
        return self._replace(seed=seed)

    def __hash__(self) -> int:
        return hash((self.board, self.edition.name, self.landscapes, self.size, self.seed))

    def __repr__(self) -> str:
        return f"<Table: {self.board.name}, {self.edition.name}, {self.size} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """Another process works out again what follows from the rest."""
        return Table, (self.board, self.edition.name, self.landscapes, self.size, self.seed)

"""What a board looks like from above: where its spaces, areas, borders and shrines lie.

Everything here follows from a board that never changes, so it is kept once it has been made.
"""

from functools import lru_cache
from typing import Final

from shapely import Polygon

from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.scene import Box
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.state import Table
from lacitta_nb.geometry.hexes import Hex, Point, centre, neighbours_of
from lacitta_nb.geometry.outlines import (
    Rings,
    extent,
    joined,
    label_point,
    rounded_outline,
    shared_edge,
)
from lacitta_nb.given import called

MARGIN: Final = 0.7
"""Room around the hexagons of a board, in board units."""
CITY_INSET: Final = 0.09
"""How far a city's outline keeps inside its hexagons, so that outlines never touch."""
AREA_INSET: Final = 0.05
ROUNDING: Final = 0.22
SHRINE_SPACES: Final = 3
"""A gap between spaces is a shrine when at least this many spaces stand around it."""

Edge = tuple[Point, Point]


def number_of(board: Board, name: str) -> int:
    """The number of the space with a name.

    Raises:
        NotFound: the board has no such space.
    """
    if name not in board.index:
        guess = Guess(called(name), board.spaces)
        raise NotFound("drawing-no-space", guess=guess, name=called(name), board=board.name)
    return board.index[name]


@lru_cache(maxsize=64)
def space_centres(board: Board) -> tuple[Point, ...]:
    """The middle of each space of a board, by number."""
    return tuple(centre(cell) for cell in board.at)


@lru_cache(maxsize=4096)
def city_outline(board: Board, spaces: int) -> Rings:
    """The outline of a city on a set of spaces; one all round something has a second ring."""
    return rounded_outline([board.at[i] for i in bits(spaces)], CITY_INSET, ROUNDING)


@lru_cache(maxsize=64)
def area_shapes(board: Board) -> tuple[Polygon, ...]:
    """The union of the hexagons of each area, by number; its largest part if there are several."""
    return tuple(map(joined, board.cells))


@lru_cache(maxsize=64)
def area_outlines(board: Board) -> tuple[Rings, ...]:
    """The outline of each area, a little inside its hexagons."""
    return tuple(rounded_outline(cells, AREA_INSET, ROUNDING) for cells in board.cells)


@lru_cache(maxsize=64)
def label_points(board: Board) -> tuple[Point, ...]:
    """For each area the place inside it with most room for a label."""
    return tuple(map(label_point, area_shapes(board)))


@lru_cache(maxsize=64)
def shrines(board: Board) -> tuple[Point, ...]:
    """The gaps that rings of spaces enclose: a wayside shrine stands there."""
    spaces = set(board.at)
    taken = spaces.union(*board.cells)
    around: dict[Hex, int] = {}
    for cell in board.at:
        for gap in neighbours_of(cell):
            if gap not in taken:
                around[gap] = around.get(gap, 0) + 1
    return tuple(centre(gap) for gap, count in around.items() if count >= SHRINE_SPACES)


Pairs = tuple[tuple[str, str], ...]


@lru_cache(maxsize=64)
def parted(board: Board) -> tuple[Pairs, Pairs]:
    """The names of what a board parts though it lies side by side.

    Returns:
        Pairs of spaces (`not_adjacent`), and pairs of a space and an area (`no_yield`).
    """
    at = dict(zip(board.spaces, board.at, strict=True))
    cells = dict(zip(board.areas, board.cells, strict=True))
    apart = [
        (one, other)
        for one, other in board.source.get("not_adjacent", ())
        if at[other] in neighbours_of(at[one])
    ]
    dry = [
        (space, area)
        for space, area in board.source.get("no_yield", ())
        if not set(neighbours_of(at[space])).isdisjoint(cells[area])
    ]
    return tuple(apart), tuple(dry)


@lru_cache(maxsize=64)
def walls(board: Board) -> tuple[tuple[Edge, ...], tuple[Edge, ...]]:
    """The edges that a board closes: between two spaces, and between a space and an area.

    They are the printed borders of `not_adjacent` and `no_yield`. Hexagons that lie apart anyway
    have no edge between them.
    """
    at = dict(zip(board.spaces, board.at, strict=True))
    cells = dict(zip(board.areas, board.cells, strict=True))
    apart, dry = parted(board)
    return (
        tuple(shared_edge(at[one], at[other]) for one, other in apart),
        tuple(
            shared_edge(at[space], cell)
            for space, area in dry
            for cell in cells[area]
            if cell in neighbours_of(at[space])
        ),
    )


@lru_cache(maxsize=64)
def page(table: Table) -> Box:
    """What the picture of a table spans, without a legend.

    Areas of the expansion belong to it where a tile lies on one (S12).
    """
    waste = any(t and w for t, w in zip(table.landscapes, table.board.waste, strict=True))
    left, low, right, high = _extent(table.board, waste=waste)
    return left - MARGIN, low - MARGIN, right + MARGIN, high + MARGIN


@lru_cache(maxsize=64)
def _extent(board: Board, *, waste: bool) -> Box:
    shown = [c for c, w in zip(board.cells, board.waste, strict=True) if waste or not w]
    return extent([*board.at, *(cell for cells in shown for cell in cells)])

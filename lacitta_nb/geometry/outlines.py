"""Outlines of areas, cities and the whole board, points for labels, and the wayside shrines.

Everything here follows from a board that never changes, so it is kept once it has been made.
"""

from functools import lru_cache
from typing import Final

from shapely import Polygon, STRtree, get_parts, total_bounds, union_all
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from lacitta_nb.games.lacitta.board import Board, Hex, bits, neighbours_of
from lacitta_nb.geometry.hexes import Point, centre, corners, hexagon

CITY_INSET: Final = 0.09
"""How far a city's outline keeps inside its hexagons, so that outlines never touch."""
CITY_ROUNDING: Final = 0.22
AREA_INSET: Final = 0.05
NEAR: Final = 1e-6
SHRINE_SPACES: Final = 3
"""A gap between spaces is a shrine when at least this many spaces stand around it."""


def pieces_of(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a union or a buffer came out as, the largest first.

    There is one, or several that do not touch, or none: what lies beside them (points and lines) is
    no outline.
    """
    found = [p for p in get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]
    return sorted(found, key=lambda polygon: -polygon.area)


def _rings(shape: BaseGeometry) -> tuple[tuple[Point, ...], ...]:
    return tuple(
        tuple((x, y) for x, y in ring.coords)
        for piece in pieces_of(shape)
        for ring in (piece.exterior, *piece.interiors)
    )


def _rounded(cells: list[Hex], inset: float, rounding: float) -> BaseGeometry:
    whole = union_all([hexagon(cell) for cell in cells], grid_size=1e-6)
    return whole.buffer(-inset - rounding).buffer(rounding, quad_segs=3)


@lru_cache(maxsize=4096)
def city_outline(board: Board, spaces: int) -> tuple[tuple[Point, ...], ...]:
    """The outline of a city on a set of spaces, a little inside its hexagons and rounded.

    Returns:
        Closed rings of points in board units. A city all round something has a second ring.
    """
    return _rings(_rounded([board.at[i] for i in bits(spaces)], CITY_INSET, CITY_ROUNDING))


@lru_cache(maxsize=64)
def area_shapes(board: Board) -> tuple[Polygon, ...]:
    """The union of the hexagons of each area, by number; its largest part if there are several."""
    unions = (union_all([hexagon(c) for c in cells], grid_size=1e-6) for cells in board.cells)
    return tuple(pieces_of(union)[0] for union in unions)


@lru_cache(maxsize=64)
def area_outlines(board: Board) -> tuple[tuple[tuple[Point, ...], ...], ...]:
    """The outline of each area, a little inside its hexagons: rings of points in board units."""
    return tuple(_rings(_rounded(list(cells), AREA_INSET, CITY_ROUNDING)) for cells in board.cells)


@lru_cache(maxsize=64)
def label_points(board: Board) -> tuple[Point, ...]:
    """For each area the place inside it with most room for a label.

    That is the centre of gravity, unless it lies outside or close to the rim of a bent area.
    """
    return tuple(_label_point(shape) for shape in area_shapes(board))


def _label_point(shape: Polygon) -> Point:
    middle = shape.centroid
    roomiest = polylabel(shape, tolerance=0.05)
    best = roomiest.distance(shape.boundary)
    here = middle.distance(shape.boundary) if shape.contains(middle) else 0.0
    chosen = middle if here >= 0.8 * best else roomiest
    return chosen.x, chosen.y


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


@lru_cache(maxsize=64)
def walls(board: Board) -> tuple[tuple[tuple[Point, Point], ...], tuple[tuple[Point, Point], ...]]:
    """The edges that a board closes: between two spaces, and between a space and an area.

    They are the printed borders of `not_adjacent` and `no_yield`. Hexagons that lie apart anyway
    have no edge between them.
    """
    at = dict(zip(board.spaces, board.at, strict=True))
    cells = dict(zip(board.areas, board.cells, strict=True))
    apart = [
        _shared(at[a], at[b])
        for a, b in board.source.get("not_adjacent", ())
        if at[b] in neighbours_of(at[a])
    ]
    dry = [
        _shared(at[space], cell)
        for space, area in board.source.get("no_yield", ())
        for cell in cells[area]
        if cell in neighbours_of(at[space])
    ]
    return tuple(apart), tuple(dry)


def _shared(one: Hex, two: Hex) -> tuple[Point, Point]:
    """The ends of the edge that two hexagons side by side share."""
    ends = [
        corner
        for corner in corners(one)
        if any(abs(corner[0] - x) + abs(corner[1] - y) < NEAR for x, y in corners(two))
    ]
    return ends[0], ends[1]


@lru_cache(maxsize=64)
def extent(board: Board, *, waste: bool) -> tuple[float, float, float, float]:
    """The smallest box around the hexagons of a board: left, low, right, high.

    Args:
        board: the board.
        waste: whether areas of the expansion belong to the picture (S12).
    """
    shown = [c for c, w in zip(board.cells, board.waste, strict=True) if waste or not w]
    cells = [*board.at, *(cell for cells in shown for cell in cells)]
    left, low, right, high = map(float, total_bounds([hexagon(cell) for cell in cells]))
    return left, low, right, high


def touching(cells: list[Hex]) -> set[tuple[int, int]]:
    """Pairs of hexagons that share an edge in the plane, found from their outlines alone.

    This is the geometry's own answer, to be compared with the board's integers.

    >>> touching([(0, 0), (1, 0), (5, 5)])
    {(0, 1)}
    """
    shapes = [hexagon(cell) for cell in cells]
    ones, others = STRtree(shapes).query(shapes, predicate="dwithin", distance=1e-6)
    return {
        (int(a), int(b))
        for a, b in zip(ones, others, strict=True)
        if a < b and shapes[a].buffer(1e-6).intersection(shapes[b]).length > 1
    }

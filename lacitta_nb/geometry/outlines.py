"""Outlines of groups of hexagons, points for labels in them, and the edges that they share."""

from collections.abc import Iterable
from typing import Final

from shapely import Polygon, STRtree, get_parts, total_bounds, union_all
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from lacitta_nb.geometry.hexes import Hex, Point, corners

NEAR: Final = 1e-6

Rings = tuple[tuple[Point, ...], ...]
"""Closed rings of points in board units: outlines, and the holes in them."""


def hexagon(cell: Hex) -> Polygon:
    """The outline of one hexagon.

    >>> round(hexagon((3, 1)).area, 3)
    2.598
    """
    return Polygon(corners(cell))


def pieces_of(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a union or a buffer came out as, the largest first.

    There is one, or several that do not touch, or none: what lies beside them (points and lines) is
    no outline.
    """
    found = [p for p in get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]
    return sorted(found, key=lambda polygon: -polygon.area)


def joined(cells: Iterable[Hex]) -> Polygon:
    """The union of hexagons; its largest part if there are several.

    >>> round(joined([(0, 0), (1, 0)]).area / hexagon((0, 0)).area, 3)
    2.0
    """
    return pieces_of(_union(cells))[0]


def rounded_outline(cells: Iterable[Hex], inset: float, rounding: float) -> Rings:
    """The outline of a group of hexagons, a little inside them and with round corners.

    Args:
        cells: the hexagons; those that lie apart have outlines of their own.
        inset: how far it keeps inside, so that outlines of groups side by side do not touch.
        rounding: the radius of its corners.

    Returns:
        Rings of points. A group all round something has a second ring.

    >>> len(rounded_outline([(0, 0), (1, 0)], 0.1, 0.2))
    1
    """
    shape = _union(cells).buffer(-inset - rounding).buffer(rounding, quad_segs=3)
    return tuple(
        tuple((x, y) for x, y in ring.coords)
        for piece in pieces_of(shape)
        for ring in (piece.exterior, *piece.interiors)
    )


def _union(cells: Iterable[Hex]) -> BaseGeometry:
    return union_all([hexagon(cell) for cell in cells], grid_size=1e-6)


def label_point(shape: Polygon) -> Point:
    """The place inside a shape with most room for a label.

    That is the centre of gravity, unless it lies outside or close to the rim of a bent shape.

    >>> label_point(Polygon([(0, 0), (2, 0), (2, 2), (0, 2)]))
    (1.0, 1.0)
    """
    middle = shape.centroid
    roomiest = polylabel(shape, tolerance=0.05)
    best = roomiest.distance(shape.boundary)
    here = middle.distance(shape.boundary) if shape.contains(middle) else 0.0
    chosen = middle if here >= 0.8 * best else roomiest
    return chosen.x, chosen.y


def shared_edge(one: Hex, other: Hex) -> tuple[Point, Point]:
    """The ends of the edge that two hexagons side by side share.

    >>> [round(y, 1) for _, y in shared_edge((0, 0), (1, 0))]
    [-0.5, 0.5]
    """
    ends = [
        corner
        for corner in corners(one)
        if any(abs(corner[0] - x) + abs(corner[1] - y) < NEAR for x, y in corners(other))
    ]
    return ends[0], ends[1]


def extent(cells: Iterable[Hex]) -> tuple[float, float, float, float]:
    """The smallest box around hexagons: left, low, right, high.

    >>> extent([(0, 0)])[1::2]
    (-1.0, 1.0)
    """
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

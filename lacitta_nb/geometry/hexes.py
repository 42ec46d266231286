r"""Hexagons in the plane: pointy-top, edge length 1, y upward.

      /\      the centre of (q, r) is (√3·(q + r/2), -1.5·r);
     /  \     the corners run counter-clockwise from the one
    |    |    at the lower right
     \  /
      \/

One board unit is the length of an edge, so centres of hexagons that share one lie √3 apart.
"""

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from shapely import Polygon

from lacitta_nb.games.lacitta.board import Board, Hex

Point = tuple[float, float]
"""A place in board units."""

SQRT3: Final = sqrt(3)
CORNERS: Final[tuple[Point, ...]] = tuple(
    (cos(angle), sin(angle)) for angle in (pi / 6 + i * pi / 3 for i in (-1, 0, 1, 2, 3, 4))
)
"""The corners of a hexagon around its centre."""


def centre(cell: Hex) -> Point:
    """The middle of a hexagon, in board units.

    >>> centre((0, 2))
    (1.7320508075688772, -3.0)
    """
    q, r = cell
    return SQRT3 * (q + r / 2), -1.5 * r


def corners(cell: Hex) -> tuple[Point, ...]:
    """The six corners of a hexagon, counter-clockwise, in board units.

    >>> len(corners((0, 0)))
    6
    """
    x, y = centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def hexagon(cell: Hex) -> Polygon:
    """The outline of one hexagon.

    >>> round(hexagon((3, 1)).area, 3)
    2.598
    """
    return Polygon(corners(cell))


@lru_cache(maxsize=64)
def space_centres(board: Board) -> tuple[Point, ...]:
    """The middle of each space of a board, by number."""
    return tuple(centre(cell) for cell in board.at)

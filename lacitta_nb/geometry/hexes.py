r"""Hexagons in the plane: pointy-top, edge length 1, y upward.

      /\      the centre of (q, r) is (√3·(q + r/2), -1.5·r);
     /  \     the corners run counter-clockwise from the one
    |    |    at the lower right
     \  /
      \/

One board unit is the length of an edge, so centres of hexagons that share one lie √3 apart. Boards
count with these hexagons before anything is drawn, so this module needs the standard library alone.
"""

from math import cos, pi, sin, sqrt
from typing import Final

Hex = tuple[int, int]
"""Axial coordinates (q, r) of a pointy-top hexagon; r grows downward."""

STEPS: Final[tuple[Hex, ...]] = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a hexagon to the six that share an edge with it."""

Point = tuple[float, float]
"""A place in board units."""

SQRT3: Final = sqrt(3)
CORNERS: Final[tuple[Point, ...]] = tuple(
    (cos(angle), sin(angle)) for angle in (pi / 6 + i * pi / 3 for i in (-1, 0, 1, 2, 3, 4))
)
"""The corners of a hexagon around its centre."""


def neighbours_of(cell: Hex) -> list[Hex]:
    """The six hexagons that share an edge with one.

    >>> neighbours_of((0, 0))[0]
    (1, 0)
    """
    return [(cell[0] + q, cell[1] + r) for q, r in STEPS]


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

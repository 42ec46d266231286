"""Ways from place to place, and the lines that show them."""

from collections.abc import Callable, Container, Iterable
from itertools import pairwise
from math import hypot

from shapely import LineString
from shapely.ops import substring

from lacitta_nb.geometry.hexes import Point


def shortest_way(
    starts: Iterable[int], ends: Container[int], beside: Callable[[int], Iterable[int]]
) -> tuple[int, ...]:
    """A shortest way from one group of numbered places to another.

    Args:
        starts: where it may begin.
        ends: where it may end.
        beside: the places beside each place.

    Returns:
        The numbers of its places, the first in `starts` and the last in `ends`; of several shortest
        ways always the same one. Empty when no way leads there.

    >>> shortest_way([0], {3, 4}, lambda place: (place - 1, place + 1))
    (0, 1, 2, 3)
    """
    before: dict[int, int] = {}
    ring = list(starts)
    seen = set(ring)
    while ring:
        ahead: list[int] = []
        for place in ring:
            if place in ends:
                return _back(before, place)
            for other in beside(place):
                if other not in seen:
                    seen.add(other)
                    before[other] = place
                    ahead.append(other)
        ring = ahead
    return ()


def _back(before: dict[int, int], place: int) -> tuple[int, ...]:
    found = [place]
    while place in before:
        place = before[place]
        found.append(place)
    return tuple(reversed(found))


def trimmed(points: tuple[Point, ...], first: float, last: float) -> tuple[Point, ...]:
    """A line without its first and last stretch, in board units.

    What is left is never shorter than a third of the line.

    >>> trimmed(((0.0, 0.0), (10.0, 0.0)), 1, 2)
    ((1.0, 0.0), (8.0, 0.0))
    """
    line = LineString(points)
    spare = line.length * 2 / 3
    if first + last > spare:
        first, last = first * spare / (first + last), last * spare / (first + last)
    part = substring(line, first, line.length - last)
    return tuple((x, y) for x, y in part.coords)


def moved(points: tuple[Point, ...], aside: float) -> tuple[Point, ...]:
    """A way, each of its points moved to the left: always one line of as many points.

    Shapely's `offset_curve` is the line at exactly that distance. Where a way turns back on itself
    that line is in several pieces or none, and an arrow needs one that leads from end to end.

    Args:
        points: the way.
        aside: how far to the left, in board units and no more than 1.

    >>> moved(((0.0, 0.0), (4.0, 0.0)), 0.5)
    ((0.0, 0.5), (4.0, 0.5))
    """
    ahead = [_direction(one, two) for one, two in pairwise(points)]
    found = []
    for (x, y), before, after in zip(points, ahead[:1] + ahead, ahead + ahead[-1:], strict=True):
        across, up = _direction((0.0, 0.0), (before[0] + after[0], before[1] + after[1]))
        found.append((x - up * aside, y + across * aside))
    return tuple(found)


def _direction(one: Point, two: Point) -> Point:
    """The way from one point to another, of length 1."""
    across, up = two[0] - one[0], two[1] - one[1]
    length = hypot(across, up)
    return across / length, up / length


def along(points: tuple[Point, ...], part: float) -> Point:
    """The place on a line after that part of its length, 0 to 1.

    >>> along(((0.0, 0.0), (4.0, 0.0)), 0.5)
    (2.0, 0.0)
    """
    place = LineString(points).interpolate(part, normalized=True)
    return place.x, place.y


def meet(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Whether two lines touch or cross.

    >>> meet(((0.0, 0.0), (2.0, 2.0)), ((0.0, 2.0), (2.0, 0.0)))
    True
    """
    return bool(LineString(one).intersects(LineString(other)))

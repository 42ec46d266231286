"""The ways that citizens take from one city to another, along the spaces between them."""

from functools import lru_cache
from itertools import pairwise
from math import hypot

from shapely import LineString
from shapely.ops import substring

from lacitta_nb.games.lacitta.board import Board, bits
from lacitta_nb.geometry.hexes import Point, space_centres


@lru_cache(maxsize=4096)
def way(board: Board, start: int, end: int) -> tuple[int, ...]:
    """A shortest way along the spaces from one set of spaces to another (G3).

    Args:
        board: the board.
        start: the set of spaces where it begins.
        end: the set of spaces where it ends.

    Returns:
        The numbers of its spaces, the first in `start` and the last in `end`; of several shortest
        ways always the same one. Empty when no way leads there.
    """
    before: dict[int, int] = {}
    ring, seen = list(bits(start)), start
    while ring:
        ahead: list[int] = []
        for space in ring:
            if end >> space & 1:
                return _back(before, space)
            for beside in bits(board.adjacent[space] & ~seen):
                seen |= 1 << beside
                before[beside] = space
                ahead.append(beside)
        ring = ahead
    return ()


def _back(before: dict[int, int], space: int) -> tuple[int, ...]:
    found = [space]
    while space in before:
        space = before[space]
        found.append(space)
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


@lru_cache(maxsize=4096)
def migration_path(
    board: Board, start: int, end: int, *, aside: float = 0.0, trim: float = 0.45
) -> tuple[Point, ...]:
    """The line of an arrow from the nearest building of one city to that of another.

    Args:
        board: the board.
        start: the spaces of the city that loses a citizen.
        end: the spaces of the city that gains it.
        aside: how far to the left of the way the line runs, in board units and no more than 1, so
            that arrows on one way lie beside each other.
        trim: how much is cut off at both ends.

    Returns:
        Points in board units, in the direction of the migration; empty when no way leads there.
    """
    spaces = way(board, start, end)
    if len(spaces) < 2:
        return ()
    centres = space_centres(board)
    points = tuple(centres[space] for space in spaces)
    return trimmed(_moved(points, aside) if aside else points, trim, trim)


def _moved(points: tuple[Point, ...], aside: float) -> tuple[Point, ...]:
    """A way, each of its points moved to the left: always one line of as many points.

    Shapely's `offset_curve` is the line at exactly that distance. Where a way turns back on itself
    that line is in several pieces or none, and an arrow needs one that leads from end to end.
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

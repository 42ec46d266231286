"""Where a plate or a badge hides least: places are tried in order of how well they would suit."""

from collections.abc import Iterable
from math import inf

from lacitta_nb.drawing.scene import Box
from lacitta_nb.geometry.hexes import Point

Obstacle = tuple[Box, float]
"""A box, with what it costs to hide a square unit of it."""
FAR = 1e3
OFF_PAGE = 500.0


def box_at(place: Point, half: Point) -> Box:
    """The box around a place, from half its width and height."""
    return place[0] - half[0], place[1] - half[1], place[0] + half[0], place[1] + half[1]


def grown(box: Box, by: float) -> Box:
    """A box with some room around it."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def overlap(one: Box, two: Box) -> float:
    """The area that two boxes share.

    >>> overlap((0, 0, 2, 2), (1, 1, 3, 3)), overlap((0, 0, 1, 1), (2, 2, 3, 3))
    (1, 0.0)
    """
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def hidden(box: Box, obstacles: Iterable[Obstacle]) -> float:
    """What it costs to lie on a box."""
    return sum([weight * overlap(box, other) for other, weight in obstacles])


def beyond(page: Box) -> tuple[Obstacle, ...]:
    """What lies off the page, as obstacles."""
    left, low, right, high = page
    return (
        ((-FAR, -FAR, left, FAR), OFF_PAGE),
        ((right, -FAR, FAR, FAR), OFF_PAGE),
        ((-FAR, -FAR, FAR, low), OFF_PAGE),
        ((-FAR, high, FAR, FAR), OFF_PAGE),
    )


def clearest(
    places: Iterable[tuple[float, Point]], half: Point, obstacles: Iterable[Obstacle]
) -> Point:
    """The place that costs least, with what it hides.

    Args:
        places: places, each after its own cost, the cheapest first.
        half: half the width and height of what goes there.
        obstacles: what should not be hidden.
    """
    best, least, others = (0.0, 0.0), inf, tuple(obstacles)
    for own, place in places:
        if own >= least:
            break
        cost = own + hidden(box_at(place, half), others)
        if cost < least - 1e-9:
            best, least = place, cost
    return best

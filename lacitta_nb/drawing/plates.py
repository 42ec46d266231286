"""Where the plate of each city goes: beside its castle, on whatever it hides least of."""

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from lacitta_nb.board import Board
from lacitta_nb.drawing.scene import Box, box_of
from lacitta_nb.geometry import Point, label_points, space_centres

WIDTH: Final = 1.84
HEIGHT: Final = 1.36
HALF_SPACE: Final[Point] = (0.87, 0.8)
HALF_SIGN: Final[Point] = (0.8, 0.62)
"""Half the size of what a landscape area shows in its middle."""
PLATE_COST: Final = 30.0
SIGN_COST: Final = 5.0
SPACE_COST: Final = 3.0
SIDEWAYS_COST: Final = 0.12
NEARBY: Final = 4.5


def _box(place: Point, half: Point) -> Box:
    return place[0] - half[0], place[1] - half[1], place[0] + half[0], place[1] + half[1]


def _overlap(one: Box, two: Box) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _outside(box: Box, page: Box) -> float:
    """How much of a box sticks out of the page, as an area."""
    inside = _overlap(box, page)
    return (box[2] - box[0]) * (box[3] - box[1]) - inside


def _candidates(castle: Point) -> Iterator[tuple[Point, float]]:
    """Places all round a castle, each with a small cost that breaks ties."""
    for step in range(12):
        angle = pi / 2 + step * pi / 6
        across, up = cos(angle), sin(angle)
        far = 0.62 + 0.95 * abs(across) + 0.9 * abs(up) if abs(across) > 0.6 else 1.52
        yield (castle[0] + far * across, castle[1] + far * up), SIDEWAYS_COST * abs(across)


@lru_cache(maxsize=256)
def plate_places(board: Board, castles: tuple[int, ...]) -> tuple[Point, ...]:
    """The middle of the plate of each castle, in the same order.

    Castles are taken in their order, so a new city moves no plate that is there already.

    Args:
        board: the board.
        castles: numbers of the castles' spaces, in founding order.
    """
    half = WIDTH / 2, HEIGHT / 2
    page = box_of(board)
    centres = space_centres(board)
    fixed = [(place, HALF_SPACE, SPACE_COST) for place in centres]
    fixed += [(place, HALF_SIGN, SIGN_COST) for place in label_points(board)]
    placed: list[Box] = []
    found: list[Point] = []
    for castle in castles:
        x, y = centres[castle]
        near = [
            (_box(place, size), cost)
            for place, size, cost in fixed
            if abs(place[0] - x) < NEARBY and abs(place[1] - y) < NEARBY
        ]
        near += [(box, PLATE_COST) for box in placed]
        best = min(
            _candidates((x, y)),
            key=lambda spot: (
                spot[1]
                + PLATE_COST * _outside(_box(spot[0], half), page)
                + sum(cost * _overlap(_box(spot[0], half), box) for box, cost in near)
            ),
        )
        found.append(best[0])
        placed.append(_box(best[0], half))
    return tuple(found)

"""Where the plate of each city goes: beside its castle, on whatever it hides least of."""

from functools import lru_cache
from math import cos, inf, pi, sin
from typing import Final

from lacitta_nb.drawing.scene import Box
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.picture.plan import label_points, space_centres
from lacitta_nb.geometry.hexes import Point

WIDTH: Final = 1.8
HEIGHT: Final = 1.4
HALF_SPACES: Final[tuple[Point, ...]] = ((0.8, 0.5), (0.42, 0.82))
"""A space as two boxes, half their size: its middle between the upright sides, and its tips."""
HALF_SIGN: Final[Point] = (0.75, 0.6)
"""Half the size of what a landscape area shows in its middle."""
PLATE_COST: Final = 30.0
SIGN_COST: Final = 5.0
SPACE_COST: Final = 3.0
FAR_COST: Final = 0.6
NEARBY: Final = 4.5
STEPS: Final = 24
DISTANCES: Final = (1.45, 1.6, 1.75, 1.95)
BUILT_COST: Final = 12.0
OVER: Final = 0.12
"""How much of a chip lies on the edge of its plate."""

_Obstacle = tuple[Box, float]


def _box(place: Point, half: Point) -> Box:
    return place[0] - half[0], place[1] - half[1], place[0] + half[0], place[1] + half[1]


def _overlap(one: Box, two: Box) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0.0


@lru_cache(maxsize=1)
def _around() -> tuple[tuple[float, float, float], ...]:
    """Places all round a castle, each with a small cost for being far."""
    angles = [pi / 2 + step * 2 * pi / STEPS for step in range(STEPS)]
    return tuple((far * cos(a), far * sin(a), far * FAR_COST) for far in DISTANCES for a in angles)


@lru_cache(maxsize=4096)
def _obstacles(board: Board, castle: int) -> tuple[_Obstacle, ...]:
    """What stays where it is near a castle: spaces and the signs of areas."""
    centres = space_centres(board)
    x, y = centres[castle]
    fixed = [(place, half, SPACE_COST) for place in centres for half in HALF_SPACES]
    fixed += [(place, HALF_SIGN, SIGN_COST) for place in label_points(board)]
    return tuple(
        (_box(place, size), cost)
        for place, size, cost in fixed
        if abs(place[0] - x) < NEARBY and abs(place[1] - y) < NEARBY
    )


@lru_cache(maxsize=4096)
def _place(board: Board, castle: int, page: Box, plates: tuple[Box, ...]) -> Point:
    half = WIDTH / 2, HEIGHT / 2
    x, y = space_centres(board)[castle]
    near = _obstacles(board, castle) + tuple((box, PLATE_COST) for box in plates)
    best, least = (x, y), inf
    for across, up, far in _around():
        box = _box((x + across, y + up), half)
        cost = far + PLATE_COST * (WIDTH * HEIGHT - _overlap(box, page))
        cost += sum(weight * _overlap(box, other) for other, weight in near)
        if cost < least - 1e-9:
            best, least = (x + across, y + up), cost
    return best


@lru_cache(maxsize=256)
def plate_places(board: Board, castles: tuple[int, ...], page: Box) -> tuple[Point, ...]:
    """The middle of the plate of each castle, in the same order.

    Castles are taken in their order, so a new city moves no plate that is there already.

    Args:
        board: the board.
        castles: numbers of the castles' spaces, in founding order.
        page: the box that no plate may leave.
    """
    half = WIDTH / 2, HEIGHT / 2
    placed: list[Box] = []
    found: list[Point] = []
    centres = space_centres(board)
    for castle in castles:
        x, y = centres[castle]
        near = tuple(b for b in placed if abs(b[0] - x) < NEARBY and abs(b[1] - y) < NEARBY)
        place = _place(board, castle, page, near)
        found.append(place)
        placed.append(_box(place, half))
    return tuple(found)


def chip_place(
    board: Board,
    castle: int,
    page: Box,
    plates: tuple[Point, ...],
    *,
    own: Point,
    size: Point,
    occupied: int,
) -> Point:
    """Where a chip goes that says something of a city: on the edge of its plate.

    Args:
        board: the board.
        castle: the number of the castle's space.
        page: the box that no chip may leave.
        plates: the middles of all cities' plates.
        own: the middle of this city's plate.
        size: width and height of the chip, in board units.
        occupied: the spaces that are built on, which it hides only if it must.

    Returns:
        The middle of the chip.
    """
    half = size[0] / 2, size[1] / 2
    aside, off = WIDTH / 2 + half[0] - OVER, HEIGHT / 2 + half[1] - OVER
    slide, rise = WIDTH / 2 - half[0], HEIGHT / 2 - half[1]
    ways = [(across, up) for up in (off, -off) for across in (0.0, slide, -slide)]
    ways += [(across, up) for across in (aside, -aside) for up in (0.0, rise, -rise)]
    built = [place for n, place in enumerate(space_centres(board)) if occupied >> n & 1]
    near = [*_obstacles(board, castle)]
    near += [(_box(place, (WIDTH / 2, HEIGHT / 2)), PLATE_COST) for place in plates if place != own]
    near += [(_box(place, half_space), BUILT_COST) for place in built for half_space in HALF_SPACES]

    def cost(place: Point) -> float:
        box = _box(place, half)
        outside = 4 * half[0] * half[1] - _overlap(box, page)
        hidden = sum(weight * _overlap(box, other) for other, weight in near)
        return round(PLATE_COST * outside + hidden, 6)

    return min(((own[0] + across, own[1] + up) for across, up in ways), key=cost)

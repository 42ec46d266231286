"""The plates of the cities: how large each is, and where it goes beside its castle.

A plate hides empty corners of the land rather than spaces, closed spaces rather than open ones and
these rather than buildings; it never lies on a castle or on another plate.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.picture.labels import limit_text
from lacitta_nb.games.lacitta.picture.plan import label_points, page, space_centres
from lacitta_nb.games.lacitta.picture.room import (
    Obstacle,
    beyond,
    box_at,
    clearest,
    grown,
    hidden,
    overlap,
)
from lacitta_nb.games.lacitta.picture.styles import SMALL
from lacitta_nb.games.lacitta.state import City, State, Table
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.texts.numbers import halves_text

HEIGHT: Final = 1.6
HALF_SIGN: Final = 0.39
"""Half the width of the sign of a service with a number of one letter."""
GAP: Final = 0.03
EDGE: Final = 0.1
HALF_SPACES: Final[tuple[Point, ...]] = ((0.8, 0.5), (0.42, 0.82))
"""A space as two boxes, half their size: its middle between the upright sides, and its tips."""
HALF_CASTLE: Final[Point] = (0.66, 0.66)
HALF_AREA: Final[Point] = (0.75, 0.6)
"""Half the size of what a landscape area shows in its middle."""
PLATE_COST: Final = 200.0
CASTLE_COST: Final = 100.0
BUILT_COST: Final = 12.0
SIGN_COST: Final = 4.0
OPEN_COST: Final = 3.0
CLOSED_COST: Final = 1.0
FAR_COST: Final = 0.6
NEARBY: Final = 5.0
FAR_PLATE: Final = 6.0
APART: Final = 0.08
"""How far plates lie apart, so that each can be seen to end."""
UPS: Final = (1.45, 1.6, 1.8, 2.1, 2.6)
"""How far above or below its castle a plate may lie."""
ASIDES: Final = (0.7, 0.85, 1.1, 1.7)
"""How far beside its castle a plate may begin."""
OVER: Final = 0.12
"""How much of a chip lies on the edge of its plate."""


def half_sign(number: str) -> float:
    """Half the width of the sign of a service that holds a number.

    >>> half_sign("3") < half_sign("12") < half_sign("1½")
    True
    """
    if len(number) == 1:
        return HALF_SIGN
    return round(text_width(number) * SMALL / 2 + 0.12, 2)


def citizens_text(state: State, city: City) -> str:
    """A city's citizens and its limit, as they are written on its plate (G5)."""
    return f"{city.citizens}/{limit_text(state.limit(city))}"


def points_texts(state: State, city: City) -> list[str]:
    """A city's numbers of the three services (G8)."""
    return [halves_text(state.points(city, i)) for i in range(len(SERVICES))]


@lru_cache(maxsize=1024)
def _width(numbers: tuple[str, ...], citizens: str) -> float:
    signs = 2 * sum(map(half_sign, numbers)) + (len(numbers) - 1) * GAP
    return round(max(signs, text_width(citizens, bold=True) * SMALL) + 2 * EDGE, 2)


def _near(place: Point, other: Point) -> bool:
    return abs(place[0] - other[0]) < NEARBY and abs(place[1] - other[1]) < NEARBY


def space_boxes(place: Point, cost: float) -> Iterator[Obstacle]:
    """A space as something that should not be hidden."""
    for half in HALF_SPACES:
        yield box_at(place, half), cost


@lru_cache(maxsize=4096)
def _land(table: Table, castle: int) -> tuple[Obstacle, ...]:
    """What stays where it is near a castle: spaces, the signs of areas, and the page's end."""
    board = table.board
    centres = space_centres(board)
    found = [*beyond(page(table))]
    for number, place in enumerate(centres):
        if _near(place, centres[castle]):
            cost = OPEN_COST if table.open >> number & 1 else CLOSED_COST
            found += space_boxes(place, cost)
    signs = [place for place in label_points(board) if _near(place, centres[castle])]
    return *found, *((box_at(place, HALF_AREA), SIGN_COST) for place in signs)


def _around(half: float) -> Iterator[Point]:
    """Places round a castle for a plate of half a width, beside and above or below it."""
    steps = 9
    for up in UPS:
        for step in range(steps):
            across = (step / (steps - 1) * 2 - 1) * (half + 0.6)
            yield across, up
            yield across, -up
    for aside in ASIDES:
        for step in range(steps):
            up = (step / (steps - 1) * 2 - 1) * UPS[0]
            yield half + aside, up
            yield -half - aside, up


@lru_cache(maxsize=4096)
def _places(table: Table, castle: int, width: float) -> tuple[tuple[float, Point], ...]:
    """Places for a plate, each after what it hides of the land, the best first."""
    (x, y), land = space_centres(table.board)[castle], _land(table, castle)
    half = width / 2, HEIGHT / 2
    found = []
    for across, up in _around(half[0]):
        place = x + across, y + up
        far = (max(0.0, abs(across) - half[0]) ** 2 + up**2) ** 0.5
        cost = FAR_COST * far + hidden(box_at(place, half), land)
        found.append((round(cost, 6), place))
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def _reach(table: Table, castle: int) -> int:
    """The spaces that a plate of a castle could hide."""
    centres = space_centres(table.board)
    near = [number for number, place in enumerate(centres) if _near(place, centres[castle])]
    return sum(1 << number for number in near)


@lru_cache(maxsize=4096)
def _place(
    table: Table, city: tuple[int, float], plates: tuple[Box, ...], castles: int, built: int
) -> Point:
    castle, width = city
    centres = space_centres(table.board)
    obstacles = [(grown(box, APART), PLATE_COST) for box in plates]
    obstacles += [(box_at(centres[n], HALF_CASTLE), CASTLE_COST) for n in bits(castles)]
    for number in bits(built):
        obstacles += space_boxes(centres[number], BUILT_COST)
    return clearest(_places(table, castle, width), (width / 2, HEIGHT / 2), obstacles)


@lru_cache(maxsize=256)
def _placed(
    table: Table, cities: tuple[tuple[int, float], ...], occupied: int
) -> tuple[tuple[int, Box], ...]:
    centres, castles = space_centres(table.board), sum(1 << castle for castle, _ in cities)
    found: dict[int, Box] = {}
    for castle, width in cities:
        x, y = centres[castle]
        reached = box_at((x, y), (FAR_PLATE, FAR_PLATE))
        near = tuple(box for box in found.values() if overlap(box, reached))
        reach = _reach(table, castle)
        place = _place(table, (castle, width), near, castles & reach, occupied & reach)
        found[castle] = box_at(place, (width / 2, HEIGHT / 2))
    return tuple(found.items())


def plate_places(state: State) -> dict[int, Box]:
    """The box of each city's plate, by the number of its castle's space.

    Cities are taken in the order of their founding, so a new one moves no plate that lies well.
    """
    cities = tuple(
        (city.castle, _width(tuple(points_texts(state, city)), citizens_text(state, city)))
        for city in state.cities
    )
    return dict(_placed(state.table, cities, state.occupied))


def middle(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def chip_place(state: State, castle: int, plates: dict[int, Box], size: Point) -> Point:
    """Where a chip goes that says something of a city: on the edge of its plate.

    Args:
        state: the moment.
        castle: the number of the castle's space.
        plates: the boxes of all cities' plates.
        size: width and height of the chip, in board units.

    Returns:
        The middle of the chip.
    """
    own = plates[castle]
    (x, y), half = middle(own), (size[0] / 2, size[1] / 2)
    wide, high = (own[2] - own[0]) / 2, (own[3] - own[1]) / 2
    aside, off = wide + half[0] - OVER, high + half[1] - OVER
    slide, rise = wide - half[0], high - half[1]
    ways = [(across, up) for up in (off, -off) for across in (0.0, slide, -slide)]
    ways += [(across, up) for across in (aside, -aside) for up in (0.0, rise, -rise)]
    near = [*_land(state.table, castle)]
    near += [(box, PLATE_COST) for box in plates.values() if box is not own]
    for number in bits(state.occupied & _reach(state.table, castle)):
        near += space_boxes(space_centres(state.table.board)[number], BUILT_COST)
    return clearest([(0.0, (x + across, y + up)) for across, up in ways], half, near)

"""The layer of what players put on the board: cities, buildings, figures and the cities' plates."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.shapes import Shape, line, plate, polygon
from lacitta_nb.drawing.theme import EDGE_STYLES
from lacitta_nb.games.lacitta.board import Board, bits
from lacitta_nb.games.lacitta.constants import BUILDINGS, FARM, QUARRY, SERVICES
from lacitta_nb.games.lacitta.picture.labels import city_label, limit_text
from lacitta_nb.games.lacitta.picture.plan import city_outline, page, space_centres
from lacitta_nb.games.lacitta.picture.plates import HEIGHT, WIDTH, plate_places
from lacitta_nb.games.lacitta.picture.signs import (
    BUILDING_SIGNS,
    FIGURE,
    HEXAGON,
    PERSON,
    SERVICE_SIGNS,
)
from lacitta_nb.games.lacitta.picture.styles import put
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.texts.numbers import halves_text

TILE: Final = 0.78
SIGN: Final = 0.38
PLATE: Final = plate(WIDTH, HEIGHT, 0.2)
LONG: Final = 4
"""Letters from which a city's numbers are written smaller."""
SOLID: Final = frozenset({"hospital"})
"""Buildings whose sign is filled, so that a lone outline is not taken for a frame."""


@lru_cache(maxsize=4096)
def _outline(board: Board, spaces: int) -> Shape:
    return polygon(*city_outline(board, spaces))


def piece_layer(state: State) -> Marks:
    """Cities in their owners' colours, buildings, figures, harvests and plates."""
    board = state.table.board
    centres = space_centres(board)
    marks: list[Mark] = []
    for city in state.cities:
        label = city_label(state, city)
        outline = _outline(board, city.spaces)
        marks.append(put(outline, f"city-{city.owner}", id=f"c-{city.castle}", label=label))
        marks += [put(outline, style.name) for style in EDGE_STYLES[city.owner]]
    castles = tuple(city.castle for city in state.cities)
    places = plate_places(board, castles, page(state.table))
    for city, place in zip(state.cities, places, strict=True):
        marks.append(put(line((centres[city.castle], place)), f"link-{city.owner}"))
    kinds = {
        space: kind.name for kind in BUILDINGS.values() for space in bits(state.built[kind.number])
    }
    for city in state.cities:
        for space in bits(city.spaces):
            if space == city.castle:
                marks += _castle(state, city, centres[space])
            else:
                marks += _building(state, city, space, kinds[space], centres[space])
    marks += _guests(state, centres)
    for city, place in zip(state.cities, places, strict=True):
        marks += _plate(state, city, place)
    return tuple(marks)


def _castle(state: State, city: City, place: Point) -> Iterator[Mark]:
    """The tower with the citizens who stand on it, or how many the city is short of (G2, D1)."""
    x, y = place
    here = city.citizens - state.posts(city) + 1
    number, letters = (str(here), "t-castle") if here > 0 else (f"−{1 - here}", "t-castle-short")
    yield put(BUILDING_SIGNS["castle"], "castle", (x, y + 0.08), 0.58, id=f"b-{city.castle}")
    yield put(number, letters, (x, y - 0.02))
    yield put(OWNER_SIGNS[city.owner], f"owner-{city.owner}", (x, y + 0.74), 0.27)


def _building(state: State, city: City, space: int, kind: str, place: Point) -> Iterator[Mark]:
    x, y = place
    bit = 1 << space
    yields = state.built[FARM] & bit or state.built[QUARRY] & bit
    yield put(HEXAGON, "tile", place, TILE)
    style = "sign-solid" if kind in SOLID else "sign"
    at = (x - 0.14 if yields else x, y)
    yield put(BUILDING_SIGNS[kind], style, at, SIGN, id=f"b-{space}")
    yield put(OWNER_SIGNS[city.owner], f"owner-{city.owner}", (x, y + 0.64), 0.27)
    if yields:
        amount = state.yields(space) if state.built[FARM] & bit else state.table.mountains[space]
        yield put(str(amount), "t-yield", (x + 0.45, y - 0.24))


def _guests(state: State, centres: tuple[Point, ...]) -> Iterator[Mark]:
    """Figures with what they add (P15), and the one of a rich harvest (P17)."""
    for figures in state.figures:
        x, y = centres[figures.space]
        yield put(FIGURE, "figure", (x - 0.58, y + 0.34), 0.34)
        sign = SERVICE_SIGNS[figures.service]
        yield put(sign, "service", (x + 0.58, y + 0.34), 0.36)
        yield put(f"+{figures.amount}", "t-service", (x + 0.58, y + 0.32))
    for space in bits(state.harvest):
        x, y = centres[space]
        yield put(FIGURE, "figure", (x - 0.58, y + 0.34), 0.34)
        yield put("×2", "t-figures", (x + 0.56, y + 0.28))


def _plate(state: State, city: City, place: Point) -> Iterator[Mark]:
    """Citizens of the limit, and the totals of the three services (G5, G8)."""
    x, y = place
    yield put(PLATE, f"plate-{city.owner}", place)
    yield put(PERSON, "person", (x - 0.62, y + 0.31), 0.24)
    citizens = f"{city.citizens}/{limit_text(state.limit(city))}"
    letters = "t-plate" if len(citizens) < LONG else "t-plate-long"
    yield put(citizens, letters, (x + 0.17, y + 0.32))
    for i, service in enumerate(SERVICES):
        half_points = state.points(city, i)
        style = "service" if half_points else "service-none"
        spot = x + (i - 1) * 0.59, y - 0.33
        yield put(SERVICE_SIGNS[service], style, spot, 0.31)
        drop = 0.03 if service == "health" else 0.0
        number = halves_text(half_points)
        letters = f"t-{style}" if len(number) == 1 else "t-service-long"
        yield put(number, letters, (spot[0], spot[1] - drop))

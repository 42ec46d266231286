"""The layer of what players put on the board: cities, buildings, figures and the cities' plates."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.shapes import Shape, line, plate, polygon
from lacitta_nb.drawing.theme import EDGE_STYLES
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import BUILDINGS, FARM, QUARRY, SERVICES
from lacitta_nb.games.lacitta.picture.labels import city_label
from lacitta_nb.games.lacitta.picture.plan import city_outline, space_centres
from lacitta_nb.games.lacitta.picture.plates import (
    GAP,
    HALF_SIGN,
    citizens_text,
    half_sign,
    middle,
    plate_places,
    points_texts,
)
from lacitta_nb.games.lacitta.picture.signs import (
    BUILDING_SIGNS,
    EAR,
    FIGURE,
    HEXAGON,
    PERSON,
    SERVICE_SIGNS,
)
from lacitta_nb.games.lacitta.picture.styles import SMALL, put
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.geometry.hexes import Point

TILE: Final = 0.78
SIGN: Final = 0.38
BESIDE: Final = 0.34
"""Size of a building's sign beside the number of what it yields."""
UNDER: Final = 0.3
"""Size of a building's sign under figures."""
FIGURES_SIGN: Final = 0.41
PERSON_ROOM: Final = 0.75
"""The room on a plate that the sign for citizens takes, with the edges."""
SOLID: Final = frozenset({"hospital"})
"""Buildings whose sign is filled, so that a lone outline is not taken for a frame."""


@lru_cache(maxsize=4096)
def _outline(board: Board, spaces: int) -> Shape:
    return polygon(*city_outline(board, spaces))


@lru_cache(maxsize=64)
def _plate_shape(width: float, height: float) -> Shape:
    return plate(width, height, 0.2)


@lru_cache(maxsize=64)
def _wide(service: str, times: float) -> Shape:
    """The sign of a service, drawn out for a longer number."""
    pieces = SERVICE_SIGNS[service].pieces
    return Shape(
        tuple(
            (key, tuple(n if i % 2 else n * times for i, n in enumerate(numbers)))
            for key, numbers in pieces
        )
    )


def piece_layer(state: State) -> Marks:
    """Cities in their owners' colours, buildings, figures, harvests and plates."""
    board = state.table.board
    centres = space_centres(board)
    plates = plate_places(state)
    marks = [*_cities(state), *_links(state, plates)]
    kinds = {
        space: kind.name for kind in BUILDINGS.values() for space in bits(state.built[kind.number])
    }
    guests = {figures.space for figures in state.figures} | set(bits(state.harvest))
    for city in state.cities:
        for space in bits(city.spaces):
            if space == city.castle:
                marks += _castle(state, city, centres[space])
            elif space in guests:
                marks += _visited(state, city, space, kinds[space])
            else:
                marks += _building(state, city, space, kinds[space])
    marks += _guests(state)
    for city in state.cities:
        marks += _plate(state, city, plates[city.castle])
    return tuple(marks)


def _cities(state: State) -> Iterator[Mark]:
    board = state.table.board
    for city in state.cities:
        label, group = city_label(state, city), f"city-{board.spaces[city.castle]}"
        look, id_ = f"city-{city.owner}", f"c-{city.castle}"
        outline = _outline(board, city.spaces)
        yield put(outline, look, id=id_, label=label, group=group)
        for edge in EDGE_STYLES[city.owner]:
            yield put(outline, edge.name, group=group)


def _links(state: State, plates: dict[int, Box]) -> Iterator[Mark]:
    board = state.table.board
    for city in state.cities:
        way = line((space_centres(board)[city.castle], middle(plates[city.castle])))
        yield put(way, f"link-{city.owner}", group=f"link-{board.spaces[city.castle]}")


def _castle(state: State, city: City, place: Point) -> Iterator[Mark]:
    """The tower with the citizens who stand on it, or how many the city is short of (G2, D1)."""
    x, y = place
    group = f"castle-{state.table.board.spaces[city.castle]}"
    here = city.citizens - state.posts(city) + 1
    number, letters = (str(here), "t-castle") if here > 0 else (f"−{1 - here}", "t-castle-short")
    tower, mark = BUILDING_SIGNS["castle"], OWNER_SIGNS[city.owner]
    yield put(tower, "castle", (x, y + 0.08), 0.66, id=f"b-{city.castle}", group=group)
    yield put(number, letters, (x, y - 0.08), group=group)
    yield put(mark, f"owner-{city.owner}", (x, y + 0.76), 0.25, group=group)


def _building(state: State, city: City, space: int, kind: str) -> Iterator[Mark]:
    """A building's sign, with what it yields beside it."""
    x, y = space_centres(state.table.board)[space]
    number = _yields(state, space)
    group = f"building-{state.table.board.spaces[space]}"
    yield put(HEXAGON, "tile", (x, y), TILE, group=group)
    style = "sign-solid" if kind in SOLID else "sign"
    if not number:
        yield put(BUILDING_SIGNS[kind], style, (x, y), SIGN, id=f"b-{space}", group=group)
    else:
        letters = "t-yield" if len(number) == 1 else "t-yield-long"
        size = BESIDE if len(number) == 1 else 0.25
        right = 0.7 if len(number) == 1 else 0.8
        wide = text_width(number, bold=len(number) == 1) * SMALL
        at = x + right - wide - size - 0.04, y - 0.08
        yield put(BUILDING_SIGNS[kind], style, at, size, id=f"b-{space}", group=group)
        yield put(number, letters, (x + right - wide / 2, y - 0.08), group=group)
    owner = f"owner-{city.owner}"
    yield put(OWNER_SIGNS[city.owner], owner, (x, y + 0.66), 0.25, group=group)


def _visited(state: State, city: City, space: int, kind: str) -> Iterator[Mark]:
    """A building under figures: its sign stands lower, and its owner's beside it."""
    x, y = space_centres(state.table.board)[space]
    number = _yields(state, space)
    group = f"building-{state.table.board.spaces[space]}"
    yield put(HEXAGON, "tile", (x, y), TILE, group=group)
    style = "sign-solid" if kind in SOLID else "sign"
    at = x + (-0.06 if number else 0.12), y - 0.32
    size = 0.2 if number else UNDER
    yield put(BUILDING_SIGNS[kind], style, at, size, id=f"b-{space}", group=group)
    if number:
        letters = "t-yield" if len(number) == 1 else "t-yield-long"
        yield put(number, letters, (x + 0.18 + 0.24 * len(number), y - 0.32), group=group)
    owner = f"owner-{city.owner}"
    yield put(OWNER_SIGNS[city.owner], owner, (x - 0.44, y - 0.24), 0.16, group=group)


def _yields(state: State, space: int) -> str:
    """What a farm or a quarry yields; "" for other buildings."""
    if state.built[FARM] >> space & 1:
        return str(state.yields(space))
    return str(state.table.mountains[space]) if state.built[QUARRY] >> space & 1 else ""


def _guests(state: State) -> Iterator[Mark]:
    """Figures with what they add (P15), and the one of a rich harvest with its ear (P17)."""
    board = state.table.board
    for figures in state.figures:
        x, y = space_centres(board)[figures.space]
        group = f"figures-{board.spaces[figures.space]}"
        yield put(FIGURE, "figure", (x - 0.42, y + 0.34), 0.32, group=group)
        at, number = (x + 0.42, y + 0.4), str(figures.amount)
        yield from _service(figures.service, number, at, FIGURES_SIGN, group)
    for space in bits(state.harvest):
        x, y = space_centres(board)[space]
        group = f"harvest-{board.spaces[space]}"
        yield put(FIGURE, "figure", (x - 0.36, y + 0.36), 0.32, group=group)
        yield put(EAR, "harvest", (x + 0.36, y + 0.36), 0.34, group=group)


def _service(service: str, number: str, at: Point, size: float, group: str) -> Iterator[Mark]:
    """The sign of a service with a number on it, as wide as the number needs."""
    style = "service-none" if number == "0" else "service"
    letters = "t-service-long" if len(number) > 1 else f"t-{style}"
    shape = SERVICE_SIGNS[service]
    if len(number) > 1:
        shape = _wide(service, half_sign(number) / HALF_SIGN)
    yield put(shape, style, at, size, group=group)
    drop = 0.05 if service == "health" else 0.0
    yield put(number, letters, (at[0], at[1] - drop), group=group)


def _plate(state: State, city: City, box: Box) -> Iterator[Mark]:
    """Citizens of the limit, and the totals of the three services (G5, G8)."""
    x, y = middle(box)
    width = round(box[2] - box[0], 2)
    group = f"plate-{state.table.board.spaces[city.castle]}"
    shape = _plate_shape(width, round(box[3] - box[1], 2))
    yield put(shape, f"plate-{city.owner}", (x, y), group=group)
    citizens = citizens_text(state, city)
    person = text_width(citizens, bold=True) * SMALL < width - PERSON_ROOM
    if person:
        yield put(PERSON, "person", (box[0] + 0.38, y + 0.39), 0.27, group=group)
    yield put(citizens, "t-plate", (x + (0.24 if person else 0), y + 0.4), group=group)
    numbers = points_texts(state, city)
    left = x - sum(map(half_sign, numbers)) - GAP
    for service, number in zip(SERVICES, numbers, strict=True):
        half = half_sign(number)
        yield from _service(service, number, (left + half, y - 0.35), HALF_SIGN, group)
        left += 2 * half + GAP

"""The cities of a position: from a file to the board and back.

Errors give places such as `cities[0].buildings.A2`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lacitta_nb.core.errors import BadFile
from lacitta_nb.core.shared import bits
from lacitta_nb.files.values import located, shown
from lacitta_nb.games.lacitta.constants import BUILDINGS, CASTLE
from lacitta_nb.games.lacitta.formats.players import check_seat
from lacitta_nb.games.lacitta.formats.schemas import CityShape
from lacitta_nb.games.lacitta.problems import SpaceOrder
from lacitta_nb.games.lacitta.state import City, Figures, State, Table, city_on, found_city


class Land(NamedTuple):
    """What the cities of a position put on the board; the fields are those of `State`.

    `orders` is none of them: for each city how the file orders its spaces.
    """

    cities: tuple[City, ...]
    built: tuple[int, ...]
    figures: tuple[Figures, ...]
    harvest: int
    orders: tuple[SpaceOrder, ...]


def land_from(table: Table, shapes: Sequence[CityShape]) -> Land:
    """The cities as they lie on the board; whether they may lie so is not asked.

    Args:
        table: board, edition and tiles.
        shapes: the cities of the file, in founding order.

    Raises:
        BadFile: names that are unknown, or two things on one space.
    """
    built = [0] * len(BUILDINGS)
    cities: list[City] = []
    orders: list[SpaceOrder] = []
    for i, shape in enumerate(shapes):
        with located(f"cities[{i}]"):
            check_seat(shape.owner, table.size, "owner")
            buildings = _built(table, shape, built)
            castle, *others = buildings
            city = found_city(table.board, shape.owner, castle, shape.citizens)
            city = city_on(table.board, city, sum(1 << space for space in buildings))
            cities.append(city)
            orders.append(
                SpaceOrder(others, _figures(table, shape, city), _harvest(table, shape, city))
            )
    figures = sorted(lot for order in orders for lot in order.figures)
    harvest = sum(1 << space for order in orders for space in order.harvest)
    return Land(tuple(cities), tuple(built), tuple(figures), harvest, tuple(orders))


def city_shape(state: State, city: City) -> dict[str, object]:
    """A city as a position file has it, every field written out."""
    names = state.table.board.spaces
    standing = state.buildings(city)
    del standing[city.castle]
    figures: dict[str, dict[str, int]] = {}
    for lot in state.figures:
        if city.spaces >> lot.space & 1:
            figures.setdefault(names[lot.space], {})[lot.service] = lot.amount
    return {
        "owner": city.owner,
        "castle": names[city.castle],
        "citizens": city.citizens,
        "buildings": {names[space]: kind for space, kind in standing.items()},
        "figures": figures,
        "harvest": [names[space] for space in bits(city.spaces & state.harvest)],
    }


def _built(table: Table, shape: CityShape, built: list[int]) -> list[int]:
    """The spaces of a city in the order of the file, the castle's first, added to `built`."""
    with located("castle"):
        spaces = [_free_space(table, shape.castle, built)]
    built[CASTLE] |= 1 << spaces[0]
    for name, kind in shape.buildings.items():
        with located(f"buildings.{name}"):
            space = _free_space(table, name, built)
        built[BUILDINGS[kind].number] |= 1 << space
        spaces.append(space)
    return spaces


def _space(table: Table, name: str) -> int:
    space = table.board.index.get(name)
    if space is None:
        raise BadFile("", "file-no-space-on-board", found=shown(name), board=table.board.name)
    return space


def _free_space(table: Table, name: str, built: Sequence[int]) -> int:
    space = _space(table, name)
    if any(mask >> space & 1 for mask in built):
        raise BadFile("", "file-space-taken", name=name)
    return space


def _own_space(table: Table, city: City, name: str) -> int:
    space = _space(table, name)
    if not city.spaces >> space & 1:
        raise BadFile("", "file-not-of-city", name=name)
    return space


def _figures(table: Table, shape: CityShape, city: City) -> list[Figures]:
    found = []
    for name, lots in shape.figures.items():
        with located(f"figures.{name}"):
            space = _own_space(table, city, name)
        found += [Figures(space, service, amount) for service, amount in lots.items()]
    return found


def _harvest(table: Table, shape: CityShape, city: City) -> list[int]:
    found: list[int] = []
    for i, name in enumerate(shape.harvest):
        with located(f"harvest[{i}]"):
            space = _own_space(table, city, name)
            if space in found:
                raise BadFile("", "file-harvest-twice", rule="P17", name=name)
        found.append(space)
    return found

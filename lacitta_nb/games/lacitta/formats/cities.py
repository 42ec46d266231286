"""The cities of a position: from a file to the board and back."""

from collections.abc import Sequence
from typing import NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import BUILDINGS, CASTLE
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
        shapes: the cities of the file, in founding order, their names sound (see `naming`).
    """
    built = [0] * len(BUILDINGS)
    cities: list[City] = []
    orders: list[SpaceOrder] = []
    for shape in shapes:
        buildings = _built(table, shape, built)
        castle, *others = buildings
        city = found_city(table.board, shape.owner, castle, shape.citizens)
        city = city_on(table.board, city, sum(1 << space for space in buildings))
        cities.append(city)
        harvest = [table.board.index[name] for name in shape.harvest]
        orders.append(SpaceOrder(others, _figures(table, shape), harvest))
    figures = sorted(lot for order in orders for lot in order.figures)
    harvests = sum(1 << space for order in orders for space in order.harvest)
    return Land(tuple(cities), tuple(built), tuple(figures), harvests, tuple(orders))


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
    index = table.board.index
    spaces = [index[shape.castle]]
    built[CASTLE] |= 1 << spaces[0]
    for name, kind in shape.buildings.items():
        spaces.append(index[name])
        built[BUILDINGS[kind].number] |= 1 << index[name]
    return spaces


def _figures(table: Table, shape: CityShape) -> list[Figures]:
    return [
        Figures(table.board.index[name], service, amount)
        for name, lots in shape.figures.items()
        for service, amount in lots.items()
    ]

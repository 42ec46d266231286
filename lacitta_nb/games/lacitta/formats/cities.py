"""The cities of a position: what may lie on the board together, and the masks that follow.

Errors give places such as `cities[0].buildings.A2`, and the number of the rule that is broken.
"""

from collections.abc import Sequence
from typing import NamedTuple

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.values import located, shown
from lacitta_nb.games.lacitta.board import bits
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CASTLE,
    CASTLES,
    CITIZENS,
    FARM,
    FIGURES,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    NAMES,
    SERVICES,
    TILES,
    YEARS,
)
from lacitta_nb.games.lacitta.formats.schemas import CityShape
from lacitta_nb.games.lacitta.state import City, Figures, Table, city_on, found_city


class Land(NamedTuple):
    """What the cities of a position put on the board; the fields are those of `State`."""

    cities: tuple[City, ...]
    built: tuple[int, ...]
    figures: tuple[Figures, ...]
    harvest: int


def land_from(table: Table, shapes: Sequence[CityShape], year: int = 1) -> Land:
    """The cities as they lie on the board; whether they have enough citizens is not asked (D1).

    Args:
        table: board, edition and tiles.
        shapes: the cities of the file, in founding order.
        year: in the last one no rich harvest lies on the board (P17).

    Raises:
        BadFile: they can't lie so.
    """
    built = [0] * len(BUILDINGS)
    cities: list[City] = []
    figures: list[Figures] = []
    harvest = 0
    for i, shape in enumerate(shapes):
        with located(f"cities[{i}]"):
            city = _city(table, shape, built, cities)
            _check_limit(table, city, built)
            cities.append(city)
            figures.extend(_figures(table, shape, city, built))
            harvest |= _harvest(table, shape, city, built, year)
    land = Land(tuple(cities), tuple(built), tuple(sorted(figures)), harvest)
    _check_components(table, land)
    return land


def city_shape(land: Land, table: Table, city: City) -> dict[str, object]:
    """A city as a position file has it, every field written out."""
    names = table.board.spaces
    buildings = {
        names[space]: next(NAMES[n] for n, mask in enumerate(land.built) if mask >> space & 1)
        for space in bits(city.spaces & ~(1 << city.castle))
    }
    figures: dict[str, dict[str, int]] = {}
    for lot in land.figures:
        if city.spaces >> lot.space & 1:
            figures.setdefault(names[lot.space], {})[lot.service] = lot.amount
    return {
        "owner": city.owner,
        "castle": names[city.castle],
        "citizens": city.citizens,
        "buildings": buildings,
        "figures": figures,
        "harvest": [names[space] for space in bits(city.spaces & land.harvest)],
    }


def _city(table: Table, shape: CityShape, built: list[int], others: Sequence[City]) -> City:
    """One city, its buildings added to `built`."""
    if shape.owner >= table.size:
        raise BadFile(
            "owner", f"expected a whole number from 0 to {table.size - 1}, got {shape.owner}"
        )
    with located("castle"):
        castle = _free_space(table, shape.castle, built)
    built[CASTLE] |= 1 << castle
    spaces = 1 << castle
    for name, kind in shape.buildings.items():
        with located(f"buildings.{name}"):
            space = _free_space(table, name, built)
            _check_building(table, kind, space, spaces & built[MARKET])
        built[BUILDINGS[kind].number] |= 1 << space
        spaces |= 1 << space
    _check_connected(table, castle, spaces)
    city = found_city(table.board, shape.owner, castle, shape.citizens)
    city = city_on(table.board, city, spaces)
    _check_gap(table, city, others)
    return city


def _space(table: Table, name: str) -> int:
    space = table.board.index.get(name)
    if space is None:
        raise BadFile("", f"there is no space {shown(name)} on the board {table.board.name}")
    return space


def _free_space(table: Table, name: str, built: Sequence[int]) -> int:
    space = _space(table, name)
    if not table.open >> space & 1:
        raise BadFile("", f"the space {name} is closed with {table.size} players [S11]")
    if any(mask >> space & 1 for mask in built):
        raise BadFile("", f"on {name} stands a building already")
    return space


def _check_building(table: Table, kind: str, space: int, market: int) -> None:
    edition = table.edition
    known = kind in (*edition.small, *edition.bigger) or (kind == "road" and edition.roads)
    if not known:
        raise BadFile("", f"the edition {edition.name} has no {kind}")
    if kind == "market" and market:
        raise BadFile("", "this city has a market already, and one is all it may have [P6]")
    if BUILDINGS[kind].waves and not table.lake >> space & 1:
        raise BadFile("", f"a {kind} needs a lake beside it, and here is none [P8]")


def _check_connected(table: Table, castle: int, spaces: int) -> None:
    apart = spaces & ~table.board.connected(spaces, castle)
    if apart:
        name = table.board.names(apart)[0]
        raise BadFile(
            f"buildings.{name}",
            f"does not hang together with the castle at {table.board.spaces[castle]} [G1]",
        )


def _check_gap(table: Table, city: City, others: Sequence[City]) -> None:
    for other in others:
        touching = city.spaces & other.near
        if touching:
            name = table.board.names(touching)[0]
            key = "castle" if touching >> city.castle & 1 else f"buildings.{name}"
            raise BadFile(
                key,
                f"{name} touches the city with its castle at {table.board.spaces[other.castle]}; "
                "one empty space belongs between them [P7]",
            )


def _check_limit(table: Table, city: City, built: Sequence[int]) -> None:
    limit = _limit(city, built)
    if table.edition.strict_limit and limit is not None and city.citizens > limit:
        raise BadFile(
            "citizens", f"expected at most {limit}, the city's limit, got {city.citizens} [D4]"
        )


def _limit(city: City, built: Sequence[int]) -> int | None:
    if not city.spaces & built[MARKET]:
        return LIMIT_PLAIN
    waves = any(city.spaces & built[kind.number] for kind in BUILDINGS.values() if kind.waves)
    return None if waves else LIMIT_MARKET


def _figures(table: Table, shape: CityShape, city: City, built: Sequence[int]) -> list[Figures]:
    found = []
    for name, lots in shape.figures.items():
        with located(f"figures.{name}"):
            space = _own_space(table, city, name)
            kind = next(NAMES[n] for n, mask in enumerate(built) if mask >> space & 1)
            for service, amount in lots.items():
                if not BUILDINGS[kind].services[SERVICES.index(service)]:
                    raise BadFile(service, f"a {kind} offers no {service} [P15]")
                found.append(Figures(space, service, amount))
    return found


def _harvest(table: Table, shape: CityShape, city: City, built: Sequence[int], year: int) -> int:
    found = 0
    for i, name in enumerate(shape.harvest):
        with located(f"harvest[{i}]"):
            space = _own_space(table, city, name)
            if not built[FARM] >> space & 1:
                raise BadFile("", f"expected a farm of this city, got {shown(name)} [P17]")
            if found >> space & 1:
                raise BadFile("", f"{name} has a rich harvest already [P17]")
            if year == YEARS:
                raise BadFile("", "there is no rich harvest in the last year [P17]")
            found |= 1 << space
    return found


def _own_space(table: Table, city: City, name: str) -> int:
    space = _space(table, name)
    if not city.spaces >> space & 1:
        raise BadFile("", f"{name} does not belong to this city")
    return space


def _check_components(table: Table, land: Land) -> None:
    """No more pieces than there are in the box (S1, S3, S4)."""
    citizens = sum(city.citizens for city in land.cities)
    if citizens > CITIZENS:
        raise BadFile("cities", f"expected at most {CITIZENS} citizens in all, got {citizens} [S4]")
    for pair, tiles in TILES.items():
        used = sum(land.built[b.number].bit_count() for b in BUILDINGS.values() if b.pair == pair)
        if used > tiles:
            raise BadFile(
                "cities", f"expected at most {tiles} {pair} tiles in all, got {used} [S3]"
            )
    for owner in range(table.size):
        _check_owner(land, owner)


def _check_owner(land: Land, owner: int) -> None:
    own = [city for city in land.cities if city.owner == owner]
    if len(own) > CASTLES:
        raise BadFile(
            "cities", f"expected at most {CASTLES} castles of player {owner}, got {len(own)} [S1]"
        )
    spaces = 0
    for city in own:
        spaces |= city.spaces
    figures = sum(lot.amount for lot in land.figures if spaces >> lot.space & 1)
    figures += (spaces & land.harvest).bit_count()
    if figures > FIGURES:
        raise BadFile(
            "cities",
            f"expected at most {FIGURES} figures of player {owner}, "
            f"rich harvests included, got {figures} [S1]",
        )

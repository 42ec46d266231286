"""Whether tiles and cities may lie on the board so, and whether the box holds as many pieces."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from lacitta_nb.core.errors import Problem
from lacitta_nb.core.shared import bits
from lacitta_nb.files.values import shown
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CASTLES,
    CITIZENS,
    FARM,
    FIGURES,
    MARKET,
    SERVICES,
    TILES,
    YEARS,
)
from lacitta_nb.games.lacitta.state import City, Figures, State


class SpaceOrder(NamedTuple):
    """In which order the spaces of a city are named, by their numbers.

    A file may name them in any; a state knows only that of the board.
    """

    buildings: Sequence[int]
    figures: Sequence[Figures]
    harvest: Sequence[int]


def order_of(state: State, city: City) -> SpaceOrder:
    """The order of the board, in which `position_of` writes them."""
    return SpaceOrder(
        buildings=list(bits(city.spaces & ~(1 << city.castle))),
        figures=[lot for lot in state.figures if city.spaces >> lot.space & 1],
        harvest=list(bits(city.spaces & state.harvest)),
    )


def too_many_tiles(state: State) -> Iterator[Problem]:
    """More landscape tiles than there are."""
    table = state.table
    laid = list(zip(table.landscapes, table.board.waste, strict=True))
    yield from tiles_beyond(
        [tile for tile, waste in laid if tile and not waste], table.edition.landscapes, waste=False
    )
    yield from tiles_beyond(
        [tile for tile, waste in laid if tile and waste], table.edition.waste, waste=True
    )


def tiles_beyond(
    laid: Iterable[str], tiles: Mapping[str, int], *, waste: bool
) -> Iterator[Problem]:
    """Landscape tiles of which there are not so many (S2), or not on waste land (S12)."""
    for tile, found in Counter(laid).items():
        most = tiles.get(tile, 0)
        if found <= most:
            continue
        if waste:
            yield Problem.at(
                "landscapes", "file-tiles-on-waste", rule="S12", most=most, tile=tile, found=found
            )
        else:
            yield Problem.at(
                "landscapes", "file-tiles-in-all", rule="S2", most=most, tile=tile, found=found
            )


def wrong_cities(state: State, orders: Sequence[SpaceOrder]) -> Iterator[Problem]:
    """What of a city can't lie on the board, or not beside the cities before it."""
    for i, (city, order) in enumerate(zip(state.cities, orders, strict=True)):
        place = f"cities[{i}]"
        yield from _closed(state, city.castle, f"{place}.castle")
        yield from _buildings(state, city, order, place)
        yield from _apart(state, city, place)
        yield from _touching(state, city, state.cities[:i], place)
        yield from _above_limit(state, city, place)
        yield from _figures(state, order, place)
        yield from _harvests(state, order, place)


def _closed(state: State, space: int, place: str) -> Iterator[Problem]:
    table = state.table
    if not table.open >> space & 1:
        name = table.board.spaces[space]
        yield Problem.at(place, "file-closed-space", rule="S11", name=name, players=table.size)


def _buildings(state: State, city: City, order: SpaceOrder, place: str) -> Iterator[Problem]:
    table, edition = state.table, state.table.edition
    markets = 0
    for space in order.buildings:
        where = f"{place}.buildings.{table.board.spaces[space]}"
        yield from _closed(state, space, where)
        kind = state.building_at(space)
        assert kind is not None
        if kind not in edition.buildings:
            yield Problem.at(where, "file-not-in-edition", edition=edition.name, kind=kind)
        if kind == "market" and city.spaces & markets:
            yield Problem.at(where, "file-second-market", rule="P6")
        if BUILDINGS[kind].waves and not table.lake >> space & 1:
            yield Problem.at(where, "file-no-lake", rule="P8", kind=kind)
        markets |= state.built[MARKET] & 1 << space


def _apart(state: State, city: City, place: str) -> Iterator[Problem]:
    board = state.table.board
    apart = city.spaces & ~board.connected(city.spaces, city.castle)
    if apart:
        yield Problem.at(
            f"{place}.buildings.{board.names(apart)[0]}",
            "file-apart",
            rule="G1",
            castle=board.spaces[city.castle],
        )


def _touching(state: State, city: City, others: Sequence[City], place: str) -> Iterator[Problem]:
    board = state.table.board
    for other in others:
        touching = city.spaces & other.near
        if touching:
            name = board.names(touching)[0]
            key = "castle" if touching >> city.castle & 1 else f"buildings.{name}"
            yield Problem.at(
                f"{place}.{key}",
                "file-touching",
                rule="P7",
                name=name,
                castle=board.spaces[other.castle],
            )


def _above_limit(state: State, city: City, place: str) -> Iterator[Problem]:
    limit = state.limit(city)
    if state.table.edition.strict_limit and limit is not None and city.citizens > limit:
        yield Problem.at(
            f"{place}.citizens", "file-above-limit", rule="D4", limit=limit, found=city.citizens
        )


def _figures(state: State, order: SpaceOrder, place: str) -> Iterator[Problem]:
    names = state.table.board.spaces
    for space, service, _ in order.figures:
        kind = state.building_at(space)
        assert kind is not None
        if not BUILDINGS[kind].services[SERVICES.index(service)]:
            where = f"{place}.figures.{names[space]}.{service}"
            yield Problem.at(where, "file-no-service", rule="P15", kind=kind, service=service)


def _harvests(state: State, order: SpaceOrder, place: str) -> Iterator[Problem]:
    for i, space in enumerate(order.harvest):
        where = f"{place}.harvest[{i}]"
        if not state.built[FARM] >> space & 1:
            found = shown(state.table.board.spaces[space])
            yield Problem.at(where, "file-no-farm", rule="P17", found=found)
        if state.year == YEARS:
            yield Problem.at(where, "file-last-harvest", rule="P17")


def beyond_the_box(state: State) -> Iterator[Problem]:
    """More citizens, building tiles, castles or figures than there are (S1, S3, S4)."""
    citizens = sum(city.citizens for city in state.cities)
    if citizens > CITIZENS:
        yield Problem.at("cities", "file-citizens-in-all", rule="S4", most=CITIZENS, found=citizens)
    for pair, tiles in TILES.items():
        used = sum(state.built[b.number].bit_count() for b in BUILDINGS.values() if b.pair == pair)
        if used > tiles:
            yield Problem.at(
                "cities", "file-buildings-in-all", rule="S3", most=tiles, pair=pair, found=used
            )
    for owner in range(state.table.size):
        yield from _beyond_owners_box(state, owner)


def _beyond_owners_box(state: State, owner: int) -> Iterator[Problem]:
    own = state.cities_of(owner)
    if len(own) > CASTLES:
        yield Problem.at(
            "cities",
            "file-castles-of-player",
            rule="S1",
            most=CASTLES,
            player=owner,
            found=len(own),
        )
    figures = FIGURES - state.figures_free(owner)
    if figures > FIGURES:
        yield Problem.at(
            "cities", "file-figures-of-player", rule="S1", most=FIGURES, player=owner, found=figures
        )

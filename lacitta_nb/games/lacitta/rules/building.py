"""Where something may be founded or built, and what putting it up changes (P4 to P9)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CASTLE,
    CASTLES,
    CITIZENS,
    EDITIONS,
    LIMIT_MARKET,
    MARKET,
    ROAD,
    SETTLERS,
    TILES,
)
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.state import City, State, TableQueries, found_city


class Sites(NamedTuple):
    """Sets of spaces where the player to move may build now, and what else one look tells.

    `cities`: the player's; `supply`: citizens in the supply; `staffed`: beside a city whose castle
    can spare a citizen (P5); `market`: beside a city that may have a market, while the supply holds
    a citizen (P6); `own`: all spaces of the player's cities.
    """

    cities: list[City]
    supply: int
    staffed: int
    market: int
    own: int


def sites(state: State, player: int) -> Sites:
    """Where a player may build, worked out for all cities in one pass; own roads too (X2)."""
    once = twice = foreign = citizens = 0
    cities = []
    staffed = market = own = 0
    markets, roads = state.built[MARKET], state.built[ROAD]
    # A city taken apart at once: asked field by field it would take half as long again.
    for city in state.cities:
        owner, _, held, spaces, near, _ = city
        citizens += held
        if owner != player:
            foreign |= near
            continue
        cities.append(city)
        twice |= once & near
        once |= near
        own |= spaces
        if held > (spaces & ~roads).bit_count():
            staffed |= near
        if not spaces & markets and market_fits(state, city):
            market |= near
    # A space beside two cities would join them (P7); so no other city's space is beside one's own.
    free = state.table.open & ~(foreign | twice | own) | own & roads
    supply = CITIZENS - citizens
    return Sites(cities, supply, staffed & free, market & free if supply else 0, own)


def far(state: TableQueries) -> int:
    """The open spaces with three empty ones to every city (P4, S10)."""
    reach = 0
    for city in state.cities:
        reach |= city.reach
    return state.table.open & ~reach


def refuse_building(state: State, player: int, building: str, name: str) -> Refusal | None:
    """Why a player may not put a building on the space of that name, cards and gold apart."""
    return next(against_building(state, player, building, name), None)


def against_building(state: State, player: int, building: str, name: str) -> Iterator[Refusal]:
    """All that stands against a building on the space of that name, the strongest reason first."""
    table = state.table
    if state.tiles_left(building) <= 0:
        yield Refusal("S3", "no-tile-left", {"building": building})
    space = table.board.index.get(name)
    if space is None:
        yield table.board.no_space(name)
        return
    if not table.open >> space & 1:
        yield Refusal("S11", "closed-space", {"space": name, "players": table.size})
    city, refused = host(state, player, building, space)
    if city is not None:
        refused_city = _refuse_city(state, building, city)
        if refused_city is not None:
            yield refused_city
    if refused is not None:
        yield refused
    if BUILDINGS[building].waves and not table.lake >> space & 1:
        yield Refusal("P8", "needs-lake", {"building": building, "space": name})


def host(
    state: TableQueries, player: int, building: str, space: int
) -> tuple[City | None, Refusal | None]:
    """The player's city that a building on a space would belong to, and why it may not stand there.

    A road of one's own may be replaced, by anything but a road (X2).
    """
    bit = 1 << space
    name = state.table.board.spaces[space]
    mine = foreign = None
    for city in state.cities:
        if city.spaces & bit:
            if city.owner == player and state.built[ROAD] & bit and building != "road":
                return city, None
            return None, Refusal("P5", "occupied", {"space": name})
        if city.near & bit:
            if city.owner == player and mine is None:
                mine = city
            else:
                foreign = city
    if mine is None:
        return None, Refusal("P5", "not-beside-city", {"space": name})
    if foreign is not None:
        castle = state.table.board.spaces[foreign.castle]
        return mine, Refusal("P7", "touches-city", {"space": name, "castle": castle})
    return mine, None


def _refuse_city(state: State, building: str, city: City) -> Refusal | None:
    """Why a city can't have one more building, wherever it stood (P5, P6)."""
    if building == "market":
        return _refuse_market(state, city)
    if building != "road" and city.citizens <= state.posts(city):
        return Refusal("P5", "no-surplus", {"castle": state.table.board.spaces[city.castle]})
    return None


def _refuse_market(state: State, city: City) -> Refusal | None:
    castle = state.table.board.spaces[city.castle]
    if city.spaces & state.built[MARKET]:
        return Refusal("P6", "second-market", {"castle": castle})
    if state.supply == 0:
        return Refusal("S4", "supply-empty", {})
    if not market_fits(state, city):
        words: dict[str, str | int] = {"castle": castle, "citizens": city.citizens}
        return Refusal("P6", "market-overfull", words | {"limit": LIMIT_MARKET})
    return None


def market_fits(state: TableQueries, city: City) -> bool:
    """Whether a city without a market holds so few that one could lift its limit far enough (P6).

    Only in the classic game can it hold more: where a market has fallen, its citizens stay (D4).
    """
    return city.citizens < LIMIT_MARKET or state.waves(city)


def build(draft: Draft, player: int, building: str, space: int) -> City:
    """Put a building beside a player's city or on a road of it; returns the city as it is then.

    A market brings its citizen from the supply (P6), any other takes one from the castle (P5), so
    that only a market changes the number of citizens.
    """
    board = draft.table.board
    bit = 1 << space
    cities = draft.cities
    place = next(i for i, c in enumerate(cities) if c.near & bit and c.owner == player)
    old = cities[place]
    number = BUILDINGS[building].number
    city = City(
        player,
        old.castle,
        old.citizens + (number == MARKET),
        old.spaces | bit,
        old.near | board.near[space],
        old.reach | board.reach[space],
    )
    draft.put_city(place, city)
    if old.spaces & bit:
        draft.put_built(ROAD, draft.built[ROAD] & ~bit)
    draft.put_built(number, draft.built[number] | bit)
    return city


def against_founding(state: State, player: int, name: str, source: str) -> Iterator[Refusal]:
    """All that stands against a new city with a settler from another castle (P4)."""
    if state.players[player].founded:
        yield Refusal("P4", "founded-already", {})
    if sum(city.owner == player for city in state.cities) >= CASTLES:
        yield Refusal("P4", "no-castle-left", {})
    index = state.table.board.index
    for space, refuse in ((source, _refuse_settler), (name, _refuse_ground)):
        if space not in index:
            yield state.table.board.no_space(space)
        elif (refused := refuse(state, player, index[space])) is not None:
            yield refused


def _refuse_ground(state: State, _player: int, space: int) -> Refusal | None:
    spaces = state.table.board.spaces
    if not state.table.open >> space & 1:
        return Refusal("S11", "closed-space", {"space": spaces[space], "players": state.table.size})
    if state.occupied >> space & 1:
        return Refusal("P4", "occupied", {"space": spaces[space]})
    for city in state.cities:
        if city.reach >> space & 1:
            words: dict[str, str | int] = {"space": spaces[space], "castle": spaces[city.castle]}
            return Refusal("P4", "city-too-near", words)
    return None


def _refuse_settler(state: State, player: int, source: int) -> Refusal | None:
    castle = state.table.board.spaces[source]
    home = state.city_of_castle(source)
    if home is None or home.owner != player:
        return Refusal("P4", "not-own-castle", {"space": castle})
    if home.citizens <= state.posts(home):
        return Refusal("P4", "no-surplus", {"castle": castle})
    return None


def found(draft: Draft, player: int, space: int, source: int) -> City:
    """A new city: one settler from another castle, up to two citizens from the supply (P4)."""
    settlers = 1 + min(SETTLERS - 1, draft.supply)
    city = found_city(draft.table.board, player, space, settlers)
    draft.cities = (
        *(c.holding(c.citizens - 1) if c.castle == source else c for c in draft.cities),
        city,
    )
    draft.put_built(CASTLE, draft.built[CASTLE] | 1 << space)
    return city


_STACKS: Final = {
    edition.name: tuple(
        (
            TILES[pair],
            kinds[0].number,
            kinds[-1].number,
            frozenset(kind.name for kind in kinds),
        )
        for pair in TILES
        if (
            kinds := [
                BUILDINGS[name]
                for name in edition.small + edition.bigger
                if BUILDINGS[name].pair == pair
            ]
        )
    )
    for edition in EDITIONS.values()
}
"""For each edition its stacks of tiles: how many, what either side shows, and the names (S3)."""


def exhausted(state: State) -> frozenset[str]:
    """The kinds of building of which no tile is left in the supply (S3)."""
    built = state.built
    gone: frozenset[str] = frozenset()
    for tiles, front, back, names in _STACKS[state.table.edition.name]:
        if (built[front] | built[back]).bit_count() >= tiles:
            gone |= names
    return gone

"""How one player stands, in the few numbers that a computer player weighs.

Everything here can be read off the table by a person: for each city its citizens, posts, limit,
services and neighbours; for the player food, gold and turns. Nothing hidden is used.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    PORT,
    QUARRY,
    ROAD,
    ROUNDS,
    YEARS,
)
from lacitta_nb.games.lacitta.players.wishes import Chances, wish_chances
from lacitta_nb.games.lacitta.state import City, State, Table, service_points

NO_LIMIT: Final = 999
Points = tuple[int, int, int]
"""A whole number for culture, education and health."""
RICH: Final = 3
"""Wheat that makes a good site for a farm."""
SITES: Final = 3
"""Free spaces beside a city beyond which more are no better."""
FIELDS: Final = 2
"""Good sites for farms beside a city beyond which more are no better."""
SHORE: Final = 2
"""As how much wheat a space at a lake counts where ground is compared."""

_WAVES: Final = tuple(b.number for b in BUILDINGS.values() if b.waves)
_FIELDS: Final = tuple(b.number for b in BUILDINGS.values() if b.wheat)
_STORES: Final = tuple((b.number, b.food) for b in BUILDINGS.values() if b.food)


class CityFacts(NamedTuple):
    """One of the player's cities.

    `posts`: citizens that its buildings need; `limit`: citizens it may hold, `NO_LIMIT` for any
    number; `points`: half points of each service, figures included; `lasting`: without figures;
    `rivals`: the points of each neighbour of another player; `sites`: free spaces beside it,
    `SITES` at most; `rich`: those of them where a farm would yield `RICH` food, `FIELDS` at most;
    `lake`: whether one touches a lake.
    """

    citizens: int
    posts: int
    limit: int
    points: Points
    lasting: Points
    rivals: tuple[Points, ...]
    sites: int
    rich: int
    lake: bool


class Moment(NamedTuple):
    """What is the same for all that a player may do now.

    `years`: feedings still to come after the next one; `growths`: growths still to come;
    `grows_first`: whether one comes before the next feeding; `turns`: the player's own political
    turns before the next feeding; `wish`: how likely each service moves citizens at the next
    migration, zeros when this year's is over; `last`: whether no feeding is to come any more.
    """

    years: int
    growths: int
    grows_first: bool
    turns: int
    wish: Chances
    last: bool


class Standing(NamedTuple):
    """All that is weighed of one player.

    `food`: what the next feeding finds, rich harvests included; `stores`: without them; `income`:
    gold a year; `cards`: action cards left; `hungry`: whether a penalty waits (P19, E2);
    `seen`: hidden voice cards that the player has looked at; `territory`: the wheat of free ground
    that only own cities reach, and `SHORE` for each of its spaces at a lake.
    """

    cities: tuple[CityFacts, ...]
    gold: int
    food: int
    stores: int
    income: int
    cards: int
    hungry: bool
    seen: int
    territory: int


class GoodSites(NamedTuple):
    """Sets of spaces of a table: farms yield at least `RICH` there; beside a lake."""

    rich: int
    lake: int


@lru_cache(maxsize=64)
def good_sites(table: Table) -> GoodSites:
    """The good sites of a table."""
    rich = sum(1 << space for space, wheat in enumerate(table.wheat) if wheat >= RICH)
    return GoodSites(rich & table.open, table.lake & table.open)


def moment_of(state: State, seat: int) -> Moment:
    """What is the same for all that a player may do now."""
    order = state.table.edition.year
    phase = state.phase
    if phase == "over":
        return Moment(0, 0, False, 0, _NO_WISH, True)
    place = -1 if phase == "placement" else order.index(phase)
    fed = place > order.index("feeding")
    ahead = fed or place <= order.index("growth")
    left = YEARS - state.year
    player = state.players[seat]
    played = 0 if fed else player.cards_played
    voting = fed or place < order.index("migration")
    return Moment(
        years=left - fed,
        growths=left + (ahead and not fed),
        grows_first=ahead,
        turns=ROUNDS - played - player.penalty if fed or place <= order.index("politics") else 0,
        wish=wish_chances(state, seat) if voting else _NO_WISH,
        last=False,
    )


_NO_WISH: Final[Chances] = (0.0, 0.0, 0.0)


def worth_of(table: Table, ground: int) -> int:
    """What ground is worth to whoever will build there: its wheat, and its shores."""
    found = SHORE * (ground & table.lake).bit_count()
    for weight, plane in table.wheat_planes:
        found += weight * (ground & plane).bit_count()
    return found


class Land(NamedTuple):
    """What everybody sees alike when looking at a table.

    `lasting`: half points of each city, figures apart; `points`: with them; `free`: open spaces
    that are not built on; `beside`: spaces of cities and next to them; `buildable`: free spaces
    that are not beside two cities (P7); `good`: the good sites; `fields`: spaces that yield wheat.
    """

    lasting: list[Points]
    points: list[Points]
    free: int
    beside: int
    buildable: int
    good: GoodSites
    fields: int


def land_of(state: State) -> Land:
    """What everybody sees alike of a state, worked out once for all who look at it."""
    built, figures = state.built, state.figures
    lasting = [service_points(city.spaces, built) for city in state.cities]
    points = lasting
    if figures:
        points = [service_points(city.spaces, built, figures) for city in state.cities]
    taken = twice = near = 0
    for city in state.cities:
        taken |= city.spaces
        twice |= near & city.near
        near |= city.near
    fields = 0
    for number in _FIELDS:
        fields |= built[number]
    free = state.table.open & ~taken
    return Land(lasting, points, free, near, free & ~twice, good_sites(state.table), fields)


class Outlook:
    """What a player sees of a state when looking at the own cities and their neighbours.

    Attributes:
        state: the state, or a view of it; seat: the player.
        cities: the player's cities; facts: what is weighed of each.
        foreign: spaces and points of every city of another player that holds anyone.
        free, beside, buildable: as in `Land`.
        unclaimed: the free spaces that no city of another player reaches (G4).
        standing: the whole of it.
    """

    def __init__(self, state: State, seat: int, land: Land | None = None) -> None:
        self.state: Final = state
        self.seat: Final = seat
        lasting, points, free, near, buildable, good, fields = land or land_of(state)
        self.good: Final[GoodSites] = good
        self.free: Final[int] = free
        self.beside: Final[int] = near
        self.buildable: Final[int] = buildable
        self.cities: Final[list[City]] = []
        self.foreign: Final[list[tuple[int, Points]]] = []
        own: list[int] = []
        claimed = 0
        for place, city in enumerate(state.cities):
            if city.owner == seat:
                self.cities.append(city)
                own.append(place)
            elif city.citizens:
                self.foreign.append((city.spaces, points[place]))
                claimed |= city.reach
        self.unclaimed: Final[int] = free & ~claimed
        self.facts: Final[list[CityFacts]] = [
            self._city(city, points[place], lasting[place])
            for city, place in zip(self.cities, own, strict=True)
        ]
        self.standing: Final = self._standing(fields)

    def _city(self, city: City, points: Points, lasting: Points) -> CityFacts:
        state = self.state
        spaces, reach = city.spaces, city.reach
        built = state.built
        limit = LIMIT_PLAIN
        if spaces & built[MARKET]:
            limit = LIMIT_MARKET
            for number in _WAVES:
                if spaces & built[number]:
                    limit = NO_LIMIT
        sites = city.near & self.buildable
        return CityFacts(
            city.citizens,
            (spaces & ~built[ROAD]).bit_count(),
            limit,
            points,
            lasting,
            tuple([other for where, other in self.foreign if where & reach]),
            min(sites.bit_count(), SITES),
            min((sites & self.good.rich).bit_count(), FIELDS),
            sites & self.good.lake != 0,
        )

    def _standing(self, fields: int) -> Standing:
        state, table = self.state, self.state.table
        own = reach = 0
        for city in self.cities:
            own |= city.spaces
            reach |= city.reach
        player = state.players[self.seat]
        built, wheat = state.built, table.wheat
        stores = income = 0
        for weight, plane in table.wheat_planes:
            stores += weight * (own & fields & plane).bit_count()
        for number, food in _STORES:
            if built[number]:
                stores += food * (own & built[number]).bit_count()
        quarries = own & built[QUARRY]
        if quarries:
            income = sum([table.mountains[space] for space in bits(quarries)])
        income += (own & built[PORT]).bit_count()
        extra = sum([wheat[space] for space in bits(own & state.harvest)]) if state.harvest else 0
        return Standing(
            tuple(self.facts),
            player.gold,
            stores + extra,
            stores,
            income,
            player.action_cards,
            player.penalty,
            len(player.seen),
            worth_of(table, self.unclaimed & reach),
        )

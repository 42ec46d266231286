"""How a player would stand after a political turn, without playing it.

`Changes.after(action)` gives the same standing as playing the action and looking again; a property
test holds that. It is what makes the greedy player quick.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from lacitta_nb.games.lacitta.actions import BY_ACTION_CARD, Action
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARD_GOLD,
    BUILDINGS,
    CARD_PRICE,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    PORT,
    QUARRY,
    ROAD,
    SERVICES,
    SETTLERS,
    Building,
)
from lacitta_nb.games.lacitta.players.standing import (
    FIELDS,
    NO_LIMIT,
    SITES,
    CityFacts,
    Outlook,
    Points,
    Standing,
)
from lacitta_nb.games.lacitta.rules.cards import figure_service, price
from lacitta_nb.games.lacitta.state import City

_Reached = tuple[tuple[int, CityFacts], ...]
"""Own cities that reach out in another way than before, each with its place among them."""
_Site = tuple[int, _Reached, tuple[CityFacts, ...]]
"""What building on a space does: the place of its city, cities that reach out anew, and all."""
_NOTHING: Final[Points] = (0, 0, 0)


class Changes:
    """The standings that the actions of one decision lead to."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        state = outlook.state
        self._index: Final = state.table.board.index
        self._near_foreign: Final = _union(
            [city.near for city in state.cities if city.owner != outlook.seat]
        )
        self._near: Final = [city.near for city in outlook.cities]
        self._free: Final = [near & outlook.buildable for near in self._near]
        self._sites: Final[dict[int, _Site]] = {}
        self._alike: Final[dict[tuple[int, _Reached], int]] = {}
        self._classes: Final[dict[int, int]] = {}
        self._paid: Final[dict[int, Standing]] = {}

    def after(self, action: Action) -> Standing:
        """The standing after a political turn of the player."""
        cost = -1 if action.kind in BY_ACTION_CARD else price(action)
        paid = self._paid.get(cost)
        if paid is None:
            own = self.outlook.standing
            paid = self._paid[cost] = (
                own._replace(cards=own.cards - 1)
                if cost < 0
                else own._replace(gold=own.gold - cost)
            )
        return _CHANGES[action.kind](self, action, paid)

    def key(self, action: Action) -> Hashable:
        """Actions with the same key lead to the same standing."""
        building = action.building
        if not building or building == "road":
            return action
        space = self._index[action.space]
        alike = self._classes.get(space)
        if alike is None:
            place, reached, _ = self._site(space)
            alike = self._alike.setdefault((place, reached), len(self._alike))
            self._classes[space] = alike
        kind = BUILDINGS[building]
        table = self.outlook.state.table
        if kind.wheat:
            return action.kind, building, alike, table.wheat[space]
        if kind.number == QUARRY:
            return action.kind, building, alike, table.mountains[space]
        return action.kind, building, alike

    def same(self, _action: Action, own: Standing) -> Standing:
        """Nothing on the board changes: a pass."""
        return own

    def gold(self, _action: Action, own: Standing) -> Standing:
        """Two gold for an action card."""
        return own._replace(gold=own.gold + ACTION_CARD_GOLD)

    def look(self, action: Action, own: Standing) -> Standing:
        """Closeness: voice cards become known."""
        player = self.outlook.state.players[self.outlook.seat]
        return own._replace(seen=len({*player.seen, *action.circles}))

    def build(self, action: Action, own: Standing) -> Standing:
        """A building beside a city or on a road of it."""
        space = self._index[action.space]
        place, _, cities = self._site(space)
        kind = BUILDINGS[action.building]
        table = self.outlook.state.table
        food = kind.food + (table.wheat[space] if kind.wheat else 0)
        gold = table.mountains[space] if kind.number == QUARRY else int(kind.number == PORT)
        return Standing(
            _put(cities, place, self._with(place, cities[place], kind)),
            own.gold,
            own.food + food,
            own.stores + food,
            own.income + gold,
            own.cards,
            own.hungry,
            own.seen,
        )

    def _with(self, place: int, city: CityFacts, kind: Building) -> CityFacts:
        """A city with one building more, its site worked out already."""
        limit = city.limit
        market = limit != LIMIT_PLAIN
        if kind.number == MARKET or (market and kind.waves):
            waves = kind.waves or self._has_waves(self.outlook.cities[place])
            limit = NO_LIMIT if waves or limit == NO_LIMIT else LIMIT_MARKET
        return CityFacts(
            city.citizens + (kind.number == MARKET),
            city.posts + (kind.number != ROAD),
            limit,
            _sum(city.points, kind.services),
            _sum(city.lasting, kind.services),
            city.rivals,
            city.sites,
            city.rich,
            city.lake,
        )

    def _has_waves(self, city: City) -> bool:
        built = self.outlook.state.built
        return any(b.waves and city.spaces & built[b.number] for b in BUILDINGS.values())

    def _site(self, space: int) -> _Site:
        """What a building on a space does, whichever it is."""
        found = self._sites.get(space)
        if found is None:
            reached = self._reaching([space])
            cities = _with_all(self.outlook.standing.cities, reached)
            found = self._sites[space] = _beside(self._near, space), reached, cities
        return found

    def _reaching(self, spaces: Sequence[int]) -> _Reached:
        """How own cities reach out when these spaces are built on, one after the other.

        A city that reaches further may take sites from others: what is beside two cities is no
        site of either (P7). The second space may be beside a city only because of the first.
        """
        outlook, board = self.outlook, self.outlook.state.table.board
        near, free, reach = self._near.copy(), self._free.copy(), dict[int, int]()
        for space in spaces:
            place = _beside(near, space)
            added = board.near[space] & ~near[place]
            others = self._near_foreign
            for other, mask in enumerate(near):
                if other != place:
                    others |= mask
                    free[other] &= ~added
            near[place] |= added
            free[place] = (free[place] | (added & outlook.free & ~others)) & ~(1 << space)
            reach[place] = reach.get(place, outlook.cities[place].reach) | board.reach[space]
        reached: dict[int, CityFacts] = {}
        for place, sites in enumerate(free):
            if sites != self._free[place]:
                facts, room = outlook.facts[place], self._room(sites)
                if room != facts[6:]:
                    reached[place] = CityFacts(*facts[:6], *room)
        for place, mask in reach.items():
            rivals = tuple([other for where, other in outlook.foreign if where & mask])
            facts = reached.get(place, outlook.facts[place])
            if rivals != facts.rivals:
                reached[place] = facts._replace(rivals=rivals)
        return tuple(reached.items())

    def _room(self, sites: int) -> tuple[int, int, bool]:
        """Free sites, good fields among them, and whether one touches a lake."""
        good = self.outlook.good
        rich = sites & good.rich
        return (
            min(sites.bit_count(), SITES),
            min(rich.bit_count(), FIELDS),
            bool(sites & good.lake),
        )

    def roads(self, action: Action, own: Standing) -> Standing:
        """One road or two; the second is looked at from the first where it continues it."""
        first = self._index[action.space]
        if not action.second:
            return own._replace(cities=self._site(first)[2])
        reached = self._reaching([first, self._index[action.second]])
        return own._replace(cities=_with_all(own.cities, reached))

    def master(self, action: Action, own: Standing) -> Standing:
        """Master builder: a building or roads."""
        return (self.roads if action.building == "road" else self.build)(action, own)

    def found(self, action: Action, own: Standing) -> Standing:
        """A new city with settlers of another and of the supply."""
        outlook = self.outlook
        board = outlook.state.table.board
        space, source = self._index[action.space], self._index[action.source]
        home = next(i for i, city in enumerate(outlook.cities) if city.castle == source)
        facts = own.cities[home]
        free = board.adjacent[space] & outlook.free & ~outlook.beside
        reach = board.reach[space]
        new = CityFacts(
            1 + min(SETTLERS - 1, outlook.state.supply),
            1,
            LIMIT_PLAIN,
            _NOTHING,
            _NOTHING,
            tuple([other for where, other in outlook.foreign if where & reach]),
            *self._room(free),
        )
        cities = _put(own.cities, home, facts._replace(citizens=facts.citizens - 1))
        wheat = outlook.state.table.wheat[space]
        return own._replace(cities=(*cities, new), food=own.food + wheat, stores=own.stores + wheat)

    def figures(self, action: Action, own: Standing) -> Standing:
        """Bread and circuses: one service of a city is raised for this year."""
        space = self._index[action.space]
        place = next(i for i, city in enumerate(self.outlook.cities) if city.spaces >> space & 1)
        building = self.outlook.state.building_at(space)
        assert building is not None
        number = SERVICES.index(figure_service(building, action.service))
        more = [0, 0, 0]
        more[number] = 2 * action.amount
        city = own.cities[place]
        raised = city._replace(points=_sum(city.points, (more[0], more[1], more[2])))
        return own._replace(cities=_put(own.cities, place, raised))

    def golden_times(self, action: Action, own: Standing) -> Standing:
        """Citizens come into a city."""
        castle = self._index[action.space]
        place = next(i for i, city in enumerate(self.outlook.cities) if city.castle == castle)
        city = own.cities[place]
        fuller = city._replace(citizens=city.citizens + action.amount)
        return own._replace(cities=_put(own.cities, place, fuller))

    def harvest(self, action: Action, own: Standing) -> Standing:
        """Rich harvest: a farm feeds twice as many this year."""
        wheat = self.outlook.state.table.wheat[self._index[action.space]]
        return own._replace(food=own.food + wheat)


_CHANGES: Final[dict[str, Callable[[Changes, Action, Standing], Standing]]] = {
    "pass": Changes.same,
    "gold": Changes.gold,
    "closeness": Changes.look,
    "build": Changes.build,
    "roads": Changes.roads,
    "found": Changes.found,
    "master_builder": Changes.master,
    "bread_and_circuses": Changes.figures,
    "golden_times": Changes.golden_times,
    "rich_harvest": Changes.harvest,
    **dict.fromkeys(CARD_PRICE, Changes.build),
}


def _put(cities: tuple[CityFacts, ...], place: int, city: CityFacts) -> tuple[CityFacts, ...]:
    return (*cities[:place], city, *cities[place + 1 :])


def _with_all(cities: tuple[CityFacts, ...], reached: _Reached) -> tuple[CityFacts, ...]:
    found = list(cities)
    for place, city in reached:
        found[place] = city
    return tuple(found)


def _sum(one: Points, two: Points) -> Points:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]


def _beside(near: Sequence[int], space: int) -> int:
    """The place of the city that a space is beside, or of which it is a road."""
    for place, mask in enumerate(near):
        if mask >> space & 1:
            return place
    raise LookupError(space)


def _union(masks: Sequence[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found

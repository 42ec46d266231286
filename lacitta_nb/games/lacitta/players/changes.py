"""How a player would stand after a political turn, without playing it.

`Changes.after(action)` gives the same standing as playing the action and looking again; a property
test holds that. It is what makes the greedy player quick.
"""

from collections.abc import Callable, Hashable
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
    Building,
)
from lacitta_nb.games.lacitta.players.reaching import Reaching
from lacitta_nb.games.lacitta.players.standing import (
    NO_LIMIT,
    CityFacts,
    Outlook,
    Points,
    Standing,
)
from lacitta_nb.games.lacitta.rules.cards import figure_service, price
from lacitta_nb.games.lacitta.state import City


class Changes:
    """The standings that the actions of one decision lead to."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        state = outlook.state
        self._index: Final = state.table.board.index
        self._reaching: Final = Reaching(outlook)
        self._leaving: Final[dict[int, tuple[CityFacts, ...]]] = {}
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
        alike = self._reaching.at(space).alike
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
        place, cities, territory, _ = self._reaching.at(space)
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
            territory,
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

    def roads(self, action: Action, own: Standing) -> Standing:
        """One road or two; the second is looked at from the first where it continues it."""
        first = self._index[action.space]
        if not action.second:
            site = self._reaching.at(first)
            return own._replace(cities=site.cities, territory=site.territory)
        spaces = [first, self._index[action.second]]
        cities, territory = self._reaching.after(spaces)
        return own._replace(cities=cities, territory=territory)

    def master(self, action: Action, own: Standing) -> Standing:
        """Master builder: a building or roads."""
        return (self.roads if action.building == "road" else self.build)(action, own)

    def found(self, action: Action, own: Standing) -> Standing:
        """A new city with settlers of another and of the supply."""
        space, source = self._index[action.space], self._index[action.source]
        new, wheat, territory = self._reaching.settled(space)
        return Standing(
            (*self._left(source), new),
            own.gold,
            own.food + wheat,
            own.stores + wheat,
            own.income,
            own.cards,
            own.hungry,
            own.seen,
            territory,
        )

    def _left(self, source: int) -> tuple[CityFacts, ...]:
        """All cities once a settler has left one of them."""
        found = self._leaving.get(source)
        if found is None:
            cities = self.outlook.standing.cities
            castles = [city.castle for city in self.outlook.cities]
            home = castles.index(source)
            fewer = cities[home]._replace(citizens=cities[home].citizens - 1)
            found = self._leaving[source] = _put(cities, home, fewer)
        return found

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


def _sum(one: Points, two: Points) -> Points:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2]

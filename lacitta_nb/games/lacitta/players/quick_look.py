"""What the quick player sees at one look: its cities, whom they draw, what things are worth now."""

from bisect import bisect_left, bisect_right
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    LIMIT_MARKET,
    LIMIT_PLAIN,
    MARKET,
    MASTER_PRICE,
    PRICES_BY_NUMBER,
    ROAD,
    SERVICES,
)
from lacitta_nb.games.lacitta.players.ground import ground
from lacitta_nb.games.lacitta.players.quick_worths import Drawn, Fed, Meals, Worths
from lacitta_nb.games.lacitta.players.standing import (
    FIELDS,
    NO_LIMIT,
    SITES,
    Points,
    moment_of,
)
from lacitta_nb.games.lacitta.rules.building import sites
from lacitta_nb.games.lacitta.state import City, State, service_points

_WAVES: Final = tuple(b.number for b in BUILDINGS.values() if b.waves)
DEAREST: Final = max(*PRICES_BY_NUMBER, *MASTER_PRICE.values(), *CARD_PRICE.values())
"""The most that a turn can cost."""
_SERVICES: Final = range(len(SERVICES))


class Place:
    """One of the player's cities.

    Attributes:
        city: the city. sites, lots: where a building may go, and a market.
        spare: surplus citizens; limit: what it may hold; room: how many more.
        points, lasting: half points of each service, with figures and without.
        rivals: of each service the neighbours' half points, ascending; () if there are none.
        nets: citizens that come, less those that leave, under each wish.
        had: how many of the services it has (E1).
    """

    __slots__ = (
        "city", "had", "lasting", "limit", "lots", "nets", "points", "rivals", "room", "sites",
        "spare",
    )  # fmt: skip

    def __init__(self, look: "Look", city: City, points: Points, lasting: Points) -> None:
        spaces, reach, built = city.spaces, city.reach, look.state.built
        self.city: Final = city
        self.points: Final = points
        self.lasting: Final = lasting
        self.spare: Final = city.citizens - (spaces & ~built[ROAD]).bit_count()
        self.sites: Final = city.near & look.staffed
        self.lots: Final = city.near & look.markets
        self.limit: Final = _limit(spaces, built)
        self.room: Final = max(0, self.limit - city.citizens)
        met = [look.offered(place) for where, place in look.foreign if where & reach]
        self.rivals: Final = tuple(map(sorted, zip(*met, strict=True)))
        self.nets: Final = self.all_nets(self.room) if met else (0, 0, 0)
        culture, education, health = lasting
        self.had: Final = (culture >= 2) + (education >= 2) + (health >= 2)

    def net(self, service: int, points: int, room: int) -> int:
        """Citizens that come with so many half points and so much room, less those that leave."""
        row = self.rivals[service]
        weaker = bisect_left(row, points)
        return min(weaker, room) - len(row) + bisect_right(row, points)

    def all_nets(self, room: int) -> Points:
        """The same under each wish, with other room."""
        culture, education, health = self.points
        return self.net(0, culture, room), self.net(1, education, room), self.net(2, health, room)


def _limit(spaces: int, built: tuple[int, ...]) -> int:
    if not spaces & built[MARKET]:
        return LIMIT_PLAIN
    for number in _WAVES:
        if spaces & built[number]:
            return NO_LIMIT
    return LIMIT_MARKET


class Look:
    """What the player to move sees before a turn.

    Attributes:
        state, seat, worths; moment: what is the same for all it may do.
        places: its cities; foreign: spaces of every other city that holds anyone, and its place.
        strange: all these spaces; staffed, markets: where buildings and markets may go; buildable:
            open, not built on, beside one city at most (P7).
        ground: what the land is good for; own: the spaces of its cities; supply: citizens there.
        player: what lies before it; card: what an action card costs it; spent: what so much gold
            does, as far as it has any.
        usable: how much sites and hands still count.
        yearly: what a gold a year is worth.
        fed, meals: what food is worth, this year and in the year after; drawn: what citizens drawn
            are worth.
    """

    def __init__(self, state: State, worths: Worths) -> None:
        self.state: Final = state
        self.seat: Final = state.to_move
        self.worths: Final = worths
        moment = moment_of(state, self.seat)
        self.moment: Final = moment
        self.player: Final = state.players[self.seat]
        self.ground: Final = ground(state.table)
        self._offered: Final[dict[int, Points]] = {}
        own, self.supply, self.staffed, self.markets, self.own = sites(state, self.seat)
        ahead = 5 * moment.years + moment.turns
        self.usable: Final = min(1.0, ahead / 10)
        self._spendable: Final = max(0.03, min(1.0, ahead / 6))
        self.card: Final = worths.card if self.player.action_cards < moment.turns else 0.0
        gold = self.player.gold
        wealth = self._wealth(gold)
        self.spent: Final = [wealth - self._wealth(gold - n) for n in range(min(gold, DEAREST) + 1)]
        time = min(1.0, (3 * moment.years + moment.turns) / 5)
        self._complete: Final = (*[time * worth for worth in worths.started[:3]], worths.started[3])
        self.yearly: Final = worths.income * moment.growths
        self._look_around(own)
        self._look_at_food()

    def _look_around(self, own: list[City]) -> None:
        state, built, figures, seat = self.state, self.state.built, self.state.figures, self.seat
        taken = near = twice = strange = 0
        foreign: list[tuple[int, int]] = []
        for place, city in enumerate(state.cities):
            owner, _, citizens, spaces, beside, _ = city
            taken |= spaces
            twice |= near & beside
            near |= beside
            if citizens and owner != seat:
                strange |= spaces
                foreign.append((spaces, place))
        self.foreign: list[tuple[int, int]] = foreign
        self.strange: int = strange
        self.buildable: int = state.table.open & ~taken & ~twice
        places = []
        for city in own:
            lasting = service_points(city.spaces, built)
            points = service_points(city.spaces, built, figures) if figures else lasting
            places.append(Place(self, city, points, lasting))
        self.places: list[Place] = places

    def offered(self, place: int) -> Points:
        """The half points of the city at a place among all cities."""
        points = self._offered.get(place)
        if points is None:
            state = self.state
            spaces = state.cities[place].spaces
            points = self._offered[place] = service_points(spaces, state.built, state.figures)
        return points

    def _look_at_food(self) -> None:
        """What food there is, and who eats."""
        moment, state = self.moment, self.state
        citizens = growing = culture = education = health = 0
        for place in self.places:
            citizens += place.city.citizens
            growing += place.room > 0
            c, e, h = place.nets
            culture += c
            education += e
            health += h
        food = stores = state.food(self.seat)
        for space in bits(state.harvest & self.own):
            stores -= state.table.wheat[space]
        left = stores - citizens - growing * (1 + moment.grows_first)
        over = food - citizens - (growing if moment.grows_first else 0)
        self.fed: Fed = Fed(self.worths, moment, (culture, education, health), over)
        self.meals: Meals = Meals(self.worths.meal if moment.years else 0.0, self.worths.food, left)
        self.drawn: Drawn = Drawn(self.worths, moment, self.fed)

    def hope(self) -> float:
        """The most that a new neighbour can bring."""
        drawn = self.drawn
        return max(0.0, drawn[0, 1]) + max(0.0, drawn[1, 1]) + max(0.0, drawn[2, 1])

    def staffing(self, place: Place) -> float:
        """What it costs to send a surplus citizen of a city elsewhere (P4, P5)."""
        worths, spare = self.worths, place.spare
        cost = worths.hand * self.usable if spare <= 2 else 0.0
        if spare == 1:
            cost += worths.last_hand
        for chance, net in zip(self.moment.wish, place.nets, strict=True):
            if net == -spare:
                cost += worths.fall * chance
        return cost

    def more_room(self, place: Place, limit: int, came: int) -> float:
        """What another limit brings to a city into which so many citizens have come, and eat."""
        growths, old = self.moment.growths, place.room
        room = max(0, limit - place.city.citizens - came)
        if room != old:
            worth = self.worths.growth * (min(room, growths) - min(old, growths))
        else:
            worth = 0.0
        eaters = came + ((room > 0) - (old > 0)) * (1 + self.moment.grows_first)
        worth += self.fed[-came] + self.meals[-eaters]
        if place.rivals:
            for service, net in enumerate(place.all_nets(room)):
                if net != place.nets[service]:
                    worth += self.drawn[service, net - place.nets[service]]
        return worth

    def room(self, spaces: int, *, lake: bool) -> float:
        """What free spaces beside a city are worth; a lake for one that has a limit."""
        ground = self.ground
        found = min(spaces.bit_count(), SITES) + 2 * min((spaces & ground.rich).bit_count(), FIELDS)
        if lake and spaces & ground.lake:
            found += 2
        return self.worths.site * found * self.usable

    def others(self, reach: int, known: int) -> list[Points]:
        """What others' cities within a set of spaces offer, but for those known."""
        return [
            self.offered(place)
            for where, place in self.foreign
            if where & reach and not where & known
        ]

    def met(self, points: Points, others: Points) -> float:
        """What a new neighbour brings to a city with these half points."""
        worth, drawn = 0.0, self.drawn
        for service in _SERVICES:
            own, other = points[service], others[service]
            if own != other:
                worth += drawn[service, 1 if own > other else -1]
        return worth

    def completing(self, had: int, new: int) -> float:
        """What so many new services add to a city that had some (E1)."""
        return self._complete[had + new] - self._complete[had]

    def earned(self, gold: int) -> float:
        """What so much gold more is worth."""
        return self._wealth(self.player.gold + gold) - self._wealth(self.player.gold)

    def _wealth(self, gold: int) -> float:
        """What so much gold is worth."""
        worths = self.worths
        return self._spendable * (worths.gold * min(gold, 4) + worths.hoard * max(0, gold - 4))

"""What a computer player weighs: a list that a person can read, each entry explained in a sentence.

Every consideration gives a number of units; its weight says how many points of the final score one
unit is felt to be worth. Some look at one city and are added up over all, the others look at the
player as a whole. All are plain arithmetic on a `Standing`; after the end of the game only what
scores is left (E1, E2).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.constants import BONUS_POINTS, HUNGER_POINTS, LIMIT_PLAIN
from lacitta_nb.games.lacitta.players.standing import NO_LIMIT, CityFacts, Moment, Points, Standing
from lacitta_nb.games.lacitta.players.wishes import Chances

_EVEN: Final[Chances] = (0.4, 0.4, 0.4)
"""How likely each service moves citizens in a year of which nothing is known."""
_SURE: Final[Chances] = (1.0, 0.0, 0.0)
"""Stands for the wishes when there is no migration before the next feeding."""
_FALL: Final = 0.6
"""Points felt for a building that falls for want of citizens."""
_LOST_CARD: Final = 1.5
"""Points felt for the penalty turn of the next year (P19)."""
_URGENCY: Final = (1.0, 0.9, 0.8, 0.65, 0.5, 0.4)
"""How much hunger counts with so many turns left in which food can still be found."""
_STRONG: Final = 4
"""Half points of a service from which on a city is strong in it."""
_STARTED: Final = (0.0, 0.25, 0.9, float(BONUS_POINTS))
"""Points that a city with so many of the three services is worth, while more can be built."""


class Totals(NamedTuple):
    """Sums over a player's cities.

    `moving`: citizens that come, less those that leave, at the next migration under each wish.
    """

    citizens: int
    growing: int
    moving: Points

    @property
    def most(self) -> int:
        """The citizens that come under the wish that brings most, or 0."""
        return max(0, *self.moving)


def people(city: CityFacts, _moment: Moment) -> float:
    """Citizens, each a point (E1)."""
    return city.citizens


def growth(city: CityFacts, moment: Moment) -> float:
    """Citizens that may still grow here below the limit (Y5, G5)."""
    return max(0, min(city.limit - city.citizens, moment.growths))


def attraction(city: CityFacts, moment: Moment) -> float:
    """Citizens expected at the next migration, under each wish that may come (M1 to M4)."""
    return _migration(city, city.points, moment.wish) if city.rivals else 0.0


def standing(city: CityFacts, moment: Moment) -> float:
    """The same for the years after, when figures are gone; three years at most."""
    years = min(moment.years, 3)
    return years * _migration(city, city.lasting, _EVEN) if years and city.rivals else 0.0


def _migration(city: CityFacts, own: Points, wish: Chances) -> float:
    spare = city.citizens - city.posts
    total = 0.0
    for chance, net in zip(wish, moves(city, own), strict=True):
        total += chance * (net if net >= -spare else net - _FALL)
    return total


def moves(city: CityFacts, own: Points) -> Points:
    """Citizens that come to a city, less those that leave it, under each wish (M1, M4)."""
    culture, education, health = own
    room = max(0, city.limit - city.citizens)
    c_more = c_less = e_more = e_less = h_more = h_less = 0
    for c, e, h in city.rivals:
        if c != culture:
            if c < culture:
                c_more += 1
            else:
                c_less += 1
        if e != education:
            if e < education:
                e_more += 1
            else:
                e_less += 1
        if h != health:
            if h < health:
                h_more += 1
            else:
                h_less += 1
    return min(c_more, room) - c_less, min(e_more, room) - e_less, min(h_more, room) - h_less


def completeness(city: CityFacts, moment: Moment) -> float:
    """Points for a city with all three services, and part of them on the way there (E1)."""
    culture, education, health = city.lasting
    services = (culture >= 2) + (education >= 2) + (health >= 2)
    if services == 3:
        return _STARTED[3]
    return _STARTED[services] * min(1.0, (3 * moment.years + moment.turns) / 5)


def is_complete(city: CityFacts) -> bool:
    """Whether a city has all three services (E1)."""
    return min(city.lasting) >= 2


def sites(city: CityFacts, moment: Moment) -> float:
    """Room to build beside the city: free spaces, good fields, a lake where waves are missing."""
    lake = 2 * city.lake if city.limit != NO_LIMIT else 0
    room = city.sites + 2 * city.rich + lake
    return room * min(1.0, (5 * moment.years + moment.turns) / 10)


def hands(city: CityFacts, moment: Moment) -> float:
    """Surplus citizens, who can staff a new building (G2, P5); two at most."""
    spare = min(city.citizens - city.posts, 2)
    return spare * min(1.0, (5 * moment.years + moment.turns) / 10)


def buildings(city: CityFacts, _moment: Moment) -> float:
    """Buildings that stand in the city, each with a citizen at his post (G2)."""
    return city.posts


def bare(city: CityFacts, _moment: Moment) -> float:
    """A city that offers no service yet: one more to be fed and built up."""
    return -float(max(city.lasting) < 2)


def stretched(city: CityFacts, _moment: Moment) -> float:
    """A city without a citizen to spare: it can't build, and whoever leaves leaves a post (G2)."""
    return -float(city.citizens <= city.posts)


def rivalry(city: CityFacts, _moment: Moment) -> float:
    """Neighbouring cities of other players, with which citizens are fought over (M1)."""
    return -float(len(city.rivals))


def markets(city: CityFacts, _moment: Moment) -> float:
    """A city that may hold more citizens than one without a market (G5)."""
    return float(city.limit > LIMIT_PLAIN)


def cities(_city: CityFacts, _moment: Moment) -> float:
    """A city: one more to build up."""
    return -1.0


def strength(city: CityFacts, _moment: Moment) -> float:
    """Services of which a city offers two points or more, to draw citizens and keep them (M1)."""
    culture, education, health = city.lasting
    return (culture >= _STRONG) + (education >= _STRONG) + (health >= _STRONG)


def size(city: CityFacts, _moment: Moment) -> float:
    """A large city, which is worth more than two that have as many buildings together."""
    return city.posts * city.posts / 10


def hunger(own: Standing, totals: Totals, moment: Moment) -> float:
    """Points lost for want of food at the next feeding, under each wish (F2, F3, E2)."""
    if moment.last:
        return HUNGER_POINTS if own.hungry else 0.0
    over = own.food - totals.citizens - (totals.growing if moment.grows_first else 0)
    penalty = -HUNGER_POINTS if moment.years == 0 else _LOST_CARD
    if over >= totals.most:
        return 0.0
    lost = 0.0
    wish = moment.wish if any(moment.wish) else _SURE
    for chance, moving in zip(wish, totals.moving, strict=True):
        short = max(0, moving) - over
        if short > 0:
            lost += chance * (short + penalty)
    return -lost * _URGENCY[min(moment.turns, 5)]


def pantry(own: Standing, totals: Totals, moment: Moment) -> float:
    """Food over, or missing, for the citizens of the year after: at most four over count."""
    if moment.years == 0:
        return 0.0
    eaters = totals.citizens + totals.growing * (1 + moment.grows_first)
    left = own.stores - eaters
    return left if left < 0 else 0.4 * min(left, 4)


def food(own: Standing, _totals: Totals, moment: Moment) -> float:
    """Food of a year without rich harvests, as long as a feeding is to come (Y6)."""
    return float(own.stores) if not moment.last else 0.0


def gold(own: Standing, _totals: Totals, moment: Moment) -> float:
    """Gold while it can be spent; the first four pieces count most."""
    usable = min(1.0, (5 * moment.years + moment.turns) / 6)
    return (min(own.gold, 4) + 0.3 * max(0, own.gold - 4)) * max(usable, 0.03)


def income(own: Standing, _totals: Totals, moment: Moment) -> float:
    """Gold that quarries and ports will still pay, when it can still be spent (Y4)."""
    return own.income * moment.growths


def cards(own: Standing, _totals: Totals, moment: Moment) -> float:
    """Action cards for which a turn is left."""
    return min(own.cards, max(0, moment.turns - 1))


def knowledge(own: Standing, _totals: Totals, moment: Moment) -> float:
    """Hidden voice cards known, while there are turns left to use it (P18)."""
    return own.seen * max(0, moment.turns - 1)


def territory(own: Standing, _totals: Totals, _moment: Moment) -> float:
    """Free ground that only own cities reach: its wheat, and two for each space at a lake."""
    return own.territory / 10


def penalty(own: Standing, _totals: Totals, moment: Moment) -> float:
    """A penalty turn that waits, which costs a turn of the year (P19, F3)."""
    return -float(own.hungry and not moment.last)


OfCity = Callable[[CityFacts, Moment], float]
OfPlayer = Callable[[Standing, Totals, Moment], float]

OF_CITY: Final[tuple[OfCity, ...]] = (
    people,
    growth,
    attraction,
    standing,
    completeness,
    sites,
    hands,
    buildings,
    bare,
    stretched,
    rivalry,
    markets,
    cities,
    strength,
    size,
)
OF_PLAYER: Final[tuple[OfPlayer, ...]] = (
    hunger,
    pantry,
    food,
    gold,
    income,
    cards,
    knowledge,
    territory,
    penalty,
)
NAMES: Final = tuple(function.__name__ for function in (*OF_CITY, *OF_PLAYER))


class Weights(NamedTuple):
    """Points that a unit of each consideration is felt to be worth, in the order of `NAMES`."""

    people: float = 1.0
    growth: float = 0.6
    attraction: float = 1.1
    standing: float = 0.2
    completeness: float = 1.0
    sites: float = 0.07
    hands: float = 0.15
    buildings: float = 0.0
    bare: float = 0.0
    stretched: float = 0.0
    rivalry: float = 0.0
    markets: float = 0.0
    cities: float = 0.0
    strength: float = 0.0
    size: float = 0.0
    hunger: float = 1.0
    pantry: float = 0.4
    food: float = 0.0
    gold: float = 0.9
    income: float = 0.4
    cards: float = 0.4
    knowledge: float = 0.05
    territory: float = 0.0
    penalty: float = 0.0

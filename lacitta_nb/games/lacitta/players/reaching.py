"""What a player's cities get to reach when something is put up on a space, whatever it is."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.constants import LIMIT_PLAIN, SETTLERS
from lacitta_nb.games.lacitta.players.standing import (
    FIELDS,
    SITES,
    CityFacts,
    Outlook,
    Points,
    worth_of,
)

_Reached = tuple[tuple[int, CityFacts], ...]
"""Own cities that reach out in another way than before, each with its place among them."""
_NOTHING: Final[Points] = (0, 0, 0)


class Site(NamedTuple):
    """What building on a space does, whatever is built; spaces of one `alike` come to the same."""

    place: int
    cities: tuple[CityFacts, ...]
    territory: int
    alike: int


class Settled(NamedTuple):
    """What founding on a space does, wherever the settler comes from."""

    city: CityFacts
    wheat: int
    territory: int


class Reaching:
    """The spaces that a player may build on or found on, as one decision looks at them."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook: Final = outlook
        self._near_foreign: Final = _union(
            [city.near for city in outlook.state.cities if city.owner != outlook.seat]
        )
        self._reach: Final = _union([city.reach for city in outlook.cities])
        self._near: Final = [city.near for city in outlook.cities]
        self._free: Final = [near & outlook.buildable for near in self._near]
        self._sites: Final[dict[int, Site]] = {}
        self._alike: Final[dict[tuple[int, _Reached, int], int]] = {}
        self._settled: Final[dict[int, Settled]] = {}

    def at(self, space: int) -> Site:
        """What building on a space does."""
        found = self._sites.get(space)
        if found is None:
            place, reached = _beside(self._near, space), self._reached([space])
            territory = self._territory([space])
            cities = _with_all(self._outlook.standing.cities, reached)
            alike = self._alike.setdefault((place, reached, territory), len(self._alike))
            found = self._sites[space] = Site(place, cities, territory, alike)
        return found

    def after(self, spaces: Sequence[int]) -> tuple[tuple[CityFacts, ...], int]:
        """All cities, and the territory, once these spaces are built on one after the other."""
        cities = _with_all(self._outlook.standing.cities, self._reached(spaces))
        return cities, self._territory(spaces)

    def settled(self, space: int) -> Settled:
        """What founding on a space does."""
        found = self._settled.get(space)
        if found is None:
            found = self._settled[space] = self._settle(space)
        return found

    def _territory(self, spaces: Sequence[int]) -> int:
        """The same of a standing, once these spaces are built on."""
        table = self._outlook.state.table
        reach, built = self._reach, 0
        for space in spaces:
            reach |= table.board.reach[space]
            built |= 1 << space
        return worth_of(table, self._outlook.unclaimed & reach & ~built)

    def _reached(self, spaces: Sequence[int]) -> _Reached:
        """How own cities reach out when these spaces are built on, one after the other.

        A city that reaches further may take sites from others: what is beside two cities is no
        site of either (P7). The second space may be beside a city only because of the first.
        """
        outlook, board = self._outlook, self._outlook.state.table.board
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
        good = self._outlook.good
        rich = sites & good.rich
        return (
            min(sites.bit_count(), SITES),
            min(rich.bit_count(), FIELDS),
            bool(sites & good.lake),
        )

    def _settle(self, space: int) -> Settled:
        outlook, table = self._outlook, self._outlook.state.table
        reach = table.board.reach[space]
        free = table.board.adjacent[space] & outlook.free & ~outlook.beside
        new = CityFacts(
            1 + min(SETTLERS - 1, outlook.state.supply),
            1,
            LIMIT_PLAIN,
            _NOTHING,
            _NOTHING,
            tuple([other for where, other in outlook.foreign if where & reach]),
            *self._room(free),
        )
        return Settled(new, table.wheat[space], self._territory([space]))


def _with_all(cities: tuple[CityFacts, ...], reached: _Reached) -> tuple[CityFacts, ...]:
    found = list(cities)
    for place, city in reached:
        found[place] = city
    return tuple(found)


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

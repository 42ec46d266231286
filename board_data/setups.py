"""Beginners' set-ups, found by a seeded search instead of by hand.

`Search` counts what is wrong with a set-up (whole numbers only, so that every computer finds
the same) and improves a random one by small changes, by late acceptance: a change stays if the
result is no worse than what was there `MEMORY` changes ago. A set of spaces is an int with one
bit a space.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from lattice import Layout

WHEAT = {"farm1": 1, "farm2": 2, "farm3": 3}
GAP = 4
"""Steps from a castle to the next at least: three empty spaces between them (S10)."""
REACH = 3
"""Steps from a castle within which a city finds its first lake and farm."""
ROOMY = 6
"""Steps from a castle to the next that leave both some room."""
MEMORY = 150
HARD = 1000
"""What a broken promise costs; whatever is merely unpleasant stays below it together."""


@dataclass(frozen=True)
class Land:
    """A landscape on every area, and the spaces that profit.

    `fields` has the wheat of each farm tile and the spaces around it; `good` are the spaces
    where a farm yields at least two food.
    """

    landscapes: Mapping[str, str]
    lakes: int
    mountains: int
    fields: Sequence[tuple[int, int]]
    good: int


@dataclass(frozen=True)
class SetUp:
    """What lies on the table at the beginning; the castles are two a player, in seat order."""

    land: Land
    castles: Sequence[str]

    def pairs(self) -> list[list[str]]:
        """The castles as the board file has them: one pair a player."""
        return [list(self.castles[k : k + 2]) for k in range(0, len(self.castles), 2)]


@dataclass(frozen=True)
class Surroundings:
    """What a player's two castles find within reach, the spaces counted that touch it."""

    wheat: int
    lakes: int
    mountains: int
    room: int
    rivals: int
    """Steps from both castles to the nearest castle of somebody else."""


@dataclass(frozen=True)
class Search:
    """The search for a set-up: `tiles` on the areas of `layout`, castles for `players`.

    `inside` asks for at least so many tiles of a kind on areas enclosed by open spaces.
    """

    layout: Layout
    tiles: Sequence[str]
    players: int
    inside: Mapping[str, int]

    @cached_property
    def areas(self) -> list[str]:
        """The areas that every edition covers with a tile."""
        return [area for area in self.layout.areas if area not in self.layout.expansion]

    @cached_property
    def enclosed(self) -> list[str]:
        """The areas around which all spaces are open."""
        return self.layout.enclosed(self.players)

    @cached_property
    def around(self) -> dict[str, int]:
        """The spaces that touch an area."""
        touches = self.layout.touches
        return {a: self._mask(s for s in touches if a in touches[s]) for a in self.areas}

    @cached_property
    def bordering(self) -> list[tuple[str, str]]:
        """Pairs of areas with a lane between them."""
        pairs = [(a, b) for n, a in enumerate(self.areas) for b in self.areas[:n]]
        return [(a, b) for a, b in pairs if self.around[a] & self.around[b]]

    @cached_property
    def sites(self) -> list[str]:
        """Where a castle may stand: open, and not at waste land, so that X feeds it alike."""
        waste = set(self.layout.expansion)
        open_spaces = self.layout.open_to(self.players)
        return [space for space in open_spaces if waste.isdisjoint(self.layout.touches[space])]

    @cached_property
    def steps(self) -> dict[str, dict[str, int]]:
        """Steps between spaces, over all spaces, closed ones too (S11)."""
        everywhere = self.layout.spaces
        return {space: self.layout.distances(space, everywhere) for space in everywhere}

    @cached_property
    def within(self) -> dict[str, int]:
        """The spaces one to `REACH` steps away over open spaces."""
        open_spaces = set(self.layout.open_to(self.players))
        far = {space: self.layout.distances(space, open_spaces) for space in self.sites}
        return {a: self._mask(b for b in far[a] if 0 < far[a][b] <= REACH) for a in far}

    @cached_property
    def _bits(self) -> dict[str, int]:
        return {space: 1 << number for number, space in enumerate(self.layout.spaces)}

    def _mask(self, spaces: Iterable[str]) -> int:
        return sum(self._bits[space] for space in spaces)

    def land(self, landscapes: Mapping[str, str]) -> Land:
        """Work out which spaces profit from which landscapes."""
        fields: list[tuple[int, int]] = []
        touched = {"lake": 0, "mountain": 0}
        some = good = 0
        for area, landscape in landscapes.items():
            spaces = self.around[area]
            if landscape in touched:
                touched[landscape] |= spaces
                continue
            fields.append((WHEAT[landscape], spaces))
            good |= spaces if WHEAT[landscape] > 1 else some & spaces
            some |= spaces
        return Land(landscapes, touched["lake"], touched["mountain"], fields, good)

    def food(self, land: Land, spaces: int) -> int:
        """The food that castles or farms on all of these spaces would yield (G7)."""
        return sum(wheat * (around & spaces).bit_count() for wheat, around in land.fields)

    def castle_food(self, setup: SetUp, castle: str) -> int:
        """The food of one castle."""
        return self.food(setup.land, self._bits[castle])

    def cost(self, setup: SetUp) -> int:
        """What is wrong with a set-up; below `HARD` it keeps every promise of the boards."""
        food = [self.castle_food(setup, castle) for castle in setup.castles]
        totals = [sum(food[k : k + 2]) for k in range(0, len(food), 2)]
        lacking, crowded = self._closeness(setup)
        faults = (
            lacking
            + sum(max(0, 3 - amount, amount - 5) for amount in food)
            + max(0, _spread(totals) - 1)
            + sum(self._poor(setup.land, self.within[castle]) for castle in setup.castles)
            + self._missing_inside(setup.land)
        )
        hungry = 10 * food.count(3)
        return HARD * faults + crowded + hungry + self._unfairness(setup) + self._sameness(setup)

    def _closeness(self, setup: SetUp) -> tuple[int, int]:
        """Steps that castles lack to the distance of S10; a cost for those that crowd."""
        castles = setup.castles
        between = [self.steps[a][b] for n, a in enumerate(castles) for b in castles[:n]]
        lacking = sum(max(0, GAP - steps) for steps in between)
        return lacking, 8 * sum(max(0, ROOMY - steps) for steps in between)

    def _poor(self, land: Land, near: int) -> int:
        """What a castle misses in reach: a lake, a farm site with two food, on two spaces."""
        lakes, farms = near & land.lakes, near & land.good
        return (lakes == 0) + (farms == 0) + ((lakes | farms).bit_count() < 2)

    def _missing_inside(self, land: Land) -> int:
        kinds = [land.landscapes[area] for area in self.enclosed]
        return sum(max(0, least - kinds.count(kind)) for kind, least in self.inside.items())

    def _unfairness(self, setup: SetUp) -> int:
        """How far the surroundings of the players lie apart; everyone wants a mountain."""
        found = [self.surroundings(setup, pair) for pair in setup.pairs()]
        unequal = 4 * (
            _spread([one.wheat for one in found])
            + _spread([one.lakes for one in found])
            + _spread([one.mountains for one in found])
            + _spread([one.room for one in found])
            + _spread([one.rivals for one in found])
        )
        return unequal + 40 * sum(one.mountains == 0 for one in found)

    def surroundings(self, setup: SetUp, pair: Sequence[str]) -> Surroundings:
        """What the player with these two castles finds within reach."""
        near = self.within[pair[0]] | self.within[pair[1]]
        rivals = [castle for castle in setup.castles if castle not in pair]
        return Surroundings(
            wheat=self.food(setup.land, near),
            lakes=(near & setup.land.lakes).bit_count(),
            mountains=(near & setup.land.mountains).bit_count(),
            room=near.bit_count(),
            rivals=sum(min(self.steps[castle][rival] for rival in rivals) for castle in pair),
        )

    def _sameness(self, setup: SetUp) -> int:
        """A cost for areas that border on their like, a high one for the rare kinds."""
        lies = setup.land.landscapes
        alike = [lies[a] for a, b in self.bordering if lies[a] == lies[b]]
        return sum(2 if kind in ("farm1", "farm2") else 20 for kind in alike)

    def run(self, seed: str, changes: int) -> SetUp:
        """The best set-up met in so many small changes to a random one."""
        random = Random(seed)
        setup = best = self._begin(random)
        cost = least = self.cost(setup)
        remembered = [cost] * MEMORY
        for change in range(changes):
            other = self._changed(setup, random)
            price = self.cost(other)
            if price <= max(cost, remembered[change % MEMORY]):
                setup, cost = other, price
            if cost < least:
                best, least = setup, cost
            remembered[change % MEMORY] = cost
        if least >= HARD:
            raise ValueError(f"no set-up for {self.players} players found from seed {seed!r}")
        return best

    def moved(self, setup: SetUp, castles: Mapping[str, str]) -> SetUp:
        """The set-up with some castles elsewhere; it must keep every promise of the boards."""
        found = SetUp(setup.land, [castles.get(castle, castle) for castle in setup.castles])
        if self.cost(found) >= HARD:
            raise ValueError(f"castles moved against the rules of the set-ups: {castles}")
        return found

    def _begin(self, random: Random) -> SetUp:
        tiles = shuffled(self.tiles, random)
        castles = shuffled(self.sites, random)[: 2 * self.players]
        return SetUp(self.land(dict(zip(self.areas, tiles, strict=True))), castles)

    def _changed(self, setup: SetUp, random: Random) -> SetUp:
        """A small change: two landscapes swapped, a castle moved, or two castles swapped."""
        draw = random.random()
        if draw < 0.4:
            lies = setup.land.landscapes
            a, b = _pick(self.areas, random), _pick(self.areas, random)
            return SetUp(self.land({**lies, a: lies[b], b: lies[a]}), setup.castles)
        castles = list(setup.castles)
        old = _pick(castles, random)
        new = _pick(self.sites if draw < 0.9 else castles, random)
        if new in castles:
            castles[castles.index(new)] = old
            castles[setup.castles.index(old)] = new
        else:
            castles[castles.index(old)] = new
        return SetUp(setup.land, castles)


def shuffled(items: Iterable[str], random: Random) -> list[str]:
    """A shuffled copy, by Fisher and Yates; `random()` is the one draw that never changes."""
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        pick = int(random.random() * (last + 1))
        pile[last], pile[pick] = pile[pick], pile[last]
    return pile


def _pick(items: Sequence[str], random: Random) -> str:
    return items[int(random.random() * len(items))]


def _spread(amounts: Sequence[int]) -> int:
    return max(amounts) - min(amounts)

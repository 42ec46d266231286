"""Beginners' set-ups, found by a seeded search instead of by hand.

A set-up is a landscape for every area and one castle after the other, two a player in seat
order. `Search` counts what is wrong with one (whole numbers only, so that every computer
finds the same) and improves it by small changes, by late acceptance: a change stays if it is
no worse than what was there `MEMORY` changes ago.
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
MEMORY = 300
HARD = 1000


@dataclass(frozen=True)
class SetUp:
    """What lies on the table at the beginning: a landscape an area, two castles a player."""

    landscapes: Mapping[str, str]
    castles: Sequence[str]

    def pairs(self) -> list[list[str]]:
        """The castles as the board file has them: one pair a player, in seat order."""
        return [list(self.castles[k : k + 2]) for k in range(0, len(self.castles), 2)]


@dataclass(frozen=True)
class Search:
    """The search for one set-up: `tiles` on the areas of `layout`, castles of so many players.

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
    def bordering(self) -> list[tuple[str, str]]:
        """Pairs of areas with a lane between them."""
        pairs = {tuple(sorted(found)) for found in self.touches.values() if len(found) == 2}
        return [(a, b) for a, b in sorted(pairs)]

    @cached_property
    def touches(self) -> dict[str, list[str]]:
        """The areas a space touches, those of the expansion left out."""
        return {
            space: [area for area in found if area in self.areas]
            for space, found in self.layout.touches.items()
        }

    @cached_property
    def sites(self) -> list[str]:
        """Where a castle may stand: open, and not at waste land, so that X feeds it alike."""
        open_spaces = self.layout.open_to(self.players)
        return [space for space in open_spaces if self.touches[space] == self.layout.touches[space]]

    @cached_property
    def steps(self) -> dict[str, dict[str, int]]:
        """Steps between spaces, over all spaces, closed ones too (S11)."""
        return {space: self.layout.distances(space, self.touches) for space in self.touches}

    @cached_property
    def within(self) -> dict[str, list[str]]:
        """The open spaces one to `REACH` steps away over open spaces."""
        open_spaces = set(self.layout.open_to(self.players))
        far = {space: self.layout.distances(space, open_spaces) for space in self.sites}
        return {a: [b for b, n in found.items() if 0 < n <= REACH] for a, found in far.items()}

    def food(self, plan: SetUp, space: str) -> int:
        """The food that a castle or farm on this space yields (G7)."""
        return sum(WHEAT.get(plan.landscapes[area], 0) for area in self.touches[space])

    def _at(self, plan: SetUp, space: str, landscape: str) -> bool:
        return any(plan.landscapes[area] == landscape for area in self.touches[space])

    def cost(self, plan: SetUp) -> int:
        """What is wrong with a set-up; below `HARD` it keeps every promise of the boards."""
        castles = sum(self._castle_faults(plan, castle) for castle in plan.castles)
        too_close, crowded = self._closeness(plan)
        unequal, unfair = self._inequality(plan)
        missing = sum(
            max(0, least - sum(plan.landscapes[area] == kind for area in self.enclosed))
            for kind, least in self.inside.items()
        )
        faults = castles + too_close + unequal + missing
        return HARD * faults + crowded + unfair + self._sameness(plan)

    def _castle_faults(self, plan: SetUp, castle: str) -> int:
        """Promises broken for one castle: 3 to 5 food, a lake and a second farm site in reach."""
        food = self.food(plan, castle)
        near = self.within[castle]
        lakes = [space for space in near if self._at(plan, space, "lake")]
        farms = [space for space in near if self.food(plan, space) >= 2]
        apart = len({*lakes, *farms}) >= 2
        return max(0, 3 - food, food - 5) + (not lakes) + (not farms) + (not apart)

    def _closeness(self, plan: SetUp) -> tuple[int, int]:
        """Steps that castles lack to the distance of S10, and to a roomy one."""
        pairs = [(a, b) for n, a in enumerate(plan.castles) for b in plan.castles[:n]]
        between = [self.steps[a][b] for a, b in pairs]
        lacking = sum(max(0, GAP - steps) for steps in between)
        return lacking, 8 * sum(max(0, ROOMY - steps) for steps in between)

    def _inequality(self, plan: SetUp) -> tuple[int, int]:
        """How far apart the players' food is beyond 1, and their surroundings."""
        food = [sum(self.food(plan, castle) for castle in pair) for pair in plan.pairs()]
        around = [self.surroundings(plan, pair) for pair in plan.pairs()]
        wheat, lakes, mountains, room, rivals = map(_spread, zip(*around, strict=True))
        without_mountain = sum(mountain == 0 for _, _, mountain, _, _ in around)
        unfair = 4 * wheat + 4 * lakes + 4 * mountains + 4 * room + 6 * rivals
        return max(0, _spread(food) - 1), unfair + 40 * without_mountain

    def surroundings(self, plan: SetUp, pair: Sequence[str]) -> tuple[int, int, int, int, int]:
        """What two castles find within reach: wheat, lakes, mountains, room; steps to rivals.

        Lakes and mountains are counted by the spaces that touch them.
        """
        near = sorted({*self.within[pair[0]], *self.within[pair[1]]})
        rivals = [castle for castle in plan.castles if castle not in pair]
        return (
            sum(self.food(plan, space) for space in near),
            sum(self._at(plan, space, "lake") for space in near),
            sum(self._at(plan, space, "mountain") for space in near),
            len(near),
            sum(min(self.steps[castle][rival] for rival in rivals) for castle in pair),
        )

    def _sameness(self, plan: SetUp) -> int:
        """Bordering areas alike: lakes and mountains are spread, farms of a kind mixed."""
        alike = [plan.landscapes[a] for a, b in self.bordering if plan.landscapes[a] == plan.landscapes[b]]
        return sum(2 if kind in ("farm1", "farm2") else 20 for kind in alike)

    def run(self, seed: str, changes: int) -> SetUp:
        """The best set-up after so many small changes to a random one."""
        random = Random(seed)
        plan = best = self._begin(random)
        cost = least = self.cost(plan)
        remembered = [cost] * MEMORY
        for change in range(changes):
            other = self._changed(plan, random)
            price = self.cost(other)
            if price <= cost or price <= remembered[change % MEMORY]:
                plan, cost = other, price
            if cost < least:
                best, least = plan, cost
            remembered[change % MEMORY] = cost
        if least >= HARD:
            raise ValueError(f"no set-up for {self.players} players found from seed {seed!r}")
        return best

    def _begin(self, random: Random) -> SetUp:
        tiles = shuffled(self.tiles, random)
        castles = shuffled(self.sites, random)[: 2 * self.players]
        return SetUp(dict(zip(self.areas, tiles, strict=True)), castles)

    def _changed(self, plan: SetUp, random: Random) -> SetUp:
        """A small change: two landscapes swapped, a castle moved, or two castles swapped."""
        draw = random.random()
        if draw < 0.4:
            a, b = _pick(self.areas, random), _pick(self.areas, random)
            swap = {a: plan.landscapes[b], b: plan.landscapes[a]}
            return SetUp({**plan.landscapes, **swap}, plan.castles)
        castles = list(plan.castles)
        k = int(random.random() * len(castles))
        if draw < 0.9:
            place = _pick(self.sites, random)
            if place not in castles:
                castles[k] = place
        else:
            m = int(random.random() * len(castles))
            castles[k], castles[m] = castles[m], castles[k]
        return SetUp(plan.landscapes, castles)


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

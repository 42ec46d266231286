"""What five dice can show, how likely that is, and which dice are best kept.

A set of dice is told by how many of them show each symbol, in the order of the words; so five dice
have 252 results. What a set that stays is worth is the mean of what it and one more die are worth,
over the six symbols of that die. So the worth of all results of five dice tells that of every four
dice that stay, these tell that of every three, and so on down to none: no roll is ever listed. The
same is done once more for each roll that is left.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import factorial, prod
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.games.saint_malo.actions import NONE
from lacitta_nb.games.saint_malo.constants import DICE, ROLLS, SWORDS, SYMBOLS
from lacitta_nb.games.saint_malo.study.asked import worths_in

FACES: Final = len(SYMBOLS)
SWORDS_AT: Final = SYMBOLS.index(SWORDS)

Counts = tuple[int, ...]
"""How many dice show each symbol, in the order of the words."""

NO_DICE: Final[Counts] = (0,) * FACES
_DIGITS: Final = 9
"""Worths that agree to so many digits are alike, as the sums they are made of are not exact."""


class Lattice(NamedTuple):
    """All sets of up to five dice, and how one die joins them. Numbers of sets are indexes.

    Attributes:
        sets: the smaller sets first, each size in the order of the words.
        number: the number of each set.
        larger: for each set of less than five dice those with one die more, one a symbol.
        smaller: for each set those with one die less, one a symbol that it shows.
        first: the number of the first set of five dice.
    """

    sets: tuple[Counts, ...]
    number: Mapping[Counts, int]
    larger: tuple[tuple[int, ...], ...]
    smaller: tuple[tuple[int, ...], ...]
    first: int


@cache
def lattice() -> Lattice:
    """The sets of dice and how they hang together; worked out once.

    >>> len(lattice().sets), lattice().first
    (462, 210)
    """
    sets = tuple(
        counts_of(dice)
        for size in range(DICE + 1)
        for dice in combinations_with_replacement(range(FACES), size)
    )
    index = {dice: number for number, dice in enumerate(sets)}
    first = sum(1 for dice in sets if sum(dice) < DICE)
    larger = tuple(
        tuple(index[_changed(dice, face, 1)] for face in range(FACES)) for dice in sets[:first]
    )
    smaller = tuple(
        tuple(index[_changed(dice, face, -1)] for face in range(FACES) if dice[face])
        for dice in sets
    )
    return Lattice(sets, MappingProxyType(index), larger, smaller, first)


def counts_of(faces: Sequence[int]) -> Counts:
    """Dice by the numbers of their symbols, as counts.

    >>> counts_of([1, 1, 2, 4, 5])
    (0, 2, 1, 0, 1, 1)
    """
    return tuple(faces.count(face) for face in range(FACES))


def _changed(dice: Counts, face: int, by: int) -> Counts:
    return (*dice[:face], dice[face] + by, *dice[face + 1 :])


def counted(symbols: Sequence[str]) -> Counts:
    """Dice by the words of their symbols, in any order, as counts.

    Raises:
        BadSetting: there are more than five, or one is no symbol.

    >>> counted(["head", "crate", "wall", "crate", "swords"])
    (0, 2, 1, 0, 1, 1)
    """
    if len(symbols) > DICE or not set(symbols) <= set(SYMBOLS):
        raise BadSetting("study-bad-dice", dice=" ".join(map(str, symbols)))
    return tuple(symbols.count(symbol) for symbol in SYMBOLS)


def symbols_of(dice: Counts) -> tuple[str, ...]:
    """The words of dice, in their order.

    >>> symbols_of((0, 2, 1, 0, 1, 1))
    ('crate', 'crate', 'wall', 'head', 'swords')
    """
    return tuple(s for s, count in zip(SYMBOLS, dice, strict=True) for _ in range(count))


def results() -> tuple[Counts, ...]:
    """The 252 results of five dice; worths of endings are given in this order.

    >>> results()[:2], len(results())
    (((5, 0, 0, 0, 0, 0), (4, 1, 0, 0, 0, 0)), 252)
    """
    made = lattice()
    return made.sets[made.first :]


def ways(dice: Counts) -> int:
    """In how many orders dice can show this.

    >>> ways((5, 0, 0, 0, 0, 0)), ways((0, 2, 1, 0, 1, 1))
    (1, 60)
    """
    return factorial(sum(dice)) // prod(map(factorial, dice))


def chance(dice: Counts) -> Fraction:
    """The chance that so many dice, all rolled at once, show this.

    >>> chance((0, 2, 1, 0, 1, 1))
    Fraction(5, 648)
    """
    return Fraction(ways(dice), FACES ** sum(dice))


@cache
def reached(kept: Counts) -> Mapping[Counts, Fraction]:
    """The chance of each result when these dice stay and the others are rolled once.

    >>> len(reached((0, 4, 0, 0, 0, 0))), len(reached((0, 0, 0, 0, 0, 0)))
    (6, 252)
    """
    rolled = DICE - sum(kept)
    found = (dice for dice in lattice().sets if sum(dice) == rolled)
    return MappingProxyType(
        {tuple(map(sum, zip(kept, dice, strict=True))): chance(dice) for dice in found}
    )


class Keep(NamedTuple):
    """Dice that may stay, and the worth that the turn then has on average.

    >>> str(Keep((0, 2, 0, 0, 0, 1), 3.5)), str(Keep((0, 0, 0, 0, 0, 0), 3.5))
    ('keep crate crate swords', 'keep none')
    >>> str(Keep((5, 0, 0, 0, 0, 0), 3.5))
    'stop'
    """

    dice: Counts
    worth: float

    @property
    def stops(self) -> bool:
        """Whether all dice stay, so that nothing is rolled any more."""
        return sum(self.dice) == DICE

    def __str__(self) -> str:
        """The action's text."""
        return "stop" if self.stops else f"keep {' '.join(symbols_of(self.dice)) or NONE}"


@dataclass(frozen=True)
class Plan:
    """What every throw, and every set of dice that may stay, is worth with so many rolls left.

    Attributes:
        throws: by rolls left, from 0 on, the worth of each result for whoever keeps the best dice.
        kept: the same for each set of dice that stays while the others are rolled; for 0 rolls
            left that is nothing.
    """

    throws: tuple[tuple[float, ...], ...]
    kept: tuple[tuple[float, ...], ...]

    def options(self, dice: Counts, rolls_left: int) -> list[Keep]:
        """All that may be kept of a throw with what it is worth, the best first; `stop` is one.

        Among equals `stop` comes first, then whoever rolls fewer dice.
        """
        made = lattice()
        number = made.number[dice]
        found = [Keep(dice, self.throws[0][number - made.first])]
        if rolls_left:
            kept = self.kept[rolls_left]
            parts = product(*(range(count, -1, -1) for count in dice))
            found += [Keep(part, kept[made.number[part]]) for part in parts if part != dice]
        return sorted(found, key=lambda keep: (-round(keep.worth, _DIGITS), -sum(keep.dice)))

    def best(self, dice: Counts, rolls_left: int) -> Keep:
        """What is best kept of a throw."""
        return self.options(dice, rolls_left)[0]

    def worth(self, dice: Counts, rolls_left: int) -> float:
        """What a throw is worth for whoever keeps the best dice."""
        made = lattice()
        return self.throws[rolls_left][made.number[dice] - made.first]

    @cached_property
    def before(self) -> float:
        """What a turn is worth before its first roll, after which the rolls of this plan follow."""
        found = sum(ways(dice) * w for dice, w in zip(results(), self.throws[-1], strict=True))
        return found / FACES**DICE


def plan(endings: Sequence[float], rolls_left: int = ROLLS - 1) -> Plan:
    """Work back from the last roll: what to keep so that the turn is worth most on average.

    Args:
        endings: what each of the `results` is worth when nothing is rolled any more.
        rolls_left: how many rolls can follow.

    Raises:
        BadSetting: there is not one worth for each result.

    >>> crates = plan([float(dice[1]) for dice in results()])
    >>> [str(keep) for keep in crates.options((0, 2, 0, 0, 3, 0), 1)[:2]]
    ['keep crate crate', 'keep crate crate head']
    >>> round(crates.before, 3)
    2.106
    """
    made = lattice()
    throws = [worths_in(endings, len(made.sets) - made.first)]
    kept: list[tuple[float, ...]] = [()]
    for _ in range(rolls_left):
        kept.append(_when_rolled(throws[-1]))
        throws.append(_best_of(kept[-1], throws[0]))
    return Plan(tuple(throws), tuple(kept))


def _when_rolled(throws: Sequence[float]) -> tuple[float, ...]:
    """The worth of each set of less than five dice when the others are rolled."""
    made = lattice()
    worth = [0.0] * made.first + list(throws)
    for number in range(made.first - 1, -1, -1):
        a, b, c, d, e, f = made.larger[number]
        worth[number] = (worth[a] + worth[b] + worth[c] + worth[d] + worth[e] + worth[f]) / FACES
    return tuple(worth[: made.first])


def _best_of(kept: Sequence[float], endings: Sequence[float]) -> tuple[float, ...]:
    """The worth of each result when its best dice stay: the best of it or of a smaller set."""
    made = lattice()
    best = [*kept, *endings]
    for number, smaller in enumerate(made.smaller):
        for part in smaller:
            best[number] = max(best[number], best[part])
    return tuple(best[made.first :])

"""The odds of a throw: exact chances to show so many of a symbol, by counting.

Each die that is not kept goes its own way. Whoever keeps one symbol only, and rolls every other die
until no roll is left, has a die right after r rolls with the chance 1 − (5/6)^r; it shows swords in
the end when it was wrong r − 1 times and then fell on them: (5/6)^(r−1) / 6. So the dice that are
right, those that show swords and the others are counted as balls of three colours.

>>> [f"{float(100 * at_least(number)):.2f}" for number in range(1, 6)]
['93.51', '69.88', '35.48', '10.44', '1.33']
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from types import MappingProxyType
from typing import NamedTuple

from lacitta_nb.games.saint_malo.constants import (
    DELIVERY_PRICE,
    DICE,
    ROLLS,
    SCORED,
    SYMBOLS,
    TURN_PRICE,
)
from lacitta_nb.games.saint_malo.study.asked import dice_in, number_in, symbol_in
from lacitta_nb.games.saint_malo.study.throws import (
    FACES,
    NO_DICE,
    SWORDS_AT,
    Counts,
    Keep,
    plan,
    results,
)


def right_chance(rolls_left: int) -> Fraction:
    """The chance that a die shows a symbol after so many rolls, if it is kept when it does.

    >>> right_chance(2)
    Fraction(11, 36)
    """
    return 1 - Fraction(FACES - 1, FACES) ** rolls_left


def swords_chance(rolls_left: int) -> Fraction:
    """The chance that a die ends as swords, rolled so often and kept only for another symbol.

    >>> swords_chance(3)
    Fraction(25, 216)
    """
    return Fraction(FACES - 1, FACES) ** (rolls_left - 1) / FACES


class Ending(NamedTuple):
    """How many dice show the wanted symbol in the end, and how many show swords."""

    right: int
    swords: int

    def reaches(self, number: int, turned: int) -> bool:
        """Whether so many dice can show the symbol, up to `turned` of them turned to it (A3)."""
        return self.right + min(turned, DICE - self.right - self.swords) >= number


@cache
def endings(shown: int, rolls_left: int) -> Mapping[Ending, Fraction]:
    """The chance of each ending where so many dice show the symbol and the others are rolled.

    Args:
        shown: dice that show the symbol now, and stay.
        rolls_left: rolls of the others, at least one.

    >>> str(endings(4, 1)[Ending(5, 0)]), str(endings(4, 1)[Ending(4, 0)])
    ('1/6', '2/3')
    """
    rolled = DICE - shown
    right, swords = right_chance(rolls_left), swords_chance(rolls_left)
    return MappingProxyType(
        {
            Ending(shown + a, b): comb(rolled, a)
            * comb(rolled - a, b)
            * right**a
            * swords**b
            * (1 - right - swords) ** (rolled - a - b)
            for a in range(rolled + 1)
            for b in range(rolled - a + 1)
        }
    )


def at_least(number: int, shown: int = 0, rolls_left: int = ROLLS, turned: int = 0) -> Fraction:
    """The chance to show at least so many of a symbol when only that symbol is kept.

    Every roll is used. Whoever can turn dice may do better by stopping early, as a die that is
    rolled again can show swords: see `surest`.

    Args:
        number: how many are wanted.
        shown: how many of five dice show it now.
        rolls_left: rolls of the others, at least one.
        turned: so many dice can be turned to it in the end; those that show swords can't (A3).

    Raises:
        BadSetting: numbers that five dice and three rolls do not have.

    >>> round(float(at_least(3, shown=2, rolls_left=1)), 4)
    0.4213
    >>> round(float(at_least(3, shown=2, rolls_left=1, turned=1)), 4)
    0.9954
    """
    return _at_least(
        number_in(number, range(1, DICE + 1), "number"),
        number_in(shown, range(DICE + 1), "shown"),
        number_in(rolls_left, range(1, ROLLS + 1), "rolls_left"),
        number_in(turned, range(DICE + 1), "turned"),
    )


@cache
def _at_least(number: int, shown: int, rolls_left: int, turned: int) -> Fraction:
    found = endings(shown, rolls_left).items()
    return sum((chance for end, chance in found if end.reaches(number, turned)), Fraction(0))


class SymbolOdds(NamedTuple):
    """What comes of keeping one symbol only.

    Attributes:
        symbol: the symbol that is kept.
        shown: how many dice show it now.
        turned: how many dice are turned to it in the end, at most.
        chances: to have at least one, two, three, four, five.
        swords: how many dice show swords in the end, on average.
    """

    symbol: str
    shown: int
    turned: int
    chances: tuple[Fraction, ...]
    swords: Fraction

    def __repr__(self) -> str:
        told = " ".join(f"{100 * float(chance):.2f}" for chance in self.chances)
        return f"<{self.symbol}, {self.turned} turned: {told} %>"


@dataclass(frozen=True)
class ThrowOdds:
    """The odds of a throw, for each symbol and each number of dice that can be turned.

    Attributes:
        dice: what the dice show; none before the first roll.
        rolls_left: how many rolls can follow.
        coins: what can be paid for turning.
        symbols: for each symbol without dice turned, then with one, with two …
    """

    dice: Counts
    rolls_left: int
    coins: int
    symbols: tuple[SymbolOdds, ...]

    def of(self, symbol: str, turned: int = 0) -> SymbolOdds:
        """The odds of one symbol.

        Raises:
            KeyError: it can't be scored, or so many dice can't be paid for.
        """
        return {(found.symbol, found.turned): found for found in self.symbols}[symbol, turned]


def odds_of(dice: Counts = NO_DICE, rolls_left: int = ROLLS, coins: int = 0) -> ThrowOdds:
    """The odds of a throw.

    Args:
        dice: what the five dice show; none before the first roll.
        rolls_left: how many rolls can follow.
        coins: what can be paid for turning dice.

    Raises:
        BadSetting: dice that can't be so, or numbers that a turn does not have.

    >>> odds_of((0, 2, 1, 0, 1, 1), rolls_left=1).of("crate")
    <crate, 0 turned: 100.00 100.00 42.13 7.41 0.46 %>
    """
    dice = dice_in(dice)
    rolls_left = number_in(rolls_left, range(ROLLS + 1), "rolls_left")
    coins = number_in(coins, range(sys.maxsize), "coins")
    found = (
        _of_symbol(dice, symbol, rolls_left, turned)
        for symbol in SCORED
        for turned in range(_payable(symbol, coins) + 1)
    )
    return ThrowOdds(dice, rolls_left, coins, tuple(found))


def _payable(symbol: str, coins: int) -> int:
    """How many dice can be turned to a symbol: a delivery of logs is paid for, too (A4, L1)."""
    left = coins - DELIVERY_PRICE * (symbol == "log")
    return min(DICE, max(0, left // TURN_PRICE))


def _of_symbol(dice: Counts, symbol: str, rolls_left: int, turned: int) -> SymbolOdds:
    shown = dice[SYMBOLS.index(symbol)]
    if rolls_left:
        swords = (DICE - shown) * swords_chance(rolls_left)
        chances = tuple(at_least(n, shown, rolls_left, turned) for n in range(1, DICE + 1))
    else:
        end = Ending(shown, dice[SWORDS_AT])
        swords = Fraction(end.swords)
        chances = tuple(Fraction(end.reaches(n, turned)) for n in range(1, DICE + 1))
    return SymbolOdds(symbol, shown, turned, chances, swords)


def surest(dice: Counts, symbol: str, number: int, rolls_left: int, turned: int = 0) -> list[Keep]:
    """Which dice to keep so that so many can show a symbol: the surest first, worths are chances.

    Without dice turned nothing is surer than keeping that symbol only. Where dice can be turned,
    any die but swords may be worth keeping.

    Raises:
        BadSetting: dice, a symbol or numbers that a turn does not have.

    >>> found = surest((0, 2, 1, 0, 1, 1), "crate", 3, rolls_left=1, turned=1)
    >>> str(found[0]), found[0].worth
    ('stop', 1.0)
    """
    dice, wanted = dice_in(dice), SYMBOLS.index(symbol_in(symbol, SCORED))
    number = number_in(number, range(1, DICE + 1), "number")
    turned = number_in(turned, range(DICE + 1), "turned")
    rolls_left = number_in(rolls_left, range(ROLLS + 1), "rolls_left")
    reached = [
        float(Ending(end[wanted], end[SWORDS_AT]).reaches(number, turned)) for end in results()
    ]
    return plan(reached, rolls_left).options(dice, rolls_left)


def spread(rolled: int, chance: Fraction) -> tuple[Fraction, ...]:
    """The chance that none, one, two … of so many dice end in a way that each has this chance of.

    >>> [str(found) for found in spread(2, Fraction(1, 6))]
    ['25/36', '5/18', '1/36']
    """
    return tuple(
        comb(rolled, number) * chance**number * (1 - chance) ** (rolled - number)
        for number in range(rolled + 1)
    )


def expected_swords(rolled: int = DICE, rolls_left: int = ROLLS) -> Fraction:
    """How many dice end as swords on average, rolled so often and kept only for one symbol.

    Raises:
        BadSetting: numbers that five dice and three rolls do not have.

    >>> [round(float(expected_swords(rolls_left=rolls)), 2) for rolls in (1, 2, 3)]
    [0.83, 0.69, 0.58]
    """
    rolled = number_in(rolled, range(DICE + 1), "rolled")
    return rolled * swords_chance(number_in(rolls_left, range(1, ROLLS + 1), "rolls_left"))


def rolls_odds() -> Iterator[tuple[int, tuple[Fraction, ...]]]:
    """For one, two and three rolls of five dice the chances to show at least one to five."""
    for rolls in range(1, ROLLS + 1):
        yield rolls, tuple(at_least(number, rolls_left=rolls) for number in range(1, DICE + 1))

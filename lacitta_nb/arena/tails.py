"""How far out a sum of chances has come, where these may be few or small and the sum so skewed.

The sum of what many chances bring is close to a number of successes, on a scale of its own: second,
third and fourth moment say how many tries there were, how likely each was, and how much it counts.
For two players this is the binomial distribution itself. Where the moments fit no such number it is
close to Poisson's number of rare events, and where nothing is skewed to the normal distribution. A
number that is just as large as the one seen counts half as more and half as less (the mid-p value),
which makes tests that hold on average: neither the normal distribution nor the ratio of likelihoods
does where two or three events are all there are.
"""

import math
from statistics import NormalDist
from typing import Final

_MANY: Final = 200.0
"""Events from which on an approximation is as good."""
_LEAST: Final = 1e-300
_CLOSE: Final = 1e-6
_MOST: Final = 1e6
"""Tries from which on rare events are as good."""
_NORMAL: Final = NormalDist()


def deviate(slope: float, variance: float, third: float, fourth: float) -> float:
    """The normal deviate that is as far out as a sum is.

    Args:
        slope: the sum, less what was expected.
        variance: its second cumulant.
        third: its third cumulant.
        fourth: its fourth cumulant.

    >>> round(deviate(2.0, 1.0, 0.0, -0.5), 2)  # four of four at even chances: half of 1/16
    1.86
    >>> round(deviate(-3.0, 3.0, 3.0, 3.0), 2)  # no event of three: half of exp(-3)
    -1.96
    """
    if variance <= 0:
        return 0.0
    if third < 0:
        return -deviate(-slope, variance, -third, fourth)
    tilt = third / variance
    square = 3 * tilt**2 - 2 * fourth / variance
    if square > tilt**2 * (1 + _CLOSE):
        worth = math.sqrt(square)
        chance = (1 - tilt / worth) / 2
        tries = variance / (square * chance * (1 - chance))
        seen = min(tries, max(0.0, tries * chance + slope / worth))
        if tries < _MOST:
            more = _successes(seen, tries, chance) + _successes(seen + 1, tries, chance)
            return -_quantile(more / 2)
    if tilt**2 < variance / 1e6:
        return slope / math.sqrt(variance)
    events = variance / tilt**2
    seen = max(0.0, events + slope / tilt)
    return -_quantile((_at_least(seen, events) + _at_least(seen + 1, events)) / 2)


def _successes(seen: float, tries: float, chance: float) -> float:
    """The chance of so many of so many tries, between whole numbers as well: incomplete beta.

    >>> round(_successes(2, 3, 0.5), 9)
    0.5
    """
    if seen <= 0:
        return 1.0
    if seen >= tries + 1:
        return 0.0
    one, other = seen, tries - seen + 1
    front = math.exp(
        math.lgamma(one + other)
        - math.lgamma(one)
        - math.lgamma(other)
        + one * math.log(chance)
        + other * math.log1p(-chance)
    )
    if chance < (one + 1) / (one + other + 2):
        return front * _fraction(one, other, chance) / one
    return 1 - front * _fraction(other, one, 1 - chance) / other


def _fraction(one: float, other: float, chance: float) -> float:
    """The continued fraction of the incomplete beta function, by Lentz's way."""
    below, above = 1.0, 1 / _away(1 - (one + other) * chance / (one + 1))
    found = above
    for step in range(1, 400):
        twice = one + 2 * step
        term = step * (other - step) * chance / ((twice - 1) * twice)
        above, below = 1 / _away(1 + term * above), _away(1 + term / below)
        found *= above * below
        term = -(one + step) * (one + other + step) * chance / (twice * (twice + 1))
        above, below = 1 / _away(1 + term * above), _away(1 + term / below)
        found *= above * below
        if abs(above * below - 1) < 1e-13:
            break
    return found


def _away(number: float) -> float:
    return number if abs(number) > _LEAST else _LEAST


def _at_least(seen: float, events: float) -> float:
    """The chance of so many events, between whole numbers as well: the incomplete gamma function.

    >>> round(_at_least(1, 2.0), 9) == round(1 - math.exp(-2), 9)
    True
    """
    if seen <= 0:
        return 1.0
    if events > _MANY or seen > 4 * _MANY:
        # Wilson and Hilferty, PNAS 17 (1931).
        root = (events / seen) ** (1 / 3)
        return _NORMAL.cdf(3 * math.sqrt(seen) * (root - 1 + 1 / (9 * seen)))
    term = math.exp(seen * math.log(events) - events - math.lgamma(seen + 1)) if events else 0.0
    total, number = term, seen
    while term > 1e-17 * total:
        number += 1
        term *= events / number
        total += term
    return min(1.0, total)


def _quantile(chance: float) -> float:
    if chance >= 1 - 1e-16:
        return math.inf
    return _NORMAL.inv_cdf(max(chance, _LEAST))

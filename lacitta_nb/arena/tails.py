"""How far out a sum of chances has come, where these may be small and the sum therefore skewed.

The sum of what many small chances bring is close to Poisson's number of rare events, on a scale of
its own: its variance and its third moment say how many events, and how much each counts. Where the
chances are even the events are endlessly many, and this is the normal distribution. An event that
came just as often as seen counts half as more and half as less (the mid-p value), which makes tests
that hold on average: neither the normal distribution nor the ratio of likelihoods does where two or
three events are all there are.
"""

import math
from statistics import NormalDist
from typing import Final

_MANY: Final = 200.0
"""Events from which on an approximation is as good."""
_LEAST: Final = 1e-300
_NORMAL: Final = NormalDist()


def deviate(slope: float, variance: float, third: float) -> float:
    """The normal deviate that is as far out as a sum is.

    Args:
        slope: the sum, less what was expected.
        variance: its second moment.
        third: its third moment.

    >>> round(deviate(2.0, 1.0, 0.0), 6)
    2.0
    >>> round(deviate(-3.0, 3.0, 3.0), 2)  # no event of three: half of exp(-3)
    -1.96
    """
    if variance <= 0:
        return 0.0
    if third < 0:
        return -deviate(-slope, variance, -third)
    if third * third < variance**3 / 1e6:
        return slope / math.sqrt(variance)
    worth, events = third / variance, variance**3 / third**2
    seen = max(0.0, events + slope / worth)
    more = (_at_least(seen, events) + _at_least(seen + 1, events)) / 2
    return -_quantile(more)


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

"""Numbers with their uncertainty: a mean or a share with its 95 per cent interval."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

_Z: Final = 1.959964
"""Standard deviations to either side that hold 95 per cent of a normal distribution."""


class Estimate(NamedTuple):
    """A number known from a sample: its value and the ends of its 95 per cent interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3g} ({self.low:.3g} to {self.high:.3g})"


def share(wins: float, games: int) -> Estimate:
    """A share of wins, with Wilson's interval; a shared win counts as part of one.

    >>> print(share(50, 100))
    0.5 (0.404 to 0.596)
    >>> print(share(0, 0))
    nan (0 to 1)
    """
    if games == 0:
        return Estimate(math.nan, 0.0, 1.0)
    p, z = wins / games, _Z * _Z / games
    middle = (p + z / 2) / (1 + z)
    half = _Z * math.sqrt(p * (1 - p) / games + z / (4 * games)) / (1 + z)
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with the interval that follows from how the values scatter.

    One value alone, or none, says nothing of how they scatter: its interval is without end.

    >>> print(mean([1, 2, 3, 4, 5]))
    3 (1.61 to 4.39)
    """
    count = len(values)
    if count == 0:
        return Estimate(math.nan, -math.inf, math.inf)
    middle = math.fsum(values) / count
    if count == 1:
        return Estimate(middle, -math.inf, math.inf)
    spread = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    half = _Z * math.sqrt(spread / count)
    return Estimate(middle, middle - half, middle + half)

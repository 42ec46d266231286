"""Numbers with their uncertainty: a mean or a share with its 95 per cent interval."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from lacitta_nb.texts import decimal, sentence

_COVER: Final = 0.95
Z: Final = 1.959964
"""Standard deviations to either side that hold `_COVER` of a normal distribution."""


class Estimate(NamedTuple):
    """A number known from a sample: its value and the ends of its 95 per cent interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        value, low, high = (decimal(number, ".3g") for number in self)
        return f"{value} ({sentence('study-from-to', {'low': low, 'high': high})})"


def share(wins: float, games: int) -> Estimate:
    """A share of wins, with Wilson's interval; a shared win counts as part of one.

    >>> print(share(50, 100))
    0.5 (0.404 to 0.596)
    >>> print(share(0, 0))
    nan (0 to 1)
    """
    if games == 0:
        return Estimate(math.nan, 0.0, 1.0)
    p, z = wins / games, Z * Z / games
    middle = (p + z / 2) / (1 + z)
    half = Z * math.sqrt(p * (1 - p) / games + z / (4 * games)) / (1 + z)
    # Rounding must not put the share itself outside of its interval.
    return Estimate(p, min(p, max(0.0, middle - half)), max(p, min(1.0, middle + half)))


def mean(values: Sequence[float]) -> Estimate:
    """A mean, with the interval that follows from how the values scatter (Student's t).

    One value alone, or none, says nothing of how they scatter: its interval is without end.

    >>> print(mean([1, 2, 3, 4, 5]))
    3 (1.04 to 4.96)
    """
    count = len(values)
    if count == 0:
        return Estimate(math.nan, -math.inf, math.inf)
    middle = math.fsum(values) / count
    if count == 1:
        return Estimate(middle, -math.inf, math.inf)
    spread = math.fsum((value - middle) ** 2 for value in values) / (count - 1)
    half = _student(count - 1) * math.sqrt(spread / count)
    return Estimate(middle, middle - half, middle + half)


@cache
def _student(freedom: int) -> float:
    """Standard errors to either side that hold 95 per cent, with so many degrees of freedom.

    Exact for one and two, else by the series of Fisher and Cornish (1960), to 0.2 per cent.
    """
    if freedom == 1:
        return math.tan(math.pi * _COVER / 2)
    if freedom == 2:
        return _COVER * math.sqrt(2 / (1 - _COVER**2))
    z = Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))

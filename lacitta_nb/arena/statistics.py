"""Numbers with their uncertainty: a mean or a share with its 95 per cent interval."""

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from lacitta_nb.texts import decimal, sentence

COVER: Final = 0.95
"""How much of what they are drawn for intervals hold."""
Z: Final = 1.959964
"""Standard deviations to either side that hold `COVER` of a normal distribution."""


class Estimate(NamedTuple):
    """A number known from a sample: its value and the ends of its 95 per cent interval.

    Where nothing is known of the value it is NaN, where nothing is known of its ends they are
    endless.

    >>> print(Estimate(9.5, -math.inf, math.inf))
    9.5 (too few)
    """

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        value, low, high = (decimal(number, ".3g") for number in self)
        if math.isnan(self.value):
            return NOTHING
        if math.isinf(self.value):
            return beyond(self, low, high)
        if self.open:
            return sentence("study-too-few", {"value": value})
        return f"{value} ({sentence('study-from-to', {'low': low, 'high': high})})"

    @property
    def open(self) -> bool:
        """Whether the value is known, but not how far it may be off."""
        endless = math.isinf(self.low) or math.isinf(self.high)
        return endless and math.isfinite(self.value)


NOTHING: Final = "–"
"""What stands for a number of which nothing is known."""


UNKNOWN: Final = Estimate(math.nan, -math.inf, math.inf)
"""What nothing is known of."""


def exactly(value: float) -> Estimate:
    """A number that is known, and no estimate: its interval has no width.

    >>> print(exactly(12))
    12 (12 to 12)
    """
    return Estimate(float(value), float(value), float(value))


def beyond(estimate: Estimate, low: str, high: str) -> str:
    """A number without end, as what is known of it: the one end of its interval.

    Args:
        estimate: the number; its value is endless.
        low: the lower end of its interval as it is written.
        high: the upper end.

    >>> beyond(Estimate(-math.inf, -math.inf, -700), "", "−700")
    'below −700'
    """
    if estimate.value < 0:
        return sentence("study-below", {"high": high})
    return sentence("study-above", {"low": low})


def share(wins: float, games: int) -> Estimate:
    """A share of wins, with Wilson's interval; a shared win counts as part of one.

    >>> print(share(50, 100))
    0.5 (0.404 to 0.596)
    >>> print(share(0, 0))
    –
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
    half = student(count - 1) * math.sqrt(spread / count)
    return Estimate(middle, middle - half, middle + half)


@cache
def student(freedom: int) -> float:
    """Standard errors to either side that hold 95 per cent, with so many degrees of freedom.

    Exact for one and two, else by the series of Fisher and Cornish (1960), to 0.2 per cent.
    """
    if freedom == 1:
        return math.tan(math.pi * COVER / 2)
    if freedom == 2:
        return COVER * math.sqrt(2 / (1 - COVER**2))
    z = Z
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))

"""How far several things are behind the best of them, where which one is best is not known.

Of several equal actions one always comes out on top by luck, and the more there are, the farther it
seems ahead. So an interval for a pair that was fixed beforehand says too much of the best and
another one. These intervals hold for all pairs at once (Tukey's question): of sets of equal actions
one in twenty shows a difference anywhere. How many standard errors that takes depends on how the
actions hang together on the same deals, and is found by turning the signs of whole deals at random
(Westfall and Young 1993): each deal's results, less the mean of each action, all change sign
together or stay, and the largest difference between any two is noted.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lacitta_nb.arena.statistics import COVER, UNKNOWN, Estimate, mean, student

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_TURNS: Final = 1999
_SEED: Final = 1
_NOTHING: Final = 1e-12
"""A scatter below this, beside that of the values, is none: the difference is always the same."""
_ENDLESS: Final = 1e6
"""So many standard errors stand for any number of them: where turned results do not scatter."""


def behind_best(results: Sequence[Sequence[float]]) -> list[Estimate]:
    """How much less each has than the one with the highest mean, with intervals for all at once.

    Without any deal nothing is known, not even which is best. What is the same distance behind on
    every deal has an interval without width; of few deals that is no certainty. Of what varies, two
    deals say nothing, and sometimes not even four: then the interval has no ends.

    Args:
        results: for each of them what it came to, deal by deal, on the same deals.

    Returns:
        In the same order; (0, 0, 0) for the best. The same results give the same intervals.

    >>> behind_best([[3, 5, 4], [1, 3, 2]])
    [Estimate(value=0.0, low=0.0, high=0.0), Estimate(value=2.0, low=2.0, high=2.0)]
    """
    if not results or not results[0]:
        return [UNKNOWN] * len(results)
    if len(results[0]) < 2:
        best = max(results, key=lambda row: mean(row).value, default=())
        return [
            Estimate(0.0, 0.0, 0.0)
            if row is best
            else mean([a - b for a, b in zip(best, row, strict=True)])
            for row in results
        ]
    import numpy as np

    rows = np.array(results, dtype=float)
    means = [math.fsum(row) / len(row) for row in results]
    best_place = means.index(max(means))
    wide = _errors_wide(rows)
    found = []
    for row in rows:
        apart = rows[best_place] - row
        value = math.fsum(apart) / len(apart)
        error = math.sqrt(_scatter(apart, value) / len(apart))
        half = wide * error if error else 0.0
        found.append(Estimate(value, value - half, value + half))
    return found


def _scatter(apart: "Numbers", value: float) -> float:
    """The variance of differences; one that is but rounding is none."""
    import numpy as np

    found = float(np.sum((apart - value) ** 2)) / (len(apart) - 1)
    return found if found > _NOTHING * (1 + value * value) else 0.0


def _errors_wide(rows: "Numbers") -> float:
    """How many standard errors hold all differences at once; never fewer than for one pair."""
    import numpy as np

    count, deals = rows.shape
    centred = (rows - rows.mean(axis=1, keepdims=True)).T
    turned = _signs(deals) @ centred / deals
    products = centred.T @ centred / deals
    largest = np.zeros(_TURNS)
    for one in range(count - 1):
        others = slice(one + 1, count)
        own = products[one, one] + products.diagonal()[others] - 2 * products[one, others]
        apart = turned[:, [one]] - turned[:, others]
        varying = own > _NOTHING * (1 + products[one, one])
        if varying.any():
            apart, own = apart[:, varying], own[varying]
            # Of few deals, some turnings leave results that do not scatter but for rounding.
            left = own - apart**2
            least = _NOTHING * (products[one, one] + products.diagonal()[others][varying])
            errors = np.sqrt(np.maximum(left, least) / (deals - 1))
            found = np.where(left > least, np.abs(apart) / errors, _ENDLESS)
            np.maximum(largest, found.max(axis=1), out=largest)
    wide = max(float(np.quantile(largest, COVER, method="higher")), student(deals - 1))
    return wide if wide < _ENDLESS else math.inf


def _signs(deals: int) -> "Numbers":
    """Signs by turn and deal, the same on every machine and with every version of NumPy.

    Raw bits of a generator are what NumPy promises to keep.
    """
    import numpy as np

    words = -(-deals // 32)
    raw = np.random.MT19937(_SEED).random_raw(_TURNS * words).astype("<u4")
    bits = np.unpackbits(raw.view(np.uint8)).reshape(_TURNS, 32 * words)[:, :deals]
    signs: Numbers = 1.0 - 2.0 * bits.astype(np.float64)
    return signs

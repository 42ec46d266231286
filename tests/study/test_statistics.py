"""Intervals, compared with published or hand-worked values."""

import math

import pytest

from lacitta_nb.study.statistics import mean, share


def test_wilson_interval_of_a_small_sample() -> None:
    """Nothing in ten: from 0 to z² / (n + z²) = 3.8415 / 13.8415."""
    assert share(0, 10) == pytest.approx((0.0, 0.0, 3.8415 / 13.8415), abs=1e-4)


def test_wilson_interval_mirrors() -> None:
    low, high = share(3, 10), share(7, 10)
    assert (1 - high.value, 1 - high.high, 1 - high.low) == pytest.approx(low)


def test_mean_of_five_numbers() -> None:
    """1 to 5: variance 2.5, so 1.96 * sqrt(2.5 / 5) = 1.386 to either side."""
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 1.614, 4.386), abs=1e-3)


def test_too_little_to_say_anything() -> None:
    assert mean([7]) == (7, -math.inf, math.inf)
    assert math.isnan(mean([]).value)
    assert share(0, 0)[1:] == (0.0, 1.0)

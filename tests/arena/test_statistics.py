"""Intervals, compared with published or hand-worked values."""

import math

import pytest

from lacitta_nb.arena.statistics import mean, share


def test_wilson_interval_of_a_small_sample() -> None:
    """Nothing in ten: from 0 to z² / (n + z²) = 3.8415 / 13.8415."""
    assert share(0, 10) == pytest.approx((0.0, 0.0, 3.8415 / 13.8415), abs=1e-4)


def test_wilson_interval_mirrors() -> None:
    low, high = share(3, 10), share(7, 10)
    assert (1 - high.value, 1 - high.high, 1 - high.low) == pytest.approx(low)


def test_mean_of_five_numbers() -> None:
    """1 to 5: variance 2.5, so 2.7764 * sqrt(2.5 / 5) = 1.9632 to either side."""
    assert mean([1, 2, 3, 4, 5]) == pytest.approx((3, 1.037, 4.963), abs=1e-3)


@pytest.mark.parametrize(
    ("count", "published"),
    [
        (2, 12.706),
        (3, 4.3027),
        (4, 3.1824),
        (5, 2.7764),
        (10, 2.2622),
        (30, 2.0452),
        (1001, 1.9623),
    ],
)
def test_few_values_have_the_wide_intervals_of_student_s_table(
    count: int, published: float
) -> None:
    values = [float(number % 2) for number in range(count)]
    middle = sum(values) / count
    error = math.sqrt(sum((v - middle) ** 2 for v in values) / (count - 1) / count)
    found = mean(values)
    assert (found.high - found.value) / error == pytest.approx(published, rel=2e-3)


@pytest.mark.parametrize("games", [1, 3, 7, 49, 1000])
def test_a_share_lies_within_its_interval_at_both_ends(games: int) -> None:
    for wins in (0, games):
        found = share(wins, games)
        assert found.low <= found.value <= found.high


def test_too_little_to_say_anything() -> None:
    assert mean([7]) == (7, -math.inf, math.inf)
    assert math.isnan(mean([]).value)
    assert share(0, 0)[1:] == (0.0, 1.0)

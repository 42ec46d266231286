"""Being behind the best of several: equal ones show no difference, others do."""

import math
import random
from collections.abc import Callable

import pytest

from lacitta_nb.arena.best_of import behind_best
from lacitta_nb.arena.statistics import Estimate, mean, share

Draw = Callable[[random.Random], float]


def points(draw: random.Random) -> float:
    """Whole numbers, like points at the end of a game."""
    return round(draw.gauss(20, 4))


def skewed(draw: random.Random) -> float:
    return round(draw.expovariate(1 / 3))


def rare(draw: random.Random) -> float:
    """Something large now and then, else nothing."""
    return 5.0 * (draw.random() < 0.1)


KINDS: tuple[Draw, ...] = (points, skewed, rare)


def table(
    one: Draw, count: int, deals: int, draw: random.Random, worse: float = 0
) -> list[list[float]]:
    """Results of equal actions on the same deals, each of which is good or bad for all of them.

    `worse`: by how much the last one is worse than the others.
    """
    luck = [draw.gauss(0, 3) for _ in range(deals)]
    rows = [[one(draw) + luck[deal] for deal in range(deals)] for _ in range(count)]
    return [*rows[:-1], [value - worse for value in rows[-1]]]


def false_alarms(one: Draw, count: int, deals: int, times: int) -> int:
    """In how many of so many sets of equal actions any shows a difference."""
    draw = random.Random(f"{one.__name__}/{count}/{deals}")
    return sum(
        any(found.low > 0 for found in behind_best(table(one, count, deals, draw)))
        for _ in range(times)
    )


@pytest.mark.parametrize("one", KINDS)
def test_sets_of_equal_actions_show_no_difference(one: Draw) -> None:
    """Of 100 sets about 5 may; more than 11 would be one chance in a hundred."""
    assert false_alarms(one, 6, 40, 100) <= 11


@pytest.mark.slow
@pytest.mark.parametrize("one", KINDS)
@pytest.mark.parametrize("count", [3, 6, 12])
def test_few_sets_of_equal_actions_show_a_difference(one: Draw, count: int) -> None:
    times = 150
    alarms = [false_alarms(one, count, deals, times) for deals in (20, 60, 200)]
    assert share(sum(alarms), 3 * times).low <= 0.05
    assert sum(alarms) / (3 * times) <= 0.065


@pytest.mark.slow
def test_a_pair_fixed_beforehand_would_show_many() -> None:
    """What the intervals are corrected for: with those of a mean a third of the sets do."""
    draw, shown = random.Random("naive"), 0
    for _ in range(200):
        rows = table(points, 6, 60, draw)
        best = max(rows, key=sum)
        apart = [[a - b for a, b in zip(best, row, strict=True)] for row in rows]
        shown += any(mean(row).low > 0 for row in apart)
    assert shown > 50


def test_a_difference_of_a_reasonable_size_is_found() -> None:
    """Two points behind in a hundred deals, where each scatters by four."""
    draw, seen = random.Random("true"), 0
    for _ in range(40):
        *others, worse = behind_best(table(points, 6, 100, draw, worse=3))
        seen += worse.low > 0
        assert sum(other.low > 0 for other in others) <= 1
    assert seen >= 36


def test_intervals_are_never_narrower_than_those_of_one_pair() -> None:
    draw = random.Random(5)
    for deals in (2, 3, 5, 30):
        best, other = sorted(table(points, 2, deals, draw), key=sum, reverse=True)
        _, found = behind_best([best, other])
        pair = mean([a - b for a, b in zip(best, other, strict=True)])
        assert found.value == pytest.approx(pair.value)
        assert found.low <= pair.low + 1e-9


def test_the_same_results_give_the_same_intervals_in_whatever_order_they_stand() -> None:
    rows = table(skewed, 4, 25, random.Random(8))
    found = behind_best(rows)
    assert behind_best(rows) == found
    for one, other in zip(behind_best(rows[::-1]), found[::-1], strict=True):
        assert one == pytest.approx(other)


def test_what_never_varies_is_sure_and_one_deal_says_nothing() -> None:
    best = Estimate(0, 0, 0)
    assert behind_best([[1, 2, 3], [0, 1, 2], [1, 2, 3]]) == [best, Estimate(1, 1, 1), best]
    assert behind_best([[3.0], [1.0]]) == [best, Estimate(2, -math.inf, math.inf)]


def test_two_deals_that_vary_say_nothing_whatever_rounding_leaves_of_their_scatter() -> None:
    """However alike the actions are beside the luck of the deals."""
    draw = random.Random("two deals")
    for _ in range(200):
        better = [draw.gauss(20, 4), draw.gauss(20, 4)]
        worse = [value - 3 - draw.random() for value in better]
        found = behind_best([better, worse])[1]
        assert (found.low, found.high) == (-math.inf, math.inf)


def test_four_deals_may_say_nothing_either() -> None:
    """Two up and two down by the same: one turning of signs in eight has no scatter at all."""
    best, other = behind_best([[1.0, 1.0, -1.0, -1.0], [0.0] * 4])
    assert best == Estimate(0, 0, 0)
    assert (other.low, other.high) == (-math.inf, math.inf)


def test_without_any_deal_none_is_known_to_be_the_best() -> None:
    assert behind_best([]) == []
    assert [str(estimate) for estimate in behind_best([[], []])] == ["–", "–"]

"""What the greedy player weighs is learnt: what made games end apart is found again."""

import numpy as np
import pytest

from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.considerations import NAMES
from tools import lacitta_turns, lacitta_weights

CHANCE = np.random.default_rng(5)


def line(first: np.ndarray, last: np.ndarray, year: int) -> np.ndarray:
    late = (year - 1) / (YEARS - 1)
    return (1 - late) * first + late * last


def test_weights_of_turns_lie_on_the_line_between_the_first_year_and_the_last() -> None:
    first, last = CHANCE.uniform(0.2, 2, len(NAMES)), CHANCE.uniform(0.2, 2, len(NAMES))
    turns = []
    for number in range(600):
        year = 1 + number % YEARS
        units = CHANCE.normal(size=(12, len(NAMES)))
        turns.append({"year": year, "units": units, "leads": units @ line(first, last, year) + 7})
    found = lacitta_turns.turns(turns)
    told = [name for name in NAMES if name not in lacitta_turns.UNTOLD]
    for year, row in enumerate(found, 1):
        truth = dict(zip(NAMES, line(first, last, year), strict=True))
        assert [row[name] for name in told] == pytest.approx(
            [truth[name] for name in told], abs=0.02
        )
        assert row["knowledge"] == lacitta_weights.FELT.knowledge


def test_no_weight_is_below_nothing() -> None:
    units = CHANCE.normal(size=(500, 3))
    truth = np.array([2.0, -1.0, 0.5])
    near, held = np.zeros(3), np.array([True, True, False])
    found = lacitta_weights.fitted([(units, units @ truth)], near, held)
    assert found == pytest.approx([2.0, 0.0, 0.0], abs=0.2)

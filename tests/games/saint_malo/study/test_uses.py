"""Results worth what their best use is, beside the uses that the rules allow."""

import random

import pytest

from lacitta_nb.games.saint_malo.constants import LEVELS
from lacitta_nb.games.saint_malo.rules import legal_actions
from lacitta_nb.games.saint_malo.study.throws import counted, results, symbols_of
from lacitta_nb.games.saint_malo.study.uses import worth_of_results
from tests.games.saint_malo.study.positions import Seat, moment

TEXTS = [f"{symbol} {n}" for symbol in ("log", "crate", "wall", "cross") for n in range(1, 6)]


def worth(uses: dict[str, float], text: str, coin: float) -> float:
    """Of a use as an action is written, `use crate 4 turn 2`."""
    what, _, turned = text.removeprefix("use ").partition(" turn ")
    return uses[what] - 2 * coin * int(turned or 0)


@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4, 6, 7])
def test_each_result_is_worth_the_best_use_that_the_rules_allow(coins: int) -> None:
    draw = random.Random(coins)
    uses = {text: draw.random() for text in [*TEXTS, *LEVELS]} | {"nothing": 0.2}
    swords = [-draw.random() for _ in range(6)]
    found = worth_of_results(uses, coins=coins, coin=0.1, swords=swords)
    for dice, one in zip(results(), found, strict=True):
        state = moment([Seat(coins=coins), Seat()], symbols_of(dice), 3)  # type: ignore[arg-type]
        best = max(worth(uses, str(action), 0.1) for action in legal_actions(state))
        assert one == pytest.approx(best + swords[dice[5]])


def test_by_hand_a_die_is_turned_where_it_pays() -> None:
    """Crate, crate, wall, head, swords: the third crate costs 2 coins of 0.5, the fourth two more.

    Swords can't be turned, so five crates are out of reach whatever is paid: A3.
    """
    uses = {"crate 2": 1.0, "crate 3": 2.5, "crate 4": 3.0, "crate 5": 9.0}
    dice = results().index(counted(["crate", "crate", "wall", "head", "swords"]))
    assert worth_of_results(uses, coins=9, coin=0.5)[dice] == 1.5
    assert worth_of_results(uses, coins=1, coin=0.5)[dice] == 1.0
    assert worth_of_results(uses, coins=9, swords=[0, -2, 0, 0, 0, 0])[dice] == 1.0


def test_by_hand_a_delivery_is_paid_before_dice_are_turned() -> None:
    """Three logs, one of them turned: 2 coins for it and 2 for the delivery, so 3 do not do: A4."""
    dice = results().index(counted(["log", "log", "wall", "head", "swords"]))
    assert worth_of_results({"log 3": 4.0}, coins=4)[dice] == 4.0
    assert worth_of_results({"log 3": 4.0}, coins=3)[dice] == 0.0


def test_nothing_may_always_be_chosen() -> None:
    assert set(worth_of_results({"crate 1": -3.0})) == {0.0}
    assert set(worth_of_results({"nothing": 0.5})) == {0.5}

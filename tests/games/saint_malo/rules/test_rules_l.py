"""L: logs."""

import pytest

from tests.games.saint_malo.support import (
    built,
    counted,
    ended,
    expect_allowed,
    expect_refused,
    full_but,
    game,
    happened,
    play,
    seat,
)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_L1_a_delivery_costs_two_coins_whatever_it_brings(number: int) -> None:
    table = game(dice="log log log log log")
    (told,) = happened(table.play(f"use log {number}"), "delivered")
    assert (told.rule, told.player, told.amount, told.coins) == ("L1", 0, number, 2)
    assert counted(table, "logs") == [2 + number, 2]
    assert counted(table, "coins") == [1, 3]


def test_L1_logs_are_not_placed() -> None:
    table = game(dice="log log log log log")
    events = table.play("use log 5")
    assert ended(table)
    assert built(table) == {}
    assert happened(events, "placed") == []


def test_L1_a_delivery_needs_two_coins() -> None:
    for coins in (0, 1):
        expect_refused(game({"coins": coins}, dice="log log log log log"), "use log 5", "A4")
    expect_allowed(game({"coins": 2}, dice="log log log log log"), "use log 1", "use log 5")


def test_L1_logs_need_no_empty_space() -> None:
    table = game(seat(), full_but(), turns=1, dice="log log wall wall wall")
    expect_allowed(table, "use log 2")


def test_L1_dice_turned_are_paid_beside_the_delivery() -> None:
    table = game({"coins": 7}, dice="log log wall cross head")
    table.play("use log 4 turn 2")
    assert counted(table, "coins")[0] == 7 - 2 * 2 - 2
    assert counted(table, "logs")[0] == 6


def test_L2_using_logs_costs_no_coins() -> None:
    table = game(seat(coins=0, logs=3), dice="head head head log log")
    play(table, "use architect", "place E5", "place E4", "place D4", "place D5")
    assert counted(table, "coins")[0] == 0
    assert counted(table, "logs")[0] == 0
    assert counted(table, "points")[0] == 9

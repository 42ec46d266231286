"""A: the action."""

import pytest

from tests.games.saint_malo.support import (
    LEVELS,
    OUTER,
    boxes,
    built,
    choices,
    counted,
    deciding,
    ended,
    expect_allowed,
    expect_refused,
    full_but,
    gained,
    game,
    happened,
    play,
    seat,
    turn,
)

RICH = seat(coins=10)


@pytest.mark.parametrize(
    "dice",
    ["swords swords swords swords swords", "log log log log log", "crate crate wall head swords"],
)
def test_A1_nothing_may_always_be_chosen(dice: str) -> None:
    table = game(dice=dice)
    expect_allowed(table, "use nothing")
    table.play("use nothing")
    assert ended(table)
    assert built(table) == {}
    assert counted(table, "coins") == [3, 3]
    assert counted(table, "logs") == [2, 2]


def test_A1_all_swords_leave_nothing_else() -> None:
    assert choices(game(RICH, dice="swords swords swords swords swords")) == ["use nothing"]


def test_A1_swords_are_never_used() -> None:
    table = game(RICH, dice="swords swords log wall head")
    for text in ("use swords 1", "use swords 2", "use swords 1 turn 1", "use swords 3 turn 1"):
        expect_refused(table, text, "A1")


def test_A1_one_symbol_in_one_action() -> None:
    table = turn(game(), "wall wall cross head log", "use citizen", "place C4")
    assert built(table) == {"C4": "citizen"}


def test_A1_what_may_be_used_without_coins() -> None:
    table = game({"coins": 0}, dice="crate cross cross head head")
    assert set(choices(table)) == {
        *("use crate 1", "use cross 1", "use cross 2"),
        *("use citizen", "use soldier", "use priest", "use nothing"),
    }


def test_A1_what_may_be_used_with_two_coins() -> None:
    table = game({"coins": 2}, dice="log cross swords swords swords")
    assert set(choices(table)) == {
        *("use log 1", "use cross 1", "use cross 2 turn 1", "use crate 1 turn 1"),
        *("use wall 1 turn 1", "use citizen turn 1", "use nothing"),
    }


def test_A2_fewer_dice_may_be_used() -> None:
    table = game(dice="crate crate crate crate swords")
    expect_allowed(table, "use crate 1", "use crate 2", "use crate 3", "use crate 4")
    play(table, "use crate 1", "place E5")
    assert ended(table)
    assert built(table) == {"E5": "crate"}


def test_A2_dice_are_never_split() -> None:
    table = game(dice="cross cross cross log log")
    play(table, "use cross 1", "place C4")
    assert ended(table)  # no church of size 2 beside it
    heads = game(dice="head head head head log")
    play(heads, "use citizen", "place C4")
    assert ended(heads)  # no architect beside him


def test_A3_dice_of_another_symbol_are_turned_for_two_coins_each() -> None:
    for number, turned, coins in ((3, 1, 8), (4, 2, 6)):
        table = game(RICH, dice="crate crate wall head swords")
        events = table.play(f"use crate {number} turn {turned}")
        (told,) = happened(events, "turned")
        assert (told.rule, told.player, told.amount, told.coins) == ("A3", 0, turned, 2 * turned)
        assert told.what == "crate"
        assert counted(table, "coins")[0] == coins


def test_A3_nothing_is_turned_that_is_not_short() -> None:
    table = game(RICH, dice="crate crate wall head head")
    for text in ("use crate 1 turn 1", "use crate 2 turn 1", "use crate 3 turn 2"):
        expect_refused(table, text, "A3")
    for text in ("use crate 4 turn 1", "use crate 4 turn 3", "use citizen turn 1"):
        expect_refused(table, text, "A3")
    for text in ("use crate 2 turn 2", "use wall 1 turn 1", "use soldier turn 2"):
        expect_refused(table, text, "A3")


def test_A3_the_shortfall_is_written() -> None:
    table = game(RICH, dice="crate crate wall head head")
    for text in ("use crate 3", "use crate 5", "use log 1", "use wall 2", "use cross 1"):
        expect_refused(table, text, "A3")
    for text in ("use architect", "use merchant", "use juggler", "use noble"):
        expect_refused(table, text, "A3")
    expect_allowed(table, "use crate 3 turn 1", "use crate 5 turn 3", "use log 1 turn 1")
    expect_allowed(table, "use architect turn 1", "use juggler turn 2", "use noble turn 3")


@pytest.mark.parametrize(("swords", "most"), [(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)])
def test_A3_swords_are_never_turned(swords: int, most: int) -> None:
    dice = ["cross", "log", "log", "log", "log"][: 5 - swords] + ["swords"] * swords
    table = game(RICH, dice=" ".join(dice))
    for number in range(2, 6):
        text = f"use cross {number} turn {number - 1}"
        if number <= most:
            expect_allowed(table, text)
        else:
            expect_refused(table, text, "A3")
    for person, level in LEVELS.items():
        text = f"use {person} turn {level}"
        if level <= most:
            expect_allowed(table, text)
        else:
            expect_refused(table, text, "A3")


def test_A3_a_symbol_that_no_die_shows() -> None:
    table = game(RICH, dice="log log log log swords")
    play(table, "use cross 2 turn 2", "place C4")
    assert built(table) == {"C4": "church2"}
    assert counted(table, "coins")[0] == 6
    assert boxes(table) == 1


def test_A3_swords_stay_swords_whatever_is_turned() -> None:
    table = game(RICH, dice="log swords swords swords swords", players=5)
    play(table, "use cross 1 turn 1", "place C4")
    assert boxes(table) == 4


def test_A4_turning_is_paid() -> None:
    for coins, most in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)):
        table = game({"coins": coins}, dice="cross log wall head crate")
        for number in range(2, 6):
            text = f"use cross {number} turn {number - 1}"
            if number - 1 <= most:
                expect_allowed(table, text)
            else:
                expect_refused(table, text, "A4")


def test_A4_turning_and_delivery_are_paid_together() -> None:
    for coins, number in ((1, 0), (2, 1), (3, 1), (4, 2), (6, 3)):
        table = game({"coins": coins}, dice="log wall cross head swords")
        for logs in (1, 2, 3):
            text = "use log 1" if logs == 1 else f"use log {logs} turn {logs - 1}"
            if logs <= number:
                expect_allowed(table, text)
            else:
                expect_refused(table, text, "A4")


def test_A4_what_the_action_earns_cannot_pay_for_it() -> None:
    table = game({"coins": 1}, dice="head head log wall cross")
    expect_refused(table, "use merchant turn 1", "A4")  # it would earn up to 4 coins
    side = game(seat(coins=1, wall="B7 C7 D7 E7"), dice="log log log log log")
    expect_refused(side, "use wall 1 turn 1", "A4")  # it would complete a side for 2 coins


def test_A4_it_is_paid_before_anything_is_placed() -> None:
    table = game({"coins": 2}, dice="head head log wall cross")
    table.play("use merchant turn 1")
    assert counted(table, "coins")[0] == 0
    assert built(table) == {}
    table.play("place C3")
    assert counted(table, "coins")[0] == 4


def test_A5_a_person_or_church_needs_an_empty_space() -> None:
    table = game(seat(), full_but(coins=9), turns=1, dice="head head head cross cross")
    for text in ("use citizen", "use priest", "use merchant", "use cross 1", "use cross 2"):
        expect_refused(table, text, "A5")
    expect_allowed(table, "use log 1 turn 1", "use nothing")


def test_A5_one_empty_space_will_do() -> None:
    for text in ("use architect", "use cross 2"):
        table = game(full_but("D4"), dice="head head head cross cross")
        expect_allowed(table, text)
        play(table, text, "place D4")
        assert ended(table)


def test_A5_no_more_dice_than_can_be_placed() -> None:
    table = game(full_but("D4 E5 A2"), dice="crate crate crate wall wall")
    expect_allowed(table, "use crate 1", "use wall 1")
    expect_refused(table, "use crate 2", "C2", "A5")
    expect_refused(table, "use wall 2", "W1", "A5")


def test_A6_each_effect_is_carried_out_at_once() -> None:
    table = game(seat(wall="B7 C7 D7 E7"), dice="wall wall log log log")
    events = play(table, "use wall 2", "place F7")
    assert gained(events, "coins", "W3") == 2
    assert counted(table, "coins")[0] == 5
    assert deciding(table) == (0, "place")
    play(table, "place A2")
    assert ended(table)


def test_A6_things_are_placed_one_after_another() -> None:
    table = game(dice="wall wall wall wall wall")
    table.play("use wall 5")
    for number, space in enumerate(OUTER.split()[3:8], 1):
        assert deciding(table) == (0, "place")
        placed = happened(table.play(f"place {space}"), "placed")
        assert [(e.space, e.what) for e in placed] == [(space, "wall")]
        assert len(built(table)) == number
    assert ended(table)

"""D: dice."""

from itertools import combinations
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    SYMBOLS,
    boxes,
    choices,
    deciding,
    ended,
    expect_allowed,
    expect_refused,
    game,
    happened,
    idle,
    in_order,
    play,
    rolled,
    showing,
)

FIVE = "log crate wall cross head"


def begun(seed: int = 3) -> Any:
    return lc.saint_malo.new_game(players=2, seed=seed, start_player=0)


@pytest.mark.parametrize("seed", range(6))
def test_D1_a_turn_begins_with_a_roll_of_all_five(seed: int) -> None:
    table = begun(seed)
    events = table.step()
    (roll,) = happened(events, "rolled")
    assert (roll.rule, roll.player, roll.amount) == ("D1", 0, 1)
    assert in_order(roll.dice) == in_order(rolled(seed, 0, 1)) == showing(table)
    assert deciding(table) == (0, "roll")


def test_D1_the_roll_of_each_turn_is_another() -> None:
    table = idle(begun(5))
    table.run()
    assert deciding(table) == (1, "roll")
    assert showing(table) == in_order(rolled(5, 1, 1))


def test_D1_stopping_ends_nobody_elses_rolls() -> None:
    table = begun(5)
    table.run()
    play(table, "stop", "use nothing")
    table.run()
    assert deciding(table) == (1, "roll")
    expect_allowed(table, "keep none", "stop")


@pytest.mark.parametrize(("rolls", "number"), [(1, 2), (2, 3)])
def test_D2_the_others_are_rolled_again(rolls: int, number: int) -> None:
    table = game(dice="crate crate wall head swords", rolls=rolls, seed=11, turns=4)
    events = table.play("keep crate crate swords")
    (kept,) = happened(events, "kept")
    assert (kept.rule, kept.player) == ("D2", 0)
    assert in_order(kept.dice) == ["crate", "crate", "swords"]
    (roll,) = happened(events, "rolled")
    assert (roll.rule, roll.amount) == ("D2", number)
    fresh = rolled(11, 4, number, 2)
    assert showing(table) == in_order(["crate", "crate", "swords", *fresh]) == in_order(roll.dice)
    assert table.position()["rolls"] == number


def test_D2_all_five_may_be_rolled_again() -> None:
    table = game(dice=FIVE, rolls=1, seed=2)
    table.play("keep none")
    assert showing(table) == in_order(rolled(2, 0, 2))
    assert deciding(table) == (0, "roll")


@pytest.mark.parametrize("rolls", [1, 2])
def test_D2_the_player_may_stop(rolls: int) -> None:
    table = game(dice="log log wall head head", rolls=rolls)
    assert happened(table.play("stop"), "rolled") == []
    assert deciding(table) == (0, "use")
    assert showing(table) == ["log", "log", "wall", "head", "head"]


def test_D2_what_may_stay_is_any_part_of_what_shows_but_not_all() -> None:
    dice = ["crate", "crate", "wall", "head", "swords"]
    table = game(dice=" ".join(dice), rolls=1)
    parts = {kept for number in (1, 2, 3, 4) for kept in combinations(dice, number)}
    keeps = {f"keep {' '.join(kept)}" for kept in parts}
    assert len(keeps) == 3 * 2 * 2 * 2 - 2  # 0, 1, 2 crates; the others or not; not none, not all
    assert set(choices(table)) == {*keeps, "keep none", "stop"}


def test_D2_at_least_one_is_rolled() -> None:
    table = game(dice=FIVE, rolls=1)
    expect_refused(table, f"keep {FIVE}", "D2")
    same = game(dice="head head head head head", rolls=2)
    expect_refused(same, "keep head head head head head", "D2")
    expect_allowed(same, "keep head head head head", "stop", "keep none")


def test_D2_only_what_shows_may_stay() -> None:
    table = game(dice="crate crate wall head swords", rolls=1)
    for symbol in ("log", "cross"):
        expect_refused(table, f"keep {symbol}", "D2")
    expect_refused(table, "keep crate crate crate", "D2")
    expect_refused(table, "keep wall head head", "D2")
    expect_refused(table, "keep swords swords", "D2")
    expect_refused(table, "keep log log log log log", "D2")


def test_D2_dice_kept_before_may_be_rolled_again() -> None:
    table = game(dice="crate crate crate log swords", rolls=1, seed=4)
    table.play("keep crate crate crate")
    expect_allowed(table, "keep none", "keep crate")
    table.play("keep crate")
    assert showing(table) == in_order(["crate", *rolled(4, 0, 3, 4)])


def test_D2_swords_may_stay_or_be_rolled_again() -> None:
    table = game(dice="swords swords log wall head", rolls=1)
    expect_allowed(table, "keep swords swords", "keep swords", "keep log wall head")


@pytest.mark.parametrize("text", ["keep swords crate", "keep", "keep gold", "keep  crate", "Stop"])
def test_D2_texts_are_in_word_order(text: str) -> None:
    with pytest.raises(lc.BadAction):
        lc.saint_malo.parse_action(text)


def test_D2_nothing_is_used_before_the_player_stops() -> None:
    table = game(dice=FIVE, rolls=2)
    for text in ("use wall 1", "use nothing", "use citizen", "place C4", "take priest", "done"):
        assert table.why_not(text) is not None
        assert text not in choices(table)
    play(table, "stop", "use wall 1")
    assert deciding(table) == (0, "place")


def test_D3_after_the_third_roll_nothing_is_rolled() -> None:
    table = game(dice=FIVE, rolls=2)
    table.play("keep log crate wall cross")
    assert deciding(table) == (0, "use")
    for text in ("keep none", f"keep {FIVE}", "stop", f"keep {showing(table)[0]}"):
        expect_refused(table, text, "D3")


def test_D3_nor_after_stopping() -> None:
    table = game(dice=FIVE, rolls=1)
    table.play("stop")
    assert deciding(table) == (0, "use")
    for text in ("keep none", "keep log", "stop"):
        assert table.why_not(text) is not None
    assert all(text.startswith("use ") for text in choices(table))


@pytest.mark.parametrize("seed", range(8))
def test_D3_swords_seen_earlier_do_not_count(seed: int) -> None:
    table = game(dice="swords swords swords swords swords", rolls=2, seed=seed, players=5)
    table.play("keep none")
    last = rolled(seed, 0, 3)
    assert showing(table) == in_order(last)
    events = table.play("use nothing")
    assert ended(table)
    assert boxes(table) == last.count("swords")
    assert sum(e.amount for e in happened(events, "pirates")) == last.count("swords")


def test_D3_only_faces_now_showing_are_used() -> None:
    for seed in range(8):
        table = game({"coins": 0}, dice="log log head head cross", rolls=2, seed=seed)
        table.play("keep none")
        counts = {symbol: rolled(seed, 0, 3).count(symbol) for symbol in SYMBOLS}
        for number in range(1, 6):
            assert (f"use cross {number}" in choices(table)) == (number <= counts["cross"])


def test_D3_undo_and_reloading_change_no_roll() -> None:
    table = game(dice=FIVE, rolls=1, seed=9)
    table.play("keep log")
    first = showing(table)
    table.undo()
    table.play("keep none")
    table.undo()
    again = lc.load(table.position())
    again.play("keep log")
    assert showing(again) == first

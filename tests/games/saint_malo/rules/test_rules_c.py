"""C: crates."""

import pytest

from tests.games.saint_malo.support import (
    SPACES,
    built,
    ended,
    expect_allowed,
    expect_refused,
    full_but,
    game,
    happened,
    places,
    play,
    seat,
)


def test_C1_crates_hang_together_by_edges() -> None:
    table = game(dice="crate crate crate crate log")
    table.play("use crate 4")
    assert len(places(table)) == 41
    table.play("place E4")
    assert places(table) == {"D4", "F4", "E3", "E5"}
    expect_refused(table, "place D5", "C1")  # touches by a corner only
    expect_refused(table, "place A5", "C1")
    table.play("place D4")
    assert places(table) == {"C4", "D3", "D5", "E3", "E5", "F4"}
    table.play("place E3")
    assert places(table) == {"C4", "D3", "D5", "E2", "E5", "F3", "F4"}
    events = table.play("place F3")
    assert [(e.rule, e.player, e.space, e.what) for e in happened(events, "placed")] == [
        ("C1", 0, "F3", "crate")
    ]
    assert ended(table)
    assert built(table) == dict.fromkeys(("E4", "D4", "E3", "F3"), "crate")


def test_C1_joined_to_an_older_crate_is_not_enough() -> None:
    table = game(seat(crate="F6"), dice="crate crate log log log")
    play(table, "use crate 2", "place D5")
    expect_refused(table, "place E6", "C1")
    expect_refused(table, "place B4", "C1")  # beside a printed crate


def test_C1_older_crates_may_be_touched_or_not() -> None:
    for first, second in (("B4", "C4"), ("F5", "F6")):
        table = game(dice="crate crate log log log")
        play(table, "use crate 2", f"place {first}", f"place {second}")
        assert ended(table)


def test_C1_older_crates_do_not_join() -> None:
    # C1 and C3 are both joined to the printed crate on C2, but not to each other.
    table = game(dice="crate crate log log log")
    play(table, "use crate 2", "place C1")
    expect_refused(table, "place C3", "C1")


def test_C1_one_crate_goes_anywhere() -> None:
    table = game(dice="crate log log log log")
    table.play("use crate 1")
    assert places(table) == set(SPACES) - {"B2", "B3", "C2", "D2"}


def test_C2_the_group_always_fits() -> None:
    # Empty: E4 E5 E6 and F6 hang together, A2 alone, C6 and C7 as a pair.
    table = game(full_but("E4 E5 E6 F6 A2 C6 C7"), dice="crate crate crate crate log")
    table.play("use crate 4")
    assert places(table) == {"E4", "E5", "E6", "F6"}
    for space in ("A2", "C6", "C7"):
        expect_refused(table, f"place {space}", "C2")


@pytest.mark.parametrize(
    ("number", "fitting"),
    [
        (1, {"E4", "E5", "E6", "F6", "A2", "C6", "C7"}),
        (2, {"E4", "E5", "E6", "F6", "C6", "C7"}),
        (3, {"E4", "E5", "E6", "F6"}),
    ],
)
def test_C2_smaller_groups_fit_into_less(number: int, fitting: set[str]) -> None:
    table = game(full_but("E4 E5 E6 F6 A2 C6 C7"), dice="crate crate crate crate log")
    table.play(f"use crate {number}")
    assert places(table) == fitting


def test_C2_no_more_crates_than_the_largest_group_of_spaces_holds() -> None:
    table = game(full_but("E4 E5 E6 C6 C7", coins=4), dice="crate crate crate crate log")
    expect_allowed(table, "use crate 3")
    expect_refused(table, "use crate 4", "C2")
    expect_refused(table, "use crate 5 turn 1", "C2")
    assert "use crate 4" not in [str(action) for action in table.legal_actions()]


@pytest.mark.parametrize("empty", ["C4 C5 C6 E1 E2", "C6 C7 E4 E5 E6", "C1 D4 D5 D6 G6"])
def test_C2_the_largest_group_counts_wherever_it_lies(empty: str) -> None:
    table = game(full_but(empty), dice="crate crate crate crate log")
    expect_allowed(table, "use crate 3")
    expect_refused(table, "use crate 4", "C2")


def test_C2_spaces_that_touch_by_a_corner_do_not_hang_together() -> None:
    table = game(full_but("D4 E5 F6"), dice="crate crate log log log")
    expect_refused(table, "use crate 2", "C2")
    expect_allowed(table, "use crate 1")


def test_C2_nor_do_spaces_that_meet_at_a_tower() -> None:
    expect_refused(game(full_but("A2 B1"), dice="crate crate log log log"), "use crate 2", "C2")


def test_C2_nor_across_a_filled_space() -> None:
    expect_refused(game(full_but("B4 D4"), dice="crate crate log log log"), "use crate 2", "C2")


def test_C2_in_a_full_city_there_is_no_crate() -> None:
    table = game(seat(), full_but(), turns=1, dice="crate crate log log log")
    expect_refused(table, "use crate 1", "C2", "A5")


def test_C2_wherever_the_first_goes_the_others_follow() -> None:
    empty = "C4 C5 C6 D5 E5"
    for first in empty.split():
        table = game(full_but(empty), dice="crate crate crate crate crate")
        play(table, "use crate 5", f"place {first}")
        while table.decision is not None:
            table.play(table.legal_actions()[-1])
        assert ended(table)
        assert all(built(table)[space] == "crate" for space in empty.split())

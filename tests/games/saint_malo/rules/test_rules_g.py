"""G: ground terms."""

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    BOTTOM,
    LEFT,
    OUTER,
    RIGHT,
    SPACES,
    TOP,
    TOWERS,
    built,
    counted,
    expect_bad,
    expect_refused,
    gained,
    game,
    happened,
    idle,
    places,
    play,
    position,
    seat,
    turn,
)

THINGS = (
    *("crate", "wall", "church1", "church5", "house", "citizen", "soldier"),
    *("priest", "architect", "merchant", "juggler", "noble"),
)


@pytest.mark.parametrize("thing", THINGS)
def test_G1_whatever_fills_a_space_stays(thing: str) -> None:
    table = game(seat(**{thing: "A4"}), dice="cross wall log log log")
    table.play("use cross 1")
    expect_refused(table, "place A4", "G1")
    walled = game(seat(**{thing: "A4"}), dice="cross wall log log log")
    walled.play("use wall 1")
    expect_refused(walled, "place A4", "G1")
    assert built(walled) == {"A4": thing}


def test_G1_each_kind_of_thing_is_refused_on_a_filled_space() -> None:
    for use in ("use crate 1", "use wall 1", "use cross 1", "use citizen"):
        table = game(seat(wall="A2"), dice="crate wall cross head log")
        table.play(use)
        expect_refused(table, "place A2", "G1")


def test_G1_ones_own_city_only() -> None:
    table = game(seat(), seat(house="E5"), dice="cross log log log log")
    play(table, "use cross 1", "place E5")
    assert (built(table, 0), built(table, 1)) == ({"E5": "church1"}, {"E5": "house"})


def test_G2_walls_on_outer_spaces_only() -> None:
    table = game(dice="wall log log log log")
    table.play("use wall 1")
    assert places(table) == set(OUTER.split())
    for space in ("B6", "C4", "E5", "F2"):
        expect_refused(table, f"place {space}", "G2")
    expect_refused(table, "place B2", "G1", "G2")


@pytest.mark.parametrize("use", ["use crate 1", "use cross 1", "use citizen"])
def test_G2_all_else_on_outer_and_inner_ones(use: str) -> None:
    table = game(dice="crate cross head log log")
    table.play(use)
    assert places(table) == set(SPACES) - {"B2", "B3", "C2", "D2"}


def test_G2_houses_may_stand_on_outer_spaces() -> None:
    table = game(dice="head head head log log")
    play(table, "use architect", "place A4", "place A5")
    assert built(table) == {"A4": "architect", "A5": "house"}


def test_G2_a_position_with_an_inner_wall_is_refused() -> None:
    expect_bad(position(seat(wall="C4")), "G2")


@pytest.mark.parametrize("tower", TOWERS)
def test_G3_a_tower_is_no_space(tower: str) -> None:
    table = game(dice="cross log log log log")
    table.play("use cross 1")
    try:
        ruling = table.why_not(f"place {tower}")
    except lc.BadAction:
        ruling = "no action"
    assert ruling is not None
    assert tower not in places(table)
    expect_bad(position(seat(crate=tower)))


@pytest.mark.parametrize(
    ("one", "two", "coins"),
    [
        ("A2", "B1", 3),  # and the printed crates on B2 and C2
        ("B1", "A2", 3),  # and those on B2 and B3
        ("A6", "B7", 1),
        ("B7", "A6", 1),
        ("F7", "G6", 1),
        ("G6", "F7", 1),
        ("F1", "G2", 1),
        ("G2", "F1", 1),
    ],
)
def test_G3_outer_spaces_touch_by_a_corner_at_a_tower(one: str, two: str, coins: int) -> None:
    table = turn(game(seat(crate=one)), "head head head log log", "use merchant", f"place {two}")
    assert counted(table, "coins")[0] == 3 + coins


@pytest.mark.parametrize(("one", "two"), [("A2", "B1"), ("A6", "B7"), ("G6", "F7"), ("G2", "F1")])
def test_G3_they_are_not_joined(one: str, two: str) -> None:
    table = game(dice="crate crate log log log")
    play(table, "use crate 2", f"place {one}")
    expect_refused(table, f"place {two}", "C1")


@pytest.mark.parametrize(
    ("side", "spaces"), [("top", TOP), ("right", RIGHT), ("bottom", BOTTOM), ("left", LEFT)]
)
def test_G4_a_side_of_five_walls_is_complete(side: str, spaces: str) -> None:
    *walls, last = spaces.split()
    table = game(seat(wall=" ".join(walls)), dice="wall log log log log")
    assert table.defence(0) == 0
    events = play(table, "use wall 1", f"place {last}")
    assert [(e.side, e.player) for e in happened(events, "side_complete")] == [(side, 0)]
    assert table.defence(0) == 2


@pytest.mark.parametrize("thing", ["crate", "church1", "house", "citizen", "soldier"])
@pytest.mark.parametrize("broken", ["B7", "D7", "F7"])
def test_G4_a_side_with_anything_else_is_broken_for_good(thing: str, broken: str) -> None:
    *others, last = (space for space in RIGHT.split() if space != broken)
    table = game(seat(**{"wall": " ".join(others), thing: broken}), dice="wall log log log log")
    events = play(table, "use wall 1", f"place {last}")
    assert happened(events, "side_complete") == []
    assert happened(events, "bonus") == []
    assert counted(table, "coins") == [3, 3]
    assert table.defence(0) == (1 if thing == "soldier" else 0)


def test_G4_breaking_is_told_once() -> None:
    table = game(dice="crate crate crate log log")
    first = play(table, "use crate 3", "place A5", "place A6")
    assert [(e.rule, e.player, e.side) for e in happened(first, "side_broken")] == [
        ("G4", 0, "top")
    ]
    assert happened(play(table, "place B6"), "side_broken") == []


def test_G4_a_side_with_walls_is_broken_as_well() -> None:
    table = game(seat(wall="G2 G3 G4 G5"), dice="cross log log log log")
    (broken,) = happened(play(table, "use cross 1", "place G6"), "side_broken")
    assert broken.side == "bottom"
    assert table.defence(0) == 0


def test_G5_a_soldier_is_worth_one_and_a_complete_side_two() -> None:
    walls = game(
        seat(),
        seat(soldier="C4"),
        seat(soldier="C4 A2 G3"),
        seat(wall=TOP),
        seat(wall=f"{TOP} {LEFT} B7", soldier="E5 G2"),
    )
    assert [walls.defence(player) for player in range(5)] == [0, 1, 3, 2, 6]
    assert game(seat(wall=OUTER, soldier="C4")).defence(0) == 9


def test_G5_nothing_else_defends() -> None:
    told = seat(wall="A2 A3 A4 A5 B1 C1 D1 E1", church5="C4", noble="D4", house="A6")
    assert game(told).defence(0) == 0


def test_G6_crates_put_beside_a_merchant_later_bring_nothing() -> None:
    table = turn(game(), "head head head log log", "use merchant", "place F5")
    assert counted(table, "coins")[0] == 3
    table = idle(table)
    table = turn(table, "crate crate log log log", "use crate 2", "place E5", "place E4")
    assert counted(table, "coins")[0] == 3


def test_G6_churches_put_beside_a_priest_later_bring_nothing() -> None:
    table = turn(game(), "head head log log log", "use priest", "place F5")
    table = idle(table)
    table = turn(table, "cross log log log log", "use cross 1", "place E5")
    assert counted(table, "points") == [0, 0]


def test_G6_persons_put_beside_a_juggler_later_bring_nothing_more() -> None:
    table = turn(game(), "head head head head log", "use juggler", "place F5")
    table = idle(table)
    table = turn(table, "head head log log log", "use soldier", "place E5")
    assert counted(table, "points") == [0, 0]


def test_G6_no_effect_wears_out_what_it_counts() -> None:
    table = game(seat(church1="E5", church2="E4"))
    for space, points in (("F5", 2), ("F4", 4)):
        table = turn(table, "head head log log log", "use priest", f"place {space}")
        assert counted(table, "points")[0] == points
        table = idle(table)


def test_G6_what_is_beside_at_the_moment_of_placing_counts() -> None:
    table = game(seat(church1="E5"), dice="head head log log log")
    events = play(table, "use priest", "place F6")
    assert gained(events, "points", "P4") == 1

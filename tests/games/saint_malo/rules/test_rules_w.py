"""W: walls, the bonuses of the towers."""

from typing import Any

import pytest

from tests.games.saint_malo.support import (
    BOTTOM,
    LEFT,
    OUTER,
    RIGHT,
    SPACES,
    TOP,
    boxes,
    built,
    choices,
    city,
    counted,
    deciding,
    ended,
    expect_allowed,
    expect_refused,
    full_but,
    gained,
    game,
    happened,
    places,
    play,
    seat,
)

ALMOST = "A2 A3 A4 A5"
"""Walls on the upper side, where only A6 is missing."""
WALLS = "wall wall wall log log"


def test_W1_walls_go_anywhere_on_empty_outer_spaces() -> None:
    table = game(seat(wall="A3", house="G4"), dice=WALLS)
    table.play("use wall 3")
    assert places(table) == set(OUTER.split()) - {"A3", "G4"}
    events = play(table, "place D7", "place F1", "place A2")
    assert [(e.rule, e.space, e.what) for e in happened(events, "placed")] == [
        ("W1", "D7", "wall"),
        ("W1", "F1", "wall"),
        ("W1", "A2", "wall"),
    ]
    assert ended(table)


def test_W1_also_on_a_broken_side() -> None:
    table = game(seat(house="A3"), dice="wall wall log log log")
    play(table, "use wall 2", "place A2", "place A4")
    assert built(table) == {"A3": "house", "A2": "wall", "A4": "wall"}


def test_W1_no_more_walls_than_empty_outer_spaces() -> None:
    table = game(full_but("A6 F7 C4 D4 E4"), dice="wall wall wall wall log")
    expect_allowed(table, "use wall 1", "use wall 2")
    expect_refused(table, "use wall 3", "W1")
    expect_refused(table, "use wall 4", "W1")
    inner = game(full_but("C4 D4 E4"), dice=WALLS)
    expect_refused(inner, "use wall 1", "W1")


@pytest.mark.parametrize(
    ("spaces", "side", "coins", "points"),
    [(RIGHT, "right", 2, 0), (BOTTOM, "bottom", 0, 3), (LEFT, "left", 2, 0)],
)
@pytest.mark.parametrize("last", range(5))
def test_W2_W3_a_completed_side_brings_its_bonus_at_once(
    spaces: str, side: str, coins: int, points: int, last: int
) -> None:
    walls = spaces.split()
    missing = walls.pop(last)
    table = game(seat(wall=" ".join(walls)), dice="wall wall log log log")
    events = play(table, "use wall 2", f"place {missing}")
    assert [(e.rule, e.side) for e in happened(events, "side_complete")] == [("W2", side)]
    (bonus,) = happened(events, "bonus")
    assert (bonus.rule, bonus.player, bonus.side) == ("W3", 0, side)
    assert counted(table, "coins")[0] == 3 + coins
    assert counted(table, "points")[0] == points
    assert gained(events, "coins", "W3") == coins
    assert gained(events, "points", "W3") == points
    assert deciding(table) == (0, "place")  # the second wall of the throw


def test_W2_two_sides_in_one_turn_bring_both() -> None:
    table = game(seat(wall="B7 C7 D7 E7 G2 G3 G4 G5"), dice="wall wall log log log")
    events = play(table, "use wall 2", "place F7", "place G6")
    assert [e.side for e in happened(events, "side_complete")] == ["right", "bottom"]
    assert counted(table, "coins")[0] == 5
    assert counted(table, "points")[0] == 3
    assert table.defence(0) == 4
    assert ended(table)


def test_W2_a_person_first_and_two_coins_after_it() -> None:
    table = game(seat(wall=f"{ALMOST} B7 C7 D7 E7"), dice="wall wall log log log")
    play(table, "use wall 2", "place A6")
    assert deciding(table) == (0, "bonus")
    play(table, "take citizen", "place D5", "place F7")
    assert ended(table)
    assert counted(table, "coins")[0] == 5
    assert counted(table, "points")[0] == 1
    assert table.defence(0) == 4


def test_W2_four_sides_with_one_throw() -> None:
    walls = " ".join(" ".join(side.split()[1:]) for side in (TOP, RIGHT, BOTTOM, LEFT))
    table = game(seat(wall=walls), dice="wall wall wall wall log")
    play(table, "use wall 4", "place B7", "place G2", "place B1", "place A2")
    assert deciding(table) == (0, "bonus")
    play(table, "take soldier", "place C4")
    assert ended(table)
    assert counted(table, "coins")[0] == 3 + 2 + 2
    assert counted(table, "points")[0] == 3
    assert table.defence(0) == 9


def test_W2_the_bonus_comes_before_the_next_wall() -> None:
    table = game(seat(wall=ALMOST), dice="wall wall log log log")
    events = play(table, "use wall 2", "place A6")
    assert deciding(table) == (0, "bonus")
    assert [e.side for e in happened(events, "side_complete")] == ["top"]
    assert table.why_not("place B1") is not None
    table.play("take soldier")
    assert deciding(table) == (0, "place")
    table.play("place C4")
    assert deciding(table) == (0, "place")
    assert places(table) == set(OUTER.split()) - set(TOP.split())
    table.play("place B1")
    assert ended(table)
    assert built(table)["C4"] == "soldier"
    assert built(table)["B1"] == "wall"


def test_W2_one_wall_of_five_is_no_side() -> None:
    table = game(seat(wall="A2 A3 A4"), dice="wall log log log log")
    events = play(table, "use wall 1", "place A5")
    assert happened(events, "side_complete") == []
    assert ended(table)


def test_W2_a_bonus_comes_once() -> None:
    table = game(seat(wall=RIGHT), dice="wall log log log log")
    events = play(table, "use wall 1", "place A2")
    assert happened(events, "bonus") == []
    assert counted(table, "coins")[0] == 3


def test_W3_bonus_coins_may_be_spent_next_turn() -> None:
    table = game(seat(coins=0, wall="B1 C1 D1 E1"), dice="wall log log log log")
    play(table, "use wall 1", "place F1")
    assert counted(table, "coins")[0] == 2


def bonus(**more: str) -> Any:
    """A table at which the first player may take a person for the upper side."""
    table = game(seat(wall=ALMOST, **more), dice="wall log log log log")
    play(table, "use wall 1", "place A6")
    assert deciding(table) == (0, "bonus")
    return table


def test_W4_one_person_of_level_one_to_three_or_nobody() -> None:
    table = bonus()
    persons = ("citizen", "soldier", "priest", "architect", "merchant", "nothing")
    assert set(choices(table)) == {f"take {person}" for person in persons}
    expect_refused(table, "take juggler", "W4")
    expect_refused(table, "take noble", "W4")


def test_W4_the_bonus_is_told() -> None:
    table = game(seat(wall=ALMOST), dice="wall log log log log")
    (told,) = happened(play(table, "use wall 1", "place A6"), "bonus")
    assert (told.rule, told.player, told.side, told.what) == ("W4", 0, "top", "person")
    assert told.amount == 3  # its level, at most


def test_W4_any_empty_space_will_do() -> None:
    table = bonus()
    play(table, "take citizen")
    assert places(table) == set(SPACES) - {"B2", "B3", "C2", "D2"} - set(TOP.split())
    expect_refused(table, "place A6", "G1")


@pytest.mark.parametrize(
    ("person", "space", "coins", "points", "defence"),
    [
        ("citizen", "C4", 0, 1, 2),
        ("soldier", "C4", 0, 0, 3),
        ("priest", "F6", 0, 2, 2),  # beside the churches on F5 and G5
        ("merchant", "C3", 4, 0, 2),  # beside the four printed crates
    ],
)
def test_W4_the_person_has_its_whole_effect(
    person: str, space: str, coins: int, points: int, defence: int
) -> None:
    table = bonus(church1="F5 G5")
    events = play(table, f"take {person}", f"place {space}")
    (placed,) = happened(events, "placed")
    assert placed.rule == "W4"
    assert (placed.space, placed.what) == (space, person)
    assert counted(table, "coins")[0] == 3 + coins  # neither dice nor coins are asked for
    assert counted(table, "points")[0] == points
    assert table.defence(0) == defence
    assert ended(table)


def test_W4_an_architect_builds() -> None:
    table = bonus()
    play(table, "take architect", "place E5")
    assert deciding(table) == (0, "house")
    play(table, "place D4", "place D5")
    assert ended(table)
    assert counted(table, "points")[0] == 6
    assert counted(table, "logs")[0] == 0


def test_W4_houses_of_a_bonus_come_before_the_next_wall() -> None:
    table = game(seat(wall=ALMOST), dice="wall wall log log log")
    play(table, "use wall 2", "place A6", "take architect", "place E5", "place E6", "done")
    assert deciding(table) == (0, "place")
    expect_refused(table, "place C4", "G2")
    play(table, "place E7")
    assert ended(table)
    assert built(table)["E7"] == "wall"
    assert counted(table, "logs")[0] == 1


def test_W4_it_may_be_declined() -> None:
    table = bonus()
    play(table, "take nothing")
    assert ended(table)
    assert set(built(table)) == set(TOP.split())
    declined = game(seat(wall=ALMOST), dice="wall wall log log log")
    play(declined, "use wall 2", "place A6", "take nothing")
    assert deciding(declined) == (0, "place")


def test_W4_it_lapses_without_an_empty_space() -> None:
    table = game(full_but("A6", wall=ALMOST), dice="wall log log log log")
    events = play(table, "use wall 1", "place A6")
    assert ended(table)
    assert [e.side for e in happened(events, "side_complete")] == ["top"]
    assert happened(events, "city_full") != []
    assert table.defence(0) == 2


def test_W4_on_an_outer_space_it_breaks_the_side() -> None:
    table = game(seat(wall=f"{ALMOST} B7 C7 D7 E7"), dice="wall wall log log log")
    events = play(table, "use wall 2", "place A6", "take soldier", "place F7")
    assert [(e.rule, e.side) for e in happened(events, "side_broken")] == [("G4", "right")]
    assert deciding(table) == (0, "place")
    play(table, "place B1")
    assert counted(table, "coins")[0] == 3
    assert table.defence(0) == 2 + 1


def test_W4_walls_without_an_empty_outer_space_lapse() -> None:
    table = game(full_but("A6 G6 C4 D5", wall=ALMOST), dice="wall wall swords log log")
    expect_allowed(table, "use wall 2")
    play(table, "use wall 2", "place A6", "take citizen", "place G6")
    assert ended(table)
    assert (city(table)["G6"], boxes(table)) == ("citizen", 1)
    assert "C4" not in city(table)


def test_W4_walls_lapse_in_a_city_that_the_bonus_fills() -> None:
    table = game(full_but("A6 G6", wall=ALMOST), dice="wall wall log log log")
    events = play(table, "use wall 2", "place A6", "take citizen")
    assert happened(events, "city_full") == []
    events = play(table, "place G6")
    assert ended(table)
    assert happened(events, "city_full") != []


def test_W4_only_what_is_left_over_lapses() -> None:
    table = game(full_but("A6 G6 F1 C4", wall=ALMOST), dice=WALLS)
    play(table, "use wall 3", "place A6", "take citizen", "place F1")
    assert deciding(table) == (0, "place")
    assert places(table) == {"G6"}
    table.play("place G6")
    assert ended(table)
    assert "C4" not in city(table)


def test_W4_houses_of_the_architect_may_take_the_last_outer_space() -> None:
    table = game(full_but("A6 G6 F6 C4", wall=ALMOST), dice="wall wall log log log")
    play(table, "use wall 2", "place A6", "take architect", "place F6", "place G6")
    assert ended(table)  # no house joins G6, and no outer space is left for the second wall
    assert counted(table, "points")[0] == 3
    assert counted(table, "logs")[0] == 1


def test_W5_a_complete_side_defends_for_the_rest_of_the_game() -> None:
    table = game(seat(wall="B7 C7 D7 E7"), dice="wall log log log log")
    assert table.defence(0) == 0
    play(table, "use wall 1", "place F7")
    assert [table.defence(0), table.defence(1)] == [2, 0]
    held = game(seat(wall=RIGHT), boxes=3, dice="log log log log swords")
    events = held.play("use nothing")
    assert [(e.player, e.amount) for e in happened(events, "held")] == [(0, 2)]

"""P: persons."""

from typing import Any

import pytest

from tests.games.saint_malo.support import (
    LEVELS,
    SPACES,
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
    idle,
    places,
    play,
    seat,
    turn,
)

RULE = {
    "citizen": "P2",
    "soldier": "P3",
    "priest": "P4",
    "merchant": "P5",
    "architect": "P6",
    "juggler": "P7",
    "noble": "P8",
}


def heads(number: int, rest: str = "log") -> str:
    return " ".join(["head"] * number + [rest] * (5 - number))


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_P1_a_person_takes_as_many_heads_as_its_level(number: int) -> None:
    table = game({"coins": 0}, dice=heads(number, "swords"))
    fitting = {f"use {person}" for person, level in LEVELS.items() if level <= number}
    assert set(choices(table)) == {*fitting, "use nothing"}


@pytest.mark.parametrize("text", ["use head 1", "use head 2", "use head 3", "use head 2 turn 1"])
def test_P1_heads_are_used_for_a_person(text: str) -> None:
    expect_refused(game({"coins": 9}, dice=heads(3)), text, "P1")


@pytest.mark.parametrize("person", LEVELS)
def test_P1_one_person_an_action(person: str) -> None:
    table = game({"logs": 0}, dice=heads(5))
    events = play(table, f"use {person}", "place E5")
    assert ended(table)
    assert built(table) == {"E5": person}
    assert [(e.rule, e.player, e.space, e.what) for e in happened(events, "placed")] == [
        (RULE[person], 0, "E5", person)
    ]


def test_P1_anywhere() -> None:
    table = game(dice=heads(1))
    table.play("use citizen")
    assert places(table) == set(SPACES) - {"B2", "B3", "C2", "D2"}


def test_P2_a_citizen_brings_one_point() -> None:
    table = game(dice=heads(1))
    events = play(table, "use citizen", "place E5")
    assert counted(table, "points") == [1, 0]
    assert gained(events, "points", "P2") == gained(events, "points") == 1


def test_P3_a_soldier_defends() -> None:
    table = game(dice=heads(2))
    assert table.defence(0) == 0
    play(table, "use soldier", "place E5")
    assert [table.defence(0), table.defence(1)] == [1, 0]
    assert counted(table, "points") == [0, 0]


@pytest.mark.parametrize(
    ("space", "points"),
    [
        ("E5", 8),  # churches all round
        ("E3", 3),  # D4, E4 and F4
        ("C3", 1),  # D4 by a corner
        ("E2", 0),
        ("B7", 0),
    ],
)
def test_P4_a_priest_brings_a_point_for_each_church_beside(space: str, points: int) -> None:
    table = game(
        seat(church1="D4 F6", church2="D5 D6", church3="E4", church4="E6", church5="F4 F5"),
        dice=heads(2),
    )
    events = play(table, "use priest", f"place {space}")
    assert counted(table, "points")[0] == points == gained(events, "points", "P4")


def test_P4_nothing_else_counts_for_a_priest() -> None:
    table = game(seat(house="D5", priest="E4", crate="E6"), dice=heads(2))
    play(table, "use priest", "place E5")
    assert counted(table, "points")[0] == 0


@pytest.mark.parametrize(
    ("space", "coins"), [("C3", 4), ("C1", 3), ("A3", 2), ("E1", 1), ("E5", 0)]
)
def test_P5_a_merchant_brings_a_coin_for_each_crate_beside(space: str, coins: int) -> None:
    # Printed: B2 B3 C2 D2. C1 touches B2, C2, D2; A3 touches B2, B3; E1 touches D2.
    table = game(dice=heads(3))
    events = play(table, "use merchant", f"place {space}")
    assert counted(table, "coins") == [3 + coins, 3]
    assert gained(events, "coins", "P5") == coins
    assert counted(table, "points") == [0, 0]


def test_P5_the_crates_stay() -> None:
    table = turn(game(), heads(3), "use merchant", "place C3")
    assert all(what == "merchant" for what in built(table).values())
    table = turn(idle(table), heads(3), "use merchant", "place C1")
    assert counted(table, "coins")[0] == 3 + 4 + 3


def test_P5_all_round() -> None:
    table = game(seat(crate="E4 E5 E6 F4 F6 G4 G5 G6"), dice=heads(3))
    play(table, "use merchant", "place F5")
    assert counted(table, "coins")[0] == 3 + 8


@pytest.mark.parametrize(("logs", "houses"), [(0, 0), (1, 1), (2, 2), (3, 3), (7, 3)])
def test_P6_up_to_three_logs_become_houses(logs: int, houses: int) -> None:
    table = game(seat(logs=logs), dice=heads(3))
    events = play(table, "use architect", "place E5")
    for space in ("E4", "D4", "C4")[:houses]:
        assert deciding(table) == (0, "house")
        events += table.play(f"place {space}")
    assert ended(table)
    assert counted(table, "points") == [3 * houses, 0]
    assert counted(table, "logs") == [logs - houses, 2]
    assert list(built(table).values()).count("house") == houses
    assert gained(events, "points", "P6") == 3 * houses
    assert gained(events, "logs_used") == houses


JESTERS = seat(
    architect="D4 D5", priest="D6", citizen="E4", house="E6", church1="F4", crate="F5", wall="G2"
)


def test_P7_a_juggler_brings_two_points_for_each_kind_of_person_beside() -> None:
    table = game(JESTERS, dice=heads(4))
    events = play(table, "use juggler", "place E5")
    # Two architects are one kind; priest and citizen; house, church and crate are no persons.
    assert counted(table, "points")[0] == 6 == gained(events, "points", "P7")


def test_P7_the_new_juggler_does_not_count() -> None:
    table = game(dice=heads(4))
    play(table, "use juggler", "place E5")
    assert counted(table, "points")[0] == 0


def test_P7_other_jugglers_are_one_kind() -> None:
    table = game(seat(juggler="E4 E6"), dice=heads(4))
    play(table, "use juggler", "place E5")
    assert counted(table, "points")[0] == 2


def test_P7_all_seven_kinds() -> None:
    persons = dict(zip(LEVELS, ["D4", "D5", "D6", "E4", "E6", "F4", "F5"], strict=True))
    table = game(seat(**persons), dice=heads(4))
    play(table, "use juggler", "place E5")
    assert counted(table, "points")[0] == 14


def test_P7_persons_farther_away_do_not_count() -> None:
    table = game(seat(noble="E3 C5", citizen="G5"), dice=heads(4))
    play(table, "use juggler", "place E5")
    assert counted(table, "points")[0] == 0


def test_P8_a_noble_brings_seven_points() -> None:
    table = game(dice=heads(5))
    events = play(table, "use noble", "place E5")
    assert counted(table, "points") == [7, 0]
    assert gained(events, "points", "P8") == 7


def architect(told: dict[str, Any] | None = None, space: str = "E5") -> Any:
    """A table at which an architect was placed."""
    table = game(told or seat(logs=3), dice=heads(3))
    play(table, "use architect", f"place {space}")
    return table


def test_P9_the_first_house_stands_beside_the_architect() -> None:
    table = architect()
    assert deciding(table) == (0, "house")
    assert places(table) == {"D4", "D5", "D6", "E4", "E6", "F4", "F5", "F6"}
    expect_refused(table, "place E3", "P9")
    expect_refused(table, "place A2", "P9")
    expect_refused(table, "place E5", "G1", "P9")
    expect_refused(table, "place B2", "G1", "P9")


def test_P9_further_houses_are_joined_to_one_of_this_architect() -> None:
    table = architect()
    table.play("place D4")
    assert places(table) == {"C4", "D3", "D5", "E4"}
    expect_refused(table, "place E3", "P9")  # by a corner only
    expect_refused(table, "place F6", "P9")  # beside the architect only
    table.play("place C4")
    assert places(table) == {"B4", "C3", "C5", "D3", "D5", "E4"}


def test_P9_older_houses_and_architects_do_not_join() -> None:
    table = architect(seat(logs=3, house="C5 B5", architect="E3"))
    table.play("place F6")
    assert places(table) == {"E6", "F5", "F7", "G6"}
    expect_refused(table, "place C4", "P9")
    expect_refused(table, "place D3", "P9")


def test_P9_older_houses_may_be_touched() -> None:
    table = architect(seat(house="D4"))
    play(table, "place D5", "place C5")
    assert ended(table)
    assert counted(table, "points")[0] == 6


def test_P9_an_older_architect_does_not_serve() -> None:
    table = architect(seat(logs=3, architect="A5"))
    expect_refused(table, "place A4", "P9")


@pytest.mark.parametrize("houses", [0, 1, 2])
def test_P9_the_player_may_stop_at_any_number(houses: int) -> None:
    table = architect()
    for space in ("E4", "D4")[:houses]:
        table.play(f"place {space}")
    expect_allowed(table, "done")
    table.play("done")
    assert ended(table)
    assert counted(table, "points")[0] == 3 * houses
    assert counted(table, "logs")[0] == 3 - houses


def test_P9_each_house_takes_one_log() -> None:
    table = architect()
    events = table.play("place E4")
    assert counted(table, "logs")[0] == 2
    assert gained(events, "points", "P6") == 3
    assert [e.rule for e in happened(events, "placed")] in (["P9"], ["P6"])


def test_P9_nobody_is_asked_without_a_log() -> None:
    assert ended(architect(seat(logs=0)))


def test_P9_nobody_is_asked_without_room() -> None:
    table = game(full_but("E5 A2", logs=3), dice=heads(3))
    play(table, "use architect", "place E5")
    assert ended(table)
    assert counted(table, "logs")[0] == 3


def test_P9_it_ends_when_no_further_house_fits() -> None:
    # F6 is empty beside the architect, but no empty space is joined to D5.
    table = game(full_but("E5 D5 F6 A2", logs=3), dice=heads(3))
    play(table, "use architect", "place E5")
    assert places(table) == {"D5", "F6"}
    table.play("place D5")
    assert ended(table)
    assert counted(table, "logs")[0] == 2


def test_P9_it_ends_when_the_logs_are_used() -> None:
    table = architect(seat(logs=1))
    table.play("place E4")
    assert ended(table)


def test_P9_the_architects_of_two_turns_build_apart() -> None:
    table = turn(game(seat(logs=6)), heads(3), "use architect", "place E5", "place E4", "done")
    table = idle(table)
    table = turn(table, heads(3), "use architect", "place A4", "place A3", "done")
    assert counted(table, "points")[0] == 6
    assert counted(table, "logs")[0] == 4


def test_P9_houses_are_joined_across_no_tower() -> None:
    table = architect(seat(logs=3), "B6")
    play(table, "place A6")
    assert places(table) == {"A5"}
    expect_refused(table, "place B7", "P9")


def test_P9_a_house_breaks_a_side() -> None:
    table = architect(seat(logs=3), "B6")
    events = play(table, "place A6", "done")
    assert [e.side for e in happened(events, "side_broken")] == ["top"]

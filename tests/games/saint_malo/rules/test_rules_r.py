"""R: pirates."""

import pytest

from tests.games.saint_malo.support import (
    OUTER,
    RIGHT,
    ROW,
    TOP,
    boxes,
    counted,
    expect_bad,
    expect_refused,
    game,
    happened,
    play,
    position,
    seat,
    turn,
)

STRENGTHS = (1, 3, 6, 8, 10, 12)


def swords(number: int, rest: str = "log") -> str:
    return " ".join([rest] * (5 - number) + ["swords"] * number)


def defended(defence: int) -> dict[str, object]:
    """A seat with that defence, of soldiers alone."""
    inner = ["C4", "C5", "C6", "D4", "D5", "D6", "E2", "E3", "E4", "E5", "E6", "F2", "F3", "F4"]
    return seat(soldier=" ".join(inner[:defence]))


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5])
def test_R1_a_box_for_each_die_showing_swords(number: int) -> None:
    table = game(players=5, dice=swords(number))
    events = table.play("use nothing")
    assert boxes(table) == number
    told = [(e.rule, e.player, e.row, e.amount) for e in happened(events, "pirates")]
    assert told == ([("R1", 0, 1, number)] if number else [])


def test_R1_whatever_is_scored() -> None:
    for texts in (["use log 1"], ["use cross 1", "place C4"], ["use crate 1 turn 1", "place C4"]):
        table = game(players=3, dice="log cross swords swords swords")
        play(table, *texts)
        assert boxes(table) == 3


def test_R1_marks_come_when_all_effects_are_done() -> None:
    table = game(dice="head head head log swords")
    assert happened(play(table, "use architect", "place E5", "place E4"), "pirates") == []
    assert boxes(table) == 0
    kinds = [event.kind for event in table.play("done")]
    assert kinds.count("pirates") == 1
    assert boxes(table) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R1_row_by_row(players: int) -> None:
    length = ROW[players]
    for row in range(1, 7):
        table = game(players=players, boxes=length * (row - 1), dice=swords(1))
        (told,) = happened(table.play("use nothing"), "pirates")
        assert (told.row, told.amount) == (row, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_R2_a_full_row_is_an_attack_of_its_strength(players: int, row: int) -> None:
    table = game(players=players, boxes=ROW[players] * row - 2, dice=swords(2))
    (attack,) = happened(table.play("use nothing"), "attack")
    assert (attack.rule, attack.row, attack.amount) == ("R2", row, STRENGTHS[row - 1])
    assert boxes(table) == ROW[players] * row


def test_R2_no_attack_before_the_row_is_full() -> None:
    table = game(boxes=2, dice=swords(1))
    assert happened(table.play("use nothing"), "attack") == []
    assert counted(table, "cannons_lost") == [0, 0]


def test_R2_what_remains_goes_on_in_the_next_row() -> None:
    table = game(boxes=2, dice=swords(3))
    events = table.play("use nothing")
    assert [(e.row, e.amount) for e in happened(events, "pirates")] == [(1, 2), (2, 1)]
    assert [(e.row, e.amount) for e in happened(events, "attack")] == [(1, 1)]
    assert boxes(table) == 5


def test_R2_two_attacks_in_one_turn() -> None:
    table = game(defended(2), seat(), boxes=3, dice=swords(5))
    events = table.play("use nothing")
    assert [e.kind for e in events if e.kind in ("pirates", "attack", "held", "cannon_lost")] == [
        *("pirates", "attack", "held", "cannon_lost"),
        *("pirates", "attack", "cannon_lost", "cannon_lost"),
    ]
    assert [(e.row, e.amount) for e in happened(events, "attack")] == [(1, 1), (2, 3)]
    assert counted(table, "cannons_lost") == [1, 2]
    assert boxes(table) == 8


def test_R3_everyone_whose_defence_is_lower_loses_one_cannon() -> None:
    table = game(
        defended(0), defended(5), defended(6), defended(7), boxes=8 * 3 - 1, dice=swords(1)
    )
    events = table.play("use nothing")
    told = [
        (e.kind, e.rule, e.player, e.amount) for e in events if e.kind in ("held", "cannon_lost")
    ]
    assert sorted(told) == [
        ("cannon_lost", "R3", 0, 0),
        ("cannon_lost", "R3", 1, 5),
        ("held", "R3", 2, 6),
        ("held", "R3", 3, 7),
    ]
    assert counted(table, "cannons_lost") == [1, 1, 0, 0]


@pytest.mark.parametrize(("row", "strength"), list(enumerate(STRENGTHS, 1)))
def test_R3_equal_holds(row: int, strength: int) -> None:
    table = game(defended(strength), defended(strength - 1), boxes=4 * row - 1, dice=swords(1))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [0, 1]


def test_R3_it_is_not_the_mover_alone() -> None:
    table = game(players=3, turns=1, boxes=5, dice=swords(1))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [1, 1, 1]


def test_R3_sides_and_soldiers_defend() -> None:
    table = game(seat(wall=f"{TOP} {RIGHT}", soldier="C4 C5"), boxes=11, dice=swords(1))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [0, 1]  # 6 against 6


def test_R3_soldiers_of_this_turn_count() -> None:
    table = game(boxes=3, dice="head head log log swords")
    play(table, "use soldier", "place E5")
    assert counted(table, "cannons_lost") == [0, 1]


def test_R3_walls_of_this_turn_count() -> None:
    table = game(seat(wall="G2 G3 G4 G5", soldier="C4"), boxes=7, dice="wall log log log swords")
    play(table, "use wall 1", "place G6")
    assert counted(table, "cannons_lost") == [0, 1]  # 2 + 1 against 3


def test_R3_the_person_of_a_bonus_counts() -> None:
    table = game(seat(wall="A2 A3 A4 A5"), boxes=7, dice="wall log log log swords")
    play(table, "use wall 1", "place A6", "take soldier", "place E5")
    assert counted(table, "cannons_lost") == [0, 1]  # 2 + 1 against 3


def test_R3_a_side_broken_in_this_turn_does_not_defend() -> None:
    table = game(seat(wall="G2 G3 G4 G5"), boxes=3, dice="cross log log log swords")
    play(table, "use cross 1", "place G6")
    assert counted(table, "cannons_lost") == [1, 1]


def test_R3_cannons_lost_add_up() -> None:
    table = game(seat(cannons_lost=2), seat(cannons_lost=1), boxes=11, dice=swords(1))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [3, 2]


def test_R3_nobody_loses_more_cannons_than_there_are() -> None:
    table = game(seat(cannons_lost=6), seat(cannons_lost=5), boxes=11, dice=swords(1))
    events = table.play("use nothing")
    assert counted(table, "cannons_lost") == [6, 6]
    assert [e.player for e in happened(events, "cannon_lost")] == [1]
    assert happened(events, "held") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R4_after_the_sixth_attack_swords_are_not_marked(players: int) -> None:
    last = 6 * ROW[players]
    table = game(players=players, boxes=last, dice=swords(5))
    events = table.play("use nothing")
    assert [e.kind for e in events if e.kind in ("pirates", "attack")] == []
    assert boxes(table) == last
    assert counted(table, "cannons_lost") == [0] * players


def test_R4_marks_beyond_the_last_row_lapse() -> None:
    table = game(boxes=22, dice=swords(5))
    events = table.play("use nothing")
    assert [(e.row, e.amount) for e in happened(events, "pirates")] == [(6, 2)]
    assert [e.amount for e in happened(events, "attack")] == [12]
    assert boxes(table) == 24
    assert counted(table, "cannons_lost") == [1, 1]


def test_R4_fifth_and_sixth_attack_in_one_turn() -> None:
    table = game(boxes=19, dice=swords(5))
    events = table.play("use nothing")
    assert [e.amount for e in happened(events, "attack")] == [10, 12]
    assert boxes(table) == 24


def test_R4_swords_still_cannot_be_turned_or_used() -> None:
    table = game({"coins": 9}, boxes=24, dice="log swords swords swords swords")
    expect_refused(table, "use cross 2 turn 2", "A3")
    expect_refused(table, "use log 2 turn 1", "A3")
    expect_refused(table, "use swords 4", "A1")


def test_R4_the_game_goes_on() -> None:
    table = turn(game(boxes=23), swords(1), "use nothing")
    assert not table.over
    table.run()
    assert table.decision.player == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_R2_no_position_has_more_boxes_than_there_are(players: int) -> None:
    game(players=players, boxes=6 * ROW[players])
    expect_bad(position(players=players, boxes=6 * ROW[players] + 1))
    expect_bad(position(players=players, boxes=-1))


def test_R3_no_position_has_more_cannons_lost_than_there_are() -> None:
    game(seat(cannons_lost=6))
    expect_bad(position(seat(cannons_lost=7)))


def test_R3_the_strongest_city_of_walls_alone() -> None:
    table = game(seat(wall=OUTER), seat(wall=OUTER, soldier="C4"), boxes=15, dice=swords(4))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [0, 0]  # 8 and 9 against 8
    table = game(seat(wall=OUTER), seat(wall=OUTER, soldier="C4 C5"), boxes=19, dice=swords(1))
    table.play("use nothing")
    assert counted(table, "cannons_lost") == [1, 0]  # 8 and 10 against 10

"""The worked examples of the rule page, section 6, and check values of its tables."""

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    RIGHT,
    ROW,
    TOP,
    boxes,
    built,
    counted,
    ended,
    expect_allowed,
    expect_refused,
    gained,
    game,
    happened,
    idle,
    play,
    seat,
    turn,
)


def test_example_1_logs_in_the_store() -> None:
    table = turn(game(), "log log log wall wall", "use log 3")
    assert counted(table, "logs")[0] == 5
    assert counted(table, "coins")[0] == 1
    table = idle(table)
    architect = ("use architect", "place E5", "place E4", "place D4", "place D5")
    table = turn(table, "head head head wall wall", *architect)
    assert counted(table, "logs")[0] == 2
    table = idle(table)
    second = ("use architect", "place A6", "place A5", "place A4")
    table = turn(table, "head head head wall wall", *second)
    assert counted(table, "logs")[0] == 0
    assert counted(table, "coins")[0] == 1
    assert counted(table, "points")[0] == 15


def test_example_2_coins_are_three_and_income_without_spending() -> None:
    table = game()
    coins = 3
    # Four merchants beside 4, 3, 2 and 1 of the printed crates: 10 coins; three deliveries: 6.
    for space, income in (("C3", 4), ("C1", 3), ("D3", 2), ("E2", 1)):
        table = turn(table, "head head head log log", "use merchant", f"place {space}")
        coins += income
        assert counted(table, "coins")[0] == coins
        table = idle(table)
    for _ in range(3):
        table = idle(turn(table, "log log wall wall head", "use log 2"))
        coins -= 2
        assert counted(table, "coins")[0] == coins
    assert counted(table, "coins") == [7, 3]


def test_example_3_a_soldier_and_the_lower_side() -> None:
    table = game(seat(soldier="C4", wall="G2 G3 G5 G6"), dice="wall log log log log")
    assert table.defence(0) == 1
    play(table, "use wall 1", "place G4")
    assert table.defence(0) == 3
    assert counted(table, "points") == [3, 0]


def test_example_4_crates_and_what_may_be_turned() -> None:
    dice = "crate crate wall head swords"
    table = game(seat(coins=4), players=4, dice=dice)
    expect_allowed(table, "use crate 2", "use crate 3 turn 1", "use crate 4 turn 2")
    expect_refused(table, "use crate 5 turn 3", "A3")
    play(table, "use crate 2", "place E5", "place E6")
    assert boxes(table) == 1
    turned = game(seat(coins=4), players=4, dice=dice)
    play(turned, "use crate 4 turn 2", "place E5", "place E6", "place D6", "place D5")
    assert counted(turned, "coins")[0] == 0
    assert boxes(turned) == 1


def test_example_5_no_action_is_split() -> None:
    dice = "head head head head log"
    for text in ("use juggler", "use soldier"):
        table = game(dice=dice)
        play(table, text, "place E5")
        assert ended(table)
        assert list(built(table).values()) == [text.split()[1]]
    both = game(dice=dice)
    play(both, "use architect", "place E5", "done")
    assert ended(both)  # no citizen beside him
    crosses = game(dice="cross cross cross log swords")
    sizes = [
        str(a) for a in crosses.legal_actions() if " cross " in str(a) and "turn" not in str(a)
    ]
    assert sizes == ["use cross 1", "use cross 2", "use cross 3"]
    play(crosses, "use cross 1", "place E5")
    assert ended(crosses)  # no church of size 2 beside it


def test_example_6_nine_churches() -> None:
    churches = {
        "church1": "A2 C4 G6",
        "church2": "C6 E1",
        "church3": "D5",
        "church4": "F7",
        "church5": "E3 F4",
    }
    assert game(seat(**churches)).scores()[0].churches == 20 + 4 + 1
    without = {**churches, "church5": "E3"}
    assert game(seat(**without)).scores()[0].churches == 25


def test_example_7_three_of_four_heads_for_an_architect() -> None:
    table = game(dice="head head head head cross")
    events = play(table, "use architect", "place E5", "place D4", "place C4")
    assert ended(table)
    assert built(table) == {"E5": "architect", "D4": "house", "C4": "house"}
    assert counted(table, "points")[0] == 6 == gained(events, "points", "P6")
    assert counted(table, "logs")[0] == 0


def test_example_8_merchants() -> None:
    table = game(seat(coins=0, crate="B4 C4 D4"))
    table = turn(table, "head head head log log", "use merchant", "place C3")
    assert counted(table, "coins")[0] == 7  # B2 B3 B4 C2 C4 D2 D4
    table = turn(idle(table), "head head head log log", "use merchant", "place D3")
    assert counted(table, "coins")[0] == 7 + 4  # C2 C4 D2 D4


def test_example_9_jugglers() -> None:
    table = game(seat(architect="D4 D5", priest="D6", citizen="E4", soldier="G5"))
    table = turn(table, "head head head head log", "use juggler", "place E5")
    assert counted(table, "points")[0] == 6
    # Beside F5: the citizen on E4, the juggler on E5, the soldier on G5.
    table = turn(idle(table), "head head head head log", "use juggler", "place F5")
    assert counted(table, "points")[0] == 6 + 6


def test_example_10_an_attack_on_four() -> None:
    table = game(
        seat(coins=2),
        seat(soldier="C4"),
        seat(wall=TOP, soldier="C4"),
        seat(wall=f"{TOP} {RIGHT}", soldier="C4"),
        boxes=21,
        dice="wall head swords swords swords",
    )
    events = play(table, "use wall 2 turn 1", "place A2", "place D7")
    assert counted(table, "coins")[0] == 0
    assert built(table) == {"A2": "wall", "D7": "wall"}
    assert [(e.row, e.amount) for e in happened(events, "pirates")] == [(3, 3)]
    assert [(e.row, e.amount) for e in happened(events, "attack")] == [(3, 6)]
    assert [(e.player, e.amount) for e in happened(events, "cannon_lost")] == [
        (0, 0),
        (1, 1),
        (2, 3),
        (3, 5),
    ]
    assert counted(table, "cannons_lost") == [1, 1, 1, 1]


@pytest.mark.parametrize(("players", "boxes_in_all"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_boxes_in_all(players: int, boxes_in_all: int) -> None:
    assert 6 * ROW[players] == boxes_in_all
    table = game(players=players, boxes=boxes_in_all - 1, dice="log log log log swords")
    (attack,) = happened(table.play("use nothing"), "attack")
    assert (attack.row, attack.amount) == (6, 12)


THROWS = 3000
"""Four standard deviations of a share of so many are 3.7 points of a hundred at most."""
CHANCES = {
    1: (59.81, 19.62, 3.55, 0.33, 0.01),
    2: (83.85, 48.32, 17.05, 3.29, 0.27),
    3: (93.51, 69.88, 35.48, 10.44, 1.33),
}
"""The check values of section 7: percent of showing at least n, by rolls made."""


def test_dice_fall_as_the_check_values_say() -> None:
    reached = {rolls: [0] * 5 for rolls in CHANCES}
    for seed in range(THROWS):
        table = lc.saint_malo.new_game(players=2, seed=seed, start_player=0)
        table.step()
        for rolls, counts in reached.items():
            crosses = table.position()["dice"].count("cross")
            for number in range(crosses):
                counts[number] += 1
            if rolls < 3 and crosses < 5:
                table.play("keep " + (" ".join(["cross"] * crosses) or "none"))
    for rolls, chances in CHANCES.items():
        for found, chance in zip(reached[rolls], chances, strict=True):
            spread = (chance / 100 * (1 - chance / 100) * THROWS) ** 0.5
            assert abs(found - THROWS * chance / 100) <= 4 * spread + 1

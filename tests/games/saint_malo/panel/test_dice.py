"""The dice on the panel, and dice that were thrown at a real table."""

import random
from typing import Any

import pytest

from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.panels import show
from lacitta_nb.panels.dispatch import Controller
from tests.games.saint_malo.panel.table import click, panel, view

FIVE = ["head", "head", "wall", "swords", "log"]


def held(table: Controller) -> list[bool]:
    dice = view(table)["dice"]
    assert dice is not None
    return [die["held"] for die in dice["dice"]]


def test_dice_that_stay_are_held_and_the_button_counts_the_others() -> None:
    table = panel(dice="crate wall crate head swords", rolls=1)
    assert held(table) == [False] * 5
    click(table, "choose", choice="keep crate crate")
    dice = view(table)["dice"]
    assert dice is not None
    assert held(table) == [True, False, True, False, False]
    assert dice["again"] == {
        "choice": "keep crate crate",
        "label": "Roll 3 dice again",
        "brief": "Roll 3",
        "chosen": True,
    }
    assert (dice["roll"], dice["text"], dice["asks"]) == (1, "Roll 1 of 3", True)
    click(table, "choose", choice="stop")
    assert held(table) == [True] * 5


def test_dice_that_are_used_and_turned_are_shown_for_what_is_chosen() -> None:
    table = panel(dice="swords head log head wall")
    click(table, "choose", choice="use merchant")
    assert held(table) == [False, True, True, True, False]
    dice = view(table)["dice"]
    assert dice is not None
    assert (dice["asks"], dice["again"], dice["stop"]) == (False, None, None)


def test_a_roll_tells_what_stayed() -> None:
    table = Controller(new_game(2, seed=3))
    click(table, "run")
    first = table.game.state.dice[1]
    click(table, "choose", choice=f"keep {first}")
    click(table, "confirm")
    dice = view(table)["dice"]
    assert dice is not None
    assert dice["stayed"] == [first]
    assert first in table.game.state.dice


def test_dice_of_a_real_table_are_asked_about_and_then_lie_there() -> None:
    table = Controller(new_game(["Anna", "Bruno"], seed=3), seats={"Bruno": "random"})
    before = table.game
    click(table, "thrown", dice=FIVE, roll=2)
    assert table.game is before
    assert "can't be taken back" in view(table)["question"]
    click(table, "yes")
    assert (list(table.game.state.dice), table.game.state.rolls) == (FIVE, 2)
    assert not view(table)["back"]["undo"]
    assert table.session.sitters[1].kind == "random"
    assert table.game.seed == before.seed
    click(table, "thrown", dice=FIVE, roll=3)
    click(table, "no")
    assert table.game.state.rolls == 2


@pytest.mark.parametrize(
    ("dice", "roll"), [(FIVE[:4], 1), ([*FIVE, "log"], 1), (["gold"] * 5, 1), (FIVE, 0), (FIVE, 4)]
)
def test_odd_dice_are_refused(dice: list[str], roll: int) -> None:
    table = Controller(new_game(2, seed=3))
    assert not table.dispatch({"do": "thrown", "dice": dice, "roll": roll}).ok


def test_no_dice_are_put_down_while_something_is_placed() -> None:
    table = panel(dice="wall wall log log head")
    click(table, "choose", choice="use wall 2", space="A2")
    click(table, "confirm")
    assert view(table)["thrown"] is None
    result = table.dispatch({"do": "thrown", "dice": FIVE, "roll": 1})
    assert not result.ok
    assert result.notice is not None
    assert "while something is being placed" in result.notice.text


def test_the_panel_of_lists_can_do_everything() -> None:
    plain: Any = show(new_game(["Anna", "Bruno"], seed=3), painter="matplotlib")
    draw = random.Random(1)
    plain._buttons["run"].click()
    assert len(plain._lists["thrown"].options) == 1 + 3 * 252
    for _ in range(40):
        if plain.game.decision is None:
            plain._buttons["step"].click()
        elif not plain._buttons["confirm"].disabled:
            plain._buttons["confirm"].click()
        else:
            lists = [plain._lists[name] for name in ("add", "where", "what")]
            chooser = next(one for one in lists if one.layout.display != "none" and open_(one))
            chooser.value = draw.choice(open_(chooser))
        assert plain._texts["notice"].value == ""
    assert len(plain.game.moves) > 8
    plain._lists["thrown"].value = next(v for _, v in plain._lists["thrown"].options if v)
    plain.close()


def open_(chooser: Any) -> list[Any]:
    """What can be chosen in a list, and is not chosen yet."""
    return [v for t, v in chooser.options if v is not None and v != chooser.value and "✕" not in t]


def test_a_new_game_says_who_begins() -> None:
    table = Controller(new_game(2, seed=3))
    click(table, "new", names=["A", "B", "C"], seed="1", start="3")
    assert table.game.state.start_player == 2
    assert not table.dispatch({"do": "new", "names": ["A", "B"], "seed": "1", "start": "3"}).ok
    assert not table.dispatch({"do": "new", "names": ["A", "B"], "seed": "1", "start": "x"}).ok

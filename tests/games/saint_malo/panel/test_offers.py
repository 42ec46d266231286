"""What can be chosen: dice that stay, uses with their reasons, what is placed with them."""

import random

import pytest

from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.panel.offers import offers
from lacitta_nb.games.saint_malo.players import GreedyPlayer
from lacitta_nb.panels.dispatch import Controller
from tests.games.saint_malo.panel.table import MERCHANT, choices, click, effects, moves, panel, view
from tests.games.saint_malo.support import TOP, seat


def test_every_way_to_keep_dice_is_an_offer_named_by_its_text() -> None:
    table = panel(dice="crate crate wall head swords", rolls=1)
    assert {"keep crate crate", "keep none", "stop", "keep head swords"} <= set(choices(table))
    assert "keep wall wall" not in choices(table)
    # 3 * 2 * 2 * 2 ways to take dice out of two crates and three others, less all five, and stop.
    assert len(choices(table)) == 24 - 1 + 1


def test_the_dice_that_stayed_stay_again_unless_something_else_is_chosen() -> None:
    table = Controller(new_game(2, seed=3))
    click(table, "run")
    kept = f"keep {table.game.state.dice[0]}"
    click(table, "choose", choice=kept)
    click(table, "confirm")
    assert table.session.selection.chosen == kept
    click(table, "choose", choice="keep none")
    click(table, "cancel")
    assert table.session.selection.chosen == kept
    click(table, "undo")
    assert table.session.selection.chosen == ""


def test_of_each_symbol_the_next_number_that_is_not_possible_is_told_with_its_rule() -> None:
    table = panel(seat(coins=3), dice="crate crate wall head swords")
    found = choices(table)
    assert [key for key in found if key.startswith("use crate")] == [
        "use crate 1",
        "use crate 2",
        "use crate 3",
        "use crate 4",
    ]
    assert found["use crate 3"]["enabled"]
    assert found["use crate 3"]["detail"] == "turn 1 · 2 coins"
    assert found["use crate 4"]["reason"]["rule"] == "A4"
    assert found["use log 1"]["reason"]["rule"] == "A4"
    assert found["use noble"]["reason"]["rule"] == "A3"
    assert found["use citizen"]["detail"] == "1 point"


def test_a_delivery_that_is_too_dear_is_told_with_all_the_logs_that_the_dice_show() -> None:
    table = panel(seat(coins=1), dice="log log log head swords")
    found = choices(table)
    assert [key for key in found if key.startswith("use log")] == ["use log 3"]
    reason = found["use log 3"]["reason"]["text"]
    assert reason.startswith("That costs 2 coins, and you have only 1; a delivery costs 2, however")


def test_a_merchant_is_chosen_with_its_space_and_played_as_two_moves() -> None:
    table = panel(dice=MERCHANT)
    click(table, "choose", choice="use merchant")
    assert view(table)["preview"] is None
    click(table, "space", space="C3")
    assert view(table)["preview"]["action"] == "use merchant; place C3"
    click(table, "confirm")
    assert moves(table) == ["use merchant", "place C3"]
    assert table.game.state.players[0].city["C3"] == "merchant"


def test_a_hint_that_names_no_space_is_played_alone() -> None:
    table = panel(dice=MERCHANT)
    selection = table.session.selection
    action = next(
        a for offer in selection.offered for a in offer.actions if str(a) == "use merchant"
    )
    assert [str(ready) for ready in selection.with_action(action).ready()] == ["use merchant"]


@pytest.mark.parametrize("dice", ["wall head crate wall log", "head crate cross head crate"])
def test_a_hint_never_advises_what_it_says_is_worse(dice: str) -> None:
    """With little to be gained it is the best all the same: to roll on, or to stop."""
    table = panel(dice=dice, rolls=2)
    click(table, "hint")
    (hint,) = view(table)["hint"]["shown"]
    kept = {str(keep): keep.worth for keep in GreedyPlayer().throw(table.game.state)}
    assert hint["action"] == max(kept, key=kept.__getitem__)
    assert "Nothing speaks for it" not in hint["text"]
    assert hint["effect"] in ("", "hardly better")


def test_hints_about_a_use_are_compared_with_doing_nothing() -> None:
    table = panel(dice=MERCHANT)
    click(table, "hint")
    assert "with doing nothing" in view(table)["hint"]["lead"]
    assert view(table)["hint"]["shown"][0]["effect"].startswith("+")


def test_hints_about_dice_are_compared_with_stopping() -> None:
    table = panel(dice="wall head crate cross log", rolls=1)
    click(table, "hint")
    assert "with stopping" in view(table)["hint"]["lead"]
    assert view(table)["hint"]["shown"][0]["effect"].startswith("+")


def test_a_space_that_is_not_possible_is_refused_by_the_rule_of_placing() -> None:
    table = panel(dice="wall wall log crate head")
    click(table, "choose", choice="use wall 2")
    click(table, "space", space="D4")
    assert view(table)["refused"]["rule"] == "G2"
    click(table, "space", space="A2")
    assert view(table)["refused"] is None


def test_further_walls_are_planned_together_and_played_one_by_one() -> None:
    table = panel(dice="wall wall wall log head")
    click(table, "choose", choice="use wall 3", space="A2")
    click(table, "confirm")
    assert view(table)["plan"]["left"] == 2
    click(table, "space", space="A3")
    assert view(table)["preview"] is None
    click(table, "space", space="A4")
    click(table, "space", space="A3")
    assert [row["space"] for row in view(table)["plan"]["rows"] if row["count"]] == ["A4"]
    click(table, "space", space="A5")
    assert view(table)["prompt"].startswith("All have their space. Press Confirm")
    click(table, "confirm")
    assert moves(table) == ["use wall 3", "place A2", "place A4", "place A5"]
    assert table.game.decision is None


def test_a_person_of_a_bonus_is_chosen_with_its_space() -> None:
    table = panel(seat(wall=" ".join(TOP.split()[:4])), dice="wall log log log log")
    click(table, "choose", choice="use wall 1", space="A6")
    click(table, "confirm")
    assert choices(table)["take merchant"]["detail"] == "up to 4 coins"
    assert "head" not in choices(table)["take merchant"]["help"]
    click(table, "choose", choice="take merchant", space="C3")
    click(table, "confirm")
    assert moves(table)[-2:] == ["take merchant", "place C3"]
    assert table.game.state.players[0].coins == 3 + 4


def test_a_plan_that_ends_with_a_bonus_says_so() -> None:
    table = panel(seat(wall="A2 A3 A4"), dice="wall wall wall log log")
    click(table, "choose", choice="use wall 3", space="G2")
    click(table, "confirm")
    click(table, "space", space="A5")
    click(table, "space", space="A6")
    assert view(table)["prompt"].startswith("The side is complete, and its tower brings a person.")


def test_when_all_logs_are_planned_the_head_asks_for_no_more_houses() -> None:
    table = panel(seat(logs=1), dice=MERCHANT)
    click(table, "choose", choice="use architect", space="E5")
    click(table, "confirm")
    assert view(table)["prompt"].startswith("Choose lit spaces for up to 1 house.")
    click(table, "space", space="E6")
    assert view(table)["prompt"].startswith("No more houses can be made. Press Confirm")
    # 3 points for the house, 1 for the log that it was made of.
    assert effects(table)["If the game ended today: 2 → 4"] == "good"
    assert effects(table)["Logs 1 → 0"] == "", "it is what an architect is for"


def test_an_architect_may_end_before_all_logs_are_houses() -> None:
    table = panel(seat(logs=3), dice=MERCHANT)
    click(table, "choose", choice="use architect", space="E5")
    click(table, "confirm")
    assert view(table)["preview"]["action"] == "done"
    assert view(table)["preview"]["warnings"]
    click(table, "space", space="E6")
    assert view(table)["preview"]["action"] == "place E6; done"
    click(table, "confirm")
    assert moves(table) == ["use architect", "place E5", "place E6", "done"]
    assert table.game.state.players[0].points == 3


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_with_a_space_is_legal_one_after_the_other(seed: int) -> None:
    from lacitta_nb.games.saint_malo.panel.offers import played
    from lacitta_nb.games.saint_malo.rules import advance, apply, legal_actions

    draw, state, tried = random.Random(seed), new_game(2, seed=seed).state, 0
    while not state.over and tried < 60:
        if state.decision is None:
            state = advance(state).state
            continue
        both = [a for o in offers(state) for a in o.actions if len(played(a)) == 2]
        for action in draw.sample(both, min(3, len(both))):
            first, second = played(action)
            assert second in legal_actions(apply(state, first).state)
            tried += 1
        state = apply(state, draw.choice(legal_actions(state))).state
    assert tried

"""Hints on the panel: advised, chosen with a click, played only by Confirm."""

from lacitta_nb.opening import new_game
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.view import view
from tests.panels.tables import click, feeding, politics


def test_a_hint_names_different_ideas_with_reason_and_effect() -> None:
    panel = Controller(politics())
    click(panel, "hint")
    shown = view(panel)["hint"]["shown"]
    assert len(shown) == 3
    kinds = [hint["action"].split()[:2] for hint in shown]
    assert len({tuple(kind) for kind in kinds}) == 3
    assert all(hint["text"].startswith("It ") for hint in shown)
    assert shown[0]["effect"].endswith("better than a pass")
    click(panel, "hint")
    assert view(panel)["hint"]["shown"] == []


def test_taking_a_hint_chooses_it_and_plays_nothing() -> None:
    panel = Controller(politics())
    click(panel, "hint")
    for place in range(3):
        click(panel, "take", hint=place)
        wanted = view(panel)["hint"]["shown"][place]["action"]
        assert view(panel)["preview"]["action"] == wanted
        assert panel.game.moves == []
    click(panel, "confirm")
    assert [str(move) for move in panel.game.moves] == [wanted]
    assert view(panel)["hint"]["shown"] == []


def test_hints_fill_a_plan_one_by_one() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    click(panel, "hint")
    for left in (3, 2, 1):
        assert view(panel)["plan"]["left"] == left
        click(panel, "take", hint=0)
    assert view(panel)["hint"]["shown"] == []
    click(panel, "confirm")
    assert len(panel.game.moves) >= 1


def test_every_hint_of_a_game_can_be_taken_and_played() -> None:
    for seed, edition in enumerate(("classic", "new", "expansion")):
        panel = Controller(new_game(players=2, seed=seed, edition=edition, setup="advanced"))
        while not panel.game.over and panel.game.year < 3:
            if panel.game.decision is None:
                click(panel, "step")
                continue
            click(panel, "hint")
            while panel.advice and view(panel)["preview"] is None:
                click(panel, "take", hint=len(panel.advice) - 1)
            click(panel, "confirm")


def test_hints_read_no_hidden_card() -> None:
    shown = []
    for cards in (["health", "culture", "culture", "education"], ["health"] * 4):
        game = politics(voice={"cards": cards})
        game.play("closeness 2 3")
        game.play("gold")
        panel = Controller(game)
        click(panel, "hint")
        shown.append(view(panel)["hint"])
    assert shown[0] == shown[1]


def test_no_hint_is_given_to_a_computer_player() -> None:
    panel = Controller(politics(), seats={0: "greedy"})
    assert view(panel)["hint"]["offered"] is False
    assert not panel.dispatch({"do": "hint"}).ok

"""Hints on the panel: advised, chosen with a click, played only by Confirm."""

from pathlib import Path

import pytest

from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.games.lacitta.opening import load, new_game
from lacitta_nb.games.lacitta.panel.previews import preview_title
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from lacitta_nb.panels.view.hints import _chance
from lacitta_nb.panels.words import effect_text
from lacitta_nb.players.advice import Hint
from lacitta_nb.players.judge import GameEnd
from tests.panels.tables import click, feeding, politics

CASES = Path(__file__).parents[1] / "games" / "lacitta" / "cases" / "advice"


def test_a_hint_names_different_ideas_with_reason_and_effect() -> None:
    panel = Controller(politics())
    click(panel, "hint")
    shown = panel_view(panel.session)["hint"]["shown"]
    assert len(shown) == 3
    kinds = [hint["action"].split()[:2] for hint in shown]
    assert len({tuple(kind) for kind in kinds}) == 3
    assert all(hint["text"].startswith("It ") for hint in shown)
    assert shown[0]["effect"].startswith("+")
    assert panel_view(panel.session)["hint"]["lead"].startswith("Compared with a pass")
    assert panel_view(panel.session)["hint"]["about"].startswith("This is what the greedy player")
    click(panel, "hint")
    assert panel_view(panel.session)["hint"]["shown"] == []


def test_how_far_advice_looks_is_told_as_it_is() -> None:
    """With turns to come it plays nothing on; else to the year's end, or to that of the game."""
    told = []
    for game in (politics(), feeding(), load(CASES / "y6_last_turn_900014.json")):
        panel = Controller(game)
        if panel.game.decision is None:
            click(panel, "step")
        click(panel, "hint")
        told.append(panel_view(panel.session)["hint"]["about"])
    assert ["plays nothing on" in about for about in told] == [True, False, False]
    assert ["the year’s end" in about for about in told] == [False, True, False]
    assert ["the end of the game" in about for about in told] == [False, False, True]


def test_taking_a_hint_chooses_it_and_plays_nothing() -> None:
    panel = Controller(politics())
    click(panel, "hint")
    for place in range(3):
        click(panel, "take", hint=place)
        wanted = panel_view(panel.session)["hint"]["shown"][place]["action"]
        assert panel_view(panel.session)["preview"]["action"] == wanted
        assert panel.game.moves == []
    click(panel, "confirm")
    assert [str(move) for move in panel.game.moves] == [wanted]
    assert panel_view(panel.session)["hint"]["shown"] == []


def test_hints_fill_a_plan_one_by_one() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    click(panel, "hint")
    for left in (3, 2, 1):
        assert panel_view(panel.session)["plan"]["left"] == left
        click(panel, "take", hint=0)
    assert panel_view(panel.session)["hint"]["shown"] == []
    click(panel, "confirm")
    assert len(panel.game.moves) >= 1


def test_hints_follow_a_plan_that_is_made_by_hand() -> None:
    """The last citizen of F2 starves in the plan: nothing more can be advised there, or at all."""
    position = feeding().position()
    position["cities"][0]["citizens"], position["cities"][2]["citizens"] = 8, 1
    panel = Controller(load(position))
    click(panel, "step")
    click(panel, "hint")
    click(panel, "plan", space="A1")
    assert {hint["action"] for hint in panel_view(panel.session)["hint"]["shown"]} == {
        "starve A1",
        "starve F2",
    }
    click(panel, "plan", space="F2")
    assert panel_view(panel.session)["hint"]["shown"] == []
    click(panel, "cancel")
    assert panel_view(panel.session)["hint"]["shown"] == []


def test_a_hint_names_the_cities_from_which_a_citizen_leaves() -> None:
    # A1 has 5 citizens in castle and market, F2 has 4 in its castle (G2): it comes to the same.
    panel = Controller(feeding())
    click(panel, "step")
    click(panel, "hint")
    (shown,) = panel_view(panel.session)["hint"]["shown"]
    assert shown["action"] == "starve F2"
    assert shown["title"] == "A citizen leaves F2 because of hunger"
    assert shown["text"].startswith("3 citizens in F2 are to spare.")
    assert shown["text"].endswith("Just as good: A citizen leaves A1 because of hunger.")


def test_a_city_with_nobody_to_spare_loses_a_building() -> None:
    # Rosso has 2 + 8 citizens and food for 6; the two in A1 staff castle and market.
    position = feeding().position()
    position["cities"][0]["citizens"], position["cities"][2]["citizens"] = 2, 8
    position["cities"][2]["buildings"] = {"F1": "market"}
    panel = Controller(load(position))
    click(panel, "step")
    click(panel, "hint")
    texts = [
        h["text"] for h in panel_view(panel.session)["hint"]["shown"] if h["action"] == "starve A1"
    ]
    assert [
        text.startswith("Nobody in A1 is to spare, so a building there falls.") for text in texts
    ] == [True]


def test_a_hint_for_a_castle_says_what_stands_beside_it() -> None:
    game = new_game(players=2, seed=1, setup="advanced")
    panel = Controller(game)
    click(panel, "hint")
    for hint in panel_view(panel.session)["hint"]["shown"]:
        name = hint["action"].split()[1]
        assert hint["title"] == f"Place a castle at {name}"
        table, space = game.state.table, game.board.index[name]
        lake = " and stands beside a lake" if table.lake >> space & 1 else ""
        said = f"The castle gets {table.wheat[space]} food there{lake}. Compared with"
        assert hint["text"].startswith(said)


def test_what_falls_or_leaves_is_named() -> None:
    state = politics().state
    titles = {
        ("demolish A2",): "The market at A2 falls",
        ("demolish A2", "demolish A1"): "What falls: market at A2, castle at A1",
        ("starve A1",): "A citizen leaves A1 because of hunger",
        ("starve A1", "starve F2", "starve A1"): (
            "3 citizens leave because of hunger: 2 from A1, F2"
        ),
    }
    for actions, title in titles.items():
        assert preview_title(state, tuple(map(parse_action, actions))) == title


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (4.96, "+5 points"),
        (1.4, "+1½ points"),
        (0.9, "+1 point"),
        (0.4, "+½ point"),
        (0.1, "hardly better"),
        (0.0, "no better"),
        (-0.1, "hardly worse"),
        (-2.0, "−2 points"),
    ],
)
def test_effects_are_told_in_half_points(effect: float, text: str) -> None:
    assert effect_text(effect) == text


def test_every_hint_of_a_game_can_be_taken_and_played() -> None:
    for seed, edition in enumerate(("classic", "new", "expansion")):
        panel = Controller(new_game(players=2, seed=seed, edition=edition, setup="advanced"))
        while not panel.game.over and panel.game.year < 3:
            if panel.game.decision is None:
                click(panel, "step")
                continue
            click(panel, "hint")
            while panel.session.advice and panel_view(panel.session)["preview"] is None:
                click(panel, "take", hint=len(panel.session.advice) - 1)
            click(panel, "confirm")


def test_hints_read_no_hidden_card() -> None:
    shown = []
    for cards in (["health", "culture", "culture", "education"], ["health"] * 4):
        game = politics(voice={"cards": cards})
        game.play("closeness 2 3")
        game.play("gold")
        panel = Controller(game)
        click(panel, "hint")
        shown.append(panel_view(panel.session)["hint"])
    assert shown[0] == shown[1]


def test_no_hint_is_given_to_a_computer_player() -> None:
    panel = Controller(politics(), seats={0: "greedy"})
    assert panel_view(panel.session)["hint"]["offered"] is False
    assert not panel.dispatch({"do": "hint"}).ok


def test_a_chance_to_win_is_told_as_sure_only_where_it_is() -> None:
    end = GameEnd(31.0, 1.0, 0.998)
    told = [
        _chance(Hint(parse_action("gold"), 0.0, "", (), end=one))
        for one in (end._replace(win=1.0), end, end._replace(cut=True), end._replace(guessed=True))
    ]
    assert told == ["100% to win", "99% to win", "about\u00a099% to win", "99% to win"]


def test_a_chance_to_win_is_told_alike_beside_a_hint_and_in_its_reasons() -> None:
    panel = Controller(load(CASES / "y6_answer_2197.json"))
    click(panel, "hint")
    told = [(hint["chance"], hint["text"]) for hint in panel_view(panel.session)["hint"]["shown"]]
    chances = [chance.removesuffix(" to win") for chance, _ in told]
    assert chances == ["100%", "80%", "about\u00a060%"]
    for chance, (_, text) in zip(chances, told, strict=True):
        assert f"Chance to win: {chance} instead" in text

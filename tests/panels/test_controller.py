"""The panel's controller: commands in, a changed game or a notice out."""

import random

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.events import Step
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import board_view, panel_view
from tests.panels.tables import click, feeding, next_command, politics, refused


def test_what_then_where_then_confirm_plays_one_move() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    assert set(board_view(panel.session)["badges"]) == {"A3", "B1", "F1", "F3"}
    click(panel, "space", space="A3")
    assert panel.game.moves == []
    result = click(panel, "confirm")
    assert [str(move) for move in panel.game.moves] == ["build farm A3"]
    assert [event.kind for event in result.events] == ["built"]
    assert panel.session.selection.chosen == ""


def test_another_space_may_be_chosen_before_confirming() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    click(panel, "space", space="F1")
    click(panel, "confirm")
    assert str(panel.game.moves[0]) == "build farm F1"


def test_where_first_then_what() -> None:
    panel = Controller(politics())
    click(panel, "space", space="B1")
    here = panel_view(panel.session)["space"]
    assert {c["key"] for c in here["choices"]} >= {"build farm", "build fountain"}
    click(panel, "choose", choice="build fountain", space="B1")
    click(panel, "confirm")
    assert str(panel.game.moves[0]) == "build fountain B1"


def test_a_choice_that_is_not_possible_says_why() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="cathedral")
    assert refused(panel) == "P11"
    click(panel, "choose", choice="bread_and_circuses")
    assert refused(panel) == "P15"
    click(panel, "choose", choice="rich_harvest")
    assert refused(panel) == "P17"
    assert panel.session.selection.chosen == ""


def test_a_space_that_is_not_possible_says_why() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build fountain")
    click(panel, "space", space="A3")
    assert refused(panel) == "P8"
    click(panel, "space", space="C3")
    assert refused(panel) == "P5"
    click(panel, "choose", choice="build school")
    click(panel, "space", space="C3")
    assert refused(panel) == "P5"
    assert panel.session.selection.ready() == ()


def test_amounts_that_are_not_possible_say_why() -> None:
    for gold, rule in ((1, "P11"), (5, "P16")):
        panel = Controller(politics(gold=gold))
        click(panel, "choose", choice="golden_times")
        click(panel, "space", space="F2")
        click(panel, "pick", facet="amount", value=3)
        assert refused(panel) == rule
    click(panel, "pick", facet="amount", value=1)
    click(panel, "confirm")
    assert str(panel.game.moves[0]) == "golden_times F2 1"


@pytest.mark.parametrize(("first", "second"), [("A3", "B1"), ("B1", "A3")])
def test_two_roads_may_be_clicked_in_any_order(first: str, second: str) -> None:
    panel = Controller(politics(edition="expansion"))
    click(panel, "choose", choice="roads")
    click(panel, "space", space=first)
    assert second in board_view(panel.session)["badges"]
    click(panel, "space", space="C3")
    assert refused(panel) in ("X1", "P5")
    click(panel, "space", space=second)
    click(panel, "confirm")
    assert str(panel.game.moves[0]) == "roads A3 B1"


def test_both_roads_are_ringed_where_one_allows_only_one_other() -> None:
    # A4 hangs on A3 alone, so a click on it means the two of them (X1).
    panel = Controller(politics(edition="expansion"))
    click(panel, "choose", choice="roads")
    click(panel, "space", space="A4")
    assert panel_view(panel.session)["preview"]["action"] == "roads A3 A4"
    assert set(board_view(panel.session)["planned"]) == {"A3", "A4"}


def test_one_road_is_enough() -> None:
    panel = Controller(politics(edition="expansion"))
    click(panel, "choose", choice="roads")
    click(panel, "space", space="A3")
    click(panel, "pick", facet="second", value="")
    click(panel, "confirm")
    assert str(panel.game.moves[0]) == "roads A3"


def test_escape_leaves_the_game_as_it_was() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    click(panel, "cancel")
    assert panel.session.selection.ready() == ()
    assert not panel.dispatch({"do": "confirm"}).ok
    assert panel.game.moves == []


def test_starving_several_is_asked_once() -> None:
    panel = Controller(feeding())
    click(panel, "step")
    assert panel_view(panel.session)["plan"]["left"] == 3
    click(panel, "plan", space="A1")
    click(panel, "plan", space="A1")
    click(panel, "plan", space="F2")
    assert [row["count"] for row in panel_view(panel.session)["plan"]["rows"]] == [2, 1]
    click(panel, "unplan", space="A1")
    click(panel, "space", space="A2")
    assert panel_view(panel.session)["plan"]["left"] == 0
    click(panel, "plan", space="F2")
    assert panel.session.notice is not None
    click(panel, "confirm")
    assert [str(move) for move in panel.game.moves] == ["starve A1", "starve F2", "starve A1"]
    assert panel.game.year == 2


def test_a_plan_that_fails_half_way_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    panel = Controller(feeding())
    click(panel, "step")
    for space in ("A1", "A1", "F2"):
        click(panel, "plan", space=space)
    before = panel.game.state
    monkeypatch.setattr("lacitta_nb.games.lacitta.game.rules.apply", failing_after(1))
    result = panel.dispatch({"do": "confirm"})
    assert not result.ok
    assert panel.game.state == before
    assert panel.game.moves == []
    assert len(panel.session.selection.plan) == 3


def failing_after(times: int) -> object:
    real = rules.apply
    left = times

    def apply(state: State, action: Action) -> Step:
        nonlocal left
        left -= 1
        if left < 0:
            raise ZeroDivisionError("boom <b>")
        return real(state, action)

    return apply


def test_an_unforeseen_error_is_shown_with_its_traceback_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    click(panel, "space", space="A3")
    before, chosen = panel.game.state, panel.session.selection
    monkeypatch.setattr("lacitta_nb.games.lacitta.game.rules.apply", failing_after(0))
    result = panel.dispatch({"do": "confirm"})
    assert not result.ok
    assert result.notice is not None
    assert "ZeroDivisionError: boom <b>" in result.notice.text
    assert "Traceback" in result.notice.trace
    assert panel.game.state is before
    assert panel.session.selection is chosen
    monkeypatch.undo()
    click(panel, "confirm")
    assert panel.session.notice is None


def test_an_error_while_showing_takes_the_move_back() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="gold")
    before = panel.game.state

    def broken() -> None:
        raise RuntimeError("no picture")

    assert not panel.dispatch({"do": "confirm"}, broken).ok
    assert panel.game.state is before


@pytest.mark.parametrize(
    "command",
    [
        {},
        {"do": "fly"},
        {"do": 3},
        {"do": "choose"},
        {"do": "choose", "choice": "build tower"},
        {"do": "space", "space": "Z99"},
        {"do": "space", "space": None},
        {"do": "pick", "facet": "amount", "value": 7},
        {"do": "plan", "space": "A1"},
        {"do": "undo", "to": "heaven"},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "step"},
        {"do": "forecast", "wish": "gold"},
        {"do": "take", "hint": 0},
        {"do": "pace", "pace": "wild"},
        {"do": "seat", "seat": 7, "kind": "greedy"},
        {"do": "seat", "seat": 0, "kind": "own"},
        {"do": "curtain", "player": 9},
        {"do": "reveal"},
        {"do": "yes"},
        {"do": "confirm"},
    ],
)
def test_commands_that_do_not_fit_are_answered_and_change_nothing(
    command: dict[str, object],
) -> None:
    panel = Controller(politics())
    before = panel.game.state
    result = panel.dispatch(command)
    assert result.ok or (result.notice is not None and result.notice.text)
    assert result.ok == (command.get("do") == "plan")
    assert panel.game.state is before


def test_undo_to_the_last_decision_and_to_the_start_of_the_year() -> None:
    panel = Controller(new_game(players=["Rosso", "Blu"], seed=3))
    start = panel.game.state
    click(panel, "run")
    first = panel.game.state
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    second = panel.game.state
    click(panel, "choose", choice="pass")
    click(panel, "confirm")
    click(panel, "undo", to="decision")
    assert panel.game.state is second
    click(panel, "undo", to="year")
    assert panel.game.state is start
    click(panel, "redo", to="decision")
    assert panel.game.state is first
    click(panel, "redo")
    assert panel.game.state is second


def test_the_voice_cards_looked_at_show_behind_the_curtain_only() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="closeness")
    click(panel, "pick", facet="circles", value=[2, 4])
    click(panel, "confirm")
    shown = panel_view(panel.session)
    assert [card["service"] for card in shown["cards"]["voice"]] == ["health", "", "", ""]
    assert shown["look"]["ask"]
    assert shown["look"]["cards"] == []
    click(panel, "reveal")
    assert panel_view(panel.session)["look"]["cards"] == [
        "Voice card 2: culture",
        "Voice card 4: education",
    ]
    assert [card["service"] for card in panel_view(panel.session)["cards"]["voice"]] == [
        "health",
        "",
        "",
        "",
    ]
    click(panel, "choose", choice="gold")
    assert panel_view(panel.session)["look"]["cards"] == []
    click(panel, "curtain", player=0)
    assert panel_view(panel.session)["look"]["cards"] == []
    click(panel, "hide")
    assert panel_view(panel.session)["look"]["ask"] == ""


def test_nothing_hidden_reaches_the_panel() -> None:
    panel = Controller(politics())
    assert panel.session.seen == public(panel.game.state)
    assert panel.session.seen.voice == ("health", "?", "?", "?")
    assert set(panel.session.seen.deck) == {"?"}
    click(panel, "choose", choice="pass")
    click(panel, "confirm")
    assert [card.card for card in panel.session.seen.players[0].face_down] == ["?"]
    assert "face-down card" in panel_view(panel.session)["players"][0]["face_down"]


def test_a_game_changed_elsewhere_is_shown_before_anything_is_done() -> None:
    game = politics()
    panel = Controller(game)
    click(panel, "choose", choice="build farm")
    game.play("gold")
    click(panel, "space", space="A3")
    assert panel.session.notice is not None
    assert len(game.moves) == 1
    assert panel.session.seen.to_move == 1
    assert panel.session.selection.chosen == ""


def test_a_game_changed_elsewhere_is_shown_even_after_a_command_that_is_none() -> None:
    game = new_game(players=2, seed=3)
    panel = Controller(game)
    for _ in range(3):
        click(panel, "step")
    while game.history:
        game.undo()
    result = panel.dispatch({"do": "save"})
    assert not result.ok
    assert panel.session.notice is not None
    assert result.notice is not None
    assert panel.session.notice.text == result.notice.text
    assert panel.session.shown is game.state
    assert panel_view(panel.session)["step"]["enabled"]


@pytest.mark.parametrize("edition", ["classic", "new", "expansion"])
@pytest.mark.parametrize(
    "players", [2, *(pytest.param(n, marks=pytest.mark.slow) for n in (3, 4)), 5]
)
def test_a_whole_game_can_be_clicked(players: int, edition: str) -> None:
    rng = random.Random(players)
    setup = "advanced" if players % 2 else "beginner"
    panel = Controller(new_game(players, edition, setup, seed=players))
    for _ in range(4000):
        if panel.game.over:
            break
        result = panel.dispatch(next_command(panel, rng))
        assert result.ok, result.notice
        assert panel.session.refused is None
    assert panel.game.over
    assert len(panel_view(panel.session)["scores"]) == players

"""Going on and back between computer players and persons: pauses, runs, and what is taken back."""

from math import inf

import pytest

from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.panels.commands import advice
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import announcement, panel_view
from lacitta_nb.players import GreedyPlayer, SearchPlayer, hints
from tests.panels.minds import Scripted
from tests.panels.tables import DISPLAY, click, politics


def ticked(panel: Controller, most: int = 200) -> None:
    """The page asks for one piece after the other, as long as it should."""
    for _ in range(most):
        auto = panel_view(panel.session)["auto"]
        if auto["wait"] is None:
            return
        click(panel, "tick", ticket=auto["ticket"])


def test_why_stands_under_the_move_and_not_under_the_card_drawn_after_it() -> None:
    panel = Controller(politics(gold=2), seats={0: Scripted(parse_action("closeness 2 3"))})
    click(panel, "drawer", name="log")
    click(panel, "step")
    assert [line["kind"] for line in panel_view(panel.session)["happened"]] == [
        "looked",
        "why",
        "drawn",
    ]
    assert [line["kind"] for line in panel_view(panel.session)["log"]["lines"][-3:]] == [
        "looked",
        "why",
        "drawn",
    ]


@pytest.mark.parametrize(("pace", "pauses"), [("fast", True), ("at-once", False)])
def test_persons_get_a_pause_after_the_feeding(pace: str, pauses: bool) -> None:
    panel = Controller(politics(phase="feeding", citizens=3), seats={1: "greedy"})
    click(panel, "pace", pace=pace)
    click(panel, "play")
    ticked(panel)
    assert (panel.game.decision is None) is pauses
    paused = "A pause after “Feeding”, to look at what happened: Play or Step goes on."
    assert (panel_view(panel.session)["auto"]["text"] == paused) is pauses
    assert panel_view(panel.session)["step"]["enabled"] is pauses
    assert "fed" in [
        line["kind"] for line in panel_view(panel.session)["happened"] if "kind" in line
    ]
    click(panel, "play")
    assert panel_view(panel.session)["auto"]["text"] != paused
    ticked(panel)
    assert panel.game.decision is not None


def test_computer_players_alone_need_no_pause() -> None:
    panel = Controller(politics(phase="feeding", citizens=3), seats={0: "greedy", 1: "greedy"})
    click(panel, "play")
    ticked(panel, most=12)
    assert panel.session.play.running
    assert panel.game.moves


def test_a_run_lets_computer_players_move_until_a_person_decides() -> None:
    panel = Controller(politics(), seats={0: "greedy"})
    assert panel_view(panel.session)["step"]["run"] is True
    click(panel, "run")
    ticked(panel)
    assert len(panel.game.moves) == 1
    assert panel.session.computer is None
    assert not panel.session.play.running
    at_once = Controller(politics(), seats={0: "greedy"}, patience=inf)
    click(at_once, "run")
    assert at_once.game.moves == panel.game.moves
    assert not at_once.session.play.running
    assert [line["kind"] for line in panel_view(at_once.session)["happened"]][1] == "why"
    alone = Controller(politics(), seats={0: "greedy", 1: "greedy"})
    step = panel_view(alone.session)["step"]
    assert (step["enabled"], step["run"]) == (True, False)
    assert step["why"].startswith("No person plays")


def test_undo_leads_to_a_persons_last_decision_and_says_what_it_took_back() -> None:
    panel = Controller(politics(), seats={0: Scripted(parse_action("gold"))})
    click(panel, "run")
    ticked(panel)
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    click(panel, "run")
    ticked(panel)
    assert len(panel.game.moves) == 3
    click(panel, "undo", to="decision")
    assert len(panel.game.moves) == 1
    assert panel.session.computer is None
    shown = panel_view(panel.session)
    assert shown["back"]["mixed"] is True
    assert shown["back"]["text"] == "Taken back: Blu – Take 2 gold; Rosso – Take 2 gold."
    assert shown["back"]["text"] in announcement(panel.session, shown)
    click(panel, "redo", to="decision")
    assert (
        panel_view(panel.session)["back"]["text"]
        == "Played again: Blu – Take 2 gold; Rosso – Take 2 gold."
    )
    click(panel, "choose", choice="gold")
    assert panel_view(panel.session)["back"]["text"] == ""


def test_a_phase_that_was_taken_back_is_named() -> None:
    panel = Controller(politics(phase="income"))
    click(panel, "step")
    click(panel, "undo")
    assert panel_view(panel.session)["back"]["text"] == "Taken back: Income."


def test_another_game_is_told_of_with_its_way_into_python() -> None:
    panel = Controller(politics())
    words = {"edition": "classic", "setup": "beginner", "board": "toscana", "seed": "1"}
    click(panel, "new", names=["A", "B"], **words)
    shown = panel_view(panel.session)
    assert shown["replaced"] is True
    assert "panel.game" in shown["notice"]["text"]
    click(panel, "upload", text=politics().code())
    assert "panel.game" in panel_view(panel.session)["notice"]["text"]
    click(panel, "step" if panel.game.decision is None else "hint")
    assert panel_view(panel.session)["replaced"] is False


def test_a_turn_without_a_good_idea_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "LEAST", 100.0)
    panel = Controller(politics())
    click(panel, "hint")
    shown = panel_view(panel.session)["hint"]
    assert shown["lead"].startswith("Nothing is worth much more than a pass now")
    (best,) = shown["shown"]
    assert best["action"] == str(hints(panel.game, 1)[0].action)


def test_a_hint_that_was_taken_asks_for_nothing_more() -> None:
    panel = Controller(politics(gold=5))
    click(panel, "choose", choice="golden_times")
    click(panel, "space", space="A1")
    assert panel_view(panel.session)["questions"]
    panel = Controller(politics(gold=5))
    click(panel, "hint")
    for place in range(len(panel.session.advice)):
        click(panel, "take", hint=place)
        assert panel_view(panel.session)["preview"] is not None
        assert panel_view(panel.session)["questions"] == []


def test_cards_that_lie_there_twice_have_a_price_each() -> None:
    display = ["bathhouse", "bathhouse", *DISPLAY[2:]]
    panel = Controller(politics(politics={"display": display}))
    details = {
        c["key"]: c["detail"] for g in panel_view(panel.session)["groups"] for c in g["choices"]
    }
    assert details["bathhouse"] == "2 cards · 1 gold"
    assert details["rich_harvest"] == "free"


def test_the_projects_own_players_are_called_as_in_the_choosers() -> None:
    panel = Controller(politics(), seats={0: SearchPlayer(), 1: GreedyPlayer()})
    assert [seat.kind for seat in panel.session.sitters] == ["search 60", "greedy"]
    assert Controller(politics(), seats={0: SearchPlayer(width=3)}).session.sitters[0].kind == "own"

"""The coach: one warning before a blunder, and a look back when the year is over."""

from dataclasses import replace
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.review import ended_stage, regret
from lacitta_nb.lessons.school import school_for
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.coaching import MARGIN, NOTEWORTHY
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from lacitta_nb.players import GentlePlayer, GreedyPlayer
from lacitta_nb.players.critic import Loss
from tests.panels.tables import click


@pytest.fixture
def table() -> lc.Game:
    game = lc.new_game(["Rosso", "Blu"], board="lezione", seed=5)
    game.run()
    return game


def view(panel: Controller) -> Any:  # noqa: ANN401 - JSON
    return panel_view(panel.session)


def blunder(table: lc.Game) -> str:
    """The worst choice, if the coach's critic finds it far worse than the best one; else ""."""
    critic, decision = acting_of(table.state).critic, table.decision
    assert critic is not None
    assert decision is not None
    seen = table.state.seen_by(decision.player)
    worst = GreedyPlayer().ranked(seen)[-1][0]
    return str(worst) if critic.loss(seen, worst).points > 2 * MARGIN else ""


def play_to_a_blunder(table: lc.Game) -> str:
    """Play soundly until a choice can be a blunder, and name it."""
    player = GreedyPlayer()
    while not table.over:
        if table.decision is None:
            table.step()
            continue
        if found := blunder(table):
            return found
        table.play(player.choose(table.state.seen_by(table.decision.player)))
    raise AssertionError("no blunder was possible in the whole game")


def chosen(panel: Controller, action: str) -> None:
    """Choose an action by what it says, without confirming it."""
    game = panel.game
    wanted = next(legal for legal in game.legal_actions() if str(legal) == action)
    session = panel.session
    panel.session = replace(session, selection=session.selection.with_action(wanted))


def test_a_hint_on_the_choice_that_is_warned_of_leaves_the_warning(table: lc.Game) -> None:
    action = play_to_a_blunder(table)
    panel = Controller(table)
    click(panel, "coach", on=True)
    chosen(panel, action)
    click(panel, "confirm")
    warning = view(panel)["notice"]
    assert warning is not None
    click(panel, "hint")
    assert view(panel)["notice"] == warning
    assert view(panel)["hint"]["shown"]
    click(panel, "cancel")
    assert view(panel)["hint"]["shown"], "one after the other can be tried"
    click(panel, "choose", choice="gold")
    assert view(panel)["hint"]["shown"] == [], "the button offers hints again"


def test_a_blunder_is_warned_of_once_and_then_played(table: lc.Game) -> None:
    action = play_to_a_blunder(table)
    panel = Controller(table)
    click(panel, "coach", on=True)
    chosen(panel, action)
    moves = len(table.moves)
    click(panel, "confirm")
    assert len(table.moves) == moves
    notice = view(panel)["notice"]
    assert notice["kind"] == "info"
    assert "confirm again" in notice["text"]
    assert str(panel.session.selection.ready()[0]) == action
    click(panel, "confirm")
    assert str(table.moves[-1]) == action
    click(panel, "undo")
    chosen(panel, action)
    click(panel, "confirm")
    assert str(table.moves[-1]) == action


def test_without_a_coach_nobody_warns(table: lc.Game) -> None:
    action = play_to_a_blunder(table)
    panel = Controller(table)
    chosen(panel, action)
    click(panel, "confirm")
    assert str(table.moves[-1]) == action


def test_the_best_choice_is_never_warned_of(table: lc.Game) -> None:
    panel = Controller(table)
    click(panel, "coach", on=True)
    for _ in range(3):
        critic = panel.session.acting.critic
        assert critic is not None
        decision = table.decision
        assert decision is not None
        best = critic.loss(table.state.seen_by(decision.player), table.legal_actions()[0]).better
        chosen(panel, str(best))
        moves = len(table.moves)
        click(panel, "confirm")
        assert len(table.moves) == moves + 1


def a_year(table: lc.Game) -> None:
    """Play on until the year is over."""
    year, player = table.year, GentlePlayer()
    while table.year == year and not table.over:
        if table.decision is None:
            table.step()
        else:
            table.play(player.choose(table.state.seen_by(table.decision.player)))


def test_what_cost_most_is_what_the_rules_make_of_another_choice(table: lc.Game) -> None:
    a_year(table)
    stage = ended_stage(table, 0)
    assert stage is not None
    assert stage.start == table.start
    assert stage.end == table.state
    found = [regret(stage, seat) for seat in range(2)]
    assert any(found)
    for one in filter(None, found):
        entry = table.history[one.place]
        assert (entry.action, one.points > 0) == (one.action, True)
        assert one.better in lc.legal_actions(one.before)
        assert one.better != one.action


def test_a_stage_that_is_not_over_is_not_looked_back_on(table: lc.Game) -> None:
    assert ended_stage(table, 0) is None


def test_a_year_is_looked_back_on_and_the_way_back_leads_to_the_choice(table: lc.Game) -> None:
    panel = Controller(table, seats={0: "gentle", 1: "gentle"})
    click(panel, "coach", on=True)
    click(panel, "play")
    while not view(panel)["coach"]["reviews"]:
        click(panel, "tick", ticket=panel.session.play.ticket)
    reviews = view(panel)["coach"]["reviews"]
    assert [review["seat"] for review in reviews] == [0, 1]
    assert all(len(review["texts"]) == 2 and all(review["texts"]) for review in reviews)
    told = panel.session.coach.reviews if panel.session.coach else ()
    for review, one in zip(reviews, told, strict=True):
        worth = one.regret is not None and one.regret.points >= NOTEWORTHY
        assert (review["place"] >= 0) == worth
    place = next(review["place"] for review in reviews if review["place"] >= 0)
    click(panel, "go_back", place=place)
    assert len(table.history) == place
    assert view(panel)["coach"]["reviews"]  # it is read beside the board it speaks of
    click(panel, "stop")
    click(panel, "step")
    assert not view(panel)["coach"]["reviews"]


class Listening:
    """A critic that remembers what it was shown, and finds nothing wrong."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def loss(self, view: Any, action: Any) -> Loss:  # noqa: ANN401 - of any game
        self.views.append(view)
        return Loss(action, 0.0)


@pytest.mark.parametrize("alone", [False, True])
def test_the_coach_judges_by_what_the_screen_may_show(
    alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = school_for("lacitta").lesson("political_cards").tasks[4].begin()
    first = table.decision
    assert first is not None
    looker = first.player
    table.play("closeness 2 3")
    while (decision := table.decision) is None or decision.player != looker:
        if decision is None:
            table.step()
        else:
            table.play("pass")
    seats: dict[int | str, Any] = {
        seat: "random" for seat in range(len(table.players)) if seat != looker
    }
    panel = Controller(table, seats=seats if alone else None)
    critic = Listening()
    monkeypatch.setattr(type(acting_of(table.state)), "critic", critic)
    click(panel, "coach", on=True)
    chosen(panel, "pass")
    click(panel, "confirm")
    own, open_to_all = table.history[-1].step.state.seen_by(looker), panel.session.seen
    assert own.voice.count("?") < len(own.voice) - 1
    (view,) = critic.views
    assert view.voice.count("?") == (own if alone else open_to_all).voice.count("?")
    assert alone or view.voice != own.voice


@pytest.mark.parametrize("place", [-1, 10**6])
def test_there_is_no_way_back_to_what_was_not_played(table: lc.Game, place: int) -> None:
    panel = Controller(table)
    before = table.history
    assert not panel.dispatch({"do": "go_back", "place": place}).ok
    assert table.history == before

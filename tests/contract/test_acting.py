"""What every game must be able to on the panel: be played, taken back, hinted at, begun anew."""

import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.seats import PERSON
from lacitta_nb.panels.selection import planned, selection_at
from lacitta_nb.panels.view import panel_view
from tests.contract.games import BOXES, played, starts

MOVES = 40
"""As much of a game as is looked at."""


def moments(key: str) -> list[Any]:
    """Moments at which somebody decides, as everybody may know them."""
    box = BOXES[key]
    *_, start = starts(key)
    found = (state for state, action, _ in played(start) if action is not None)
    return [box.rules.public(state) for state in islice(found, MOVES)]


def panel_of(key: str, **more: Any) -> Controller:
    start = next(start for start in starts(key) if len(start.players) > 1)
    return Controller(BOXES[key].begin(start), **more)


def click(panel: Controller, do: str, **words: object) -> None:
    result = panel.dispatch({"do": do, **words})
    assert result.ok, result.notice


def play(panel: Controller, moves: int = MOVES) -> None:
    """Play by commands as somebody who clicks on what is offered, until the end or some moves."""
    draw = random.Random(1)
    while not panel.game.over and len(panel.game.moves) < moves:
        selection = panel.session.selection
        if panel.game.decision is None:
            click(panel, "step")
        elif selection.ready():
            click(panel, "confirm")
        elif planned(panel.session.seen):
            click(panel, "plan", space=draw.choice(selection.spaces()))
        elif selection.offer is None:
            keys = [offer.key for offer in selection.offered if offer.actions]
            click(panel, "choose", choice=draw.choice(keys))
        else:
            question = next(q for q in selection.asked()[0] if q.chosen is None)
            values = [option.value for option in question.options if option.refusal is None]
            click(panel, "pick", facet=question.facet, value=draw.choice(values))


@pytest.mark.parametrize("key", BOXES)
def test_all_that_is_legal_is_offered_and_can_be_chosen(key: str) -> None:
    draw = random.Random(1)
    for state in moments(key):
        legal, selection = BOXES[key].rules.legal_actions(state), selection_at(state)
        if planned(state):
            assert list(selection.plan_options()) == legal
            continue
        offered = {action for offer in selection.offered for action in offer.actions}
        assert offered >= set(legal)
        assert all((offer.refusal is None) == bool(offer.actions) for offer in selection.offered)
        for action in draw.sample(legal, min(len(legal), 5)):
            assert selection.with_action(action).ready() == (action,)


@pytest.mark.parametrize("key", BOXES)
def test_a_game_is_played_by_commands_and_taken_back(key: str) -> None:
    panel = panel_of(key)
    start = panel.game.start
    play(panel)
    assert panel.game.over or len(panel.game.moves) >= MOVES
    take_back(panel, "end")
    assert panel.game.state is start or barred(panel)
    if panel.game.undone:
        click(panel, "redo", to="end")
    assert panel.game.undone == 0


def take_back(panel: Controller, to: str) -> None:
    """Go back, where what was done last has shown nobody anything hidden."""
    if panel_view(panel.session)["back"]["undo"]:
        click(panel, "undo", to=to)
    else:
        assert not panel.dispatch({"do": "undo", "to": to}).ok


def barred(panel: Controller) -> str:
    """Why nothing more can be taken back, or ""."""
    why: str = panel_view(panel.session)["back"]["barred"]
    return why


@pytest.mark.parametrize("key", BOXES)
def test_every_stop_of_undo_is_reached(key: str) -> None:
    panel = panel_of(key)
    play(panel, moves=10)
    for to, stops in panel.session.acting.stops.items():
        take_back(panel, to)
        assert stops(panel.game.state) or not panel.game.history or barred(panel)


@pytest.mark.parametrize("key", BOXES)
def test_what_is_asked_before_a_phase_rests_on_what_everyone_may_see(key: str) -> None:
    box, asked = BOXES[key], set()
    acting = box.panel.acting
    *_, start = starts(key)
    for state, action, step in played(start):
        prediction = acting.prediction(box.rules.public(state)) if action is None else None
        if prediction is None:
            continue
        asked.add(state.phase)
        keys = [option.key for option in prediction.options]
        assert len(keys) == len(set(keys)) > 0
        assert prediction == acting.prediction(state)
        assert set(acting.answers(prediction, step.events)) <= set(keys)
    assert asked == set(acting.predicted)


@pytest.mark.parametrize("key", BOXES)
def test_what_is_predicted_is_marked(key: str) -> None:
    panel = panel_of(key, seats={0: "random", 1: "random"}, patience=float("inf"))
    if not panel.session.acting.predicted:
        assert not panel_view(panel.session)["predict"]["offered"]
        assert not panel.dispatch({"do": "predict", "on": True}).ok
        return
    click(panel, "predict", on=True)
    while panel.session.open_guess is None:
        click(panel, "step")
    asked = panel.session.open_guess
    first, second, *_ = (option.key for option in asked.prediction.options)
    click(panel, "guess", key=first)
    click(panel, "guess", key=second)
    assert panel.session.open_guess is not None
    chosen = panel.session.open_guess.chosen
    assert chosen == ({first, second} if asked.prediction.many else {second})
    click(panel, "guess", key=second)
    click(panel, "guessed")
    marked = panel.session.marked
    assert marked is not None
    assert panel_view(panel.session)["predict"]["marked"]["lines"]
    click(panel, "undo", to="end")
    assert panel.session.marked is None


@pytest.mark.parametrize("key", BOXES)
def test_a_computer_player_moves_for_whoever_it_sits_for(key: str) -> None:
    panel = panel_of(key, seats={0: "random", 1: "random"}, patience=float("inf"))
    while not panel.session.told:
        click(panel, "step")
    assert next(iter(panel.session.told.values())).why


@pytest.mark.parametrize("key", BOXES)
def test_hints_can_be_taken(key: str) -> None:
    panel = panel_of(key)
    click(panel, "run")
    click(panel, "hint")
    action = panel.session.advice[0].action
    click(panel, "take", hint=0)
    assert planned(panel.session.seen) or panel.session.selection.ready() == (action,)


@pytest.mark.parametrize("key", BOXES)
def test_a_game_begins_as_its_form_proposes(key: str) -> None:
    panel = panel_of(key)
    form = panel.session.acting.form(panel.game.state, {})
    assert form is not None
    names = [f"Player {n}" for n in range(1, form.seats[0] + 1)]
    settings = {field.name: field.usual for field in form.fields}
    click(panel, "new", names=names, seed="7", seats=[PERSON] * len(names), **settings)
    assert (panel.game.seed, panel.session.settings) == (7, settings)
    for field in form.fields:
        assert field.usual in dict(field.values)
        assert all(field.label and label for _, label in field.values)


@pytest.mark.parametrize("key", BOXES)
def test_a_game_is_saved_and_found_again(key: str, tmp_path: Path) -> None:
    panel = panel_of(key, folder=tmp_path)
    play(panel, moves=3)
    state = panel.game.state
    click(panel, "save", name="mine")
    click(panel, "code")
    code = panel.session.exports.code
    click(panel, "undo", to="end")
    click(panel, "load", name="mine")
    assert panel.session.asked is not None
    click(panel, "yes")
    assert panel.game.state == state
    click(panel, "upload", text=code)
    assert panel.game.state == state


@pytest.mark.parametrize("key", BOXES)
def test_nothing_odd_gets_through(key: str) -> None:
    panel = panel_of(key)
    click(panel, "run")
    for odd in (
        {"do": "space", "space": "nowhere"},
        {"do": "choose", "choice": "nothing"},
        {"do": "undo", "to": "nowhere"},
        {"do": "forecast", "wish": "nothing"},
        {"do": "guess", "key": "nothing"},
        {"do": "new", "names": ["A", "B"], "seed": "1", "colour": "red"},
        {"do": "thrown", "dice": ["gold"] * 5, "roll": 1},
    ):
        before = panel.session
        assert not panel.dispatch(odd).ok
        assert panel.session.selection is before.selection
        assert panel.game.state is before.shown


@pytest.mark.parametrize("key", BOXES)
def test_a_game_of_another_kind_is_not_put_on_the_panel(key: str, tmp_path: Path) -> None:
    panel = panel_of(key, folder=tmp_path)
    for other in BOXES:
        game = panel_of(other).game
        game.save(tmp_path / "other.json")
        for command in ({"do": "load", "name": "other"}, {"do": "upload", "text": game.code()}):
            result = panel.dispatch(command)
            assert result.ok == (other == key)
            assert result.ok or (result.notice and "lc.show(lc.load" in result.notice.text)
        assert panel.game.box.key == key

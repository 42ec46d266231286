"""Any moment of a game can be written and read again, and so can the game itself."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile, IllegalAction
from lacitta_nb.games.saint_malo.formats import FORMATS, position_of, state_from_position
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.rules import legal_actions
from lacitta_nb.games.saint_malo.state import State
from tests.files.refusing import refusal
from tests.games.saint_malo.driver import STYLES, moments, random_game
from tests.games.saint_malo.files.samples import EXAMPLE
from tests.games.saint_malo.support import Fields

PERSONS: Fields = {
    "format": "saintmalo-tables/1",
    "towers": {
        "value": {
            "A1": {"side": "left", "person": 5},
            "A7": {"side": "top", "person": 1},
            "G7": {"side": "right", "person": 3},
            "G1": {"side": "bottom", "person": 3},
        }
    },
    "crates": {"value": []},
}
"""Every side brings a person, so that much waits behind a bonus."""


@pytest.mark.slow
def test_every_moment_of_random_games_survives_being_written() -> None:
    asked = set()
    for number in range(8):
        for moment in random_game(number):
            state = moment.step.state
            placing = state.placing
            asked.add((state.choice, placing.thing if placing else "", state.stopped))
            assert FORMATS.problems(state) == ()
            assert state_from_position(json.loads(json.dumps(position_of(state)))) == state
            view = position_of(state, hide_for=number % len(state.players))
            assert state_from_position(view) == state.seen_by(number % len(state.players))
    kinds = {kind for kind, _, _ in asked}
    assert kinds == {None, "roll", "use", "place", "house", "bonus"}
    assert {thing for _, thing, _ in asked} >= {"crate", "wall", "church2", "house", "priest"}
    assert {stopped for _, _, stopped in asked} == {True, False}


def test_every_moment_survives_where_all_sides_bring_persons() -> None:
    """With tables of an owner: walls wait behind persons and behind their houses."""
    waiting = set()
    for seed in range(6):
        begun = new_game(players=2, seed=seed, tables=PERSONS).state
        style = STYLES[2 + seed % 2]
        for moment in moments(begun, chance_of(seed), style):
            state = moment.step.state
            if state.placing is not None and state.placing.walls:
                waiting.add(state.placing.kind)
            assert FORMATS.problems(state) == ()
            assert state_from_position(json.loads(json.dumps(position_of(state)))) == state
    assert {"bonus", "place"} <= waiting


def chance_of(seed: int) -> random.Random:
    return random.Random(seed)


def test_what_is_loaded_in_the_middle_goes_on_alike() -> None:
    chosen = "stop", "use crate 2 turn 1", "use crate 2", "use nothing"
    table = new_game(players=2, seed=3, start_player=0)
    for _ in range(40):
        again: Any = lc.load(table.position())
        assert [str(a) for a in again.legal_actions()] == [str(a) for a in table.legal_actions()]
        if table.decision is None:
            told = table.step(), again.step()
        else:
            texts = [str(action) for action in table.legal_actions()]
            text = next((text for text in chosen if text in texts), texts[-1])
            told = table.play(text), again.play(text)
        assert told[0] == told[1]
        assert again.state == table.state


def test_a_game_is_saved_and_loaded_at_every_decision(tmp_path: Path) -> None:
    table = new_game(["Anne", "Marc"], seed=5, start_player="Marc")
    chance = chance_of(5)
    path = tmp_path / "game.json"
    for _ in range(60):
        table.run()
        if table.over:
            break
        texts = [str(action) for action in table.legal_actions()]
        table.play(texts[int(chance.random() * len(texts))])
        table.save(path)
        saved: Any = lc.load(path)
        coded: Any = lc.load(table.code())
        for again in (saved, coded):
            assert again.state == table.state
            assert again.moves == table.moves
        saved.undo()
        saved.redo()
        assert saved.state == table.state


def test_a_saved_game_holds_what_it_was_made_of() -> None:
    moves = ["stop", "use crate 2", "place C4", "place D4"]
    told = FORMATS.saved_game(EXAMPLE, moves, 1, {0: "So it begins", 4: "¡Ünï ☃!"}, {"event": "x"})
    assert told == {
        "format": "saintmalo-game/1",
        "start": EXAMPLE,
        "moves": moves,
        "steps": 1,
        "comments": {"0": "So it begins", "4": "¡Ünï ☃!"},
        "about": {"event": "x"},
    }
    table: Any = lc.load(told)
    assert [str(move) for move in table.moves] == moves
    assert (table.state.turns, table.state.boxes, table.phase) == (6, 8, "turn")
    assert lc.load(FORMATS.to_code(told)).state == table.state
    assert table.record() == told | {"start": position_of(state_from_position(EXAMPLE))}


@pytest.mark.parametrize(
    ("moves", "steps", "place", "rule", "cause"),
    [
        (["use crate 2"], 0, "moves[0]", "D2", IllegalAction),
        (["stop", "use crate 5"], 0, "moves[1]", "A3", IllegalAction),
        (["stop", "use noble turn 4"], 0, "moves[1]", "A3", IllegalAction),
        (["stop", "use wall 2 turn 1", "place E4"], 0, "moves[2]", "G2", IllegalAction),
        (["pass"], 0, "moves[0]", "", lc.BadAction),
        (["stop", "use nothing"], 2, "steps", "", lc.DecisionPending),
    ],
)
def test_a_saved_game_that_breaks_a_rule_is_refused(
    moves: list[str], steps: int, place: str, rule: str, cause: type[Exception]
) -> None:
    told = FORMATS.saved_game(EXAMPLE, moves, steps)
    error = refusal(lc.load, told)
    assert error.place == place
    assert isinstance(error.__cause__, cause)
    if rule:
        assert error.problem.endswith(f"[{rule}]")


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(BadFile) as caught:
        FORMATS.saved_game({**EXAMPLE, "boxes": 25}, [])
    assert (caught.value.place, caught.value.rule) == ("start.boxes", "R4")
    with pytest.raises(BadFile) as caught:
        FORMATS.saved_game(EXAMPLE, ["stop"], 0, {2: "after the end"})
    assert caught.value.place == "comments.2"


@pytest.mark.parametrize("key", sorted(EXAMPLE))
@pytest.mark.parametrize(
    "strange", [None, True, -1, 7.5, "x", "", [], {}, [[]], {"A2": None}, 10**99, [None] * 5]
)
def test_a_damaged_file_is_refused_or_means_something(key: str, strange: object) -> None:
    """Whatever stands in a field: one error that names a place in it, or a moment that is legal."""
    found = read({**EXAMPLE, key: strange})
    if isinstance(found, BadFile):
        assert found.place
        assert str(found).startswith(f"{found.place}: ")
        assert len(str(found)) < 400
    else:
        assert FORMATS.problems(found) == ()
        assert legal_actions(found)


def read(told: Fields) -> State | BadFile:
    """The moment that a file tells of, or what is wrong with it."""
    try:
        return state_from_position(told)
    except BadFile as error:
        return error


@pytest.mark.parametrize("cut", range(8, 200, 16))
def test_a_code_that_was_cut_is_refused(cut: int) -> None:
    code = FORMATS.to_code(EXAMPLE)
    assert len(code) > 200
    assert refusal(lc.load, code[:cut]).place in ("game code", "")

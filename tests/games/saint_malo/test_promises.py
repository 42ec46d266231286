"""What users rely on (formats_companions): the calls of a game of Saint Malo and of its states."""

import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import game, play, seat


def begun() -> Any:
    return lc.saint_malo.new_game(players=["Anne", "Marc"], seed=7, start_player="Anne")


def test_a_new_game_stops_before_its_first_roll() -> None:
    table = begun()
    assert (table.phase, table.decision, table.events, table.moves) == ("throw", None, [], [])
    table.run()
    assert (table.phase, table.decision.kind, table.seed) == ("turn", "roll", 7)


def test_three_play_unless_told() -> None:
    assert len(lc.saint_malo.new_game(seed=1).players) == 3


def test_moves_come_when_it_is_their_time() -> None:
    table = begun()
    with pytest.raises(lc.NothingToDecide):
        table.play("stop")
    table.step()
    with pytest.raises(lc.DecisionPending):
        table.step()
    with pytest.raises(lc.NothingToUndo):
        begun().undo()
    with pytest.raises(lc.NothingToRedo):
        table.redo()


def test_states_go_through_loops_of_ones_own() -> None:
    state = begun().state
    assert lc.legal_actions(state) == []
    rolled = lc.advance(state)
    assert [event.kind for event in rolled.events] == ["rolled"]
    assert len(rolled.state.dice) == 5
    used = lc.apply(rolled.state, "stop").state
    assert used.decision.kind == "use"
    step = lc.apply(used, lc.saint_malo.parse_action("use nothing"))
    assert (step.state.phase, step.state.turns) == ("throw", 1)
    with pytest.raises(lc.IllegalAction):
        lc.apply(used, "use swords 1")


def test_actions_and_events_are_records() -> None:
    table = game(dice="crate crate log log head")
    action: Any = lc.saint_malo.parse_action("use crate 2")
    assert action in table.legal_actions()
    assert (action.kind, str(action)) == ("use", "use crate 2")
    (placed,) = play(table, "use crate 2", "place E5")
    assert (placed.kind, placed.rule, placed.player, placed.space) == ("placed", "C1", 0, "E5")
    with pytest.raises(AttributeError):
        placed.space = "E6"
    with pytest.raises(AttributeError):
        action.kind = "stop"


def test_an_action_that_was_made_by_hand_is_read_whole() -> None:
    action = lc.saint_malo.parse_action("use crate 2")
    table = game(dice="crate crate log log head")
    for odd in (action._replace(space="E5"), action._replace(number=9), ("use", "crate"), 3, None):
        with pytest.raises(lc.BadAction):
            table.play(odd)


def test_defence_is_asked_by_number_or_name() -> None:
    table = game(seat(name="Anne", soldier="C4"), seat(name="Marc"))
    assert (table.defence(0), table.defence("Anne"), table.defence("Marc")) == (1, 1, 0)
    for nobody in (2, -1, "Luc"):
        with pytest.raises(lc.NotFound):
            table.defence(nobody)


def test_scores_have_the_promised_parts_in_their_order() -> None:
    (score, _) = begun().scores()
    assert score._fields[:10] == (
        *("player", "points", "city", "coins", "logs", "churches", "cannons"),
        *("total", "empty", "rank"),
    )


def test_a_view_hides_the_seed_alone() -> None:
    table = begun()
    table.run()
    whole, view = table.position(), table.view("Marc")
    assert whole.pop("seed") == 7
    assert view == whole
    assert lc.legal_actions(table.state.seen_by(1)) == table.legal_actions()


def test_everything_that_is_saved_is_loaded(tmp_path: Path) -> None:
    table = begun()
    table.run()
    play(table, "keep none", "stop", "use nothing")
    table.step()
    table.save(tmp_path / "game.json")
    told = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert told["format"] == "saintmalo-game/1"
    assert told["moves"] == ["keep none", "stop", "use nothing"]
    assert told["steps"] == 1
    sources: tuple[Any, ...] = (tmp_path / "game.json", told, json.dumps(told), table.code())
    for source in sources:
        again: Any = lc.load(source)
        assert (again.state, again.moves) == (table.state, table.moves)
    assert lc.load(table.position()).position() == table.position()


def test_the_position_of_the_page_is_read() -> None:
    table: Any = lc.load(
        {
            "format": "saintmalo-position/1",
            "start_player": 0,
            "to_move": 1,
            "turns": 5,
            "boxes": 7,
            "seed": 7,
            "players": [
                {
                    "name": "Anne",
                    "coins": 3,
                    "logs": 2,
                    "points": 0,
                    "cannons_lost": 0,
                    "city": {"A2": "wall", "C4": "church3", "D4": "house", "E5": "architect"},
                },
                {"name": "Marc"},
            ],
            "dice": ["crate", "crate", "wall", "head", "swords"],
            "rolls": 2,
        }
    )
    assert table.decision == (1, "roll")
    table.play("stop")
    assert table.why_not("use crate 3 turn 1") is None
    assert table.scores()[0].empty == 45 - 4 - 4


def test_a_game_is_told_in_text_and_drawn() -> None:
    table = begun()
    table.run()
    for name in ("Anne", "Marc"):
        assert name in str(table)
    assert lc.draw_board(table).figure is not None

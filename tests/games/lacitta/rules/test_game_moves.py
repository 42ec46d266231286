"""How a game moves on: step, play, run, undo, redo, and what they refuse."""

from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    CULTURE,
    CULTURE_AND_HEALTH,
    before_feeding,
    before_migration,
    choices,
    city,
    deciding,
    game,
    lane,
    play,
    position,
)

SETTLED = [city(0, "A5", 4), city(1, "A15", 4)]
SHORE = lane(30, above=[("lake", 1, 30)], below=[("farm3", 1, 7), ("farm3", 8, 17)])


def last_turn() -> Game:
    """The last turn of the politics of year 2."""
    cards = ["palace"] * 2 + ["hospital"] * 3
    return game(
        SHORE,
        cities=SETTLED,
        year=2,
        players=[
            {"cards_played": 5, "face_down": cards},
            {"cards_played": 4, "face_down": ["bathhouse"] * 4},
        ],
    )


def test_placement_and_politics_wait_for_a_decision_at_once() -> None:
    assert deciding(game(phase="placement"))[1] == "place"
    assert deciding(game(cities=SETTLED)) == (0, "turn")


@pytest.mark.parametrize("phase", ["migration", "feeding"])
def test_migration_and_feeding_are_begun_by_step(phase: str) -> None:
    table = game(
        SHORE,
        phase=phase,
        cities=[
            city(0, "A5", 3, "fountain A6"),
            city(1, "A9", 3, "statue A10"),
            city(0, "A20", 1),
        ],
        voice=CULTURE_AND_HEALTH,
    )
    assert table.decision is None
    assert table.legal_actions() == []
    table.step()
    assert deciding(table) == (0, "wish" if phase == "migration" else "starve")


def test_play_never_begins_another_phase() -> None:
    table = last_turn()
    assert deciding(table) == (1, "turn")
    table.play("pass")
    assert (table.phase, table.decision) == ("reveal_voice", None)
    placing = game(lane(20), phase="placement", players=2)
    play(placing, "place A1", "place A5", "place A9", "place A13")
    assert (placing.phase, placing.decision) == ("start_player", None)


def test_play_goes_on_to_the_end_of_its_phase() -> None:
    table = before_migration(
        [city(0, "A5", 3, "fountain A6"), city(1, "A9", 2, "statue A10")],
        CULTURE_AND_HEALTH,
        SHORE,
    )
    table.step()
    table.play("wish A5 health")
    events = table.play("wish A9 health")
    assert [event.kind for event in events] == ["wish_chosen", "demolished"]
    assert (table.phase, table.year) == ("feeding", 1)


def test_run_goes_to_the_next_decision() -> None:
    table = last_turn()
    table.play("pass")
    events = table.run()
    assert deciding(table) == (1, "penalty")  # one too many for 3 food; start player of year 3
    assert (table.year, table.phase) == (3, "politics")
    kinds = [event.kind for event in events]
    assert kinds.index("wished") < kinds.index("hungry") < kinds.index("year_ended")
    assert table.run() == []


def test_run_stops_at_the_end() -> None:
    table = before_feeding(lane(30, above=[("farm3", 1, 30)]), SETTLED, year=6)
    table.run()
    assert table.over
    assert table.run() == []


def test_forfeit_is_asked_although_it_is_the_only_choice() -> None:
    table = game(cities=SETTLED, year=2, players=[{"penalty": True}, {}])
    assert choices(table) == ["forfeit"]
    assert deciding(table) == (0, "penalty")


def test_step_while_somebody_must_decide() -> None:
    table = game(cities=SETTLED)
    before = table.state
    with pytest.raises(lc.DecisionPending):
        table.step()
    assert table.state is before


def test_play_while_nobody_must_decide() -> None:
    table = before_migration(SETTLED, CULTURE)
    assert table.legal_actions() == []
    assert table.why_not("pass") is not None
    with pytest.raises(lc.NothingToDecide):
        table.play("pass")


def test_step_and_play_after_the_end() -> None:
    table = game(phase="over", year=6, cities=SETTLED, voice=CULTURE)
    assert table.over
    with pytest.raises(lc.GameOver):
        table.step()
    with pytest.raises(lc.GameOver):
        table.play("pass")
    assert table.legal_actions() == []


def test_undo_and_redo_with_nothing_to_take() -> None:
    table = game(cities=SETTLED)
    with pytest.raises(lc.NothingToUndo):
        table.undo()
    with pytest.raises(lc.NothingToRedo):
        table.redo()
    play(table, "gold")
    with pytest.raises(lc.NothingToRedo):
        table.redo()


@pytest.mark.parametrize(
    "kind",
    [lc.DecisionPending, lc.NothingToDecide, lc.GameOver, lc.NothingToUndo, lc.NothingToRedo],
)
def test_all_errors_are_of_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, lc.LaCittaError)


def test_undo_takes_back_one_play_or_one_step() -> None:
    table = last_turn()
    states = [table.state]
    table.play("pass")
    states.append(table.state)
    table.step()
    states.append(table.state)
    assert len({id(state) for state in states}) == 3
    table.undo()
    assert table.state == states[1]
    table.undo()
    assert table.state == states[0]
    assert table.moves == []
    assert table.events == []
    table.redo()
    table.redo()
    assert table.state == states[2]
    assert [str(move) for move in table.moves] == ["pass"]


def test_a_new_play_forgets_what_was_taken_back() -> None:
    table = game(cities=SETTLED)
    play(table, "gold")
    table.undo()
    play(table, "pass")
    with pytest.raises(lc.NothingToRedo):
        table.redo()


def test_a_text_that_is_no_action() -> None:
    table = game(cities=SETTLED)
    for text in ("Gold", "gold ", "build  farm A6", "take gold", ""):
        with pytest.raises(lc.BadAction):
            table.play(text)
        with pytest.raises(lc.BadAction):
            table.why_not(text)
    assert table.moves == []


def test_actions_are_taken_as_records_too() -> None:
    table = game(cities=SETTLED)
    table.play(lc.parse_action("gold"))
    table.play(lc.Action("pass"))
    assert [str(move) for move in table.moves] == ["gold", "pass"]


def test_players_by_number_or_by_name() -> None:
    table = game(
        lane(30, above=[("farm3", 1, 30)]),
        cities=[city(0, "A5", 3, "farm A6"), city(1, "A15", 3)],
        players=[{"name": "Rosso"}, {"name": "Blu"}],
    )
    assert table.food(0) == table.food("Rosso") == 6
    assert table.food("Blu") == 3
    assert table.view("Blu") == table.view(1)
    with pytest.raises(lc.NotFound):
        table.food("Verde")
    with pytest.raises(lc.NotFound):
        table.food(2)


def test_names_of_cities_that_are_not_there() -> None:
    table = game(cities=SETTLED)
    for castle in ("A6", "Z1"):
        with pytest.raises(lc.NotFound):
            table.limit(castle)


def test_the_functions_on_states_do_what_the_game_does() -> None:
    table = game(cities=SETTLED)
    state = table.state
    assert lc.legal_actions(state) == table.legal_actions()
    step = lc.apply(state, lc.parse_action("gold"))
    assert table.play("gold") == list(step.events)
    assert table.state == step.state
    with pytest.raises(lc.IllegalAction):
        lc.apply(state, lc.parse_action("forfeit"))


def test_save_load_and_code(tmp_path: Path) -> None:
    table = last_turn()
    table.play("pass")
    table.step()
    path = tmp_path / "game.json"
    table.save(path)
    for source in (path, str(path), path.read_text(encoding="utf-8"), table.code()):
        again = lc.load(source)
        assert again.state == table.state
        assert again.moves == table.moves
        assert again.events == table.events
    again = lc.load(table.position())
    assert again.state == table.state


def test_a_move_that_is_not_legal_is_caught_while_loading() -> None:
    saved = {
        "format": "lacitta-game/1",
        "start": position(cities=SETTLED),
        "moves": ["gold", "forfeit"],
    }
    with pytest.raises(lc.BadFile, match=r"moves\[1\]"):
        lc.load(saved)


def test_undo_leaves_chance_alone() -> None:
    table = game(
        cities=SETTLED, politics={"deck": [], "discard": ["palace", "hospital", "closeness"]}
    )
    table.play("pass")
    first = table.state
    table.undo()
    table.play("pass")
    assert table.state == first


@pytest.mark.parametrize(
    "action",
    ["build farm a6", "found a12 from A5", "found A12 from a5", "rich_harvest a5", "roads a6"],
)
def test_a_space_that_there_is_not_is_told_with_the_one_that_is_meant(action: str) -> None:
    meant = next(word for word in action.split() if word.startswith("a")).upper()
    table = game(cities=SETTLED, edition="expansion", display=["rich_harvest"])
    refused = table.why_not(action)
    assert refused is not None
    assert refused.rule == "G1"
    assert refused.text.endswith(f"no space called {meant.lower()}. Did you mean {meant}?")


def test_a_space_like_no_other_is_told_alone() -> None:
    refused = game(cities=SETTLED).why_not("build farm Zz99")
    assert refused is not None
    assert refused.text == "The board has no space called Zz99."

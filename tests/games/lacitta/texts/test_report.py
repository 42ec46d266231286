"""The game in text: everything that lies open, nothing hidden."""

import re

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.texts.report import report
from lacitta_nb.texts import languages, speaking


def politics() -> State:
    state = rules.new_state(
        shipped_board("lezione"), ("Rosso", "Blu"), edition="classic", setup="beginner", seed=5
    )
    while state.decision is None:
        state = rules.advance(state).state
    return state


def test_a_moment_of_politics_in_text() -> None:
    state = politics()
    state = state._replace(
        start_player=1,
        to_move=1,
        voice=("health", "culture", "culture", "education"),
        display=("palace", None, "golden_times", None, None, None, None),
    )
    state = rules.apply(state, parse_action("gold")).state
    castles = [state.table.board.spaces[city.castle] for city in state.cities_of(0)]
    lines = report(state).splitlines()
    assert lines[:4] == [
        "Year 1 of 6 · Politics",
        "Rosso must decide: a turn of the political rounds",
        "Voice cards: health, hidden, hidden, hidden",
        "On display: palace, golden times",
    ]
    food = state.food(0), state.food(1)
    assert (
        lines[5] == f"Rosso: 1 gold, {food[0]} food for 8 citizens, 3 action cards and 5 turns left"
    )
    assert lines[6] == f"  {castles[0]}: 4 citizens of at most 5; culture 0, education 0, health 0"
    assert lines[7] == f"    castle {castles[0]}"
    assert lines[11] == (
        f"Blu: 3 gold, {food[1]} food for 8 citizens, 2 action cards and 4 turns left, "
        "starts the rounds"
    )


def test_the_voice_is_shown_once_it_is_revealed() -> None:
    state = politics()._replace(
        phase="migration", to_move=-1, voice=("health", "culture", "culture", "education")
    )
    lines = report(state).splitlines()
    assert lines[1] == "Nobody has to decide; the phase runs by itself."
    assert lines[2] == "Voice cards: health, culture, culture, education"


def test_a_player_without_buildings_is_out() -> None:
    state = politics()
    state = state._replace(cities=tuple(c for c in state.cities if c.owner == 0))
    assert report(state).splitlines()[-1] == "Blu is out of the game"


def test_after_the_end_places_and_points_are_told_and_no_turns() -> None:
    state = politics()
    state = state._replace(
        year=6,
        phase="over",
        to_move=-1,
        players=(
            state.players[0]._replace(gold=1),
            state.players[1]._replace(gold=4, penalty=True),
        ),
    )
    lines = report(state).splitlines()
    assert lines[0] == "Year 6 of 6 · The end"
    assert lines[2] == "Rosso: place 1 with 8 points (citizens 8, complete cities 0), 1 gold"
    assert lines[8] == (
        "Blu: place 2 with 3 points (citizens 8, complete cities 0, hunger −5), 4 gold"
    )
    for language in languages():
        with speaking(language):
            assert not re.search("turn|Zug|Züge|tour|decide|Auslage|display", report(state))


def test_who_is_out_has_a_place_in_the_end() -> None:
    state = politics()._replace(year=6, phase="over", to_move=-1)
    state = state._replace(cities=tuple(c for c in state.cities if c.owner == 0))
    assert report(state).splitlines()[-1] == "Blu is out of the game, place 2"

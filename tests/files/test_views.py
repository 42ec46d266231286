"""Views hide what a player may not know, and any moment of a game can be written and read again."""

import json
import random
from collections.abc import Iterator

import pytest

from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.formats import position_of, state_from_position
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state
from lacitta_nb.games.lacitta.state import State
from tests.files.hand_written import HAND_WRITTEN
from tests.files.samples import POSITION


def test_a_view_hides_what_that_player_may_not_know() -> None:
    given = HAND_WRITTEN["politics, hidden cards taken"] | {
        "voice": {"cards": ["culture", "health", "education", "culture"]},
        "politics": {"discard": ["cathedral", {"passed": "hospital"}]},
        "to_move": 0,
        "seed": 99,
    }
    view = position_of(state_from_position(given), hide_for=0)
    assert view["voice"]["cards"] == ["culture", "health", "?", "culture"]
    assert view["voice"]["deck"] == ["?"] * 23
    assert view["politics"]["deck"] == ["?"] * (32 - 7 - 5)
    assert view["politics"]["discard"] == ["cathedral", {"passed": "?"}]
    assert view["players"][0]["face_down"] == [{"passed": "?"}]
    assert view["players"][1]["face_down"] == ["palace", "closeness"]
    assert view["players"][0]["seen"] == [2, 4]
    assert set(view["players"][0]) - set(view["players"][1]) == {"seen"}
    assert "seed" not in view
    assert "?" not in view["politics"]["display"]


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_a_view_can_be_loaded_and_is_what_the_player_sees(name: str) -> None:
    state = state_from_position(HAND_WRITTEN[name])
    for player in range(len(state.players)):
        view = json.loads(json.dumps(position_of(state, hide_for=player)))
        assert state_from_position(view) == state.seen_by(player)


def test_unknown_cards_leave_as_many_of_the_rest_undealt() -> None:
    given = POSITION | {"voice": {"cards": ["health", "?", "?", "?"]}, "politics": {"deck": ["?"]}}
    state = state_from_position(given)
    assert len(state.voice_deck) == 27 - 4
    assert state.deck == ("?",)
    assert len([card for card in state.display if card]) == 7


def moments(seed: int) -> Iterator[State]:
    """Some states of a game at random, and every one where a phase is half done."""
    chance = random.Random(seed)
    board = shipped_board("toscana")
    setup = "advanced" if seed % 2 else "beginner"
    names = ["a", "b", "c", "d", "e"][: 2 + seed % 4]
    edition = tuple(EDITIONS)[seed % len(EDITIONS)]
    state = new_state(board, names, edition=edition, setup=setup, seed=seed)
    while not state.over:
        if state.pending or chance.random() < 0.2:
            yield state
        if state.decision:
            state = apply(state, chance.choice(legal_actions(state))).state
        else:
            state = advance(state).state
    yield state


def test_every_moment_of_random_games_survives_being_written() -> None:
    phases, steps = set(), set()
    for seed in range(6):
        for state in moments(seed):
            phases.add(state.phase)
            steps.add(state.pending.step if state.pending else None)
            assert state_from_position(json.loads(json.dumps(position_of(state)))) == state
            player = seed % len(state.players)
            view = position_of(state, hide_for=player)
            assert state_from_position(view) == state.seen_by(player)
    assert phases == {"placement", *EDITIONS["classic"].year, "over"}
    assert steps == {None, "migrate", "give_up", "demolish", "starve"}

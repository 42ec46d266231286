"""Positions: defaults, the way there and back, what follows from what, what a view leaves out."""

import copy
import json

import pytest

from lacitta_nb.core.errors import NotFound
from lacitta_nb.games.saint_malo.formats import FORMATS, position_of, state_from_position
from lacitta_nb.games.saint_malo.rules import legal_actions
from tests.games.saint_malo.files.samples import EXAMPLE, HAND_WRITTEN
from tests.games.saint_malo.support import PRINTED, Fields, position, seat


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_written_out_and_read_again_it_is_the_same_moment(name: str) -> None:
    state = state_from_position(HAND_WRITTEN[name])
    written = position_of(state)
    again = state_from_position(json.loads(json.dumps(written)))
    assert again == state
    assert position_of(again) == written
    assert FORMATS.problems(state) == ()


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_what_the_file_says_is_what_is_written_out(name: str) -> None:
    assert_within(HAND_WRITTEN[name], position_of(state_from_position(HAND_WRITTEN[name])), name)


def assert_within(given: object, written: object, place: str) -> None:
    """Everything given stands in what was written."""
    if isinstance(given, dict):
        assert isinstance(written, dict), place
        for key, value in given.items():
            if (key, value) != ("left", 1):  # it need not be said of what comes alone
                assert_within(value, written[key], f"{place}.{key}")
    elif isinstance(given, list):
        assert isinstance(written, list), place
        assert len(given) == len(written), place
        for i, value in enumerate(given):
            assert_within(value, written[i], f"{place}[{i}]")
    else:
        assert written == given, place


def test_the_example_means_what_it_says() -> None:
    state = state_from_position(EXAMPLE)
    anne, marc = state.players
    assert (anne.name, marc.name, state.to_move, state.seed) == ("Anne", "Marc", 1, 7)
    assert anne.city == EXAMPLE["players"][0]["city"]
    assert (state.dice, state.rolls) == (("crate", "crate", "wall", "head", "swords"), 2)
    assert state.decision == (1, "roll")
    assert (state.turns, state.boxes) == (5, 7)
    written = position_of(state)
    assert list(written["players"][0]) == list(EXAMPLE["players"][0])
    assert set(written) == set(EXAMPLE)


def test_the_defaults_are_those_of_the_start() -> None:
    assert position_of(state_from_position({"format": "saintmalo-position/1"})) == {
        "format": "saintmalo-position/1",
        "start_player": 0,
        "to_move": 0,
        "turns": 0,
        "boxes": 0,
        "phase": "throw",
        "players": [
            {
                "name": f"Player {number}",
                "coins": 3,
                "logs": 2,
                "points": 0,
                "cannons_lost": 0,
                "city": dict.fromkeys(PRINTED, "crate"),
            }
            for number in (1, 2)
        ],
        "seed": 0,
    }


def test_the_printed_crates_are_there_whether_named_or_not() -> None:
    bare = state_from_position(position(seat(wall="A2")))
    told = state_from_position(position(seat(wall="A2", crate=" ".join(PRINTED))))
    assert bare == told
    assert set(bare.players[0].city) == {"A2", *PRINTED}


@pytest.mark.parametrize(
    ("players", "start", "turns", "mover"),
    [(2, 0, 0, 0), (2, 1, 0, 1), (2, 1, 3, 0), (5, 4, 7, 1), (3, 2, 10**30, 0)],
)
def test_the_mover_follows_from_the_turns(players: int, start: int, turns: int, mover: int) -> None:
    state = state_from_position(position(players=players, start_player=start, turns=turns))
    assert state.to_move == mover
    written = position_of(state)
    assert written["to_move"] == mover
    assert state_from_position(written) == state


@pytest.mark.parametrize(
    ("name", "kind", "asked"),
    [
        ("the first roll", "roll", "stop"),
        ("stopped", "use", "use crate 2"),
        ("the third roll", "use", "use crate 2"),
        ("a group of crates", "place", "place E4"),
        ("walls", "place", "place A3"),
        ("the first house", "house", "place F6"),
        ("houses", "house", "place E3"),
        ("a bonus", "bonus", "take architect"),
        ("a person as a bonus", "place", "place D4"),
    ],
)
def test_the_decision_is_the_one_that_the_file_tells_of(name: str, kind: str, asked: str) -> None:
    state = state_from_position(HAND_WRITTEN[name])
    assert state.decision == (0, kind)
    assert asked in map(str, legal_actions(state))


def test_the_phase_follows_from_the_dice() -> None:
    phases = {name: state_from_position(told).phase for name, told in HAND_WRITTEN.items()}
    assert phases["nothing but the format"] == phases["after the last turn"] == "throw"
    assert phases["stopped"] == phases["walls"] == "turn"
    assert phases["over"] == "over"
    assert state_from_position(HAND_WRITTEN["after the last turn"]).ends


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_a_view_leaves_out_the_seed_and_nothing_else(name: str) -> None:
    state = state_from_position({**HAND_WRITTEN[name], "seed": 99})
    for player in range(len(state.players)):
        view = position_of(state, hide_for=player)
        assert state_from_position(view) == state.seen_by(player)
        assert view | {"seed": 99} == position_of(state)


def test_there_is_no_view_of_nobody() -> None:
    with pytest.raises(NotFound):
        position_of(state_from_position(EXAMPLE), hide_for=2)


def test_a_state_shares_nothing_with_the_dict_it_came_from() -> None:
    given: Fields = copy.deepcopy(HAND_WRITTEN["tables of an owner"])
    state = state_from_position(given)
    before = position_of(state)
    given["tables"]["strengths"]["value"][0] = 99
    given["tables"]["crates"]["value"].append("E6")
    given["players"][0]["city"] = {"E6": "crate"}
    assert position_of(state) == before
    before["tables"]["strengths"]["value"][0] = 99
    before["players"][0]["city"].clear()
    assert position_of(state)["tables"]["strengths"]["value"] == [2, 4]
    assert set(position_of(state)["players"][0]["city"]) == {"E4", "E5"}

"""Positions: defaults, the way there and back, what a view hides, whose turn it is."""

import json
from collections import Counter

import pytest

from lacitta_nb.files import read_source
from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.formats import position_of, state_from_position
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.games.lacitta.state import FaceDown, Figures, Pending
from tests.files.hand_written import HAND_WRITTEN, castles
from tests.files.samples import EXAMPLE, LANE, NOTHING, POSITION, Fields, changed


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_written_out_and_read_again_it_is_the_same_moment(name: str) -> None:
    state = state_from_position(HAND_WRITTEN[name])
    written = position_of(state)
    again = state_from_position(json.loads(json.dumps(written)))
    assert again == state
    assert position_of(again) == written


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_what_the_file_says_is_what_is_written_out(name: str) -> None:
    given = HAND_WRITTEN[name]
    assert_within(given, position_of(state_from_position(given)), name)


CARDS = {"name", "gold", "action_cards", "cards_played", "face_down", "seen", "founded", "penalty"}


def assert_within(given: object, written: object, place: str) -> None:
    """Everything given stands in what was written; the display may have been filled up."""
    if isinstance(given, dict):
        assert isinstance(written, dict), place
        for key, value in given.items():
            assert_within(value, written[key], f"{place}.{key}")
    elif isinstance(given, list):
        if place.endswith(".display"):
            given = [*given, *[None] * (7 - len(given))]
        if place.endswith(".seen"):
            given = sorted(given)
        assert isinstance(written, list), place
        assert len(given) == len(written), place
        for i, value in enumerate(given):
            assert_within(value, written[i], f"{place}[{i}]")
    else:
        assert written == given, place


def test_the_example_of_the_formats_page_means_what_it_says() -> None:
    state = state_from_position(read_source(EXAMPLE))
    board = state.table.board
    spaces = board.index
    assert (board.name, state.year, state.phase, state.to_move) == ("toscana", 2, "politics", 1)
    assert [p.name for p in state.players] == ["Rosso", "Blu"]
    assert state.players[0].face_down == (FaceDown("golden_times"),)
    assert [p.gold for p in state.players] == [3, 1]
    (city,) = state.cities
    assert board.names(city.spaces) == ["A1", "A2", "A3", "A4"]
    assert state.buildings(city) == {
        spaces["A1"]: "castle",
        spaces["A2"]: "farm",
        spaces["A3"]: "market",
        spaces["A4"]: "school",
    }
    assert state.figures == (Figures(spaces["A4"], "education", 2),)
    assert state.harvest == 1 << spaces["A2"]
    assert state.limit(city) == 8
    assert state.display == ("palace", "hospital", None, None, None, None, None)
    assert (state.deck, state.discard) == (("closeness",), ())
    assert state.voice == ("health", "culture", "health", "education")
    assert (state.voice_deck, state.voice_past) == ((), ())
    assert state.table.landscapes[:3] == ("farm2", "lake", "")
    assert state.table.seed == 7


def test_the_defaults_are_those_of_the_formats_page() -> None:
    written = position_of(state_from_position({"format": "lacitta-position/1"}))
    assert written["edition"] == "classic"
    assert written["board"] == "toscana"
    assert (written["landscapes"], written["cities"]) == ({}, [])
    assert (written["year"], written["phase"], written["start_player"]) == (1, "politics", 0)
    assert (written["to_move"], written["seed"]) == (0, 0)
    assert [player["name"] for player in written["players"]] == ["Player 1", "Player 2"]
    for player in written["players"]:
        assert player | {"name": ""} == {
            "name": "",
            "gold": 1,
            "action_cards": 3,
            "cards_played": 0,
            "face_down": [],
            "seen": [],
            "founded": False,
            "penalty": False,
        }
    assert "pending" not in written


def test_every_field_is_written_out() -> None:
    written = position_of(state_from_position(HAND_WRITTEN["two wishes pending"]))
    assert set(written) == {
        "format", "edition", "board", "landscapes", "year", "phase", "start_player",
        "players", "cities", "voice", "politics", "pending", "seed",
    }  # fmt: skip
    assert all(set(player) == CARDS for player in written["players"])
    assert set(written["cities"][0]) == {
        "owner", "castle", "citizens", "buildings", "figures", "harvest",
    }  # fmt: skip
    assert set(written["voice"]) == {"cards", "deck", "past"}
    assert set(written["politics"]) == {"display", "deck", "discard"}
    assert set(written["pending"]) == {"step", "players", "cities", "starve"}


def test_pending_is_read() -> None:
    state = state_from_position(HAND_WRITTEN["hunger pending"])
    assert state.pending == Pending("starve", (0, 1), (), 4)
    assert state.decision == (0, "starve")


def test_cards_left_out_are_dealt_from_what_is_left() -> None:
    state = state_from_position(
        POSITION
        | {
            "year": 3,
            "voice": {"cards": ["health", "health", "health", "health"]},
            "politics": {"display": ["palace", None], "discard": ["palace", {"passed": "palace"}]},
            "players": [{"face_down": ["palace"]}, {"cards_played": 1, "action_cards": 2}],
        }
    )
    assert Counter(state.voice + state.voice_deck + state.voice_past) == {
        "culture": 9,
        "education": 9,
        "health": 9,
    }
    assert (len(state.voice_past), len(state.voice_deck)) == (8, 15)
    assert state.display == ("palace", *(None,) * 6)
    cards = Counter(EDITIONS["classic"].cards)
    cards["palace"] = 0
    assert Counter(state.deck) == +cards


def test_the_seed_deals_as_a_new_game_does() -> None:
    new = new_state(
        shipped_board("toscana"), ["a", "b"], edition="classic", setup="beginner", seed=5
    )
    given = {"format": "lacitta-position/1", "phase": "start_player", "seed": 5}
    state = state_from_position(given)
    assert (state.display, state.deck) == (new.display, new.deck)
    assert (state.voice, state.voice_deck) == ((), new.voice_deck)
    other = state_from_position(given | {"seed": 6})
    assert other.deck != state.deck
    assert other.voice_deck != state.voice_deck


def test_after_the_last_year_six_times_four_voice_cards_are_set_aside() -> None:
    state = state_from_position(POSITION | {"phase": "over", "year": 6})
    assert (len(state.voice), len(state.voice_deck), len(state.voice_past)) == (0, 3, 24)


@pytest.mark.parametrize(
    ("start", "turns", "mover"),
    [
        (0, (0, 0, 0), 0),
        (1, (0, 0, 0), 1),
        (0, (1, 0, 0), 1),
        (1, (0, 1, 0), 2),
        (1, (0, 1, 1), 0),
        (2, (3, 2, 3), 1),
        (0, (5, 5, 4), 2),
    ],
)
def test_the_mover_follows_from_the_turns(start: int, turns: tuple[int, ...], mover: int) -> None:
    state = state_from_position(with_turns(turns) | {"start_player": start})
    assert state.to_move == mover
    assert [p.cards_played for p in state.players] == list(turns)


def with_turns(turns: tuple[int, ...]) -> Fields:
    """A position after so many turns of each player, all of them passes that found a card."""
    deck = iter([card for card, n in EDITIONS["classic"].cards.items() for _ in range(n)])
    return {
        "format": "lacitta-position/1",
        "players": [{"face_down": [{"passed": next(deck)} for _ in range(n)]} for n in turns],
    }


def test_cards_played_by_default_is_what_was_used() -> None:
    players = [{"action_cards": 1, "face_down": ["palace"]}, {"action_cards": 0}]
    state = state_from_position(POSITION | {"players": players})
    assert [p.cards_played for p in state.players] == [3, 3]


@pytest.mark.parametrize(
    ("players", "to_move", "mover"),
    [
        ([{}, {}], None, 0),
        ([{"action_cards": 2}, {}], None, 0),
        ([{"action_cards": 2}, {}], 1, 1),
        ([{"action_cards": 2}, {"action_cards": 2}], None, 0),
        ([{"action_cards": 1}, {"action_cards": 2}], None, 1),
    ],
)
def test_a_player_without_a_city_moves_only_when_the_file_says_so(
    players: list[Fields], to_move: int | None, mover: int
) -> None:
    given = POSITION | {"players": players, "cities": castles((0, "S4"))}
    if to_move is not None:
        given |= {"to_move": to_move}
    state = state_from_position(given)
    assert state.to_move == mover
    assert state_from_position(position_of(state)) == state


@pytest.mark.parametrize(
    ("placed", "mover"),
    [
        ([], 1),
        ([(1, "S0")], 0),
        ([(1, "S0"), (0, "S4")], 2),
        ([(1, "S0"), (0, "S4"), (2, "S8")], 2),
    ],
)
def test_placement_goes_round_anticlockwise_from_who_began(
    placed: list[tuple[int, str]], mover: int
) -> None:
    spaces = {f"S{i}": {"at": [i, 0], "players": 2} for i in range(13)}
    state = state_from_position(
        {
            "format": "lacitta-position/1",
            "board": LANE | {"spaces": spaces},
            "phase": "placement",
            "start_player": 1,
            "players": [{}, {}, {}],
            "cities": castles(*placed),
        }
    )
    assert state.to_move == mover
    assert state_from_position(position_of(state)) == state


def test_a_state_shares_nothing_with_the_dict_it_came_from() -> None:
    given = changed(POSITION, "seed", 1)
    state = state_from_position(given)
    before = position_of(state)
    given["board"]["spaces"]["S0"]["players"] = 4
    given["players"] = NOTHING
    assert position_of(state) == before
    before["cities"][0]["citizens"] = 99
    assert position_of(state)["cities"][0]["citizens"] == 3

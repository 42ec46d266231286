"""Positions: defaults, the way there and back, what the seed draws, what a view hides."""

import copy
import json
from typing import Any

import pytest

from lacitta_nb.core.errors import NotFound
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.formats import FORMATS, position_of, state_from_position
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import State
from tests.games.citta_stato.files.samples import EXAMPLE, FORMAT, HAND_WRITTEN, Fields, position

DRAWN = ("schemes", "present", "future", "decks", "offer", "upgrade", "war", "ghost")


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
    written = position_of(state_from_position(HAND_WRITTEN[name]))
    assert_within(HAND_WRITTEN[name], written, name)


def assert_within(given: Any, written: Any, place: str) -> None:
    """Everything given stands in what was written."""
    if isinstance(given, dict):
        for key, value in given.items():
            if value not in (0, []) or key in written:
                assert_within(value, written[key], f"{place}.{key}")
    elif isinstance(given, list):
        assert len(given) == len(written), place
        for i, value in enumerate(given):
            assert_within(value, written[i], f"{place}[{i}]")
    else:
        assert written == given, place


def test_the_example_means_what_it_says() -> None:
    state = state_from_position(EXAMPLE)
    rosa, enzo = state.players
    assert (rosa.name, enzo.name, state.to_move, state.seed) == ("Rosa", "Enzo", 1, 7)
    assert (rosa.discs, rosa.gone, enzo.gone) == ((0, 1, 2, 4, 5), (), ())
    assert rosa.burned[1] == ("silk",)
    assert rosa.tracks == (2, 1, 1, 1)
    assert state.market[2] == (1, 1, 0)
    assert state.used == (False, True, False, False)
    assert (state.present[0], state.future[0]) == ("tunis", "tripoli")
    assert state.decision == (1, "turn")
    written = position_of(state)
    assert set(written) == set(EXAMPLE)
    assert set(written["players"][0]) == set(EXAMPLE["players"][0])


def test_the_defaults_of_a_player_are_those_of_the_start() -> None:
    written = position_of(state_from_position(FORMAT))
    for number, player in enumerate(written["players"], 1):
        assert player["name"] == f"Player {number}"
        assert (player["points"], player["marker"], player["crowns"]) == (0, 8, 0)
        assert set(player["tracks"].values()) == {1}
        assert (player["cubes"], player["bag"], player["banners"]) == ({}, {}, {})
        assert player["discs"] == [0, 1, 2, 3, 4, 5]
        assert (player["cards"], player["burned"]) == ([], {})
        assert (player["actions"], player["passed"]) == (0, False)
    assert (written["round"], written["first_player"], written["to_move"]) == (1, 0, 0)
    assert (written["upgrade"], written["phase"], written["seed"]) == (3, "actions", 0)
    assert written["market"]["green"] == {"3": 0, "2": 0, "1": 0}


@pytest.mark.parametrize("seed", range(12))
def test_what_is_left_out_is_drawn_like_a_new_game(seed: int) -> None:
    players, expansion = 2 + seed % 4, seed % 4 == 3
    begun = new_game(players, seed=seed, expansion=expansion).state
    told = position(*[{}] * players, seed=seed, expansion=expansion)
    assert_dealt_alike(state_from_position(told), begun)


@pytest.mark.parametrize("scenario", range(1, 5))
def test_what_is_left_out_alone_is_drawn_like_a_new_solo_game(scenario: int) -> None:
    begun = new_solo(scenario, 2, seed=5).state
    told = {**FORMAT, "seed": 5, "solo": {"scenario": scenario, "game": 2}}
    assert_dealt_alike(state_from_position(told), begun)


def assert_dealt_alike(read: State, begun: State) -> None:
    for name in DRAWN:
        assert getattr(read, name) == getattr(begun, name), name
    for one, other in zip(read.players, begun.players, strict=True):
        for name in ("city", "republic", "scheme", "marker", "tracks", "discs"):
            assert getattr(one, name) == getattr(other, name), name


@pytest.mark.parametrize("seed", range(20))
def test_nothing_that_is_named_is_drawn_again(seed: int) -> None:
    told = position(
        {"city": "genova", "republic": "doge_crowns", "cards": ["silk", "naval_engineering"]},
        {"burned": {"white": ["ivory"]}, "scheme": None},
        {"republic": "plutocracy"},
        seed=seed,
        present={"white": "naval_engineering"},
        discards={"white": ["rich_landing"]},
    )
    del told["players"][1]["scheme"]
    state = state_from_position(told)
    lying = [state.present[1], state.future[1], *state.decks[1]]
    assert sorted(lying) == sorted(
        ["naval_engineering", "freedom_of_thought", "rich_landing", "spices_monopoly"]
    )
    assert len({player.city for player in state.players}) == 3
    assert rules.public(state).players[0].republic == "?"
    known = [*state.offer, *(player.republic for player in state.players)]
    assert sorted(known) == sorted(
        ["plutocracy", "oligarchy", "doge"]
        + [f"{form}_crowns" for form in ("plutocracy", "oligarchy", "doge")]
    )
    own = state.players[0].scheme
    assert state.table.tables.schemes[own].seal == "red"
    assert own not in state.schemes


def test_a_city_with_a_seal_goes_without_a_scheme_where_none_is_left() -> None:
    red = ["credit_policy", "diplomacy", "decree"]
    state = state_from_position(position({"city": "genova"}, {}, schemes=["ideology", *red]))
    assert state.players[0].scheme == ""
    assert position_of(state)["players"][0]["scheme"] is None


@pytest.mark.parametrize(
    ("told", "mover"),
    [
        (position(), 0),
        (position(first_player=1), 1),
        (position({"passed": True}, {}), 1),
        (position({}, {"passed": True}, {"passed": True}, first_player=2, passed_first=1), 0),
        (position(to_move=1), 1),
    ],
)
def test_the_mover_is_the_first_who_has_not_passed(told: Fields, mover: int) -> None:
    assert state_from_position(told).to_move == mover


def test_a_single_one_who_passed_begins_the_next_round() -> None:
    state = state_from_position(position({}, {"passed": True}))
    assert state.passed_first == 1
    assert position_of(state)["passed_first"] == 1
    assert state_from_position(position({"passed": True}, {})).passed_first == -1


def test_discs_that_stand_nowhere_have_left_the_game() -> None:
    told = position({"discs": [5, 0]}, {}, war=[{"player": 0, "disc": 2}])
    player = state_from_position(told).players[0]
    assert (player.discs, player.gone) == ((0, 5), (1, 3, 4))
    told["players"][0]["discs_gone"] = [1, 3, 4]
    assert state_from_position(told).players[0] == player
    laid = state_from_position(position(war=[{"player": 1, "disc": 2}])).players[1]
    assert (laid.discs, laid.gone) == ((0, 1, 3, 4, 5), ())


@pytest.mark.parametrize(
    ("name", "decision", "answer"),
    [
        ("a purchase", (0, "buy"), "buy green 2"),
        ("a purchase of alexandria", (0, "buy"), "buy green 1"),
        ("a port", (0, "banner"), "banner purple"),
        ("cubes to keep", (0, "keep"), "keep yellow yellow green orange"),
        ("a shift", (0, "shift"), "shift left"),
        ("points of diplomacy", (0, "accept"), "decline"),
        ("a republic card", (0, "republic"), "hold new"),
        ("an exchange", (0, "take"), "take green 1"),
        ("cubes to put", (0, "take"), "put black"),
        ("burned anywhere", (0, "under"), "under orange"),
        ("markers before the war", (0, "move"), "move left 1"),
        ("a disc to be paid", (0, "pay"), "pay white green"),
        ("the first disc to be paid", (1, "pay"), "pay orange orange black black"),
        ("the winner takes", (1, "take"), "take use white future"),
        ("the second score", (0, "second"), "burn silk"),
        ("within the second score", (0, "buy"), "buy white 1"),
        ("the ghost goes on", (0, "back"), "back green"),
    ],
)
def test_the_decision_is_the_one_that_the_file_tells_of(
    name: str, decision: tuple[int, str], answer: str
) -> None:
    state = state_from_position(HAND_WRITTEN[name])
    assert state.decision == decision
    rules.legal_actions(state)
    assert rules.refusal(state, " ".join(sorted_pay(answer))) is None


def sorted_pay(answer: str) -> list[str]:
    """Cubes in the order of the colours, as an action names them."""
    kind, *cubes = answer.split()
    return [kind, *(sorted(cubes, key=ORDER.index) if kind == "pay" else cubes)]


ORDER = ("yellow", "white", "green", "orange", "black", "purple")


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_a_view_is_what_the_rules_let_somebody_see(name: str) -> None:
    state = state_from_position({**HAND_WRITTEN[name], "seed": 99})
    for player in range(len(state.players)):
        view = position_of(state, hide_for=player)
        assert "seed" not in view
        assert state_from_position(json.loads(json.dumps(view))) == state.seen_by(player)
        assert FORMATS.problems(rules.complete(state.seen_by(player), 5)) == ()


def test_a_view_shows_what_is_hidden_as_question_marks() -> None:
    view = position_of(state_from_position(EXAMPLE), hide_for=1)
    assert view["players"][0]["republic"] == "?"
    assert view["players"][1]["republic"] != "?"
    assert view["players"][0]["discs"] == ["?"] * 5
    assert view["war"] == [{"player": 0, "disc": "?"}]
    assert view["offer"] == ["?"] * 3
    assert all(card == "?" for deck in view["decks"].values() for card in deck)
    own = position_of(state_from_position(EXAMPLE), hide_for=0)
    assert own["war"] == [{"player": 0, "disc": 3}]


def test_there_is_no_view_of_nobody() -> None:
    with pytest.raises(NotFound):
        position_of(state_from_position(EXAMPLE), hide_for=2)


def test_a_state_shares_nothing_with_the_dict_it_came_from() -> None:
    given: Fields = copy.deepcopy(HAND_WRITTEN["tables of an owner"])
    state = state_from_position(given)
    before = position_of(state)
    given["tables"]["crowns"]["value"][0] = 99
    given["players"][0]["tracks"] = {}
    given["market"].clear()
    assert position_of(state) == before
    before["tables"]["crowns"]["value"][0] = 99
    before["market"]["green"].clear()
    assert position_of(state)["tables"]["crowns"]["value"] == [1, 2, 1]
    assert position_of(state)["market"]["green"] == {"2": 2, "1": 0}

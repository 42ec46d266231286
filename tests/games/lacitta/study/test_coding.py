"""La Città in numbers: what the numbers of a position worked out by hand are."""

from itertools import combinations

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.actions import parse_action
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.coding import CODING
from tests.games.lacitta.support import lane

POSITION = {
    "format": "lacitta-position/1",
    **lane(14, above=[("farm2", 2, 3), ("lake", 4, 5)], below=[("mountain", 12, 13)]),
    "year": 3,
    "phase": "politics",
    "start_player": 1,
    "players": [
        {"name": "Anna", "gold": 5, "action_cards": 2, "cards_played": 1, "seen": [3]},
        {"name": "Bruno", "gold": 1, "cards_played": 1, "face_down": ["palace"], "action_cards": 3},
    ],
    "cities": [
        {
            "owner": 0,
            "castle": "A3",
            "citizens": 4,
            "buildings": {"A2": "farm", "A4": "fountain"},
            "figures": {"A4": {"health": 2}},
        },
        {"owner": 1, "castle": "A13", "citizens": 2, "buildings": {"A12": "quarry"}},
    ],
    "voice": {
        "cards": ["health", "culture", "education", "education"],
        "past": ["culture"] * 4 + ["health"] * 4,
    },
    "politics": {"display": ["palace", "palace", "closeness"], "discard": ["palace"]},
    "seed": 7,
}


def told(state: State, seat: int) -> dict[str, float]:
    row = CODING.features(state.seen_by(seat), seat)
    return dict(zip(CODING.names(state), (float(number) for number in row), strict=True))


def test_a_position_is_told_from_both_sides() -> None:
    state = lc.load(POSITION).state
    anna, bruno = told(state, 0), told(state, 1)
    # Anna's city is her own to her and another's to Bruno.
    assert [anna[f"owner 0 {at}"] for at in ("A2", "A3", "A4", "A13")] == [1, 1, 1, 0]
    assert [bruno[f"owner 1 {at}"] for at in ("A2", "A3", "A4", "A13")] == [1, 1, 1, 0]
    for seen, own in ((anna, 0), (bruno, 1)):
        assert (seen["farm A2"], seen["castle A3"], seen["fountain A4"], seen["farm A3"]) == (
            (1, 1, 1, 0)
        )
        assert (seen["wheat A2"], seen["wheat A3"]) == pytest.approx((2 / 3, 2 / 3))
        assert (seen["lake A4"], seen["lake A3"]) == (1, 0)
        assert (seen["mountains A12"], seen["mountains A11"]) == pytest.approx((1 / 3, 0))
        # Four of five citizens: three are needed by castle, farm and fountain.
        assert (seen["citizens A3"], seen["spare A3"], seen["room A3"]) == (0.5, 0.125, 0.125)
        # The fountain's point of health and those of two figures: 3 points are 6 halves.
        assert (seen["health A3"], seen["culture A3"], seen["education A3"]) == (0.75, 0, 0)
        assert seen["figures health A4"] == 0.5
        assert (seen[f"gold {own}"], seen[f"gold {1 - own}"]) == pytest.approx((0.5, 0.1))
        # A castle and a farm beside a tile of two wheat feed four; four citizens eat it all.
        assert (seen[f"food {own}"], seen[f"surplus {own}"]) == pytest.approx((0.4, 0))
        assert (seen[f"starts {own}"], seen[f"starts {1 - own}"]) == (0, 1)
        assert (seen["year 3"], seen["year 2"], seen["phase politics"]) == (1, 0, 1)
        assert (seen["display palace"], seen["display closeness"]) == pytest.approx((2 / 7, 1 / 7))
        assert (seen["discard palace"], seen["discard ?"]) == (0.25, 0)
        assert (seen["voice past culture"], seen["voice past education"]) == pytest.approx(
            (4 / 9, 0)
        )
        assert (seen["voice 1 health"], seen["voice 2 ?"]) == (1, 1)
        assert seen["decision turn"] == 1
        assert seen[f"decides {1 - own}"] == 1
    # What one has looked at, or taken, the other does not know.
    assert (anna["looked 3 0"], anna["voice 3 education"], anna["voice 3 ?"]) == (1, 1, 0)
    assert (bruno["looked 3 1"], bruno["voice 3 education"], bruno["voice 3 ?"]) == (0, 0, 1)
    assert (anna["face_down 1 palace"], bruno["face_down 0 palace"]) == (0.25, 0.25)


def test_a_card_taken_unseen_is_told_as_unknown() -> None:
    position = {**POSITION, "players": [dict(p) for p in POSITION["players"]]}
    position["players"][1]["face_down"] = [{"passed": "palace"}]
    bruno = told(lc.load(position).state, 1)
    assert (bruno["face_down 0 palace"], bruno["face_down 0 ?"]) == (0, 0.25)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_number_means_its_action(edition: str) -> None:
    """Written out where the numbers lie: eight words, planes of 156 spaces, triangles of roads."""
    state = lc.new_game(2, edition=edition, seed=1).state
    slots = CODING.slots(state)
    texts = [CODING.meaning(state, number) for number in range(slots)]
    assert texts[:8] == [
        *("gold", "pass", "forfeit", "done"),
        *("closeness 2 3", "closeness 2 4", "closeness 3 4", "closeness all"),
    ]
    for number, text in enumerate(texts):
        if not text.startswith("found"):
            action = parse_action(text)
            assert CODING.numbers(state, [action]) == [number]
    small, bigger = (7, 8) if edition == "expansion" else (6, 5)
    planes = 1 + 3 + small + bigger + (small + bigger) + 12 + 3 + 1 + 3 + 1 + 1
    roads = 2 * (156 * 157 // 2) if edition == "expansion" else 0
    assert slots == 8 + planes * 156 + roads


def test_two_roads_have_one_number_whichever_is_laid_first() -> None:
    state = lc.new_game(2, edition="expansion", seed=1).state
    spaces = state.table.board.spaces[:12]
    for one, two in combinations(spaces, 2):
        forward, back = (parse_action(f"roads {a} {b}") for a, b in ((one, two), (two, one)))
        assert CODING.numbers(state, [forward]) == CODING.numbers(state, [back])
    master, road = parse_action("master_builder roads A1 A2"), parse_action("roads A1 A2")
    assert CODING.numbers(state, [master]) != CODING.numbers(state, [road])


def test_a_settler_is_numbered_by_the_city_that_it_leaves() -> None:
    position = {
        "format": "lacitta-position/1",
        **lane(20),
        "cities": [
            {"owner": 0, "castle": "A1", "citizens": 3},
            {"owner": 1, "castle": "A7", "citizens": 3},
            {"owner": 0, "castle": "A13", "citizens": 3},
        ],
    }
    state = lc.load(position).state
    legal = [a for a in lc.legal_actions(state) if a.kind == "found"]
    told = [CODING.meaning(state, number) for number in CODING.numbers(state, legal)]
    cities = {"A1": "city 1", "A13": "city 2"}
    assert told == [f"found {action.space} from {cities[action.source]}" for action in legal]
    assert {action.source for action in legal} == set(cities)

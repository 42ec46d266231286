"""Y: the year."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.game import Game
from tests.games.lacitta.support import (
    BARE,
    Fields,
    before_feeding,
    cities,
    citizens,
    city,
    deciding,
    game,
    gold,
    happened,
    idle,
    lane,
    pass_until,
    wanting,
)

PHASES = [
    "start_player",
    "lay_voice",
    "income",
    "growth",
    "politics",
    "reveal_voice",
    "migration",
    "feeding",
]
FED = lane(30, above=[("farm3", 1, 4), ("farm3", 20, 23)])
SETTLED = [city(0, "A1", 3), city(1, "A20", 3)]


def walk(table: Game) -> list[tuple[int, str]]:
    """Years and phases that a game goes through while everybody passes, from where it stands."""
    seen = [(table.year, table.phase)]
    while not table.over:
        idle(table)
        if (table.year, table.phase) != seen[-1]:
            seen.append((table.year, table.phase))
    return seen


def test_Y1_eight_phases_in_each_of_six_years() -> None:
    table = lc.new_game(players=2, seed=4)
    year = [(n, phase) for n in range(1, 7) for phase in PHASES]
    assert walk(table) == [*year, (6, "over")]
    assert table.over
    assert table.decision is None


def test_Y1_one_step_is_one_phase() -> None:
    table = game(FED, phase="start_player", cities=SETTLED)
    for now, following in pairwise(PHASES[:5]):
        assert table.phase == now
        assert table.decision is None
        table.step()
        assert table.phase == following
    assert deciding(table) == (0, "turn")


def test_Y2_the_start_player_passes_to_the_left() -> None:
    table = lc.new_game(players=3, seed=4)
    first = table.state.start_player
    starts = []
    for year in range(1, 7):
        events = pass_until(table, "lay_voice")
        assert table.year == year
        (event,) = happened(events, "start_player")
        assert (event.rule, event.player, event.year) == ("Y2", table.state.start_player, year)
        starts.append(table.state.start_player)
        if year < 6:
            pass_until(table, "start_player")
    assert starts == [(first + n) % 3 for n in range(6)]


def test_Y3_four_cards_the_first_of_them_open() -> None:
    deck = ["health", "culture", "education", "education", "culture", "health", "health"]
    table = game(
        FED,
        phase="lay_voice",
        cities=SETTLED,
        voice={"cards": [], "deck": deck},
    )
    events = table.step()
    assert list(table.state.voice) == deck[:4]
    assert list(table.state.voice_deck) == deck[4:]
    (laid,) = happened(events, "voice_laid")
    assert (laid.rule, laid.service) == ("Y3", "health")
    assert table.view(0)["voice"]["cards"] == ["health", "?", "?", "?"]
    assert table.view(1)["voice"]["cards"] == ["health", "?", "?", "?"]


def test_Y3_three_cards_are_left_at_the_end() -> None:
    table = lc.new_game(players=2, seed=9)
    pass_until(table, "over")
    state = table.state
    assert len(state.voice_deck) == 3
    assert len(state.voice) + len(state.voice_past) == 24


PEAKS = lane(30, above=[("mountain", 1, 5), ("mountain", 5, 9)], below=[("mountain", 4, 7)])


@pytest.mark.parametrize(
    ("quarries", "pay"),
    [
        ([], 0),
        (["quarry A3"], 1),
        (["quarry A3", "quarry A2", "quarry A1"], 3),
        (["quarry A3", "quarry A4"], 3),  # A4 lies between two mountains
        (["farm A4"], 0),
    ],
)
def test_Y4_quarries_pay_for_each_mountain(quarries: list[str], pay: int) -> None:
    spaces = [text.split()[1] for text in quarries]
    links = [f"school A{n}" for n in (4, 3, 2, 1) if f"A{n}" not in spaces]
    table = game(
        PEAKS,
        phase="income",
        cities=[city(0, "A5", 8, *quarries, *links), city(1, "A20", 3)],
        players=[{"gold": 2}, {"gold": 0}],
    )
    events = table.step()
    assert gold(table) == [2 + pay, 0]
    assert sum(event.amount for event in happened(events, "income")) == pay


def test_Y4_a_quarry_without_a_mountain_pays_nothing() -> None:
    table = game(BARE, phase="income", cities=[city(0, "A5", 3, "quarry A6"), city(1, "A20", 3)])
    table.step()
    assert gold(table) == [1, 1]


def test_Y4_every_player_is_paid_in_turn_order() -> None:
    settled = [city(0, "A2", 3, "quarry A1"), city(1, "A7", 3, "quarry A6"), city(2, "A20", 3)]
    table = game(PEAKS, phase="income", cities=settled, players=3, start_player=1)
    paid = happened(table.step(), "income")
    assert [(event.player, event.space, event.amount) for event in paid if event.amount] == [
        (1, "A6", 2),
        (0, "A1", 1),
    ]
    assert gold(table) == [2, 3, 1]


def test_Y5_one_citizen_to_the_castle_of_every_city_with_room() -> None:
    settled = [
        city(0, "A1", 3),
        city(1, "A6", 5),
        city(0, "A11", 8, "market A12"),
        city(1, "A16", 5, "market A17"),
    ]
    table = game(phase="growth", cities=settled, start_player=1)
    events = table.step()
    assert citizens(table) == {"A1": 4, "A6": 5, "A11": 8, "A16": 6}
    growth = [e for e in events if e.kind in ("grew", "full")]
    assert [(e.kind, e.player, e.space) for e in growth] == [
        ("full", 1, "A6"),
        ("grew", 1, "A16"),
        ("grew", 0, "A1"),
        ("full", 0, "A11"),
    ]


@pytest.mark.parametrize(
    ("start", "expected"),
    [
        (0, {"A1": 123, "A10": 3, "A15": 4}),
        (1, {"A1": 122, "A10": 4, "A15": 4}),
    ],
)
def test_Y5_turn_order_decides_who_gets_the_last_citizens(
    start: int, expected: dict[str, int]
) -> None:
    # 128 citizens on the board, two in the supply; player 1 has two cities.
    land = lane(30, above=[("lake", 1, 6)])
    settled = [
        city(0, "A1", 122, "market A2", "fountain A3"),
        city(1, "A15", 3),
        city(1, "A10", 3),
    ]
    table = game(land, phase="growth", cities=settled, start_player=start)
    events = table.step()
    assert citizens(table) == expected
    assert table.state.supply == 0
    assert len(happened(events, "no_supply")) == 1


def year_end(**fields: Any) -> Game:
    """The last moment of year 2, after a year of cards, figures and a harvest."""
    built = ["statue A2", "farm A3"]
    settled: list[Fields] = [
        city(0, "A1", 3, *built, figures={"A2": {"culture": 2}}, harvest=["A3"]),
        city(1, "A20", 3),
    ]
    mine = {
        "action_cards": 2,
        "cards_played": 5,
        "face_down": ["bread_and_circuses", {"passed": "palace"}, "rich_harvest", "closeness"],
        "seen": [2, 4],
        "founded": True,
    }
    theirs = {"action_cards": 0, "cards_played": 5, "face_down": ["palace", "closeness"]}
    return before_feeding(
        FED, settled, players=[mine, theirs], year=2, politics={"discard": ["hospital"]}, **fields
    )


def test_Y6_everything_goes_back_at_the_end_of_the_year() -> None:
    table = year_end()
    mine = ["bread_and_circuses", "palace", "rich_harvest", "closeness"]
    theirs = ["palace", "closeness"]
    assert table.state.figures_free(0) == 1
    set_aside = Counter(table.state.voice_past + table.state.voice)
    events = table.step()
    state = table.state
    assert (table.year, table.phase) == (3, "start_player")
    assert cities(table)["A1"]["figures"] == {}
    assert cities(table)["A1"]["harvest"] == []
    assert state.figures_free(0) == 4
    for player in state.players:
        assert (player.action_cards, player.cards_played, player.face_down) == (3, 0, ())
        assert (player.seen, player.founded, player.penalty) == ((), False, False)
    assert sorted(card.card for card in state.discard) == sorted([*mine, *theirs, "hospital"])
    assert state.voice == ()
    assert Counter(state.voice_past) == set_aside
    (home,) = happened(events, "figures_home")
    assert (home.player, home.amount) == (0, 3)
    (ended,) = happened(events, "year_ended")
    assert (ended.rule, ended.year) == ("Y6", 2)


def test_Y6_played_cards_stay_before_their_players_until_then() -> None:
    table = game(FED, cities=SETTLED, display=["golden_times"], voice=wanting(*["health"] * 4))
    table.play("golden_times A1 1")
    table.play("pass")
    pass_until(table, "feeding")
    assert table.state.discard == ()
    assert [len(player.face_down) for player in table.state.players] == [5, 5]
    assert table.state.players[0].face_down[0].card == "golden_times"
    table.step()
    assert len(table.state.discard) == 10


def test_Y6_a_card_taken_by_passing_stays_hidden_on_the_discard() -> None:
    table = year_end()
    table.step()
    assert table.view(0)["politics"]["discard"].count("hospital") == 1
    assert "?" in str(table.view(0)["politics"]["discard"])

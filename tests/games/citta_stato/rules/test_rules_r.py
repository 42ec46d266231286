"""R: the end of a round."""

from collections import Counter
from typing import Any

import pytest

from tests.games.citta_stato.support import (
    COLOURS,
    FUTURE,
    PRESENT,
    bag,
    card_at,
    choices,
    counted,
    deciding,
    expect_refused,
    gained,
    game,
    happened,
    passed,
    play,
    seat,
    supply,
)


def ended(table: Any) -> list[Any]:
    """Everybody passes, nobody moves in the war: what happened at the end of the round."""
    number, phase = table.state.round, table.phase
    passed(table)
    events = []
    while table.phase in ("war", "round_end") and table.state.round == number:
        events += table.step() if table.decision is None else table.play("stay")
    assert phase == "actions"
    return events


def test_R1_the_war_comes_first() -> None:
    table = game(seat(cubes="O"), seat(cubes="YYYY", discs="01235"), war=[(1, 4)])
    passed(table)
    assert (table.phase, table.decision) == ("war", None)
    expect_refused(table, "pass", "R1", "steps-first")
    events = table.run()
    assert deciding(table) == (0, "move")
    events += play(table, "stay")
    assert happened(events, "refilled") == []
    assert deciding(table) == (1, "take")


def test_R2_presents_left_are_discarded_and_futures_become_presents() -> None:
    table = game()
    nexts = [deck[0] for deck in table.state.decks]
    events = ended(table)
    assert table.state.discards == tuple((PRESENT[colour],) for colour in COLOURS)
    assert table.state.present == tuple(FUTURE[colour] for colour in COLOURS)
    assert list(table.state.future) == nexts
    refilled = happened(events, "refilled", "R2")
    assert [(e.colour, e.what) for e in refilled] == [(c, FUTURE[c]) for c in COLOURS]


def test_R2_nothing_is_discarded_where_the_present_was_taken() -> None:
    table = game(seat(cubes="Y", city="venezia"))
    play(table, "use yellow", "pass")
    ended(table)
    assert table.state.discards[0] == ()
    assert card_at(table, "yellow") == FUTURE["yellow"]


def test_R2_a_deck_that_lacks_a_card_is_its_shuffled_discards() -> None:
    # No card is left under the Future: the Present and three older ones are shuffled.
    table = game(decks={"yellow": ""}, discards={"yellow": "tunis tripoli syracuse"})
    events = ended(table)
    pile = ["tunis", "tripoli", "syracuse", PRESENT["yellow"]]
    assert card_at(table, "yellow") == FUTURE["yellow"]
    future = card_at(table, "yellow", "future")
    assert future in pile
    assert Counter([future, *table.state.decks[0]]) == Counter(pile)
    assert table.state.discards[0] == ()
    assert [(e.rule, e.colour, e.amount) for e in happened(events, "shuffled")] == [
        ("R2", "yellow", 4)
    ]


def test_R2_the_first_of_them_fills_an_empty_present() -> None:
    table = game(
        decks={"yellow": ""},
        future={"yellow": ""},
        present={"yellow": ""},
        discards={"yellow": "tunis tripoli"},
    )
    ended(table)
    held = [card_at(table, "yellow"), card_at(table, "yellow", "future")]
    assert sorted(held) == ["tripoli", "tunis"]
    assert table.state.decks[0] == ()


def test_R2_without_any_the_colour_has_none() -> None:
    table = game(
        seat(cubes="Y"), decks={"yellow": ""}, future={"yellow": ""}, present={"yellow": ""}
    )
    ended(table)
    assert (card_at(table, "yellow"), card_at(table, "yellow", "future")) == ("", "")
    begins = deciding(table)[0]
    if begins == 1:
        play(table, "pass")
    expect_refused(table, "use yellow", "C1", "no-present")


def test_R2_one_card_left_becomes_the_present() -> None:
    table = game(decks={"yellow": ""}, future={"yellow": ""}, discards={})
    ended(table)
    # The Present that was left is the only card of its pile, and becomes the Present again.
    assert (card_at(table, "yellow"), card_at(table, "yellow", "future")) == ("barcelona", "")


def test_R3_round_marker_schemes_and_upgrade_marker() -> None:
    table = game(seat(), used="24", upgrade=0, round=3)
    events = ended(table)
    assert (table.state.round, table.state.upgrade) == (4, 3)
    assert table.state.used == (False,) * 4
    assert gained(events, "round", "R3") == 4


def test_R3_a_scheme_can_be_used_again() -> None:
    schemes = "republican_fate ideology diplomacy decree"
    table = game(seat(), seat(cubes="PP"), schemes=schemes)
    play(table, "pass", "politics 1")
    ended(table)
    assert deciding(table) == (1, "turn")
    assert "politics 1" in choices(table)


def test_R3_actions_and_passes_are_counted_anew() -> None:
    table = game(seat(cubes="GGG"), seat(cubes="G", bag=""))
    play(table, "guilds")
    ended(table)
    assert (counted(table, "actions"), counted(table, "passed")) == ([0, 0], [False, False])


def test_R4_the_new_first_player_begins() -> None:
    table = game(seat(), seat(), seat(), first_player=2, players=3)
    events = ended(table)
    assert [(e.rule, e.player) for e in happened(events, "first_player")] == [("R4", 0)]
    assert deciding(table) == (0, "turn")
    assert table.state.passed_first == -1


def test_R5_each_draws_the_number_of_the_green_track() -> None:
    table = game(
        *(seat(bag="YYYGGGOOO", tracks={"green": space}, points=space) for space in (4, 3, 2, 1))
    )
    events = ended(table)
    drawn = {event.player: len(event.cubes) for event in happened(events, "drawn", "R5")}
    # 6, 5, 4 and 3 of the tracks; the last one has the fewest points.
    assert drawn == {0: 6, 1: 5, 2: 4, 3: 3 + 2}
    for player in range(4):
        assert sorted(supply(table, player) + bag(table, player)) == sorted("YYYGGGOOO")


def test_R5_all_with_the_fewest_points_draw_two_more() -> None:
    table = game(*(seat(bag="Y" * 9, points=points) for points in (-2, 0, -2)))
    ended(table)
    assert [len(supply(table, player)) for player in range(3)] == [5, 3, 5]
    alike = game(seat(bag="Y" * 9), seat(bag="Y" * 9))
    ended(alike)
    assert [len(supply(alike, player)) for player in range(2)] == [5, 5]


def test_R5_or_what_there_is() -> None:
    table = game(seat(bag="YO"), seat(bag="G", points=3))
    ended(table)
    assert (supply(table), supply(table, 1)) == ("YO", "G")
    assert (bag(table), bag(table, 1)) == ("", "")


def test_R5_the_new_cards_lie_there_before_and_the_new_order_holds() -> None:
    events = ended(game(seat(bag="Y" * 9), seat(bag="Y" * 9)))
    kinds = [event.kind for event in events]
    assert kinds.index("refilled") < kinds.index("round") < kinds.index("first_player")
    assert [e.player for e in happened(events, "drawn")] == [1, 0]


@pytest.mark.parametrize("points", [(0, 5), (5, 0)])
def test_R5_all_steps_also_in_round_seven(points: tuple[int, int]) -> None:
    table = game(*(seat(bag="Y" * 9, points=p) for p in points), round=7, used="1", upgrade=0)
    events = ended(table)
    assert table.phase == "second_score"
    assert table.state.present == tuple(FUTURE[colour] for colour in COLOURS)
    assert (table.state.used, table.state.upgrade) == ((False,) * 4, 3)
    assert table.state.first_player == 1
    drawn = [5, 3] if points == (0, 5) else [3, 5]
    assert [len(supply(table, player)) for player in range(2)] == drawn
    assert table.state.round == 7
    assert happened(events, "round") == []

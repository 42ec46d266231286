"""B: burning cards."""

import random
from typing import Any

import pytest

from tests.games.citta_stato.support import (
    FUTURE,
    OFFER,
    PRESENT,
    bag,
    banners,
    burned,
    card_at,
    choices,
    counted,
    deciding,
    expect_allowed,
    expect_refused,
    gained,
    game,
    happened,
    market,
    of_kind,
    play,
    seat,
    supply,
)

LETTER = {"yellow": "Y", "white": "W", "green": "G", "orange": "O", "black": "B", "purple": "P"}
OLD = {
    "yellow": "tunis tripoli",
    "white": "silk spices_monopoly",
    "green": "authority admiral",
    "orange": "warfare_intent hunt_saracen_pirates",
    "black": "cartography secret_route",
    "purple": "corporations royal_court",
}
"""Cards that may lie under each colour already."""


def burning(colour: str, number: int, **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has burned the first, second or third card of a colour."""
    before = " ".join(OLD[colour].split()[: number - 1])
    own = {"cubes": "", "burned": {colour: before}, **fields.pop("own", {})}
    own["cubes"] += LETTER[colour]
    table = game(own, **fields)
    return table, play(table, f"burn {colour}")


@pytest.mark.parametrize("colour", PRESENT)
def test_B1_pay_take_the_present_without_its_effect(colour: str) -> None:
    table, events = burning(colour, 1, own={"banners": "PP", "marker": 8})
    (laid,) = happened(events, "card_burned")
    assert (laid.rule, laid.player, laid.what) == ("B1", 0, PRESENT[colour])
    assert (laid.colour, laid.place) == (colour, "present")
    assert burned(table, colour) == (PRESENT[colour],)
    assert counted(table, "cards")[0] == ()
    assert card_at(table, colour) == ""
    assert card_at(table, colour, "future") == FUTURE[colour]
    assert happened(events, "card_used") == []
    assert happened(events, "banner") == []


@pytest.mark.parametrize("colour", PRESENT)
def test_B1_refused_where_three_lie(colour: str) -> None:
    third = {"yellow": "syracuse", "white": "ivory", "green": "shipwright"}
    third |= {"orange": "warfare_intent", "black": "mercenary_help", "purple": "protectorate"}
    full = f"{OLD[colour]} {third[colour]}"
    future = {"white": "rich_landing", "green": "high_magistrate"}
    table = game(seat(cubes=LETTER[colour], burned={colour: full}, city="venezia"), future=future)
    expect_refused(table, f"burn {colour}", "B1", "no-room")
    expect_allowed(table, f"use {colour}")


def test_B1_refused_without_a_present() -> None:
    table = game(seat(cubes="Y"), present={"yellow": ""})
    expect_refused(table, "burn yellow", "B1", "no-present")


def test_B1_only_the_benefit_of_the_number_now_reached() -> None:
    _, events = burning("orange", 3)
    assert [(e.rule, e.amount) for e in happened(events, "points")] == [("B5", 9)]


def test_B2_first_take_a_cube_of_the_market_and_put_one_there() -> None:
    table, _ = burning("yellow", 1, own={"cubes": "PP"}, market={"green": "3 1", "orange": "1"})
    assert deciding(table) == (0, "take")
    # Whatever its price; the yellow cube that was paid lies there too (T4).
    assert choices(table) == ["take yellow 3", "take green 3", "take green 1", "take orange 1"]
    expect_refused(table, "take green 2", "B2", "not-in-market")
    expect_refused(table, "done", "B2")
    (taken,) = happened(play(table, "take green 3"), "taken")
    assert (taken.rule, taken.colour, taken.amount) == ("B2", "green", 3)
    assert supply(table) == "GPP"
    assert choices(table) == ["put green", "put purple"]
    expect_refused(table, "put orange", "B2", "cube-not-held")
    play(table, "put purple")
    assert supply(table) == "GP"
    assert market(table) == {"yellow": [3], "green": [1], "orange": [1], "purple": [3]}
    assert deciding(table) == (1, "turn")


def test_B2_the_cube_that_was_taken_may_be_put_back() -> None:
    table, _ = burning("yellow", 1, own={"cubes": "P"}, market={"green": "1"})
    play(table, "take green 1", "put green")
    assert (supply(table), market(table)) == ("P", {"yellow": [3], "green": [3]})


def test_B2_second_a_banner_of_choice() -> None:
    table, _ = burning("yellow", 2)
    assert len(of_kind(table, "banner")) == 4
    (gain,) = happened(play(table, "banner orange"), "banner")
    assert (gain.rule, banners(table)) == ("B2", "O")
    assert deciding(table) == (1, "turn")


def test_B2_third_take_any_number_and_put_as_many() -> None:
    table, _ = burning("yellow", 3, own={"cubes": "PP"}, market={"green": "3 1", "orange": "1"})
    assert deciding(table) == (0, "take")
    assert set(choices(table)) == {
        *("take yellow 3", "take green 3", "take green 1", "take orange 1", "done")
    }
    play(table, "take green 3", "take orange 1", "done")
    assert supply(table) == "GOPP"
    play(table, "put purple")
    assert deciding(table) == (0, "take")
    play(table, "put purple")
    assert supply(table) == "GO"
    assert market(table) == {"yellow": [3], "green": [1], "purple": [3, 2]}
    assert deciding(table) == (1, "turn")


def test_B2_third_three_cubes_for_three() -> None:
    table, _ = burning("yellow", 3, own={"cubes": "PPP"}, market={"green": "3 2 1"})
    play(table, "take green 3", "take green 2", "take green 1", "done")
    for left in ("PPP", "PP", "P"):
        assert deciding(table) == (0, "take")
        assert supply(table) == "GGG" + left
        play(table, "put purple")
    assert supply(table) == "GGG"
    assert market(table) == {"yellow": [3], "purple": [3, 2, 1]}
    assert deciding(table) == (1, "turn")


def test_B2_third_any_also_none_or_all() -> None:
    table, _ = burning("yellow", 3, own={"cubes": "PP"}, market={"green": "1"})
    play(table, "done")
    assert (supply(table), deciding(table)) == ("PP", (1, "turn"))
    table, _ = burning("yellow", 3, own={"cubes": "PP"}, market={"green": "1"})
    play(table, "take green 1", "take yellow 3")
    # Nothing is left, so two cubes are put there.
    assert of_kind(table, "put") == {"put yellow", "put green", "put purple"}


@pytest.mark.parametrize(("number", "letter", "each"), [(1, "O", 1), (2, "Y", 2), (3, "G", 3)])
@pytest.mark.parametrize("given", [0, 1, 3])
def test_B3_discard_any_banners_of_a_colour(
    number: int, letter: str, each: int, given: int
) -> None:
    table, _ = burning("white", number, own={"banners": "YYYGGGOOOP"})
    assert deciding(table) == (0, "discard")
    assert choices(table) == [f"discard {n}" for n in range(4)]
    expect_refused(table, "discard 4", "B3", "discards-more")
    expect_refused(table, "discard orange", "B3", "discards-number")
    events = play(table, f"discard {given}")
    assert gained(events, "points", "B3") == each * given == counted(table, "points")[0]
    assert banners(table).count(letter) == 3 - given
    assert len(banners(table)) == 10 - given


@pytest.mark.parametrize(("number", "coins", "white"), [(1, 1, ""), (2, 0, "W"), (3, 3, "")])
def test_B4_draw_all_of_a_chosen_colour(number: int, coins: int, white: str) -> None:
    # The white cube that is paid goes to the market, so a white one in the supply is gained.
    table = game(
        seat(
            cubes="W",
            bag="YYYPP",
            burned={"green": " ".join(OLD["green"].split()[: number - 1])},
        ),
        market={"orange": "1 1 1 1"},
    )
    play(table, "burn green wild 1")
    assert deciding(table) == (0, "colour")
    assert len(of_kind(table, "colour")) == 6
    play(table, "colour yellow")
    assert bag(table) == "PP"
    bought = 0
    while deciding(table) == (0, "buy"):
        assert "buy orange 1" in choices(table)
        play(table, "buy orange 1")
        bought += 1
    assert bought == coins
    assert supply(table) == "YYY" + white + "O" * bought


def test_B4_a_colour_of_which_the_bag_has_none() -> None:
    table, _ = burning("green", 2, own={"bag": "YY"})
    play(table, "colour purple")
    assert (supply(table), bag(table)) == ("W", "YY")


def test_B4_nobody_is_asked_with_an_empty_bag() -> None:
    table, events = burning("green", 2)
    assert deciding(table) == (1, "turn")
    assert gained(events, "cube", "B4") == 1


@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 5), (3, 9)])
def test_B5_points(number: int, points: int) -> None:
    table, events = burning("orange", number)
    assert counted(table, "points")[0] == points == gained(events, "points", "B5")


@pytest.mark.parametrize(("number", "crowns"), [(1, 0), (2, 2), (3, 4)])
@pytest.mark.parametrize("kept", ["old", "new"])
def test_B6_trade_republic_and_crowns(number: int, crowns: int, kept: str) -> None:
    table, _ = burning("black", number)
    assert deciding(table) == (0, "republic")
    assert choices(table) == ["hold old", "hold new"]
    play(table, f"hold {kept}")
    assert counted(table, "crowns") == [crowns, 0]
    assert counted(table, "republic")[0] == ("doge" if kept == "old" else "plutocracy_crowns")


@pytest.mark.parametrize(("number", "crowns", "cubes"), [(1, 1, ""), (2, 0, "B"), (3, 2, "")])
def test_B7_own_marker_and_more(number: int, crowns: int, cubes: str) -> None:
    table, _ = burning("purple", number)
    assert deciding(table) == (0, "move")
    expect_refused(table, "stay", "B7", "must-move")
    expect_refused(table, "move left 2", "B7", "too-far")
    play(table, "move left 1")
    assert counted(table, "marker") == [7, 8]
    assert counted(table, "crowns") == [crowns, 0]
    assert supply(table) == cubes


def test_B8_take_one_of_the_offer_unseen_and_choose_secretly() -> None:
    table, _ = burning("black", 1)
    own = table.state.seen_by(0)
    assert own.agenda[0].word == "plutocracy_crowns"
    for view in (table.state.seen_by(1), table.box.rules.public(table.state)):
        assert view.agenda[0].word == "?"
        assert view.players[0].republic == "?"
        assert set(view.offer) == {"?"}
    events = play(table, "hold new")
    assert not any("plutocracy" in repr(event) or "doge" in repr(event) for event in events)
    assert [e.rule for e in happened(events, "republic")] == ["B8"]


@pytest.mark.parametrize(
    ("kept", "back"), [("hold old", "plutocracy_crowns"), ("hold new", "doge")]
)
def test_B8_the_other_joins_the_offer(kept: str, back: str) -> None:
    table, _ = burning("black", 1)
    play(table, kept)
    assert sorted(table.state.offer) == sorted([back, "oligarchy_crowns", "doge_crowns"])


def test_B8_the_offer_is_shuffled() -> None:
    orders = set()
    for seed in range(40):
        table, _ = burning("black", 1, seed=seed)
        play(table, "hold new")
        orders.add(table.state.offer)
        order = ["oligarchy_crowns", "doge_crowns", "doge"]
        draw = random.Random(f"{seed}/offer/1/1").random  # section 5: one turn was taken
        for last in (2, 1):
            other = int(draw() * (last + 1))
            order[last], order[other] = order[other], order[last]
        assert table.state.offer == tuple(order)
    assert len(orders) == 6


def known(table: Any, player: int) -> list[str]:
    """What a player knows of the offer."""
    return sorted(card for card in table.state.seen_by(player).offer if card != "?")


def test_B8_who_put_one_back_knows_it() -> None:
    table, _ = burning("black", 1)
    play(table, "hold new")
    assert known(table, 0) == ["doge"]
    assert known(table, 1) == []
    assert table.state.seen_by(1).players[0].knows_offer == ()


def test_B8_nobody_knows_a_card_that_may_have_been_taken() -> None:
    """Neither while the other looks at it, nor after."""
    table = game(
        seat(cubes="B", knows_offer="doge", republic="plutocracy_crowns"),
        seat(cubes="B"),
        offer="doge oligarchy_crowns doge_crowns",
        first_player=1,
        to_move=1,
    )
    assert known(table, 0) == ["doge"]
    play(table, "burn black")
    assert deciding(table) == (1, "republic")
    assert known(table, 0) == []
    play(table, "hold new")
    assert known(table, 0) == []
    assert known(table, 1) == ["plutocracy"]


def test_B8_a_card_that_one_takes_back_is_not_in_the_offer() -> None:
    table = game(
        seat(cubes="B", knows_offer="doge", republic="plutocracy_crowns"),
        offer="doge oligarchy_crowns doge_crowns",
    )
    play(table, "burn black")
    assert table.state.agenda[0].word == "doge"
    assert known(table, 0) == []
    view = table.state.seen_by(0)
    for seed in range(5):
        dealt = table.box.rules.complete(view, seed)
        held = [*dealt.offer, dealt.agenda[0].word, dealt.players[0].republic]
        assert sorted(held).count("doge") == 1 + dealt.offer.count("doge")
        assert dealt.seen_by(0) == view
    play(table, "hold old")
    assert known(table, 0) == ["doge"]


def test_B8_the_offer_of_three_stays_three() -> None:
    table, _ = burning("black", 1)
    assert len(OFFER.split()) == 3
    assert len(table.state.offer) == 2
    play(table, "hold old")
    assert len(table.state.offer) == 3


def test_B9_cards_in_the_supply_are_not_burned_in_a_turn() -> None:
    table = game(seat(cubes="Y" * 3, cards="tunis"), present={"yellow": ""})
    expect_refused(table, "burn yellow", "B1", "no-present")
    expect_refused(table, "burn tunis", "T1", "asks-turn")
    expect_refused(table, "card tunis", "T1", "asks-turn")

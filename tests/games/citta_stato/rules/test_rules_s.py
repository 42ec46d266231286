"""S: set-up."""

import random
from collections import Counter

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.support import (
    COLOURS,
    PLAIN,
    banners,
    counted,
    gained,
    game,
    happened,
    letters,
    market,
    play,
    seat,
    supply,
)

MARKET = {
    "amalfi": "YO",
    "ancona": "GP",
    "genova": "YP",
    "pisa": "YG",
    "ragusa": "OP",
    "venezia": "GO",
    "gaeta": "GO",
    "noli": "YP",
}
"""The two cubes of each city for the market (K)."""
BLUE = {"turning_point", "ideology", "republican_fate"}
RED = {"credit_policy", "diplomacy", "decree"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S1_everyone_begins_alike(players: int) -> None:
    table = lc.citta_stato.new_game(players=players, seed=1, expansion=players == 5)
    assert (table.phase, table.state.round, table.over) == ("actions", 1, False)
    assert len(table.players) == players
    for player in table.players:
        assert letters(player.bag) == "YGOP"
        assert (player.tracks, player.marker, player.points) == ((1, 1, 1, 1), 8, 0)
        assert (player.discs, player.gone) == ((0, 1, 2, 3, 4, 5), ())
        assert (player.crowns, sum(player.banners), player.cards, player.second) == (0, 0, (), 0)


def test_S1_two_to_four_play_five_with_the_expansion_one_alone() -> None:
    for players in (0, 1, 5, 6):
        with pytest.raises(lc.BadSetting):
            lc.citta_stato.new_game(players=players, seed=1)
    with pytest.raises(lc.BadSetting):
        lc.citta_stato.new_game(players=6, seed=1, expansion=True)
    assert len(lc.citta_stato.new_solo(seed=1).players) == 1


def test_S1_seven_rounds() -> None:
    table = lc.citta_stato.new_game(players=2, seed=1)
    passes = Counter[int]()
    while table.phase != "second_score":
        if table.decision is None:
            table.step()
        elif table.decision.kind == "turn":
            passes[table.state.round] += 1
            table.play("pass")
        else:
            table.play("stay")
    assert passes == dict.fromkeys(range(1, 8), 2)


def test_S2_each_gets_a_city_at_random() -> None:
    met = set()
    for seed in range(30):
        cities = counted(lc.citta_stato.new_game(players=4, seed=seed), "city")
        assert len(set(cities)) == 4
        met.update(cities)
    assert met == set(MARKET) - {"gaeta", "noli"}


def test_S2_pisa_has_a_blue_scheme_and_genova_a_red_one() -> None:
    drawn: dict[str, set[str]] = {"pisa": set(), "genova": set()}
    for seed in range(60):
        for player in lc.citta_stato.new_game(players=4, seed=seed).players:
            assert bool(player.scheme) == (player.city in drawn)
            if player.scheme:
                drawn[player.city].add(player.scheme)
    assert drawn == {"pisa": BLUE, "genova": RED}


def test_S2_four_of_the_rest_go_to_places_one_to_four() -> None:
    seen = set()
    for seed in range(60):
        table = lc.citta_stato.new_game(players=4, seed=seed)
        schemes = [*table.state.schemes, *(p.scheme for p in table.players if p.scheme)]
        assert len(table.state.schemes) == 4
        assert len(set(schemes)) == len(schemes)
        assert set(schemes) <= BLUE | RED
        assert table.state.used == (False,) * 4
        seen.add(table.state.schemes[0])
    assert seen == BLUE | RED


@pytest.mark.parametrize(("players", "marker"), [(2, 3), (3, 4), (4, 6), (5, 7)])
def test_S3_the_upgrade_marker(players: int, marker: int) -> None:
    table = lc.citta_stato.new_game(players=players, seed=1, expansion=players == 5)
    assert table.state.upgrade == marker


@pytest.mark.parametrize(
    ("players", "dealt"),
    [
        (3, ["doge", "oligarchy", "plutocracy"]),
        (4, ["doge", "oligarchy", "oligarchy", "plutocracy"]),
        (5, ["doge", "doge", "oligarchy", "plutocracy", "plutocracy"]),
    ],
)
def test_S4_plain_republic_cards_are_dealt(players: int, dealt: list[str]) -> None:
    seats = set()
    for seed in range(20):
        table = lc.citta_stato.new_game(players=players, seed=seed, expansion=players == 5)
        assert sorted(counted(table, "republic")) == dealt
        seats.add(tuple(counted(table, "republic")))
    assert len(seats) > 1


def test_S4_two_players_draw_of_all_six() -> None:
    pairs = {
        tuple(sorted(counted(lc.citta_stato.new_game(players=2, seed=seed), "republic")))
        for seed in range(100)
    }
    forms = ("doge", "oligarchy", "plutocracy")
    assert pairs == {(a, b) for a in forms for b in forms if a <= b}


def test_S4_the_cards_with_crowns_are_the_offer_face_down() -> None:
    orders = set()
    for seed in range(40):
        state = lc.citta_stato.new_game(players=3, seed=seed).state
        assert sorted(state.offer) == ["doge_crowns", "oligarchy_crowns", "plutocracy_crowns"]
        orders.add(state.offer)
        view = state.seen_by(1)
        assert view.offer == ("?", "?", "?")
        assert [player.republic for player in view.players] == [
            "?",
            state.players[1].republic,
            "?",
        ]
    assert len(orders) == 6


@pytest.mark.parametrize("expansion", [False, True])
def test_S5_every_colour_is_shuffled_and_the_first_card_becomes_present(expansion: bool) -> None:
    firsts = set()
    for seed in range(20):
        state = lc.citta_stato.new_game(players=3, seed=seed, expansion=expansion).state
        for colour in range(len(COLOURS)):
            deck = state.table.tables.deck(colour, expansion)
            assert len(deck) == (10 if expansion else 8)
            lie = [state.present[colour], state.future[colour], *state.decks[colour]]
            assert Counter(lie) == Counter(deck)
        firsts.add(state.present)
        view = state.seen_by(0)
        assert (view.present, view.future) == (state.present, state.future)
        assert {card for deck in view.decks for card in deck} == {"?"}
    assert len(firsts) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_S6_the_first_player_is_drawn_by_lot(players: int) -> None:
    found = set()
    for seed in range(30):
        table = lc.citta_stato.new_game(players=players, seed=seed)
        drawn = int(random.Random(f"{seed}/begin/1/0").random() * players)
        assert table.decision == (drawn, "turn")
        assert table.state.first_player == drawn
        found.add(drawn)
    assert found == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_S6_two_cubes_of_each_city_go_to_the_market_the_rest_to_the_supply(players: int) -> None:
    for seed in range(20):
        table = lc.citta_stato.new_game(players=players, seed=seed, expansion=players == 5)
        laid: Counter[str] = Counter()
        for number, player in enumerate(table.players):
            pair = MARKET[player.city]
            laid.update(pair)
            left = Counter("YYGGOOPP") - Counter(pair)
            assert Counter(supply(table, number)) == left
            assert sum(left.values()) == 6
        # The highest places first: 3, then 2, then any number at 1 (M2).
        assert market(table) == {
            colour: [3, 2, 1, 1, 1][: laid[colour[0].upper()]]
            for colour in COLOURS
            if laid[colour[0].upper()]
        }


def test_S6_all_cubes_of_four_cities() -> None:
    """Any four cities use all 48 plain cubes: no plain one is left in the stock (section 2)."""
    for seed in range(10):
        table = lc.citta_stato.new_game(players=4, seed=seed)
        for colour in PLAIN:
            number = COLOURS.index(colour)
            held = sum(player.cubes[number] + player.bag[number] for player in table.players)
            assert held + len(market(table).get(colour, [])) == 12


def test_S7_a_banner_that_the_stock_lacks_is_not_gained() -> None:
    table = game(seat(cubes="Y"), seat(banners="O" * 12))
    events = play(table, "use yellow")  # barcelona: an orange banner
    assert happened(events, "banner") == []
    assert banners(table) == ""


def test_S7_crowns_that_the_stock_has_left() -> None:
    table = game(seat(cubes="B", banners="PPP", crowns=4), seat(crowns=15))
    events = play(table, "republic purple")
    assert gained(events, "crown") == 1
    assert counted(table, "crowns") == [5, 15]
    assert banners(table) == ""


def test_S7_crowns_out_of_the_game_are_missing_too() -> None:
    table = game(seat(cubes="B", banners="PPP"), removed_crowns=18)
    assert gained(play(table, "republic purple"), "crown") == 2


def test_S7_a_cube_that_the_stock_lacks_is_not_gained() -> None:
    table = game(seat(cubes="YW", tracks={"yellow": 2}), seat(bag="W" * 12), removed="W" * 7)
    events = play(table, "upgrade yellow")  # space 3 would bring a white cube
    assert happened(events, "cube") == []
    assert supply(table) == "W"


def test_S7_the_last_cube_is_gained() -> None:
    table = game(seat(cubes="YW", tracks={"yellow": 2}), seat(bag="W" * 12), removed="W" * 6)
    play(table, "upgrade yellow")
    assert supply(table) == "WW"


def test_S7_in_turn_order() -> None:
    # Both markers stand below two crowns (8), and three are left: the first in turn order has two.
    table = game(seat(crowns=9), seat(crowns=8), first_player=1, to_move=1, phase="final", round=7)
    table.step()
    assert counted(table, "crowns") == [10, 10]

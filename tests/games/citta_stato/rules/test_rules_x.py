"""X: the expansion."""

from collections import Counter
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.citta_stato.support import (
    FUTURE,
    at_turn,
    bag,
    banners,
    burned,
    card_at,
    choices,
    counted,
    deciding,
    expect_refused,
    gained,
    game,
    happened,
    play,
    seat,
    supply,
)

LETTER = {"yellow": "Y", "white": "W", "green": "G", "orange": "O", "black": "B", "purple": "P"}
ADDED = {
    "yellow": {"holy_land", "jaffa"},
    "white": {"slave_trade", "freedom_of_thought"},
    "green": {"senator", "guild_master"},
    "orange": {"mercenary_tradition", "corsair_raid"},
    "black": {"republican_chart", "republican_thought"},
    "purple": {"doges_council", "city_assembly"},
}


def using(card: str, colour: str, **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has used a card of the expansion."""
    own = {"cubes": "", "city": "venezia", **fields.pop("own", {})}
    own["cubes"] += LETTER[colour]
    table = game(own, present={colour: card}, expansion=True, **fields)
    return table, play(table, f"use {colour}")


def scheme(word: str, *seats: dict[str, Any], **fields: Any) -> tuple[Any, list[Any]]:
    """A table at which the first player has used a scheme of the expansion, of level 1."""
    own, *rest = seats
    table = game(
        {**own, "cubes": own.get("cubes", "") + "P"},
        *rest,
        schemes=f"{word} credit_policy diplomacy decree",
        expansion=True,
        **fields,
    )
    return table, play(table, "politics 1")


def test_X1_what_it_adds() -> None:
    base = lc.citta_stato.new_game(players=4, seed=1).state.table
    more = lc.citta_stato.new_game(players=4, seed=1, expansion=True).state.table
    assert base.stock == ((12, 20, 12, 12, 20, 12), 12, 20)
    assert more.stock == ((15, 25, 15, 15, 25, 15), 15, 25)
    for number, colour in enumerate(LETTER):
        added = Counter(more.tables.deck(number, True)) - Counter(base.tables.deck(number, False))
        assert added == Counter(ADDED[colour])


def test_X1_cities_and_all_four_schemes_can_be_drawn() -> None:
    cities: set[str] = set()
    schemes: set[str] = set()
    for seed in range(60):
        state = lc.citta_stato.new_game(players=5, seed=seed, expansion=True).state
        cities.update(player.city for player in state.players)
        schemes.update(state.schemes)
    assert {"gaeta", "noli"} <= cities
    assert len(cities) == 8
    assert {"political_plot", "papal_concordat", "populaces_goodwill", "betrayal"} <= schemes
    assert len(schemes) == 10


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_X1_five_players_also_fewer(players: int) -> None:
    table = lc.citta_stato.new_game(players=players, seed=1, expansion=True)
    assert len(table.players) == players


def test_X1_seals_of_the_new_schemes() -> None:
    drawn: dict[str, set[str]] = {"pisa": set(), "genova": set()}
    for seed in range(150):
        for player in lc.citta_stato.new_game(players=5, seed=seed, expansion=True).players:
            if player.scheme:
                drawn[player.city].add(player.scheme)
    assert drawn["pisa"] == {
        *("turning_point", "ideology", "republican_fate", "populaces_goodwill", "betrayal")
    }
    assert drawn["genova"] == {
        *("credit_policy", "diplomacy", "decree", "political_plot", "papal_concordat")
    }


def test_X2_holy_land_two_different_banners() -> None:
    table, _ = using("holy_land", "yellow")
    play(table, "banner orange")
    assert deciding(table) == (0, "banner")
    assert choices(table) == ["banner yellow", "banner green", "banner purple"]
    expect_refused(table, "banner orange", "X2", "banner-twice")
    play(table, "banner green")
    assert (banners(table), deciding(table)) == ("GO", (1, "turn"))


def test_X2_holy_land_is_the_port_of_noli() -> None:
    table, _ = using("holy_land", "yellow", own={"city": "noli"})
    play(table, "banner orange", "banner green", "banner green")
    assert (banners(table), deciding(table)) == ("GGO", (1, "turn"))


def test_X2_jaffa_a_banner_and_fleet_two() -> None:
    table, _ = using("jaffa", "yellow", market={"green": "2"})
    assert banners(table) == "O"
    assert choices(table) == ["buy green 2", "done"]


def test_X2_jaffa_is_the_port_of_gaeta() -> None:
    table, _ = using("jaffa", "yellow", own={"city": "gaeta"}, market={"green": "2"})
    play(table, "banner purple")
    assert banners(table) == "OP"
    assert deciding(table) == (0, "buy")


def test_X2_slave_trade_fleet_six() -> None:
    table, _ = using("slave_trade", "white", market={"green": "3 2 1"})
    play(table, "buy green 3", "buy green 2", "buy green 1")
    assert (supply(table), at_turn(table)) == ("GGG", True)


def test_X2_another_freedom_of_thought() -> None:
    table, _ = using("freedom_of_thought", "white", own={"burned": {"white": "freedom_of_thought"}})
    play(table, "under white")
    assert burned(table, "white") == ("freedom_of_thought",) * 2


@pytest.mark.parametrize(("card", "letter"), [("senator", "B"), ("guild_master", "W")])
def test_X2_senator_and_guild_master(card: str, letter: str) -> None:
    table, events = using(card, "green", own={"cubes": letter, "bag": letter * 2 + "YY"})
    assert (supply(table), bag(table)) == (letter * 3, "YY")
    assert gained(events, "points", "X2") == 3


def test_X2_mercenary_tradition_seven_points() -> None:
    table, events = using("mercenary_tradition", "orange")
    assert gained(events, "points", "X2") == 7 == counted(table, "points")[0]


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_X2_corsair_raid_fleet_two_then_the_space_of_the_orange_track(space: int) -> None:
    table, _ = using(
        "corsair_raid", "orange", own={"tracks": {"orange": space}}, market={"green": "2"}
    )
    assert counted(table, "points")[0] == 0
    events = play(table, "buy green 2")
    assert gained(events, "points", "X2") == space
    assert supply(table) == "G"


def test_X2_republican_chart_two_crowns() -> None:
    table, events = using("republican_chart", "black")
    assert (counted(table, "crowns")[0], gained(events, "crown", "X2")) == (2, 2)


def test_X2_another_republican_thought() -> None:
    table, _ = using(
        "republican_thought", "black", own={"banners": "PP", "cards": "republican_thought"}
    )
    assert (counted(table, "crowns")[0], counted(table, "points")[0]) == (1, 2)
    assert counted(table, "cards")[0] == ("republican_thought",) * 2


def test_X2_doges_council_a_point_for_each_own_burned_card() -> None:
    own = {"burned": {"yellow": "tunis tripoli", "orange": "warfare_intent"}, "cards": "silk"}
    _, events = using("doges_council", "purple", own=own)
    assert gained(events, "points", "X2") == 3


def test_X2_city_assembly_a_point_for_each_own_unburned_card_itself_too() -> None:
    own = {"burned": {"yellow": "tunis tripoli"}, "cards": "silk marseilles"}
    _, events = using("city_assembly", "purple", own=own)
    assert gained(events, "points", "X2") == 3


def test_X3_political_plot_every_player_a_point_for_each_cube_of_just_that_colour() -> None:
    table, _ = scheme("political_plot", seat(cubes="OOB"), seat(cubes="BBB"), seat(cubes="O"))
    assert deciding(table) == (0, "colour")
    assert len(choices(table)) == 6
    events = play(table, "colour orange")
    assert counted(table, "points") == [2, 0, 1]
    assert {e.rule for e in happened(events, "points")} == {"X3"}
    assert [(e.rule, e.colour) for e in happened(events, "named")] == [("X3", "orange")]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_X4_papal_concordat_crowns_out_of_the_game_three_points_each(number: int) -> None:
    table, _ = scheme("papal_concordat", seat(crowns=3), seat(crowns=5))
    assert deciding(table) == (0, "crowns")
    assert choices(table) == [f"crowns {n}" for n in range(4)]
    expect_refused(table, "crowns 4", "X4", "crowns-more")
    events = play(table, f"crowns {number}")
    assert counted(table, "crowns") == [3 - number, 5]
    assert table.state.removed_crowns == number
    assert gained(events, "points", "X4") == 3 * number


def test_X5_populaces_goodwill_a_banner_for_the_future_of_its_colour() -> None:
    table, _ = scheme("populaces_goodwill", seat(banners="YO"), seat())
    assert deciding(table) == (0, "discard")
    assert choices(table) == ["discard yellow", "discard orange"]
    following = table.state.decks[0][0]
    play(table, "discard yellow")
    assert banners(table) == "O"
    assert choices(table) == ["take use yellow future", "take burn yellow future"]
    expect_refused(table, "leave", "X5", "must-take")
    expect_refused(table, "take use yellow present", "X5", "no-card-there")
    play(table, "take use yellow future")
    assert counted(table, "cards")[0] == (FUTURE["yellow"],)
    assert (card_at(table, "yellow", "future"), card_at(table, "yellow")) == (
        following,
        "barcelona",
    )


def test_X5_burned() -> None:
    table, _ = scheme("populaces_goodwill", seat(banners="YO"), seat())
    events = play(table, "discard orange", "take burn orange future")
    assert gained(events, "points", "B5") == 1
    assert burned(table, "orange") == (FUTURE["orange"],)


def test_X5_only_where_there_is_a_future() -> None:
    table, _ = scheme(
        "populaces_goodwill",
        seat(banners="YOP"),
        seat(),
        future={"yellow": ""},
        decks={"yellow": ""},
    )
    assert choices(table) == ["discard orange", "discard purple"]
    expect_refused(table, "discard yellow", "X5", "no-future")
    expect_refused(table, "discard green", "X5", "banner-not-held")


def test_X6_betrayal_may_take_a_crown_of_an_opponent() -> None:
    table, _ = scheme(
        "betrayal", seat(crowns=1, name="Rosa"), seat(crowns=2), seat(), seat(crowns=1)
    )
    assert deciding(table) == (0, "rob")
    assert choices(table) == ["rob 1", "rob 3", "skip"]
    expect_refused(table, "rob 0", "X6", "robs-self")
    expect_refused(table, "rob 2", "X6", "robs-poor")
    expect_refused(table, "rob 4", "X6", "robs-nobody")
    events = play(table, "rob 1")
    assert counted(table, "crowns") == [2, 1, 0, 1]
    assert [(e.rule, e.player, e.amount) for e in happened(events, "crown")] == [
        ("X6", 1, -1),
        ("X6", 0, 1),
    ]


def test_X6_one_need_not_and_can_not_where_there_is_none() -> None:
    table, _ = scheme("betrayal", seat(), seat(crowns=2))
    play(table, "skip")
    assert counted(table, "crowns") == [0, 2]
    table, _ = scheme("betrayal", seat(crowns=4), seat())
    assert (counted(table, "crowns"), deciding(table)) == ([4, 0], (1, "turn"))

"""The tables: those of the rule page, each value with its provenance, and an owner's own."""

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.rules.effects import EFFECTS
from lacitta_nb.games.citta_stato.tables import NAMES, shipped_tables
from tests.games.citta_stato.support import (
    COLOURS,
    PLAIN,
    banners,
    counted,
    deciding,
    gained,
    game,
    happened,
    market,
    play,
    seat,
    supply,
)
from tests.games.citta_stato.writable import CARDS

FILE = Path(__file__).resolve().parents[3] / "board_data" / "citta_stato.json"


def tables(**values: Any) -> dict[str, Any]:
    """The shipped tables with other values."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    for name, value in values.items():
        told[name] = {"value": value, "provenance": "ours: a test"}
    return dict(told)


def value(name: str) -> Any:
    return copy.deepcopy(tables()[name]["value"])


def with_own(**values: Any) -> Any:
    """The tables of an owner, as the core has them."""
    return shipped_tables().changed(
        {name: {"value": v, "provenance": "ours: a test"} for name, v in values.items()}
    )


def test_the_player_board_of_the_rule_page() -> None:
    assert value("tracks") == {
        "yellow": [1, 2, 3, 4],
        "green": [3, 4, 5, 6],
        "orange": [-1, 1, 2, 3],
        "purple": [1, 2, 3, 4],
    }
    assert value("rewards") == [[], ["banner"], ["cube"], ["banner", "cube"]]
    assert value("reward_cubes") == {
        "yellow": "white",
        "green": "white",
        "orange": "black",
        "purple": "black",
    }


def test_the_board_of_the_rule_page() -> None:
    assert value("market") == [
        {"price": 3, "places": 1},
        {"price": 2, "places": 1},
        {"price": 1, "places": None},
    ]
    assert value("zones") == {"plutocracy": [1, 5], "oligarchy": [6, 10], "doge": [11, 15]}
    assert value("crowns") == [0, 1, 2, 1, 0] * 3
    assert (value("start"), value("signs")) == (8, {"every": 3, "from": 0})
    assert value("upgrade") == {"2": 3, "3": 4, "4": 6, "5": 7}
    assert value("scheme_moves") == [0, 1, 1, 2]


def test_the_stock_of_the_rule_page() -> None:
    plain = dict.fromkeys(PLAIN, 12)
    assert value("stock") == {
        "cubes": plain | {"white": 20, "black": 20},
        "banners": 12,
        "crowns": 20,
    }
    added = dict.fromkeys(PLAIN, 3)
    assert value("added_stock") == {
        "cubes": added | {"white": 5, "black": 5},
        "banners": 3,
        "crowns": 5,
    }
    assert value("city_cubes") == dict.fromkeys(PLAIN, 2) | {"white": 0, "black": 0}


def test_white_and_black_cubes_suffice_for_all_rewards() -> None:
    """Section 2: with B4 and B7 five white and five black cubes a player, twenty for four."""
    shipped = shipped_tables()
    told = [effect for track in shipped.rewards for space in track for effect in space]
    told += [effect for colour in shipped.burning for benefit in colour for effect in benefit]
    gains = Counter(COLOURS[e.colours[0]] for e in told if e.verb == "gain_cube")
    assert gains == {"white": 5, "black": 5}
    assert [shipped.stock(False).cubes[number] for number in (1, 4)] == [5 * 4, 5 * 4]


def test_cards_of_the_rule_page() -> None:
    cards = shipped_tables().cards
    assert set(cards) == set(CARDS)
    for number in range(len(COLOURS)):
        own = [card for card in cards.values() if card.colour == number]
        assert sum(card.copies for card in own) == 8
        assert sum(card.added for card in own) == 2
    twice = {name for name, card in cards.items() if card.copies == 2}
    assert twice == {
        *("naval_engineering", "rich_landing", "warfare_intent", "hunt_saracen_pirates")
    }


def test_effects_are_those_that_the_rules_know() -> None:
    shipped = shipped_tables()
    told = [effect for card in shipped.cards.values() for effect in card.effects]
    told += [effect for city in shipped.cities.values() for effect in city.power]
    told += [effect for scheme in shipped.schemes.values() for effect in scheme.effects]
    told += [effect for plot in shipped.scenarios.values() for act in plot.acts for effect in act]
    told += [effect for colour in shipped.burning for benefit in colour for effect in benefit]
    assert {effect.verb for effect in told} <= {*EFFECTS, "port_banner"}


def test_every_value_has_its_provenance() -> None:
    def sources(provenance: Any) -> list[str]:
        if isinstance(provenance, str):
            return [provenance]
        inner = provenance.values() if isinstance(provenance, dict) else provenance
        return [source for entry in inner for source in sources(entry)]

    told = tables()
    assert {name for name, entry in told.items() if isinstance(entry, dict)} == set(NAMES)
    for name in NAMES:
        found = sources(told[name]["provenance"])
        assert found
        assert all(
            source.split(":")[0] in ("printed", "derived", "other", "ours") for source in found
        )


def test_what_only_pictures_show_is_told_to_be_ours() -> None:
    told = tables()
    for name in ("zones", "crowns", "signs"):
        assert told[name]["provenance"].startswith("ours"), name
    assert all(source.startswith("ours") for source in told["market"]["provenance"])
    assert told["tracks"]["provenance"]["yellow"][1:3] == ["printed", "printed"]
    assert told["tracks"]["provenance"]["yellow"][0].startswith("ours")
    assert set(told["tracks"]["provenance"]["purple"]) == {"printed"}


def test_other_tracks_and_rewards() -> None:
    tracks = value("tracks") | {"orange": [4, 5, 6, 7]}
    own = with_own(tracks=tracks, rewards=[[], ["cube", "banner"], [], []])
    table = game(seat(cubes="OO"), tables=own)
    assert gained(play(table, "war 3"), "points") == 4
    table = game(seat(cubes="Y"), tables=own)
    play(table, "upgrade yellow")
    assert (supply(table), banners(table)) == ("W", "Y")


def test_other_rows_of_the_market() -> None:
    own = with_own(market=[{"price": 2, "places": 2}, {"price": 1, "places": None}])
    table = lc.citta_stato.new_game(players=4, seed=1, tables=tables(market=value("market")))
    assert table.state.table.tables == shipped_tables()
    begun = lc.citta_stato.new_game(
        players=4,
        seed=1,
        tables=tables(market=[{"price": 2, "places": 2}, {"price": 1, "places": None}]),
    )
    for column, shipped in zip(begun.state.market, table.state.market, strict=True):
        assert column == (min(2, sum(shipped)), max(0, sum(shipped) - 2))
    assert own.rows == begun.state.table.tables.rows


def test_other_zones_crowns_and_signs() -> None:
    own = with_own(
        zones={"plutocracy": [1, 2], "oligarchy": [3, 4], "doge": [5, 15]},
        crowns=[3] * 15,
        signs={"every": 5, "from": 1},
    )
    told = seat(points=3, second=11, republic="doge")
    (score, _) = game(told, phase="final", round=7, tables=own).scores()
    # Signs at 6 and 11; three crowns above the marker on 8, which is the doge's now.
    assert (score.form, score.crowns, score.signs, score.final) == (True, 3, 2, 11)


def test_another_scheme_move_and_another_start() -> None:
    own = with_own(scheme_moves=[2, 1, 1, 2])
    schemes = "republican_fate credit_policy diplomacy decree"
    table = game(seat(cubes="P"), schemes=schemes, tables=own)
    play(table, "politics 1")
    assert deciding(table) == (0, "shift")
    play(table, "shift left")
    assert counted(table, "marker") == [6, 6]
    begun = lc.citta_stato.new_game(players=2, seed=1, tables=tables(start=7))
    assert counted(begun, "marker") == [7, 7]


def test_other_cards_powers_and_benefits() -> None:
    cards, cities, burning = value("cards"), value("cities"), value("burning")
    cards["barcelona"]["effects"] = ["gain_banner green", "points 2"]
    cities["venezia"]["power"] = ["points 3"]
    burning["orange"]["effects"][0] = ["gain_crowns 2"]
    own = with_own(cards=cards, cities=cities, burning=burning)
    table = game(seat(cubes="Y"), tables=own)
    assert gained(play(table, "use yellow"), "points", "C2") == 2
    assert banners(table) == "G"
    table = game(seat(cubes="W"), tables=own)
    assert gained(play(table, "city"), "points", "K6") == 3
    table = game(seat(cubes="O"), tables=own)
    assert gained(play(table, "burn orange"), "crown", "B5") == 2


def test_a_whole_game_with_other_tables() -> None:
    own = tables(crowns=[1] * 15, upgrade={"2": 1, "3": 1, "4": 1, "5": 1})
    table = lc.citta_stato.new_game(players=3, seed=3, tables=own)
    while not table.over:
        if table.decision is None:
            table.step()
        else:
            table.play(table.legal_actions()[0])
        assert table.state.upgrade <= 1
    assert len(happened(table.events, "crown", "E3")) == 3
    assert market(table)


def test_a_position_holds_the_tables_it_was_written_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(tables(start=5)), encoding="utf-8")
    table = lc.citta_stato.new_game(players=2, seed=1, tables=path)
    again: Any = lc.load(copy.deepcopy(table.position()))
    assert again.state == table.state
    assert again.state.table.tables.start == 5
    assert lc.load(table.code()).position() == table.position()


@pytest.mark.parametrize(
    "values",
    [
        {"tracks": {"yellow": [1, 2, 3, 4]}},
        {"crowns": [1, 2]},
        {"market": []},
        {"zones": {"doge": [1, 15]}},
        {"start": 99},
        {"upgrade": {"2": 3}},
        {"scheme_moves": [0, 1]},
        {"cards": {}},
        {"unknown": 1},
    ],
    ids=str,
)
def test_tables_that_do_not_fit_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(lc.BadFile):
        lc.citta_stato.new_game(players=2, seed=1, tables=tables(**values))


def test_what_an_owner_leaves_out_is_as_shipped() -> None:
    own = {"format": "cittastato-tables/1", "start": {"value": 6}}
    table = lc.citta_stato.new_game(players=2, seed=1, tables=own)
    assert counted(table, "marker") == [6, 6]
    assert table.state.table.tables.tracks == shipped_tables().tracks

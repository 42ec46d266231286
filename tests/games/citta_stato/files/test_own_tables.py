"""Tables of an owner: each value checked by its shape, and whether all of them agree."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.shared import data_folder
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.formats import tables_from
from lacitta_nb.games.citta_stato.formats.effects import ACT, CARD, CITY, FORMS, OTHER, misfit
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.games.citta_stato.rules.effects import EFFECTS
from lacitta_nb.games.citta_stato.tables import NAMES, shipped_tables
from tests.files.refusing import expect
from tests.files.samples import changed
from tests.games.citta_stato.files.samples import Fields

FORMAT = {"format": "cittastato-tables/1"}


def shipped() -> Fields:
    path = Path(data_folder()) / "citta_stato.json"
    content: Fields = json.loads(path.read_text(encoding="utf-8"))
    return content


SHIPPED = shipped()


def test_the_shipped_file_passes_the_check_of_an_owners() -> None:
    assert tables_from(SHIPPED) == shipped_tables()
    assert set(SHIPPED) == {"format", "about", *NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_a_table_that_says_the_same_is_none_of_ones_own(name: str) -> None:
    told = {"value": copy.deepcopy(SHIPPED[name]["value"]), "provenance": "printed"}
    assert tables_from({**FORMAT, name: told}).own == {}


def test_a_table_that_is_left_out_is_as_shipped() -> None:
    assert tables_from(FORMAT) is shipped_tables()
    tables = tables_from({**FORMAT, "republic_crowns": {"value": 4}})
    assert (tables.republic_crowns, tables.tracks) == (4, shipped_tables().tracks)
    assert tables.own == {"republic_crowns": {"value": 4}}


@pytest.mark.parametrize("provenance", ["mine", ["a", ["b"]], {"value": ["printed"]}])
def test_a_provenance_is_kept_as_it_is(provenance: object) -> None:
    table = {"value": 4, "provenance": provenance}
    assert tables_from({**FORMAT, "republic_crowns": table}).own == {"republic_crowns": table}


def own(*changes: tuple[str, object]) -> Fields:
    """A file with some values of the shipped tables changed."""
    told: Fields = dict(FORMAT)
    for place, value in changes:
        name, _, inside = place.partition(".")
        told.setdefault(name, {"value": copy.deepcopy(SHIPPED[name]["value"])})
        told[name] = changed(told[name], f"value.{inside}" if inside else "value", value)
    return told


def test_tables_come_from_a_path_a_dict_or_text(tmp_path: Path) -> None:
    told = own(("scheme_moves", [0, 0, 3, 3]), ("cards.silk.effects", ["fleet 1", "points 2"]))
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    for source in (path, str(path), told, json.dumps(told)):
        table = lc.citta_stato.new_game(2, seed=1, tables=source)
        assert table.state.table.tables.scheme_moves == (0, 0, 3, 3)
        assert set(table.position()["tables"]) == {"scheme_moves", "cards"}
        again: Any = lc.load(table.code())
        assert again.state == table.state
    alone = lc.citta_stato.new_solo(3, seed=1, tables=told)
    loaded: Any = lc.load(alone.position())
    assert loaded.state == alone.state


@pytest.mark.parametrize("scenario", [1, 2, 3, 4])
def test_what_a_scenario_names_is_in_its_game_whatever_belongs_to_the_expansion(
    scenario: int,
) -> None:
    plot = SHIPPED["scenarios"]["value"][str(scenario)]
    told = own(
        (f"cities.{plot['city']}.expansion", True),
        ("cities.pisa.seal", None),
        ("cities.genova.seal", None),
        (f"schemes.{plot['schemes'][0]}.expansion", True),
    )
    game = lc.citta_stato.new_solo(scenario, seed=1, tables=told)
    loaded: Any = lc.load(game.position())
    assert loaded.state == game.state


@pytest.mark.parametrize(
    "changes",
    [
        [("cards.silk.effects", ["burn_used"])],
        [("schemes.decree.effects", ["burn_used"])],
        [("burning.white.effects", [["burn_used"], [], []])],
        [("cities.venezia.power", ["burn_used"])],
    ],
    ids=["a card", "a scheme", "a benefit", "the power"],
)
def test_used_cards_are_burned_elsewhere_by_whatever_tables_let_do_it(changes: Any) -> None:
    tables = {name: table for name, table in own(*changes).items() if name != "format"}
    player = {"city": "venezia", "burned": {"green": ["ivory"]}}
    told = {"format": "cittastato-position/1", "players": [player, {"city": "amalfi"}]}
    with pytest.raises(lc.BadFile, match="ivory is a card of the colour white"):
        lc.load(told)
    loaded: Any = lc.load({**told, "tables": tables})
    assert loaded.state.players[0].burned[2] == ("ivory",)


def test_other_tables_are_played_with() -> None:
    told = own(
        ("market", [{"price": 5, "places": 2}, {"price": 1, "places": None}]),
        ("tracks.yellow", [5, 5, 5, 5]),
        ("cities.venezia.power", ["fleet 1", "points 3"]),
        ("scenarios.4.acts.white", ["empty_row 5"]),
        ("scenarios.1.acts.yellow", ["empty_row 5", "track_back 2"]),
        ("scenarios.2.acts.yellow", []),
        ("scenarios.3.acts.yellow", []),
    )
    table = new_game(2, seed=4, tables=told)
    assert [row.price for row in table.state.table.tables.rows] == [5, 1]
    for number in range(200):
        if table.over:
            break
        if table.decision is None:
            table.step()
        else:
            actions = table.legal_actions()
            table.play(actions[number % len(actions)])
    loaded: Any = lc.load(table.position())
    assert loaded.state == table.state


def test_cubes_to_keep_are_chosen_by_their_colours_however_many_were_drawn() -> None:
    most = {"yellow": 40, "white": 20, "green": 40, "orange": 40, "black": 20, "purple": 40}
    told = own(
        ("schemes.decree.effects", ["draw_and_keep all 6"]),
        ("stock.cubes", most),
        ("added_stock.cubes", dict.fromkeys(most, 0)),
    )
    bag = {"yellow": 34, "white": 20, "green": 34, "orange": 34, "black": 15, "purple": 34}
    player = {"city": "venezia", "cubes": {"purple": 2}, "bag": bag, "actions": 1}
    schemes = ["turning_point", "credit_policy", "diplomacy", "decree"]
    table: Any = lc.load(
        {
            "format": "cittastato-position/1",
            "tables": {name: table for name, table in told.items() if name != "format"},
            "players": [{**player, "tracks": {"purple": 4}}, {"city": "amalfi"}],
            "schemes": schemes,
        }
    )
    table.play("politics 4")
    answers = [str(action) for action in table.legal_actions()]
    # Six of six colours: 11! / (6! · 5!).
    assert (table.decision.kind, len(answers)) == ("keep", 462)
    assert answers[:2] == ["keep" + " yellow" * 6, "keep" + " yellow" * 5 + " white"]
    assert answers[-1] == "keep" + " purple" * 6
    loaded: Any = lc.load(table.position())
    assert loaded.state == table.state
    table.play(answers[99])
    assert sum(table.players[0].cubes) == 6


def test_tables_are_no_game() -> None:
    with pytest.raises(lc.BadFile) as caught:
        lc.load(FORMAT)
    assert caught.value.place == "format"


def test_every_effect_of_the_rules_that_tables_can_hold_has_a_form() -> None:
    made = {
        "fleet_track", "city", "guilds", "war", "lay_disc", "crowns_trade", "politics",
        "turn_scheme", "upgrade", "step", "use", "burn", "reveal", "levy", "fight", "clear_war",
        "ghost",
    }  # fmt: skip
    assert set(FORMS) - {"port_banner"} == set(EFFECTS) - made
    assert misfit("port_banner", CITY) is not None


@pytest.mark.parametrize("place", [CARD, CITY, OTHER, ACT])
@pytest.mark.parametrize(
    "text",
    [
        "", " ", "fleet", "fleet 0", "fleet 41", "fleet 3 3", "fleet green", "fleet  3", "fleet 3 ",
        "fleet -1", "gain_banner", "gain_banner white", "gain_banner any green", "marker 1",
        "marker up 1", "marker left 15", "draw_and_keep 8 7", "draw_and_keep all", "gain_cube",
        "score_cubes 1 green green", "remove_cubes 1 green white", "empty_row 10", "track_back 3",
        "drop_scheme 5", "points -1", "turn", "use green",
    ],
)  # fmt: skip
def test_what_is_no_effect(text: str, place: str) -> None:
    assert misfit(text, place) is not None


BAD: list[tuple[Fields, str, str]] = [
    ({**FORMAT, "start": 3}, "start", "expected an object, got 3"),
    ({**FORMAT, "start": {}}, "start.value", "is missing"),
    ({**FORMAT, "start": {"value": 8, "note": ""}}, "start.note", "no such key is known here"),
    ({**FORMAT, "bank": {"value": 3}}, "bank", "no such key is known here"),
    (
        {**FORMAT, "about": 3},
        "about",
        "expected a text of at most 10,000 characters, got 3",
    ),
    (
        {**FORMAT, "start": {"value": 8, "provenance": 5}},
        "start.provenance",
        ("expected a text of at most 10,000 characters, or lists or objects of such texts, got 5"),
    ),
    (
        own(("tracks.green", [1, 2, 3])),
        "tracks.value.green",
        "expected at least 4 entries, got 3",
    ),
    (
        own(("tracks.purple", [1, 2, 3, 5])),
        "tracks.value.purple[3]",
        "expected a whole number from 0 to 4, got 5",
    ),
    (
        own(("reward_cubes", {"yellow": "white"})),
        "reward_cubes.value",
        "is incomplete: a table is given whole; missing: green, orange, purple",
    ),
    (
        own(("rewards", [[], [], [], ["crown"]])),
        "rewards.value[3][0]",
        'expected banner or cube, got "crown"',
    ),
    (
        own(("market.0.price", 10)),
        "market.value[0].price",
        "expected a whole number from 1 to 9, got 10",
    ),
    (
        own(("market.1.price", 3)),
        "market.value[1].price",
        "a row with the price 3 is there already",
    ),
    (
        own(("market.2.places", 4)),
        "market.value[2].places",
        "expected null in the last row, which holds any number, and a number in all others [M1]",
    ),
    (
        own(("zones.doge", [10, 15])),
        "zones.value",
        "the zones must share out the spaces 1 to 15 of the form track, each to one form",
    ),
    (
        own(("crowns", [1] * 14)),
        "crowns.value",
        "the zones must share out the spaces 1 to 14 of the form track, each to one form",
    ),
    (own(("crowns", [1] * 16)), "crowns.value", "expected at most 15 entries, got 16"),
    (own(("start", 16)), "start.value", "expected a whole number from 1 to 15, got 16"),
    (
        own(("signs.every", 0)),
        "signs.value.every",
        "expected a whole number from 1 to 40, got 0",
    ),
    (
        own(("upgrade", {"2": 3, "3": 4, "4": 6})),
        "upgrade.value",
        "is incomplete: a table is given whole; missing: 5",
    ),
    (
        own(("republic.4", ["doge", "doge"])),
        "republic.value.4",
        "expected at least 4 entries, got 2 [S4]",
    ),
    (
        own(("stock.cubes.yellow", 38)),
        "stock.value.cubes.yellow",
        "expected at most 40 with those of the expansion, got 41",
    ),
    (
        own(("stock.cubes.white", 21)),
        "stock.value.cubes.white",
        "expected at most 25 with those of the expansion, got 26",
    ),
    (
        own(("stock.cubes.green", 11)),
        "stock.value.cubes.green",
        "a game begins with up to 12 green cubes, and there are 11 [S6]",
    ),
    (
        own(("city_cubes.purple", 3)),
        "city_cubes.value.purple",
        "a game begins with up to 16 purple cubes, and there are 12 [S6]",
    ),
    (
        own(("cities.pisa.market", ["white", "black"])),
        "cities.value.pisa.market",
        "the cubes of pisa for the market are not among those of a city [S6]",
    ),
    (
        own(("cities.pisa.seal", "pink")),
        "cities.value.pisa.seal",
        'expected blue or red, got "pink"',
    ),
    (
        own(("cities.pisa.port", "roma")),
        "cities.value.pisa.port",
        'expected the word of an action card, got "roma"',
    ),
    (
        own(*[(f"cities.{city}.expansion", True) for city in ("amalfi", "ancona", "ragusa")]),
        "cities.value",
        "expected at least 4 cities to play with, got 3 [S2]",
    ),
    (
        own(("schemes.decree.expansion", True)),
        "schemes.value",
        "expected at least 6 schemes, those of cities with a seal among them, got 5 [S2]",
    ),
    (
        own(("cards.silk.rule", "C9")),
        "cards.value",
        "silk belongs to the rule C3, which stays as it is",
    ),
    (
        own(("cards.silk.copies", 2)),
        "cards.value",
        "expected 8 white cards without those of the expansion, got 9 [S5]",
    ),
    (
        own(("cards.silk.effects", ["fleet green"])),
        "cards.value.silk.effects[0]",
        'expected fleet 1–40, got "fleet green"',
    ),
    (
        own(("cards.silk.effects", ["burn_anywhere", "points 1", "burn_anywhere"])),
        "cards.value.silk.effects",
        "burn_anywhere stands here twice, and a card does that once",
    ),
    (
        own(("burning.green.effects", [["trade"]])),
        "burning.value.green.effects",
        "expected at least 3 entries, got 1",
    ),
    (
        own(("scenarios.1.games.0.objective", "rich")),
        "scenarios.value.1.games[0].objective",
        (
            "expected white_and_black, purple_4, crowns_5, doge, purple_banners_3, "
            "card_of_each_colour, orange_1, banner_of_each_colour, discs_gone, banners_7, crowns_7 "
            'or burned_of_each_colour, got "rich"'
        ),
    ),
    (
        own(("scenarios.1.schemes", ["decree", "ideology", "decree", "diplomacy"])),
        "scenarios.value.1.schemes[2]",
        "decree stands elsewhere already, and there is only one [O6]",
    ),
    (
        own(("scenarios.1.offer", ["oligarchy_crowns"])),
        "scenarios.value.1.offer[0]",
        (
            "expected at most 1 oligarchy_crowns among the republic cards of this game, and this "
            "is one more [O6]"
        ),
    ),
    (
        own(("scenarios.1.acts.yellow", ["empty_row 7"])),
        "scenarios.value.1.acts.yellow[0]",
        "the market has no row of 7 to be emptied [O7]",
    ),
    (
        own(("market", [{"price": 3, "places": 1}, {"price": 1, "places": None}])),
        "market.value",
        "the market has no row of 2 to be emptied [O7]",
    ),
    (
        {"format": "cittastato-tables/2"},
        "format",
        (
            '"cittastato-tables/2" was written by a later version of lacitta_nb; '
            'this one reads "cittastato-tables/1"'
        ),
    ),
]


@pytest.mark.parametrize(("given", "place", "problem"), BAD, ids=range(len(BAD)))
def test_tables_that_do_not_fit_are_refused(given: Fields, place: str, problem: str) -> None:
    with pytest.raises(lc.BadFile) as caught:
        lc.citta_stato.new_game(2, tables=given)
    assert caught.value.place == place
    expect(given, place, problem)


def test_tables_in_a_position_are_told_at_their_place_there() -> None:
    told = {"format": "cittastato-position/1", "tables": {"start": {"value": 16}}}
    expect(told, "tables.start.value", "expected a whole number from 1 to 15, got 16")


def test_cards_stay_in_the_order_in_which_they_are_shuffled() -> None:
    cards = dict(reversed(SHIPPED["cards"]["value"].items()))
    cards["silk"] = {**cards["silk"], "effects": ["fleet 9"]}
    told = {**FORMAT, "cards": {"value": cards}}
    mine, usual = new_game(2, seed=3, tables=told).state, new_game(2, seed=3).state
    assert mine.decks == usual.decks
    assert rules.legal_actions(mine) == rules.legal_actions(usual)

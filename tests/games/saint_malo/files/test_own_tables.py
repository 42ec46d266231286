"""Tables of an owner: each value checked by its shape, what is left out is as shipped."""

import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.core.shared import data_folder
from lacitta_nb.games.saint_malo.formats import tables_from
from lacitta_nb.games.saint_malo.tables import NAMES, shipped_tables
from tests.files.refusing import expect
from tests.games.saint_malo.support import Fields

FORMAT = {"format": "saintmalo-tables/1"}
TOWERS: Fields = {
    "A1": {"side": "top", "points": 4},
    "A7": {"side": "right", "person": 2},
    "G7": {"side": "bottom", "coins": 5},
    "G1": {"side": "left", "coins": 0},
}


def shipped() -> Fields:
    path = Path(data_folder()) / "saint_malo.json"
    content: Fields = json.loads(path.read_text(encoding="utf-8"))
    return content


def test_the_shipped_file_passes_the_check_of_an_owners() -> None:
    assert tables_from(shipped()) == shipped_tables()
    assert set(shipped()) == {"format", "about", *NAMES}


def test_a_table_that_is_left_out_is_as_shipped() -> None:
    assert tables_from(FORMAT) is shipped_tables()
    tables = tables_from({**FORMAT, "cannons": {"value": 4}})
    assert (tables.cannons, tables.series) == (4, shipped_tables().series)
    assert tables.own == {"cannons": {"value": 4}}


def test_a_table_that_says_the_same_is_none_of_ones_own() -> None:
    tables = tables_from({**FORMAT, "cannons": {"value": 6, "provenance": "printed"}})
    assert tables == shipped_tables()
    assert lc.saint_malo.new_game(2, seed=1, tables=FORMAT).position().get("tables") is None


@pytest.mark.parametrize("provenance", ["mine", ["a", "b"], {"value": "printed"}])
def test_a_provenance_is_kept_as_it_is(provenance: object) -> None:
    table = {"value": 4, "provenance": provenance}
    assert tables_from({**FORMAT, "cannons": table}).own == {"cannons": table}


def test_tables_come_from_a_path_a_dict_or_a_code(tmp_path: Path) -> None:
    told = {**FORMAT, "towers": {"value": TOWERS}}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(told), encoding="utf-8")
    for source in (path, str(path), told, json.dumps(told)):
        table = lc.saint_malo.new_game(2, seed=1, tables=source)
        assert table.state.table.tables.bonuses["bottom"] == ("coins", 5)
        assert table.position()["tables"] == {"towers": {"value": TOWERS}}
        again: Any = lc.load(table.code())
        assert again.state == table.state


def test_tables_are_no_game() -> None:
    with pytest.raises(lc.BadFile) as caught:
        lc.load(FORMAT)
    assert caught.value.place == "format"


BAD: list[tuple[Fields, str, str]] = [
    ({"crates": ["B2"]}, "crates", "expected an object, got a list"),
    ({"crates": {}}, "crates.value", "is missing"),
    ({"crates": {"value": "B2"}}, "crates.value", "expected a list, got \"B2\""),
    ({"crates": {"value": ["A1"]}}, "crates.value[0]",
     'expected a space, and the towers A1, A7, G7, G1 are none, got "A1"'),
    ({"crates": {"value": ["B2", 3]}}, "crates.value[1]",
     "expected a space from A2 to G6, got 3"),
    ({"crates": {"value": ["B2", "B3", "B2"]}}, "crates.value", "B2 is named twice"),
    ({"crates": {"value": [], "note": ""}}, "crates.note", "no such key is known here"),
    ({"strengths": {"value": []}}, "strengths.value", "expected at least 1 entry, got 0"),
    ({"strengths": {"value": [1] * 21}}, "strengths.value",
     "expected at most 20 entries, got 21"),
    ({"strengths": {"value": [1, -3]}}, "strengths.value[1]",
     "expected a whole number of at least 0, got -3"),
    ({"strengths": {"value": [1, 2.5]}}, "strengths.value[1]",
     "expected a whole number of at least 0, got 2.5"),
    ({"row_length": {"value": {"2": 4}}}, "row_length.value",
     "expected a number for each number of players; missing: 3, 4, 5"),
    ({"row_length": {"value": {"6": 4}}}, "row_length.value.6",
     'expected 2, 3, 4 or 5, got "6"'),
    ({"row_length": {"value": {"2": 0}}}, "row_length.value.2",
     "expected a whole number from 1 to 100, got 0"),
    ({"series": {"value": [1, 4, 8, 13]}}, "series.value",
     "expected at least 5 entries, got 4"),
    ({"series": {"value": [1, 4, 8, 13, 20, 30]}}, "series.value",
     "expected at most 5 entries, got 6"),
    ({"series": {"value": [1, 4, 3, 13, 20]}}, "series.value",
     "expected numbers that do not fall, got 3 after 4"),
    ({"cannons": {"value": -1}}, "cannons.value",
     "expected a whole number from 0 to 100, got -1"),
    ({"cannons": {"value": 3, "provenance": 5}}, "cannons.provenance",
     ("expected a text of at most 10,000 characters, or a list or an object of such texts, "
      "got 5")),
    ({"cannons": {"value": 3, "provenance": ["a", 5]}}, "cannons.provenance",
     ("expected a text of at most 10,000 characters, or a list or an object of such texts, "
      "got a list")),
    ({"towers": {"value": {}}}, "towers.value",
     "expected a tower for each side; missing: top, right, bottom, left"),
    ({"towers": {"value": TOWERS | {"B2": TOWERS["A1"]}}}, "towers.value.B2",
     'expected A1, A7, G7 or G1, got "B2"'),
    ({"towers": {"value": TOWERS | {"A1": {"side": "left", "coins": 1}}}}, "towers.value",
     "expected a tower for each side; missing: top"),
    ({"towers": {"value": TOWERS | {"A1": {"side": "up", "coins": 1}}}}, "towers.value.A1.side",
     'expected top, right, bottom or left, got "up"'),
    ({"towers": {"value": TOWERS | {"A1": {"side": "top"}}}}, "towers.value.A1",
     "expected exactly one of coins, points and person"),
    ({"towers": {"value": TOWERS | {"A1": {"side": "top", "coins": 1, "points": 0}}}},
     "towers.value.A1", "expected exactly one of coins, points and person"),
    ({"towers": {"value": TOWERS | {"A1": {"side": "top", "person": 6}}}},
     "towers.value.A1.person", "expected a whole number from 1 to 5, got 6"),
    ({"bank": {"value": 3}}, "bank", "no such key is known here"),
    ({"about": 3}, "about", "expected a text of at most 10,000 characters, got 3"),
    ({"format": "saintmalo-tables/2"}, "format",
     ('"saintmalo-tables/2" was written by a later version of lacitta_nb; '
      'this one reads "saintmalo-tables/1"')),
]  # fmt: skip


@pytest.mark.parametrize(("given", "place", "problem"), BAD, ids=range(len(BAD)))
def test_tables_that_do_not_fit_are_refused(given: Fields, place: str, problem: str) -> None:
    if "format" not in given:
        with pytest.raises(lc.BadFile) as caught:
            lc.saint_malo.new_game(2, tables={**FORMAT, **given})
        assert caught.value.place == place
    expect({**FORMAT, **given}, place, problem)

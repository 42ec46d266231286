"""An owner's own tables: whatever is not printed text may be replaced."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from tests.games.saint_malo.support import (
    OUTER,
    counted,
    deciding,
    gained,
    happened,
    play,
    thrown,
    turn,
)

FILE = Path(__file__).resolve().parents[3] / "board_data" / "saint_malo.json"


def tables(**values: Any) -> dict[str, Any]:
    """The shipped tables with other values."""
    told = json.loads(FILE.read_text(encoding="utf-8"))
    for name, value in values.items():
        told[name] = {"value": value, "provenance": "ours: a test"}
    return dict(told)


def begun(**values: Any) -> Any:
    return lc.saint_malo.new_game(players=2, seed=1, start_player=0, tables=tables(**values))


def test_the_shipped_tables_are_those_of_the_rule_page() -> None:
    told = {name: entry["value"] for name, entry in tables().items() if isinstance(entry, dict)}
    assert told == {
        "crates": ["B2", "B3", "C2", "D2"],
        "towers": {
            "A1": {"side": "top", "person": 3},
            "A7": {"side": "right", "coins": 2},
            "G7": {"side": "bottom", "points": 3},
            "G1": {"side": "left", "coins": 2},
        },
        "strengths": [1, 3, 6, 8, 10, 12],
        "row_length": {"2": 4, "3": 6, "4": 8, "5": 10},
        "series": [1, 4, 8, 13, 20],
        "cannons": 6,
    }


def test_every_value_has_its_provenance() -> None:
    def sources(provenance: Any) -> list[str]:
        if isinstance(provenance, str):
            return [provenance]
        inner = provenance.values() if isinstance(provenance, dict) else provenance
        return [source for entry in inner for source in sources(entry)]

    for entry in tables().values():
        if isinstance(entry, dict):
            found = sources(entry["provenance"])
            assert found
            assert all(
                source.split(":")[0] in ("printed", "derived", "other", "ours") for source in found
            )


def test_other_crates() -> None:
    table = begun(crates=["E4", "E5", "F4"])
    assert table.scores()[0].empty == 42
    told = table.position()["players"][0]["city"]
    assert "B2" not in told
    table = turn(table, "head head head log log", "use merchant", "place F5")
    assert counted(table, "coins")[0] == 3 + 3


def test_other_towers() -> None:
    towers = {
        "A1": {"side": "top", "points": 4},
        "A7": {"side": "right", "person": 2},
        "G7": {"side": "bottom", "coins": 5},
        "G1": {"side": "left", "coins": 1},
    }
    table = begun(towers=towers)
    told = table.position()
    missing = ("A6", "F7", "G6", "F1")
    walls = [space for space in OUTER.split() if space not in missing]
    told["players"][0]["city"] |= dict.fromkeys(walls, "wall")
    table = thrown(lc.load(told), "wall wall wall wall log")
    events = play(table, "use wall 4", "place A6", "place G6", "place F1", "place F7")
    assert gained(events, "points", "W3") == 4
    assert gained(events, "coins", "W3") == 6
    assert deciding(table) == (0, "bonus")
    persons = {"citizen", "soldier", "priest", "nothing"}
    assert {str(action).split()[1] for action in table.legal_actions()} == persons
    ruling = table.why_not("take architect")
    assert ruling is not None
    assert ruling.rule == "W4"


def test_other_pirates() -> None:
    table = begun(strengths=[2, 4, 6, 8, 10, 12], row_length={"2": 2, "3": 3, "4": 4, "5": 5})
    table = thrown(table, "log log swords swords swords")
    events = table.play("use nothing")
    assert [(e.row, e.amount) for e in happened(events, "attack")] == [(1, 2)]
    assert [(e.row, e.amount) for e in happened(events, "pirates")] == [(1, 2), (2, 1)]


def test_other_series() -> None:
    table = begun(series=[2, 5, 9, 14, 30])
    table = turn(table, "cross log log log log", "use cross 1", "place E5")
    assert table.scores()[0].churches == 2


def test_a_position_holds_the_tables_it_was_written_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(tables(crates=["E5"])), encoding="utf-8")
    table = lc.saint_malo.new_game(players=2, seed=1, start_player=0, tables=path)
    table.run()
    again: Any = lc.load(copy.deepcopy(table.position()))
    assert again.state == table.state
    assert again.scores()[0].empty == 44
    assert lc.load(table.code()).position() == table.position()


@pytest.mark.parametrize(
    "values",
    [
        {"crates": ["A1"]},
        {"crates": ["B2", "B2"]},
        {"crates": "B2"},
        {"strengths": []},
        {"strengths": [1, -3, 6, 8, 10, 12]},
        {"row_length": {"2": 4}},
        {"row_length": {"2": 0, "3": 6, "4": 8, "5": 10}},
        {"series": [1, 4]},
        {"cannons": -1},
        {"towers": {}},
        {"towers": {"B2": {"side": "top", "person": 3}}},
        {"unknown": 1},
    ],
    ids=str,
)
def test_tables_that_do_not_fit_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(lc.BadFile):
        begun(**values)


def test_what_an_owner_leaves_out_is_as_shipped() -> None:
    own = {"format": "saintmalo-tables/1", "strengths": {"value": [2, 3, 6, 8, 10, 12]}}
    table = lc.saint_malo.new_game(players=2, seed=1, start_player=0, tables=own)
    assert table.scores()[0].empty == 41
    moved = turn(lc.load({**table.position(), "boxes": 3}), "log log log log swords", "use nothing")
    (attack,) = happened(moved.events, "attack")
    assert attack.amount == 2


def test_no_more_cannons_are_lost_than_the_tables_have() -> None:
    table = lc.load({**begun(cannons=1).position(), "boxes": 3})
    table = thrown(table, "swords swords swords swords swords")
    assert len(happened(table.play("use nothing"), "attack")) == 2
    assert counted(table, "cannons_lost") == [1, 1]
    assert [score.cannons for score in table.scores()] == [-5, -5]

"""Board files: those that ship are right, and one's own is read as it is written."""

import json
from pathlib import Path

import pytest

from lacitta_nb.core.shared import data_folder
from lacitta_nb.files import read_source
from lacitta_nb.games.lacitta.board import shipped_board, shipped_names
from lacitta_nb.games.lacitta.formats import board_from, position_of, state_from_position
from tests.files.samples import LANE, POSITION


@pytest.mark.parametrize("name", shipped_names())
def test_a_shipped_board_passes_every_check(name: str) -> None:
    content = read_source(Path(data_folder()) / f"{name}.json")
    assert board_from(content) == shipped_board(name)
    assert board_from(content).name == name


def test_a_name_gives_the_shipped_board() -> None:
    assert board_from("lezione") is shipped_board("lezione")


def test_an_own_board_has_the_spaces_and_areas_of_its_file() -> None:
    board = board_from(LANE)
    assert not board.shipped
    assert board.spaces == tuple(f"S{i}" for i in range(13))
    assert board.areas == ("L1", "L2", "W1")
    assert board.names(board.adjacent[board.index["S4"]]) == ["S3", "S5"]
    assert [board.areas_at[i] for i in (0, 1, 2, 3)] == [(0,), (0, 1), (0, 1), ()]
    assert board.areas_at[8] == board.areas_at[9] == (2,)
    assert [board.open_to(n).bit_count() for n in (2, 3, 4, 5)] == [11, 12, 13, 13]


def test_a_printed_border_parts_two_spaces() -> None:
    ring = {"A": [0, 0], "B": [1, 0], "C": [0, 1]}
    spaces = {name: {"at": at, "players": 2} for name, at in ring.items()}
    board = board_from(LANE | {"spaces": spaces, "no_yield": [], "areas": {}})
    assert board.distance(0b010, 0b100) == 1
    parted = board_from(
        LANE | {"spaces": spaces, "no_yield": [], "areas": {}, "not_adjacent": [["C", "B"]]}
    )
    assert parted.distance(0b010, 0b100) == 2


def test_a_board_is_a_copy_that_nobody_can_change() -> None:
    content = json.loads(json.dumps(LANE))
    board = board_from(content)
    content["title"] = "changed"
    content["spaces"]["S0"]["players"] = 4
    assert board.source["title"] == "A lane"
    assert board.source["spaces"]["S0"]["players"] == 2


def test_an_own_board_is_written_whole_into_a_position() -> None:
    state = state_from_position(POSITION)
    written = position_of(state)
    assert written["board"] == LANE
    assert state_from_position(written) == state


def test_a_setup_with_castles_three_spaces_apart_is_accepted() -> None:
    setup = {"landscapes": {"L1": "lake"}, "castles": [["S0", "S4"], ["S8", "S12"]]}
    spaces = {f"S{i}": {"at": [i, 0], "players": 2} for i in range(13)}
    board = board_from(LANE | {"spaces": spaces, "setups": {"2": setup}})
    assert board.setups["2"]["castles"] == (("S0", "S4"), ("S8", "S12"))

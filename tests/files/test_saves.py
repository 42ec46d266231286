"""Saved games, game codes and files: written and read again, and those of every version still load.

The files in `data/` were written by version 1 of each format. They are never renewed: when a format
changes, files of the new version are added beside them.
"""

import json
import os
import stat
import string
import sys
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile
from lacitta_nb.files import read_source, to_code, write_file
from lacitta_nb.games.lacitta.formats import FORMATS, board_from, position_of, state_from_position
from lacitta_nb.games.lacitta.state import Pending
from tests.files.samples import LANE, POSITION, Fields

DATA = Path(__file__).parent / "data"
read_saved_game, saved_game = FORMATS.read_saved_game, FORMATS.saved_game
GAME = saved_game(
    POSITION, ["gold", "build market S4"], 0, {0: "So it begins", 2: "¡Ünï ☃!"}, {"event": "Test"}
)


def test_a_saved_game_holds_what_it_was_made_of() -> None:
    assert GAME == {
        "format": "lacitta-game/1",
        "start": POSITION,
        "moves": ["gold", "build market S4"],
        "steps": 0,
        "comments": {"0": "So it begins", "2": "¡Ünï ☃!"},
        "about": {"event": "Test"},
    }
    saved = read_saved_game(GAME)
    assert saved.start == POSITION
    assert saved.start_state == state_from_position(POSITION)
    assert (saved.moves, saved.steps) == (("gold", "build market S4"), 0)
    assert saved.comments == {0: "So it begins", 2: "¡Ünï ☃!"}
    assert saved.about == {"event": "Test"}


def test_comments_and_about_may_be_left_out() -> None:
    bare = saved_game(POSITION, [], 0)
    assert set(bare) == {"format", "start", "moves", "steps"}
    saved = read_saved_game({"format": "lacitta-game/1", "start": POSITION, "moves": []})
    assert (saved.steps, saved.comments, saved.about) == (0, {}, {})


def test_what_could_not_be_read_again_is_not_written() -> None:
    with pytest.raises(BadFile) as caught:
        saved_game(POSITION, ["gold"], 0, {2: "after the end"})
    assert caught.value.place == "comments.2"
    with pytest.raises(BadFile) as caught:
        saved_game(POSITION | {"players": [{"name": "x" * 101}, {}]}, [], 0)
    assert caught.value.place == "start.players[0].name"


def test_a_code_is_one_line_of_url_safe_text_and_leads_back() -> None:
    code = to_code(GAME)
    assert code.startswith("lc1.")
    assert set(code[4:]) <= set(string.ascii_letters + string.digits + "-_")
    assert len(code) < len(json.dumps(GAME))
    assert read_source(code) == GAME


def test_a_code_survives_being_broken_into_lines() -> None:
    code = to_code(GAME)
    mailed = "  " + "\n".join(code[i : i + 60] for i in range(0, len(code), 60)) + "\n"
    assert read_source(mailed) == GAME


@pytest.mark.parametrize(
    "text",
    [
        json.dumps(GAME),
        json.dumps(GAME, ensure_ascii=False, indent=2),
        "\n\t " + json.dumps(GAME) + "\n",
        "\ufeff" + json.dumps(GAME),
    ],
    ids=["plain", "readable", "with space around", "with a byte order mark"],
)
def test_json_text_is_read_directly_and_from_a_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    for source in (text, path, str(path)):
        assert read_source(source) == GAME


def test_a_file_may_hold_a_game_code(tmp_path: Path) -> None:
    path = tmp_path / "code.txt"
    path.write_text(to_code(GAME) + "\n", encoding="utf-8")
    assert read_source(path) == GAME


def test_a_dict_is_copied() -> None:
    given: Fields = {"format": "lacitta-position/1", "players": [{}, {}]}
    read = read_source(given)
    assert read == given
    given["players"].append({})
    assert read["players"] == [{}, {}]


def test_a_file_is_readable_text_and_leads_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, GAME)
    text = path.read_bytes().decode("utf-8")
    assert "¡Ünï ☃!" in text
    assert '\n  "moves": [\n    "gold",\n' in text
    assert read_source(path) == GAME
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_a_file_is_as_open_to_others_as_any_other(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("x", encoding="utf-8")
    write_file(str(tmp_path / "game.json"), GAME)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1


def test_a_file_that_is_there_is_whole_before_and_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write_file(path, GAME)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(BadFile) as caught:
            write_file(path, saved_game(POSITION, [], 0))
    assert caught.value.problem == "can't be written: No space left on device"
    assert read_source(path) == GAME
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
    write_file(path, saved_game(POSITION, [], 0))
    assert read_source(path)["moves"] == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.json"
    with pytest.raises(BadFile, match="can't be written: No such file or directory"):
        write_file(path, GAME)


def test_what_json_can_t_hold_is_never_half_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_file(path, GAME)
    with pytest.raises(BadFile, match="steps: expected a number, got nan"):
        write_file(path, GAME | {"steps": float("nan")})
    assert read_source(path) == GAME


def test_the_saved_game_of_version_1_still_leads_to_the_same_moment() -> None:
    game = lc.load(DATA / "game-1.json")
    assert (game.year, game.phase, len(game.moves)) == (3, "migration", 78)
    assert [player.name for player in game.players] == ["Rosso", "Blu", "Ünï ☃"]
    assert [city.citizens for city in game.state.cities] == [5, 4, 3, 3, 4, 3, 2, 3, 4, 3, 3]
    assert str(game.moves[-1]) == read_source(DATA / "game-1.json")["moves"][-1]
    saved = read_saved_game(read_source(DATA / "game-1.json"))
    assert saved.comments[21] == "Hunger in the first year."
    assert saved.about["places"] == "Firenze"


def test_the_position_of_version_1_still_loads() -> None:
    state = state_from_position(read_source(DATA / "position-1.json"))
    assert (state.year, state.phase, state.decision) == (4, "feeding", (1, "demolish"))
    castles = tuple(state.table.board.index[name] for name in ("F6", "C2", "G1"))
    assert state.pending == Pending("demolish", (1, 0), castles)
    assert position_of(state) == read_source(DATA / "position-1.json")


def test_the_view_of_version_1_still_loads() -> None:
    given = read_source(DATA / "view-1.json")
    state = state_from_position(given)
    whole = state_from_position(read_source(DATA / "position-1.json"))
    assert state == whole.seen_by(1)


def test_the_board_of_version_1_still_loads() -> None:
    assert board_from(read_source(DATA / "board-1.json")) == board_from(LANE)


def test_the_game_code_of_version_1_still_plays() -> None:
    game = lc.load((DATA / "code-1.txt").read_text(encoding="utf-8"))
    assert [str(move) for move in game.moves] == ["gold", "build market S4"]
    assert [player.gold for player in game.players] == [3, 1]
    assert game.position()["cities"][1]["buildings"] == {"S4": "market", "S5": "school"}

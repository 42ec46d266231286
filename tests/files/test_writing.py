"""Writing files: what is written can be read again, and nothing else in the folder changes."""

import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import lacitta_nb as lc
from lacitta_nb.core.errors import BadFile
from lacitta_nb.files import read_source, to_code, write_file
from lacitta_nb.games.lacitta.formats import board_from
from lacitta_nb.games.lacitta.game import Game
from tests.files.samples import LANE, POSITION, Fields

GAME: Fields = {"format": "lacitta-game/1", "start": POSITION, "moves": ["gold"]}
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files and modes")


def refused(path: object, data: Fields = GAME) -> BadFile:
    with pytest.raises(BadFile) as caught:
        write_file(path, data)  # type: ignore[arg-type]
    return caught.value


def game_of(moves: int = 60) -> Game:
    game = lc.new_game(players=2, seed=1)
    while len(game.moves) < moves and not game.over:
        game.run()
        if not game.over:
            game.play(game.legal_actions()[0])
    return game


# What is too large or of a wrong kind is told while it is written.


def test_comments_that_could_not_be_read_again_are_not_written(tmp_path: Path) -> None:
    game = game_of()
    made = len(game.moves)
    game.comments = dict.fromkeys(range(made), "\U0001f3db" * 10_000)
    for write in (game.record, game.code, lambda: game.save(tmp_path / "game.json")):
        with pytest.raises(BadFile, match="and 2,000,000 can be read again") as caught:
            write()
        assert caught.value.place == "comments"
    assert list(tmp_path.iterdir()) == []
    game.comments = dict.fromkeys(range(made), "x" * 10_000)
    game.save(tmp_path / "game.json")
    assert lc.load(tmp_path / "game.json").comments == game.comments
    assert lc.load(game.code()).comments == game.comments


def test_a_code_longer_than_any_that_is_read_is_not_written() -> None:
    noise = np.random.default_rng(1).integers(0x4E00, 0x9FA0, (50, 10_000))
    comments = {str(i): "".join(map(chr, line)) for i, line in enumerate(noise)}
    with pytest.raises(BadFile, match=r"comments: is too large: the whole would take 1,\d+,\d+ l"):
        to_code(GAME | {"moves": ["gold"] * 50, "comments": comments})


def test_every_game_on_a_board_that_is_read_can_be_saved() -> None:
    pairs = [["S5", "L1"]] * 3990
    board = LANE | {"no_yield": pairs}
    game = lc.new_game(players=2, setup="advanced", board=board_source(board), seed=1)
    assert lc.load(game.record()).state == game.state
    with pytest.raises(BadFile, match="holds more than 12,000 values"):
        board_from(LANE | {"no_yield": pairs * 2})


def board_source(board: Fields) -> Fields:
    """A longer lane, on which four castles find room."""
    spaces = {f"S{i}": {"at": [i, 0], "players": 2} for i in range(20)}
    areas = {name: area for name, area in board["areas"].items() if name != "W1"}
    return board | {"spaces": spaces, "areas": areas, "no_yield": board["no_yield"][:3900]}


@pytest.mark.parametrize(
    ("comments", "place", "problem"),
    [
        ({"1": "x"}, 'comments."1"', "expected a whole number of moves made, from 0 to 3"),
        ({1: "x", "1": "y"}, 'comments."1"', "expected a whole number of moves made, from 0 to 3"),
        ({1.0: "x"}, "comments.1.0", "expected a whole number of moves made, from 0 to 3"),
        ({None: "x"}, "comments.null", "expected a whole number of moves made, from 0 to 3"),
        ({-1: "x"}, "comments.-1", "expected a whole number of moves made, from 0 to 3"),
        ({-(10**5000): "x"}, "comments.a number of more than 100 digits",
         "expected a whole number of moves made, from 0 to 3"),
        ({1: 5}, "comments.1", "expected a text of at most 10,000 characters, got 5"),
        ({1: "x" * 10_001}, "comments.1",
         f'expected a text of at most 10,000 characters, got "{"x" * 56}…'),
        ({1: "\ud800"}, "comments.1", "expected a text of whole characters, got half of one"),
    ],
)  # fmt: skip
def test_a_comment_that_no_saved_game_holds(
    comments: dict[int, str], place: str, problem: str
) -> None:
    game = game_of(moves=3)
    game.comments = comments
    with pytest.raises(BadFile) as caught:
        game.code()
    assert (caught.value.place, caught.value.problem) == (place, problem)
    game.undo()
    game.run()
    game.play(game.legal_actions()[0])  # Comments never hold up the game.


def test_comments_by_any_whole_number_with_any_letters_come_back(tmp_path: Path) -> None:
    game = game_of(moves=3)
    game.comments = {np.int64(2): "two\0\n\u2028", 1: "\U0001f3db", np.uint8(0): ""}  # type: ignore[dict-item]
    game.save(tmp_path / "game.json")
    assert lc.load(tmp_path / "game.json").comments == {0: "", 1: "\U0001f3db", 2: "two\0\n\u2028"}


@pytest.mark.parametrize(
    ("about", "place"),
    [
        ({"event": 5}, "about.event"),
        ({"event": None}, "about.event"),
        ({"event": "\udfff"}, "about.event"),
        ({"author": "x"}, "about.author"),
        ({1: "x"}, "about"),
        (["event"], "about"),
    ],
)
def test_a_text_about_the_game_that_no_saved_game_holds(about: Fields, place: str) -> None:
    game = game_of(moves=1)
    game.about = about
    with pytest.raises(BadFile) as caught:
        game.record()
    assert caught.value.place == place


# Where it is written to.


@pytest.mark.parametrize(
    ("path", "problem"),
    [
        ("a\0b", "is no path: it has a null byte"),
        ("\ud800", "expected a text of whole characters, got half of one"),
        ("x" * 256, "can't be written: File name too long"),
        ("", "is a folder; name a file in it"),
        ("folder", "is a folder; name a file in it"),
        ("loop", "can't be written: Too many levels of symbolic links"),
        ("pipe", "is no ordinary file, and only such a file is read or written"),
        ("locked", "can't be written: Permission denied"),
        (5, "expected a path, got 5"),
        (None, "expected a path, got null"),
    ],
)  # fmt: skip
@posix
def test_where_nothing_can_be_written_nothing_changes(
    path: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("loop").symlink_to("loop")
    os.mkfifo("pipe")
    Path("locked").write_text("mine", encoding="utf-8")
    Path("locked").chmod(0o400)
    # Root may write everywhere: say what anybody else would be told.
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path).stat().st_mode & mode << 6)
    before = {entry.name: entry.lstat() for entry in tmp_path.iterdir()}
    error = refused(path)
    assert error.problem.startswith(problem)
    str(error).encode("utf-8")
    assert {entry.name: entry.lstat() for entry in tmp_path.iterdir()} == before


@posix
def test_a_file_keeps_its_mode_and_a_new_one_has_that_of_any_other(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for mode in (0o600, 0o640, 0o666):
        path.touch()
        path.chmod(mode)
        write_file(path, GAME)
        assert stat.S_IMODE(path.stat().st_mode) == mode
    mask = os.umask(0o027)
    try:
        write_file(tmp_path / "new.json", GAME)
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o640


@posix
def test_a_link_stays_a_link_and_its_target_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    for target in ("there/old.json", "there/new.json"):
        link = tmp_path / f"link to {Path(target).name}"
        link.symlink_to(target)
    (tmp_path / "there/old.json").write_text("old", encoding="utf-8")
    for name in ("old.json", "new.json"):
        write_file(tmp_path / f"link to {name}", GAME)
        assert (tmp_path / f"link to {name}").is_symlink()
        assert read_source(tmp_path / "there" / name) == GAME


@pytest.mark.parametrize("length", [242, 255])
def test_a_name_may_be_as_long_as_names_can_be(tmp_path: Path, length: int) -> None:
    path = tmp_path / ("x" * (length - 5) + ".json")
    for _ in range(2):
        write_file(path, GAME)
    assert read_source(path) == GAME
    assert list(tmp_path.iterdir()) == [path]


KILLED = """
import os, signal, sys
from lacitta_nb.files import write_file
os.fsync = lambda _: os.kill(os.getpid(), signal.SIGKILL)
write_file(sys.argv[1], {"format": "lacitta-game/1"})
"""


@posix
@pytest.mark.parametrize("ahead", [-100, 10**8])
def test_what_a_killed_save_left_goes_with_a_later_save_of_the_same_file(
    tmp_path: Path, ahead: int
) -> None:
    path = tmp_path / "game.json"
    write_file(path, GAME)
    for name in ("game.json", "other.json"):
        subprocess.run([sys.executable, "-c", KILLED, str(tmp_path / name)], check=False)
    mine, others = sorted(tmp_path.glob(".*.part"), key=lambda part: part.stat().st_mtime)
    assert read_source(path) == GAME
    write_file(path, GAME)
    assert mine.exists(), "it could be that of a save under way"
    for part in (mine, others):
        os.utime(part, (time.time() + ahead,) * 2)
    write_file(path, GAME)
    assert sorted(tmp_path.iterdir()) == sorted([path, others])

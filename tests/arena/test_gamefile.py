"""The file of a tournament: what is read, what is refused, and that reading changes nothing."""

import json
import os
import sys
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.record_file import RecordFile
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from lacitta_nb.study import plan, read_games, run_tournament
from tests.arena.test_tournament import game

PLAYERS: dict[str, ComputerPlayer] = {"a": RandomPlayer("1"), "b": RandomPlayer("2")}


def line(**changed: object) -> str:
    """A game as it is written, with some fields otherwise."""
    return json.dumps({**game("ab", (1.0, 0.0)).model_dump(), **changed})


@pytest.mark.parametrize(
    "content",
    [
        b"dear diary",
        b"{",
        b"lc1.eNqlV9ty2jAQ",
        b"\x00\xff\xfe",
        json.dumps(lc.new_game(2, seed=1).position()).encode(),
        json.dumps(lc.new_game(2, seed=1).record()).encode(),
        line().encode() + b"\ndear diary",
    ],
)
def test_a_file_that_is_no_tournament_is_refused_and_left_alone(
    content: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    with pytest.raises(lc.BadFile, match=r"file, line \d"):
        read_games(path)
    with pytest.raises(lc.BadFile, match=r"file, line \d"):
        run_tournament(PLAYERS, plan(PLAYERS, ["ab"]), path, progress=False)
    assert path.read_bytes() == content


def test_reading_leaves_a_half_written_line_to_whoever_writes_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = f"{line()}\n{line(seed=1)}\n"
    path.write_text(whole[:-30])
    reader = RecordFile(path)
    assert len(reader.games) == 1
    assert reader.cut
    assert path.read_text() == whole[:-30]
    path.write_text(whole)
    reader.add(game("ba", (0.0, 1.0)))
    assert [found.seats for found in read_games(path)] == [("a", "b"), ("a", "b"), ("b", "a")]


def test_a_half_written_line_makes_way_for_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line()[:-30])
    RecordFile(path).add(game("ba", (0.0, 1.0)))
    assert [found.seats for found in read_games(path)] == [("b", "a")]


def test_a_half_written_line_stays_while_there_is_nothing_to_play(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    matches = plan(PLAYERS, ["ab"], boards=["lezione"])
    run_tournament(PLAYERS, matches, path, progress=False)
    torn = path.read_bytes() + line().encode()[:60]
    path.write_bytes(torn)
    again = run_tournament(PLAYERS, matches, path, progress=False)
    assert again.notes == ()
    assert path.read_bytes() == torn


def test_a_game_that_two_tournaments_wrote_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line()}\n{line(seed=1)}\n{line()}\n")
    assert [found.seed for found in read_games(path)] == [0, 1]


@pytest.mark.parametrize(
    "changed",
    [
        {"points": [1]},
        {"points": [1, 2, 3]},
        {"makes": ["0"]},
        {"wins": [float("inf"), 0.0]},
        {"wins": [7.0, -6.0]},
        {"wins": [0.0, 0.0]},
        {"wins": [float("nan"), 1.0]},
        {"years": []},
        {"years": [[[0, 0], [0, 0], [0, 0]]]},
        {"years": [[[0], [0, 0], [0, 0]]] * 6},
        {"seats": ["a"]},
    ],
    ids=str,
)
def test_numbers_that_can_be_of_no_game_are_refused_at_their_line(
    changed: dict[str, object], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line()}\n{line(**changed)}\n")
    with pytest.raises(lc.BadFile, match="line 2"):
        read_games(path)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"ranks": [9, 9]}, "the line: ranks can't be these"),
        ({"ranks": [1, 3]}, "the line: ranks can't be these"),
        ({"ranks": [2, 2]}, "the line: ranks can't be these"),
        ({"ranks": [2, 1]}, "the line: wins and ranks contradict each other"),
        ({"ranks": [1, 1]}, "the line: wins and ranks contradict each other"),
        ({"wins": [0.5, 0.5], "ranks": [1, 2]}, "the line: wins and ranks contradict each other"),
        ({"ranks": [0, 1]}, "ranks[0]: expected a whole number of at least 1, got 0"),
        ({"wins": [0.0, 0.0]}, "the line: expected shares of one win"),
        ({"points": [1]}, "the line: expected one value for each of the 2 seats"),
        ({"format": "chess/1"}, 'format: expected "lacitta-tournament/1", got "chess/1"'),
        ({"bord": 1}, "bord: no such key is known here (did you mean board?)"),
        ({"board": None}, "board: expected a text, got null"),
        ({"moves": 3}, "moves: expected a text, got 3"),
        ({"round": -1}, "round: expected a whole number of at least 0, got -1"),
        ({"migrated": [-1, 0]}, "migrated[0]: expected a whole number of at least 0, got -1"),
        ({"starved": [0, -2]}, "starved[1]: expected a whole number of at least 0, got -2"),
        ({"crowded": [-3, 0]}, "crowded[0]: expected a whole number of at least 0, got -3"),
        (
            {"years": [[[0, 0], [0, -1], [0, 0]]] * 6},
            "years[0][1][1]: expected a whole number of at least 0, got -1",
        ),
        (
            {"years": [[[0, 0], [0, 0], [-1, 0]]] * 6},
            "years[0][2][0]: expected a whole number of at least 0, got -1",
        ),
        ({"seats": ["a", ""]}, 'seats[1]: expected a text that is not empty, got ""'),
        ({"seats": ["a", 3]}, "seats[1]: expected a text, got 3"),
        ({"round": 1.5}, "round: expected a whole number, got 1.5"),
        ({"seed": "7"}, 'seed: expected a whole number, got "7"'),
        ({"wins": ["x", 1.0]}, 'wins[0]: expected a number, got "x"'),
        ({"seats": "ab"}, 'seats: expected a list, got "ab"'),
        ({"seats": ["a"]}, "seats: expected at least 2 entries, got 1"),
        ({"seats": list("abcdef")}, "seats: expected at most 5 entries, got 6"),
        ({"years": []}, "years: expected at least 6 entries, got 0"),
        ({"years": [3] * 6}, "years[0]: expected a list, got 3"),
        ({"years": [[[0, 0], [0, 0]]] * 6}, "years[0][2]: is missing"),
        ({"years": [[[0, 0]] * 4] * 6}, "years[0]: expected at most 3 entries, got 4"),
        ({"years": [{"points": [0, 0]}] * 6}, "years[0]: expected a list, got an object"),
    ],
    ids=str,
)
def test_what_does_not_fit_is_told_in_our_own_words(
    changed: dict[str, object], told: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line(**changed)}\n")
    with pytest.raises(lc.BadFile) as refused:
        read_games(path)
    assert str(refused.value).startswith(f"games.jsonl, line 1: {told}")


@pytest.mark.parametrize(
    ("content", "told"), [("[]", "a list"), ("3", "3"), ('"x"', '"x"'), ("null", "null")]
)
def test_a_line_that_is_no_object_is_told_in_our_own_words(
    content: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{content}\n")
    with pytest.raises(lc.BadFile, match=rf"line 1: the line: expected an object, got {told}$"):
        read_games(path)


def test_a_shared_win_is_that_of_all_in_the_first_place(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line(wins=[0.5, 0.5], ranks=[1, 1]) + "\n" + line(ranks=[1, 2], seed=1) + "\n")
    assert [found.places for found in read_games(path)] == [(1, 1), (1, 2)]


def test_a_key_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line().replace('"round"', '"seed": 5, "round"') + "\n")
    with pytest.raises(lc.BadFile, match=r"line 1.*twice"):
        read_games(path)


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("\0", "is no path: it has a null byte"),
        ("\ud800", "expected a text of whole characters, got half of one"),
        ("x" * 300, "can't be read: File name too long"),
        ("loop", "can't be read: Too many levels of symbolic links"),
        ("pipe", "is no ordinary file, and only such a file is read or written"),
        ("", "is a folder; name a file in it"),
        (None, "expected a path, got null"),
        (3, "expected a path, got 3"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_is_no_path_to_a_file_is_refused_in_a_sentence(
    path: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    os.mkfifo("pipe")
    Path("loop").symlink_to("loop")
    with pytest.raises(lc.BadFile) as read:
        read_games(path)
    with pytest.raises(lc.BadFile) as played:
        run_tournament(PLAYERS, plan(PLAYERS, ["ab"]), path, progress=False)
    assert read.value.problem.startswith(told)
    assert str(played.value) == str(read.value)
    str(read.value).encode()


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    RecordFile("~/games.jsonl").add(game("ab", (1.0, 0.0)))
    assert (tmp_path / "games.jsonl").exists()
    assert len(read_games("~/games.jsonl")) == len(read_games(Path("~/games.jsonl"))) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
def test_a_file_whose_name_is_no_text_is_told_in_letters(tmp_path: Path) -> None:
    path = tmp_path / "caf\udce9.jsonl"
    path.write_text("dear diary\n")
    with pytest.raises(lc.BadFile, match=r"caf\\udce9\.jsonl, line 1"):
        read_games(path)


def test_a_file_that_can_no_longer_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    file = RecordFile(tmp_path / "folder" / "games.jsonl")
    (tmp_path / "folder").rmdir()
    with pytest.raises(lc.BadFile, match="can't be written: No such file"):
        file.add(game("ab", (1.0, 0.0)))

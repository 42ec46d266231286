"""What is handed to the tools that learn: words and files that can't be are told in sentences."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest

from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.players.considerations import NAMES
from tools import (
    citta_stato_solo,
    citta_stato_tables,
    citta_stato_weights,
    lacitta_tuning,
    lacitta_turns,
    lacitta_weights,
    learning,
    saint_malo_weights,
)

PLAYING = [lacitta_turns, lacitta_weights, saint_malo_weights, citta_stato_weights]
TOOLS = [*PLAYING, lacitta_tuning]
OTHERS = [citta_stato_solo, citta_stato_tables]
ROW = [0.0] * len(NAMES)


@pytest.fixture(autouse=True)
def nothing_is_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*given: object) -> None:
        pytest.fail(f"played or written: {given}")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(lacitta_weights, "keep", refuse)
    monkeypatch.setattr(lacitta_turns, "keep", refuse)
    monkeypatch.setattr(lacitta_tuning, "write", refuse)
    monkeypatch.setattr(lacitta_tuning, "ProcessPoolExecutor", refuse)
    monkeypatch.setattr(learning, "ProcessPoolExecutor", refuse)
    monkeypatch.setattr(citta_stato_tables, "page", refuse)
    monkeypatch.setattr(citta_stato_solo, "PAGE", tmp_path / "page")


def ended(tool: ModuleType, *words: str) -> Any:  # noqa: ANN401 - a text or a number
    with pytest.raises(SystemExit) as end:
        tool.main(list(words))
    assert not [path for path in Path().iterdir() if path.name.startswith("-")]
    return end.value.code


@pytest.mark.parametrize("tool", [*TOOLS, *OTHERS])
def test_help_is_told(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(tool, "--help") == 0
    assert str(tool.__doc__).splitlines()[0] in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["lern", "games"],
        ["play"],
        ["learn"],
        ["learn", "games", "1"],
        ["play", "games", "1", "2", "3"],
        ["play", "games", "abc"],
        ["play", "games", "0"],
        ["play", "games", "-3"],
        ["play", "games", "1", "-1"],
        ["play", "games", "1", "x"],
        ["play", "games", "1", "9" * 30],
    ],
)
@pytest.mark.parametrize("tool", PLAYING)
def test_other_words_play_nothing(
    tool: ModuleType, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(tool, *words) == 2
    assert f"usage: python -m tools.{tool.__name__.rpartition('.')[2]}" in capsys.readouterr().err
    assert not Path("games").exists()


@pytest.mark.parametrize(
    "words", [[], ["new", "0"], ["new", "-1"], ["new", "x"], ["new", "1", "-1"], list("abcd")]
)
def test_other_words_tune_nothing(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(lacitta_tuning, *words) == 2
    assert "python -m tools.lacitta_tuning: error: " in capsys.readouterr().err
    assert not Path("new").exists()


def test_a_tool_that_takes_no_words_takes_none() -> None:
    assert ended(citta_stato_tables, "x") == 2


def test_the_tool_that_records_reads_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("playwright.sync_api")
    from tools import migration_picture

    assert ended(migration_picture, "--help") == 0
    assert "a migration on the table" in capsys.readouterr().out
    for words in (["--colour"], ["none/picture.webp"], ["."], ["a", "b"]):
        assert ended(migration_picture, *words) == 2


def test_numbers_that_are_not_given_are_the_usual_ones() -> None:
    def asked(*words: str) -> range:
        seeds = learning.play_or_learn("tool", "", words, games=40, first=7).seeds
        assert isinstance(seeds, range)
        return seeds

    assert asked("play", "games") == range(7, 47)
    assert asked("play", "games", "2") == range(7, 9)
    assert asked("play", "games", "2", "0") == range(2)


@pytest.mark.parametrize("tool", PLAYING)
def test_files_that_cannot_be_read_or_written_are_named(tool: ModuleType) -> None:
    assert ended(tool, "learn", "none").startswith("none: ")
    assert ended(tool, "learn", ".").startswith(".: ")
    assert ended(tool, "play", "none/games").startswith("none/games: ")
    assert ended(tool, "play", ".").startswith(".: ")


@pytest.mark.parametrize(
    "line", [b"[]", b"{}", b"3", b'"x"', b"", b"null", b'{"se', b"\xff\x00\xfe", b'{"seed": NaN}']
)
@pytest.mark.parametrize("tool", PLAYING)
def test_lines_that_are_no_games_are_named(tool: ModuleType, line: bytes) -> None:
    Path("games").write_bytes(line + b"\n")
    assert ended(tool, "learn", "games").startswith("games, line 1: no whole game")


@pytest.mark.parametrize("tool", PLAYING)
def test_a_file_without_games_is_named(tool: ModuleType) -> None:
    Path("games").touch()
    assert ended(tool, "learn", "games") == "games: there is no game in it; `play` adds some"


GAMES: dict[ModuleType, dict[str, Any]] = {
    lacitta_weights: {"seed": 1, "ends": {"5": [ROW, ROW]}, "points": [3, 4]},
    lacitta_turns: {"seed": 1, "turns": []},
    saint_malo_weights: {"totals": [1], "turns": []},
    citta_stato_weights: {"logs": [[0.0] * len(citta_stato_weights.NAMES)] * 2, "leads": [1, 2]},
}
"""A game of each tool."""


def test_each_tool_that_plays_has_a_game() -> None:
    assert set(GAMES) == set(PLAYING)


@pytest.mark.parametrize("tool", PLAYING)
def test_no_game_is_added_to_what_holds_others(tool: ModuleType) -> None:
    whole = json.dumps(GAMES[tool])
    others = [json.dumps(game) for other, game in GAMES.items() if other is not tool]
    for odd in ("dear diary", "{}", "3", "", whole[:-5], *others):
        for content in (f"{odd}\n", f"{whole}\n{odd}\n", f"{whole}\n{odd or ' '}"):
            Path("games").write_text(content, encoding="utf-8")
            told = ended(tool, "play", "games", "1")
            assert told == ended(tool, "learn", "games")
            assert told.startswith(f"games, line {content.count(whole) + 1}: no whole game; ")
            assert Path("games").read_text(encoding="utf-8") == content


class Here:
    """Plays where it stands, instead of other processes."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, one: Callable[[int], Any], seeds: range, chunksize: int) -> Iterator[Any]:
        assert chunksize
        return map(one, seeds)


@pytest.mark.parametrize("begun", [None, "", "{}", "{}\n"], ids=repr)
@pytest.mark.parametrize("tool", PLAYING)
def test_games_are_added_a_line_each(
    tool: ModuleType, begun: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[tool]
    if begun is not None:
        Path("games").write_text(begun.replace("{}", json.dumps(game)), encoding="utf-8")
    monkeypatch.setattr(learning, "ProcessPoolExecutor", Here)
    for play in ("played", "looked_into"):
        monkeypatch.setattr(tool, play, lambda _: game, raising=False)
    tool.main(["play", "games", "2"])
    lines = Path("games").read_text(encoding="utf-8").splitlines()
    assert list(map(json.loads, lines)) == [game] * (3 if begun else 2)


def ends(*years: int) -> dict[str, Any]:
    return {"seed": 1, "ends": {str(year): [ROW, ROW] for year in years}, "points": [3, 4]}


@pytest.mark.parametrize(
    ("tool", "game", "told"),
    [
        (lacitta_turns, {"seed": 1, "turns": []}, "no turn in it"),
        (saint_malo_weights, {"totals": [1], "turns": []}, "no turn in it"),
        (lacitta_weights, ends(), "no end of year 1 in it"),
        (lacitta_weights, ends(*range(2, YEARS)), "no end of year 1 in it"),
    ],
)
def test_games_that_tell_nothing_are_named(
    tool: ModuleType, game: dict[str, Any], told: str
) -> None:
    Path("games").write_text(json.dumps(game), encoding="utf-8")
    assert ended(tool, "learn", "games") == f"games: there is {told}; `play` adds some"


@pytest.mark.parametrize(
    ("tool", "game"),
    [
        (lacitta_weights, ends(*range(1, YEARS - 1))),
        (lacitta_weights, ends(*range(1, YEARS)) | {"points": [1, 2, 3]}),
        (lacitta_weights, ends(*range(1, YEARS)) | {"ends": {"5": [ROW[1:], ROW]}}),
        (lacitta_turns, {"seed": 1, "turns": [{"year": 1, "units": [ROW], "leads": []}]}),
        (lacitta_turns, {"seed": 1, "turns": [{"year": 9, "units": [ROW], "leads": [1]}]}),
        (saint_malo_weights, {"totals": [1], "turns": [[1.0] * saint_malo_weights.ROW]}),
        (saint_malo_weights, {"totals": [1], "turns": [[0.0]]}),
        (citta_stato_weights, {"logs": [[0.0] * len(citta_stato_weights.NAMES)], "leads": [1]}),
        (citta_stato_weights, {"logs": [[0.0], [0.0]], "leads": [1, 2]}),
    ],
)
def test_games_of_another_shape_are_named(tool: ModuleType, game: dict[str, Any]) -> None:
    Path("games").write_text(json.dumps(game), encoding="utf-8")
    assert ended(tool, "learn", "games").startswith("games, line 1: no whole game")


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[]", b"[1, 2]", b'"x"', b"3", b"\xff", b"[1e99]"]
)
def test_a_guess_that_is_none_is_named(content: bytes) -> None:
    Path("guess").write_bytes(content)
    size = 2 * len(lacitta_tuning.FELT_BEFORE)
    assert ended(lacitta_tuning, "guess", "1").startswith(f"guess: expected a guess of {size} ")


def test_a_guess_that_cannot_be_kept_is_told_before_anything_is_played() -> None:
    assert ended(lacitta_tuning, "none/guess").startswith("none/guess: ")
    assert ended(lacitta_tuning, ".").startswith(".: ")


def test_a_guess_is_read_as_it_was_kept(tmp_path: Path) -> None:
    size = 2 * len(lacitta_tuning.FELT_BEFORE)
    file = tmp_path / "guess"
    assert lacitta_tuning.known(file) == [0.0] * size
    file.write_text(json.dumps([1, -2.5] * (size // 2)), encoding="utf-8")
    assert lacitta_tuning.known(file) == [1.0, -2.5] * (size // 2)


def test_whole_games_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Any] = []

    def keep(*given: object) -> None:
        kept.append(given)

    def learnt(tool: ModuleType, game: dict[str, Any], by: Callable[[Any], Any]) -> None:
        monkeypatch.setattr(tool, "keep", keep)
        Path("games").write_text(json.dumps(game), encoding="utf-8")
        tool.main(["learn", "games"])
        assert kept.pop()[2] == by(game)

    row = [float(place) for place in range(len(NAMES))]
    game = ends(*range(1, YEARS))
    game["ends"] = {year: [row, ROW] for year in game["ends"]}
    learnt(lacitta_weights, game, lambda game: lacitta_weights.year_ends([game]))
    turn = {"year": 2, "units": [row, ROW], "leads": [1.5, 2]}
    learnt(
        lacitta_turns,
        {"seed": 1, "turns": [turn]},
        lambda game: lacitta_turns.turns(game["turns"]),
    )

"""What a text given to `load` is meant to be: JSON, a game code or a path, whatever is round it."""

import json
import os
import sys
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.files import read_source, to_code
from lacitta_nb.files.values import shorten
from tests.files.refusing import expect, load, refusal
from tests.files.samples import POSITION

CODE = to_code(POSITION)
JSON = json.dumps(POSITION)
SOURCES = "expected a path, a dict, JSON text or a game code"


def wrapped(text: str, end: str) -> str:
    return end.join(text[i : i + 72] for i in range(0, len(text), 72))


@pytest.mark.parametrize(
    "text",
    [
        f"> {CODE}",
        f">{CODE}\n",
        "> " + wrapped(CODE, "\n> "),
        "> > " + wrapped(CODE, "\r\n> > "),
        wrapped(CODE, "=\n"),
        f'"{CODE}"',
        f"'{CODE}'\n",
        f"```\n{CODE}\n```",
        f"“{CODE}”",
        f"\ufeff  {CODE}  ",
        f"'{JSON}'",
        f"\n'''{json.dumps(POSITION, indent=2)}'''",
        "> " + json.dumps(POSITION, indent=2).replace("\n", "\n> "),
        f"`{JSON}`",
        f"\u00a0\u200b{CODE}\u200b\u00a0",
        f"\u00a0\u200b{JSON}\u200b\u00a0",
        f"<{CODE}>",
        f"({CODE})",
        f"{CODE}.",
        f"{CODE},\nsee you",
        f"| {CODE}",
        f">\u00a0{CODE}",
        ">\u00a0" + wrapped(CODE, "\n>\u00a0"),
        "| " + wrapped(CODE, "\n| "),
        f"> {CODE}\n> Yours, Bea",
        f"```json\n{JSON}\n```",
        f"> ```json\n> {JSON}\n> ```",
        "On Monday Rosso wrote:\n> " + wrapped(CODE, "\n> "),
        wrapped(CODE, "\n") + "\n\n-- \nRosso",
        f"{CODE}\n-- \nRosso",
        f"Here it is: {wrapped(CODE, chr(10))}.\nRosso",
    ],
)
def test_a_text_is_understood_whatever_mail_and_quotes_put_round_it(
    text: str, tmp_path: Path
) -> None:
    assert read_source(text) == POSITION
    (tmp_path / "mail.txt").write_text(text, encoding="utf-8")
    assert read_source(tmp_path / "mail.txt") == POSITION


@pytest.mark.parametrize(
    ("text", "place", "problem"),
    [
        ("Dear Bea,\nhere is the game.\n", "",
         f'{SOURCES}, got a text of 2 lines that begins "Dear Bea,"'),
        ("game.json\rother.json", "", f'{SOURCES}, got a text of 2 lines that begins "game.json"'),
        ("x\n" * 100_000, "", f'{SOURCES}, got a text of 100000 lines that begins "x"'),
        ("x" * 300, "x" * 57 + "…",
         "can't be read: File name too long (JSON begins with {, a game code with lc1.)"),
        ("> {\n> nothing", "",
         "is no JSON: Expecting property name enclosed in double quotes at line 2, column 1"),
        (f"{CODE}),then", "game code",
         "it has letters that no game code has, or some are missing; copy it again"),
        (f"{CODE}\nRosso", "game code",
         "its end is missing or does not belong to it; copy it again"),
        (f"{CODE}\n\n{CODE}", "game code",
         "the text holds 2 of them; give the one that is meant"),
        (f"Was it {CODE} or {CODE}?", "game code",
         "the text holds 2 of them; give the one that is meant"),
        ("games/lc1.json", "games/lc1.json", "there is no such file"),
        ("'no such file.json'", "no such file.json", "there is no such file"),
        ("~nobody-at-all\0/x", "~nobody-at-all\0/x", "is no path: it has a null byte"),
        ("caf\udce9.json", "caf\\udce9.json", "there is no such file"),
    ],
)  # fmt: skip
def test_a_text_that_is_refused_is_refused_for_what_it_is(
    text: str, place: str, problem: str
) -> None:
    expect(text, place, problem)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_is_no_ordinary_file_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    pipe, loop = tmp_path / "pipe", tmp_path / "loop"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    expect(pipe, shorten(str(pipe)), "is no ordinary file, and only such a file is read or written")
    expect(loop, shorten(str(loop)), "can't be read: Too many levels of symbolic links")


@pytest.mark.parametrize(
    "text",
    ["\ud800", '{"\\ud800": {"a": 1, "a": 2}}', '{"\\ud800": NaN}', '{"\\ud800": 1, "\\ud800": 2}'],
)
def test_whatever_is_refused_can_be_printed(text: str) -> None:
    error = refusal(load, text)
    assert "\\ud800" in str(error)
    for told in (str(error), error.place, error.problem):
        told.encode()


def test_a_path_may_stand_in_quotes_and_an_odd_name_is_that_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("game.json", '"quoted"', "[draft].json", "{1}.json", "lc1.json", "~draft.json"):
        Path(name).write_text(JSON, encoding="utf-8")
        assert read_source(name) == POSITION
    assert read_source('"game.json"') == read_source("'game.json'\n") == POSITION


def test_a_tilde_is_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    game = lc.new_game(players=2, seed=1)
    game.save("~/one.json")
    game.save(Path("~/two.json"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]
    assert lc.load("~/one.json").state == lc.load(Path("~/two.json")).state == game.state
    expect("~/none.json", shorten(str(tmp_path / "none.json")), "there is no such file")

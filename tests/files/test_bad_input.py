"""Broken sources: what is no file of this package, or pretends to be one, is refused at once."""

import base64
import json
import pickle
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from lacitta_nb.core.errors import MOST_TOLD
from lacitta_nb.files import read_source, to_code
from tests.files.refusing import expect, load, refusal, work_of
from tests.files.samples import POSITION, Fields

FORMATS = (
    'expected "lacitta-board/1", "lacitta-position/1", "lacitta-game/1", "saintmalo-tables/1", '
    '"saintmalo-position/1", "saintmalo-game/1", "cittastato-tables/1", "cittastato-position/1" or '
    '"cittastato-game/1"'
)
HEAD = '{"format": "lacitta-position/1", '
TEXTS: list[tuple[str, str, str]] = [
    ("", "", 'expected a path, a dict, JSON text or a game code, got ""'),
    ("[]", "", 'expected an object with a "format", got a list'),
    ("{", "", "is no JSON: Expecting property name enclosed in double quotes at line 1, column 2"),
    ("{}", "format", f"is missing, {FORMATS}"),
    ('{"format": "chess/1"}', "format", f'{FORMATS}, got "chess/1"'),
    ('{"format": "saintmalo-board/1"}', "format",
     (f'{FORMATS}, got "saintmalo-board/1" (did you mean '
      "saintmalo-game/1, saintmalo-tables/1 or saintmalo-position/1?)")),
    ('{"format": "lacitta-position/2"}', "format",
     ('"lacitta-position/2" was written by a later version of lacitta_nb; '
      'this one reads "lacitta-position/1"')),
    ('{"format": "lacitta-board/10"}', "format",
     ('"lacitta-board/10" was written by a later version of lacitta_nb; '
      'this one reads "lacitta-board/1"')),
    ('{"format": "lacitta-game/0"}', "format",
     f'{FORMATS}, got "lacitta-game/0" (did you mean lacitta-game/1?)'),
    (HEAD + '"seed": NaN}', "seed", "expected a number, got NaN"),
    (HEAD + '"players": [{}, {"gold": -Infinity}]}', "players[1].gold",
     "expected a number, got -Infinity"),
    (HEAD + '"seed": 1e999}', "seed", "expected a number, got inf"),
    (HEAD + '"seed": ' + "9" * 100_000 + "}", "seed", "expected a number of at most 100 digits"),
    (HEAD + '"year": 1, "year": 2}', "year", "stands here twice, and only one can be meant"),
    (HEAD + '"players": [{}, {"gold": 1, "name": "x", "gold": 2}]}', "players[1].gold",
     "stands here twice, and only one can be meant"),
    (HEAD + '"players": [{"name": "\\ud800"}, {}]}', "players[0].name",
     "expected a text of whole characters, got half of one"),
    ("[" * 900_000, "", "more than 40 lists and objects lie inside one another"),
    (HEAD + '"seed": ' + "[" * 40 + "]" * 40 + "}", "seed" + "[0]" * 17 + "[0…",
     "more than 40 lists and objects lie inside one another"),
    ("[" + "{}," * 600_000 + "{}]", "",
     "holds more than 25,000 values, so it is no file of this game"),
    (HEAD + '"x": "' + "x" * 2_000_000 + '"}', "",
     "is longer than 2,000,000 characters, so it is no file of this game"),
    ("lc1.", "game code", "its end is missing or does not belong to it; copy it again"),
    ("lc1.***", "game code",
     "it has letters that no game code has, or some are missing; copy it again"),
    ("lc1.é", "game code",
     "it has letters that no game code has, or some are missing; copy it again"),
    ("lc1.abcd", "game code", "it was changed or cut somewhere; copy it again"),
    ("lc2.abcd", "game code",
     '"lc2." was written by a later version of lacitta_nb; this one reads "lc1."'),
    ("lc1." + "A" * 1_000_000, "game code", "is longer than 1,000,000 characters"),
    (to_code(POSITION)[:-8], "game code",
     "its end is missing or does not belong to it; copy it again"),
    ("no such file.json", "no such file.json", "there is no such file"),
    ("a\0b", "a\0b", "is no path: it has a null byte"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "place", "problem"), TEXTS, ids=range(len(TEXTS)))
def test_a_broken_text(text: str, place: str, problem: str) -> None:
    expect(text, place, problem)


def packed(content: bytes) -> str:
    return "lc1." + base64.urlsafe_b64encode(content).decode().rstrip("=")


def test_a_game_code_that_unpacks_to_gigabytes_is_never_unpacked() -> None:
    packer = zlib.compressobj(9)
    zeros = b"0" * 10_000_000
    bomb = b"".join([*(packer.compress(zeros) for _ in range(70)), packer.flush()])
    code = packed(bomb)
    assert len(code) < 1_000_000
    expect(code, "game code", "unpacks to more than 2,000,000 bytes")


def test_a_game_code_with_something_behind_its_end_is_refused() -> None:
    content = zlib.compress(json.dumps(POSITION).encode())
    load(packed(content))
    expect(
        packed(content + b"more"), "game code",
        "its end is missing or does not belong to it; copy it again",
    )  # fmt: skip


class Hostile:
    """Would run code if anybody opened its pickle."""

    opened = False

    def __reduce__(self) -> tuple[Callable[[], None], tuple[()]]:
        return open_pickle, ()


def open_pickle() -> None:
    Hostile.opened = True


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickle_is_never_opened(tmp_path: Path, protocol: int) -> None:
    content = pickle.dumps(Hostile(), protocol)
    path = tmp_path / "game.json"
    path.write_bytes(content)
    error = refusal(read_source, path)
    assert error.problem.startswith(
        "is no UTF-8 text; pickles" if protocol > 1 else "is no JSON: Expecting value"
    )
    expect(
        content, "", "expected a path, a dict, JSON text or a game code, got a value of type bytes"
    )
    refusal(read_source, packed(zlib.compress(content)))
    assert not Hostile.opened


def test_a_file_of_fifty_megabytes_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.write(b'{"moves": [')
        file.truncate(50_000_000)
    error = refusal(read_source, path)
    assert error.problem == "is larger than 2,000,000 bytes, so it is no file of this game"


def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    error = refusal(read_source, tmp_path)
    assert error.problem == "is a folder; name a file in it"


@pytest.mark.parametrize("strange", [None, 5, 2.5, [], {1}, object()])
def test_what_is_no_source_at_all(strange: object) -> None:
    error = refusal(read_source, strange)
    assert error.problem.startswith("expected a path, a dict, JSON text or a game code, got ")


def test_a_dict_that_contains_itself() -> None:
    endless: Fields = {"format": "lacitta-position/1"}
    endless["seed"] = endless
    assert refusal(read_source, endless).problem == (
        "more than 40 lists and objects lie inside one another"
    )


def test_a_dict_that_doubles_itself_thirty_times() -> None:
    doubled: Fields = {}
    for _ in range(30):
        doubled = {"one": doubled, "two": doubled}
    assert refusal(read_source, doubled).problem == (
        "holds more than 25,000 values, so it is no file of this game"
    )


@pytest.mark.parametrize(
    ("value", "place", "problem"),
    [
        (float("nan"), "seed", "expected a number, got nan"),
        ({1, 2}, "seed", "expected what JSON can hold, got a value of type set"),
        (b"1", "seed", "expected what JSON can hold, got a value of type bytes"),
        ({1: 2}, "seed", "expected texts as keys, got 1"),
    ],
)
def test_a_dict_with_what_json_can_t_hold(value: object, place: str, problem: str) -> None:
    expect(POSITION | {"seed": value}, place, problem)


def keys(count: int) -> str:
    return ",".join(f'"k{number}": 1' for number in range(count))


@pytest.mark.parametrize(
    "flood",
    [
        lambda count: HEAD + keys(count) + "}",
        lambda count: HEAD + '"landscapes": {' + keys(count) + "}}",
        lambda count: HEAD + '"players": [' + ",".join(['{"gold": -1}'] * count) + "]}",
    ],
    ids=["keys", "landscapes", "players"],
)
def test_a_flood_of_mistakes_is_one_error_at_a_cost_in_step(flood: Callable[[int], str]) -> None:
    """Four times the mistakes may not cost more than four times the work, nor a longer error."""
    few, many = flood(3_000), flood(12_000)
    told = str(refusal(load, many)).splitlines()
    assert len(told) in (1, MOST_TOLD + 1)
    assert max(map(len, told)) < 100
    assert work_of(lambda: refusal(load, many)) < 4.5 * work_of(lambda: refusal(load, few))

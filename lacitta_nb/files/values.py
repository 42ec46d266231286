"""JSON values: read from text, copied and counted, and how errors tell them and their places."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadFile

MAX_TEXT: Final = 2_000_000
"""Bytes of JSON, read from a file, given as text or unpacked from a game code."""
MAX_DEPTH: Final = 40
"""Lists and objects inside one another."""
MAX_VALUES: Final = 25_000
"""Values in one file, all lists and objects counted."""
MAX_BOARD_VALUES: Final = 12_000
"""Values of a board: so few that every game on it can be saved."""
MAX_NUMBER: Final = 10**100

Json = Any
"""What JSON can hold: None, bool, int, float, str, and lists and dicts of them."""


def join_place(outer: str, inner: str) -> str:
    """The place of something inside something else.

    >>> join_place("players[1]", "gold"), join_place("moves", "[3]"), join_place("", "year")
    ('players[1].gold', 'moves[3]', 'year')
    """
    if not outer or not inner or inner.startswith("["):
        return outer + inner
    return f"{outer}.{inner}"


@contextmanager
def located(place: str) -> Iterator[None]:
    """Whatever is refused inside is refused at a place inside `place`."""
    try:
        yield
    except BadFile as error:
        raise BadFile(join_place(place, error.place), error.problem) from None


def shown(value: object) -> str:
    """A value as an error tells it, short.

    >>> shown("palace"), shown(None), shown([1, 2]), shown(-3)
    ('"palace"', 'null', 'a list', '-3')
    """
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        return "a number of more than 100 digits"
    if value is None or isinstance(value, str | bool | int | float):
        return shorten(json.dumps(value, ensure_ascii=False))
    return f"a value of type {type(value).__name__}"


def either(words: Iterable[str]) -> str:
    """Words of which one is expected.

    >>> either(["lake", "farm1", "farm2"]), either(["lake"])
    ('lake, farm1 or farm2', 'lake')
    """
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def shorten(text: str) -> str:
    r"""A text that fits into a sentence; half characters, which can't be printed, are spelt out.

    >>> print(shorten("caf\udce9.json"))
    caf\udce9.json
    """
    whole = text if len(text) <= 60 else f"{text[:57]}…"
    return whole.encode("utf-8", "backslashreplace").decode("utf-8")


def plain(value: object, most: int = MAX_VALUES) -> Json:
    """A copy of a value that holds nothing but what JSON can hold, and at most so many values.

    Raises:
        BadFile: at the place of the first thing that does not belong there.
    """
    return _Copy(most).of(value, "", 0)


def json_text(data: Mapping[str, Any], *, readable: bool) -> str:
    """The JSON text of a file, which `load_json` reads again.

    Args:
        data: the content.
        readable: whether it is set in lines; else it is as short as can be.

    Raises:
        BadFile: what could not be read again, or is too large for that.
    """
    content: dict[str, Any] = plain(dict(data))
    indent, separators = (2, (",", ": ")) if readable else (None, (",", ":"))
    text = json.dumps(content, ensure_ascii=False, indent=indent, separators=separators)
    check_size(content, len(text.encode("utf-8")), MAX_TEXT, "bytes")
    return text


def check_size(content: Mapping[str, Any], size: int, most: int, unit: str) -> None:
    """That what is to be written is not larger than what is read.

    Raises:
        BadFile: it is; the place is the largest part of the content.
    """
    if size > most:
        largest = max(content, key=lambda key: len(json.dumps(content[key])))
        raise BadFile(
            largest,
            f"is too large: the whole would take {size:,} {unit}, and {most:,} can be read again",
        )


class _Spoilt(NamedTuple):
    """Stands in the loaded JSON where something was refused, until its place is known."""

    problem: str
    key: str = ""


def load_json(text: str, place: str) -> Json:
    """The values that a JSON text holds.

    Args:
        text: the text.
        place: what errors call the whole text.

    Raises:
        BadFile: it is too long, no JSON, or holds what no file of this package holds.

    >>> load_json("[1, 2]", "")
    [1, 2]
    """
    if len(text) > MAX_TEXT:
        raise BadFile(
            place, f"is longer than {MAX_TEXT:,} characters, so it is no file of this game"
        )
    try:
        loaded = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=lambda name: _Spoilt(f"expected a number, got {name}"),
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadFile(place, f"is no JSON: {error.msg} at {where}") from None
    except RecursionError:
        raise BadFile(place, _too_deep()) from None
    return plain(loaded)


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    once: set[str] = set()
    for key, _ in pairs:
        if key in once:
            break
        once.add(key)
    return _Spoilt("stands here twice, and only one can be meant", key=key)


def _whole(digits: str) -> Json:
    return int(digits) if len(digits) <= 101 else _Spoilt(_too_large())


def _too_deep() -> str:
    return f"more than {MAX_DEPTH} lists and objects lie inside one another"


def _too_large() -> str:
    return "expected a number of at most 100 digits"


class _Copy:
    """Copies JSON values, counting them, so that no dict can be endless."""

    def __init__(self, most: int) -> None:
        self.most = self.left = most

    def of(self, value: object, place: str, depth: int) -> Json:
        """The copy of one value at a place."""
        self.left -= 1
        if self.left < 0:
            raise BadFile(
                "", f"holds more than {self.most:,} values, so it is no file of this game"
            )
        if isinstance(value, _Spoilt):
            raise BadFile(join_place(place, value.key), value.problem)
        if isinstance(value, dict | list | tuple):
            if depth >= MAX_DEPTH:
                raise BadFile(shorten(place), _too_deep())
            return self._inside(value, place, depth + 1)
        return _leaf(value, place)

    def _inside(
        self, value: dict[Any, Any] | list[Any] | tuple[Any, ...], place: str, depth: int
    ) -> Json:
        if not isinstance(value, dict):
            return [self.of(item, f"{place}[{i}]", depth) for i, item in enumerate(value)]
        found = {}
        for key, item in value.items():
            if not isinstance(key, str):
                raise BadFile(place, f"expected texts as keys, got {shown(key)}")
            found[_leaf(key, place)] = self.of(item, join_place(place, key), depth)
        return found


def _leaf(value: object, place: str) -> Json:
    """A value that holds no others; whole numbers of any make are taken, such as NumPy's."""
    if value is None or isinstance(value, bool):
        return value
    text = given.text(value)
    if text is not None:
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise BadFile(place, "expected a text of whole characters, got half of one")
        return text
    number = given.whole(value)
    if number is not None:
        if abs(number) >= MAX_NUMBER:
            raise BadFile(place, _too_large())
        return number
    if not isinstance(value, float):
        raise BadFile(place, f"expected what JSON can hold, got {shown(value)}")
    if not math.isfinite(value):
        raise BadFile(place, f"expected a number, got {value}")
    return value

"""JSON values: read from text, copied and counted, and how errors tell them and their places."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadFile, Problem

if TYPE_CHECKING:
    from lacitta_nb.texts.verbatim import Saying

MAX_TEXT: Final = 2_000_000
"""Bytes of JSON, read from a file, given as text or unpacked from a game code."""
MAX_DEPTH: Final = 40
"""Lists and objects inside one another."""
MAX_VALUES: Final = 25_000
"""Values in one file, all lists and objects counted."""
MAX_BOARD_VALUES: Final = 12_000
"""Values of a board: so few that every game on it can be saved."""
MAX_DIGITS: Final = 100
MAX_NUMBER: Final = 10**MAX_DIGITS

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


def inside(place: str, problems: Iterable[Problem]) -> list[Problem]:
    """Problems of something that lies at a place, at their places inside that."""
    return [problem._replace(place=join_place(place, problem.place)) for problem in problems]


@contextmanager
def located(place: str) -> Iterator[None]:
    """Whatever is refused inside is refused at a place inside `place`."""
    try:
        yield
    except BadFile as error:
        raise BadFile.of(*inside(place, error.problems)) from None


def shown(value: object) -> "str | Saying":
    """A value as an error tells it, short.

    >>> [str(shown(value)) for value in ("palace", None, [1, 2], -3)]
    ['"palace"', 'null', 'a list', '-3']
    """
    from lacitta_nb.texts.verbatim import Saying

    if isinstance(value, dict):
        return Saying("file-shown-object")
    if isinstance(value, list | tuple):
        return Saying("file-shown-list")
    if isinstance(value, int) and abs(value) >= MAX_NUMBER:
        return Saying("file-shown-long", {"digits": MAX_DIGITS})
    if value is None or isinstance(value, str | bool | int | float):
        return shorten(json.dumps(value, ensure_ascii=False))
    return Saying("file-shown-type", {"type": type(value).__name__})


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


def json_text(content: Mapping[str, Any], *, readable: bool) -> str:
    """The JSON text of a file, which `load_json` reads again.

    Args:
        content: plain values.
        readable: whether it is set in lines; else it is as short as can be.

    Raises:
        BadFile: it is too large to be read again.
    """
    indent, separators = (2, (",", ": ")) if readable else (None, (",", ":"))
    text = json.dumps(content, ensure_ascii=False, indent=indent, separators=separators)
    size = len(text.encode("utf-8"))
    if size > MAX_TEXT:
        raise BadFile(largest(content), "file-too-large", size=size, most=MAX_TEXT)
    return text


def largest(content: Mapping[str, Any]) -> str:
    """The key of what takes most room, the place of what is too large as a whole."""
    return max(content, key=lambda key: len(json.dumps(content[key])))


class _Spoilt(NamedTuple):
    """Stands in the loaded JSON where something was refused, until its place is known."""

    error: BadFile


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
        raise BadFile(place, "file-too-long", most=MAX_TEXT)
    try:
        loaded = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=lambda name: _Spoilt(BadFile("", "file-number", found=name)),
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        raise BadFile(
            place, "file-no-json", reason=error.msg, line=error.lineno, column=error.colno
        ) from None
    except RecursionError:
        raise _too_deep(place) from None
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
    return _Spoilt(BadFile(key, "file-twice"))


def _whole(digits: str) -> Json:
    return int(digits) if len(digits) <= MAX_DIGITS + 1 else _Spoilt(_too_many_digits(""))


def _too_deep(place: str) -> BadFile:
    return BadFile(place, "file-too-deep", most=MAX_DEPTH)


def _too_many_digits(place: str) -> BadFile:
    return BadFile(place, "file-digits", most=MAX_DIGITS)


class _Copy:
    """Copies JSON values, counting them, so that no dict can be endless."""

    def __init__(self, most: int) -> None:
        self.most = self.left = most

    def of(self, value: object, place: str, depth: int) -> Json:
        """The copy of one value at a place."""
        self.left -= 1
        if self.left < 0:
            raise BadFile("", "file-values", most=self.most)
        if isinstance(value, _Spoilt):
            raise value.error.at(join_place(place, value.error.place))
        if isinstance(value, dict | list | tuple):
            if depth >= MAX_DEPTH:
                raise _too_deep(shorten(place))
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
                raise BadFile(place, "file-keys", found=shown(key))
            found[_leaf(key, place)] = self.of(item, join_place(place, key), depth)
        return found


def _leaf(value: object, place: str) -> Json:
    """A value that holds no others; whole numbers of any make are taken, such as NumPy's."""
    if value is None or isinstance(value, bool):
        return value
    text = given.text(value)
    if text is not None:
        if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
            raise BadFile(place, "file-half-character")
        return text
    number = given.whole(value)
    if number is not None:
        if abs(number) >= MAX_NUMBER:
            raise _too_many_digits(place)
        return number
    if not isinstance(value, float):
        raise BadFile(place, "file-no-value", found=shown(value))
    if not math.isfinite(value):
        raise BadFile(place, "file-number", found=str(value))
    return value

"""The kinds of value that fields of files hold, each with the sentence for what does not fit."""

from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import Field, PlainValidator
from pydantic_core import PydanticCustomError

from lacitta_nb.files.values import either, shown
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    EDITIONS,
    LANDSCAPES,
    SERVICES,
    UNKNOWN,
    Phase,
)
from lacitta_nb.games.lacitta.state import FaceDown
from lacitta_nb.given import is_one_line

MAX_SPACES: Final = 1000
MAX_AREAS: Final = 300
MAX_CELLS: Final = 100
MAX_NAME: Final = 100
MAX_REMARK: Final = 10_000
MAX_MOVES: Final = 5000
FAR: Final = 1000
"""Greatest coordinate of a hexagon."""

PHASES: Final[tuple[Phase, ...]] = ("placement", *EDITIONS["classic"].year, "over")
_CARDS: Final = tuple(dict.fromkeys(card for e in EDITIONS.values() for card in e.cards))


def _refuse(expected: str, value: object) -> PydanticCustomError:
    return PydanticCustomError(
        "misfit", "{problem}", {"problem": f"expected {expected}, got {shown(value)}"}
    )


def whole(least: int | None = None, most: int | None = None) -> PlainValidator:
    """A whole number, no bool and no float, within bounds."""
    expected = "a whole number"
    if least is not None and most is not None:
        expected += f" from {least} to {most}"
    elif least is not None:
        expected += f" of at least {least}"

    def check(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise _refuse(expected, value)
        if (least is not None and value < least) or (most is not None and value > most):
            raise _refuse(expected, value)
        return value

    return PlainValidator(check)


def word(words: Iterable[str]) -> PlainValidator:
    """One of some words."""
    known = tuple(words)
    expected = either(known)

    def check(value: object) -> str:
        if not isinstance(value, str) or value not in known:
            raise _refuse(expected, value)
        return value

    return PlainValidator(check)


def text(most: int, *, least: int = 0, one_word: bool = False) -> PlainValidator:
    """A text; names are of one line, and those of spaces of one word."""
    length = f"{least} to {most:,}" if least else f"at most {most:,}"
    expected = f"{'one word' if one_word else 'a text'} of {length} characters"

    def check(value: object) -> str:
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise _refuse(expected, value)
        if least and not is_one_line(value):
            raise _refuse(f"{expected} that can be seen, in one line", value)
        if one_word and value.split() != [value]:
            raise _refuse(expected, value)
        return value

    return PlainValidator(check)


def _face_down(value: object) -> FaceDown:
    if isinstance(value, str) and value in (*_CARDS, UNKNOWN):
        return FaceDown(value)
    if isinstance(value, dict) and list(value) == ["passed"]:
        card = value["passed"]
        if isinstance(card, str) and card in (*_CARDS, UNKNOWN):
            return FaceDown(card, passed=True)
    raise _refuse('a political card or {"passed": a political card}', value)


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise _refuse("true or false", value)
    return value


Name = Annotated[str, text(MAX_NAME, least=1)]
Word = Annotated[str, text(MAX_NAME, least=1, one_word=True)]
Remark = Annotated[str, text(MAX_REMARK)]
Truth = Annotated[bool, PlainValidator(_truth)]
Coordinate = Annotated[int, whole(-FAR, FAR)]
Cell = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Pair = Annotated[list[Word], Field(min_length=2, max_length=2)]
Tile = Annotated[str, word(LANDSCAPES)]
Card = Annotated[str, word((*_CARDS, UNKNOWN))]
Place = Annotated[str | None, PlainValidator(lambda value: None if value is None else _card(value))]
Turned = Annotated[FaceDown, PlainValidator(_face_down)]
Voice = Annotated[str, word((*SERVICES, UNKNOWN))]
Building = Annotated[str, word(name for name in BUILDINGS if name != "castle")]
Service = Annotated[str, word(SERVICES)]
Count = Annotated[int, whole(0, MAX_MOVES)]
Seat = Annotated[int, whole(0, 4)]


def _card(value: object) -> str:
    if not isinstance(value, str) or value not in (*_CARDS, UNKNOWN):
        raise _refuse("a political card or null", value)
    return value

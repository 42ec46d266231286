"""Kinds of value that fields of any file hold, each with the sentence for what does not fit."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import PlainValidator
from pydantic_core import PydanticCustomError

from lacitta_nb.core.errors import Guess
from lacitta_nb.files.values import shown
from lacitta_nb.given import is_one_line

if TYPE_CHECKING:
    from lacitta_nb.texts.verbatim import Word as Told

MAX_NAME: Final = 100
MAX_REMARK: Final = 10_000
MAX_MOVES: Final = 5000
GUESS: Final = "guess"
"""Stands in the context of a refused word for the words of which one may be meant."""


def refused(key: str, /, **words: "Told") -> PydanticCustomError:
    """An error for a check inside a schema: its type is the key of the sentence."""
    return PydanticCustomError(key, key, dict(words))


class Expected:
    """What a field holds, as the sentence tells it where something else was found.

    Args:
        key: of the sentence.
        words: what belongs in it, without the value that was `found`.
    """

    def __init__(self, key: str, /, **words: "Told") -> None:
        self.key = key
        self.words = words

    def misfit(
        self, value: object, known: Iterable[str] = (), elsewhere: Iterable[str] = ()
    ) -> PydanticCustomError:
        """The error for a value; its type is the key of the sentence, its context the words.

        Args:
            value: what was found.
            known: where a word is expected, those that there are; the nearest are told.
            elsewhere: those that other editions have.
        """
        context: dict[str, Any] = {**self.words, "found": shown(value)}
        if known and isinstance(value, str):
            context[GUESS] = Guess(value, tuple(known), elsewhere=tuple(elsewhere))
        return PydanticCustomError(self.key, self.key, context)


def whole(least: int | None = None, most: int | None = None) -> PlainValidator:
    """A whole number, no bool and no float, within bounds."""
    expected = _whole(least, most)

    def check(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise expected.misfit(value)
        if (least is not None and value < least) or (most is not None and value > most):
            raise expected.misfit(value)
        return value

    return PlainValidator(check)


def _whole(least: int | None, most: int | None) -> Expected:
    if least is None:
        return Expected("file-whole")
    if most is None:
        return Expected("file-whole-least", least=least)
    return Expected("file-whole-between", least=least, most=most)


def word(words: Iterable[str]) -> PlainValidator:
    """One of some words."""
    known = tuple(words)
    expected = Expected("file-one-of", known=known)

    def check(value: object) -> str:
        if not isinstance(value, str) or value not in known:
            raise expected.misfit(value, known)
        return value

    return PlainValidator(check)


def text(most: int) -> PlainValidator:
    """A text of any letters, which may be empty."""
    expected = Expected("file-text", most=most)

    def check(value: object) -> str:
        if not isinstance(value, str) or len(value) > most:
            raise expected.misfit(value)
        return value

    return PlainValidator(check)


def name(most: int, *, one_word: bool = False) -> PlainValidator:
    """A text in one line that can be seen; names of spaces are one word."""
    if one_word:
        expected = Expected("file-word", least=1, most=most)
        seen = Expected("file-word-seen", least=1, most=most)
    else:
        expected = Expected("file-name", least=1, most=most)
        seen = Expected("file-name-seen", least=1, most=most)

    def check(value: object) -> str:
        if not isinstance(value, str) or not 1 <= len(value) <= most:
            raise expected.misfit(value)
        if not is_one_line(value):
            raise seen.misfit(value)
        if one_word and value.split() != [value]:
            raise expected.misfit(value)
        return value

    return PlainValidator(check)


_TRUTH: Final = Expected("file-truth")


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise _TRUTH.misfit(value)
    return value


Name = Annotated[str, name(MAX_NAME)]
Word = Annotated[str, name(MAX_NAME, one_word=True)]
Remark = Annotated[str, text(MAX_REMARK)]
Truth = Annotated[bool, PlainValidator(_truth)]
Count = Annotated[int, whole(0, MAX_MOVES)]

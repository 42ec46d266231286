"""How words and sentences are written: half points, minus signs, nothing endless, one line."""

import re
from collections.abc import Mapping
from typing import Final

from lacitta_nb.given import printable
from lacitta_nb.texts.numbers import decimal_text, halves_text

Words = Mapping[str, str | int | float]
"""What stands in the places of a sentence, by their names."""
_BREAKS: Final = re.compile(r"[ \t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
"""Blanks, and whatever else would begin a new line; a sentence has none of it but single blanks."""
_HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What Fluent writes before a negative number."""
_LONGEST: Final = 300
"""Characters of a word in a sentence; of a longer one the beginning is shown."""
_MOST: Final = 10**12


def on_one_line(text: str) -> str:
    r"""A sentence without breaks of lines, and with single blanks.

    No-break spaces stay: a language may want them before its signs.

    >>> on_one_line(" one\n  two ")
    'one two'
    """
    return " ".join(_BREAKS.split(text)).strip(" ")


def with_minus(text: str) -> str:
    """A sentence with whole minus signs before its negative numbers.

    >>> with_minus("-2 points in the year 1042-1192")
    '−2 points in the year 1042-1192'
    """
    return _HYPHEN.sub("−", text)


def shown(value: object, language: str) -> str | int:
    """A word as a sentence shows it: half points as people write them, nothing endless.

    Fluent takes neither long texts nor huge numbers, and a mistake may hold anything.

    >>> shown(2.5, "en"), shown(3.0, "en"), shown(7, "en")
    ('2½', 3, 7)
    """
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _MOST:
        return value
    if not isinstance(value, float) or not abs(value) < _MOST:
        text = printable(str(value))
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    whole = int(value)
    if value == whole:
        return whole
    if value == whole + 0.5:
        return halves_text(2 * whole + 1)
    return decimal_text(value, "g", language)

"""Sentences about what stands in a file: what is cited there is told letter for letter."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from lacitta_nb.texts import listed, sentence


@dataclass(frozen=True)
class Saying:
    """A piece of a sentence that is made with it: in the language in which that one is told.

    >>> str(Saying("file-shown-list"))
    'a list'
    """

    key: str
    words: "Mapping[str, Word]" = field(default_factory=dict)

    def __str__(self) -> str:
        return told(self.key, self.words)


@dataclass(frozen=True)
class Row:
    """Several pieces of a sentence, with commas between.

    >>> str(Row(("a text", Saying("file-shown-object"))))
    'a text, an object'
    """

    parts: "tuple[str | Saying, ...]"

    def __str__(self) -> str:
        return ", ".join(map(str, self.parts))


Piece = Exception | Saying | Row
"""What is put into words with the sentence that it stands in."""
Word = str | int | tuple[str, ...] | Piece
"""What such a sentence tells: a text, a number, words of which one is expected, or a piece."""

_MARK: Final = re.compile(r"\ue000(\w+)\ue001")
"""Stands for a text until the sentence is made."""


def told(key: str, words: Mapping[str, Word]) -> str:
    """The sentence of a key, with texts as they are and numbers without groups of digits.

    Args:
        key: of the sentence, in which texts can be shown only, not chosen by.
        words: what belongs in it; of several words, one is expected.

    Raises:
        LookupError: no such sentence, or a word that it needs is missing: a mistake in the program.

    >>> told("file-one-of", {"known": ("lake", "farm1", "farm2"), "found": '"a  b"'})
    'expected lake, farm1 or farm2, got "a  b"'
    """
    from fluent.runtime.types import FluentInt

    numbers: dict[str, str | int | float] = {}
    texts: dict[str, str] = {}
    for name, word in words.items():
        if isinstance(word, int):
            numbers[name] = FluentInt(word, useGrouping=False)
        else:
            texts[name] = _either(word) if isinstance(word, tuple) else str(word)
    marks = {name: f"\ue000{name}\ue001" for name in texts}
    return _put_in(sentence(key, numbers | marks), texts)


def _either(words: Iterable[str]) -> str:
    """Words of which one is expected."""
    texts = {str(number): word for number, word in enumerate(words)}
    return _put_in(listed([f"\ue000{number}\ue001" for number in texts], "or"), texts)


def _put_in(text: str, texts: Mapping[str, str]) -> str:
    return _MARK.sub(lambda mark: texts[mark[1]], text)

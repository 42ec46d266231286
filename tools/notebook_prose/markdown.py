"""Markdown taken apart into paragraphs, and put together again in another language."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from translate.storage.markdown import MarkdownFile

_LETTER: Final = re.compile(r"[^\W\d_]")
_LINK: Final = re.compile(r"(\]\()([^)\s]+)")
_CODE: Final = re.compile(r"`[^`]+`")


class ShapeChanged(ValueError):
    """A translation that makes other paragraphs than the English has."""


def paragraphs(text: str) -> list[str]:
    r"""The parts of a Markdown text that hold words, each on one line.

    >>> paragraphs("# Head\n\nTwo\nlines.\n\n| a | 1 |\n| - | - |\n| b | 2 |")
    ['Head', 'Two lines.', 'a', 'b']
    """
    return [text for _, text in _parsed(text, _no_translation)[0] if _LETTER.search(text)]


def translated(text: str, translations: Mapping[str, str]) -> str:
    r"""A Markdown text in which each paragraph is replaced by its translation, if it has one.

    Raises:
        ShapeChanged: a translation is no longer one paragraph, heading or cell of a table.

    >>> translated("# Head\n\nTwo\nlines.", {"Head": "Kopf", "Two lines.": "Zwei Zeilen."})
    '# Kopf\n\nZwei Zeilen.'
    >>> translated("Head", {"Head": "1. Kopf"})
    Traceback (most recent call last):
    ...
    tools.notebook_prose.markdown.ShapeChanged: it reads as something else than a paragraph: 1. Kopf
    """
    before, made = _parsed(text, translations.get)
    after = _parsed(made, _no_translation)[0]
    if [place for place, _ in before] != [place for place, _ in after]:
        raise ShapeChanged(f"it reads as something else than a paragraph: {made}")
    return made


def links(text: str) -> list[str]:
    """Where the links of a text lead.

    >>> links("[here](a.ipynb) and [there](b.ipynb#part)")
    ['a.ipynb', 'b.ipynb#part']
    """
    return [address for _, address in _LINK.findall(text)]


def led(text: str, way: Callable[[str], str]) -> str:
    """The text with its links leading where `way` says.

    >>> led("[here](a.ipynb)", lambda link: "../" + link)
    '[here](../a.ipynb)'
    """
    return _LINK.sub(lambda found: found[1] + way(found[2]), text)


def kept(english: str, other: str) -> bool:
    """Whether a translation has the links and the code of the English, in any order.

    >>> kept("Run `game.run()`.", "`game.run()` ausführen.")
    True
    >>> kept("See [there](a.ipynb).", "Siehe [dort](b.ipynb).")
    False
    """
    return all(Counter(found(english)) == Counter(found(other)) for found in (links, _CODE.findall))


def _parsed(
    text: str, translation: Callable[[str], str | None]
) -> tuple[list[tuple[str, str]], str]:
    """Place and text of each part, and the whole with the parts translated."""
    file = MarkdownFile(
        callback=lambda part: translation(part) or part,
        lookup_callback=translation,
        extract_code_blocks=False,
        extract_frontmatter=False,
        no_placeholders=True,
    )
    file.parse(text.encode())
    parts = [(unit.getdocpath(), str(unit.source)) for unit in file.units]
    return parts, file.filesrc.rstrip("\n")


def _no_translation(_: str) -> None:
    """The translation of a paragraph in a text that stays as it is."""

"""The pages of the project, taken apart: blocks of code, code between words, headings."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))

_FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code on a page: its language, its text, and the lines of the page above it."""

    language: str
    text: str
    above: int


def blocks(page: str) -> list[Block]:
    """All blocks of code of a page."""
    return [
        Block(found[1].strip(), found[2], page.count("\n", 0, found.start(2)))
        for found in _FENCE.finditer(page)
    ]


def words(page: str) -> str:
    """A page without its blocks of code."""
    return _FENCE.sub("", page)


def spans(page: str) -> list[str]:
    """The pieces of code between the words of a page, each on one line."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", words(page))]


def headings(page: str) -> list[str]:
    """The headings of a page, of every level."""
    return re.findall(r"^#+ +(.+?) *$", words(page), re.MULTILINE)


def anchor(heading: str) -> str:
    """The part of an address that leads to a heading, as GitHub makes it.

    >>> anchor("2. What is `new`: the theatre")
    '2-what-is-new-the-theatre'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")

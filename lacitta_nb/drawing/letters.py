"""How wide texts are, and where they are cut, for both painters and for every script.

A figure is drawn with DejaVu Sans and an SVG with whatever font a page has, so a scene is laid out
by a table of our own: the advances of DejaVu Sans, which is as wide as any usual font, rounded up.
"""

from functools import lru_cache
from typing import Final
from unicodedata import category, east_asian_width, normalize

_WIDTHS: Final = {
    0.3: "'IJijl",
    0.35: " ,-./:;\\f|",
    0.4: "!()[]rt",
    0.5: '"*_`',
    0.55: "?Lcsz",
    0.6: "FPTYkovxy",
    0.65: "$0123456789EKSabdeghnpqu{}",
    0.7: "ABCRVXZ",
    0.75: "HNUм",
    0.8: "&DGOQы",
    0.85: "#+<=>^w~ω",
    0.95: "%MМЫжфшщю",
    1.0: "@Wm©®ÆæѠ—…",
    1.1: "ЖШЩЮŒœ",
}
_OTHERS: Final = {"Lu": 0.8, "Lt": 0.9, "So": 1.2, "Sm": 0.9, "No": 1.0, "Nl": 1.0}
"""Widths of what is not in the table, by its category in Unicode."""
_OTHER: Final = 0.7
_WIDE: Final = 1.0
_EMPTY: Final = frozenset({"Mn", "Me", "Cf"})
"""Categories of marks that lie on the letter before them."""
BOLD: Final = 1.15
"""How much wider heavy letters are."""
_TABLE: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
ELLIPSIS: Final = "…"
BASELINE: Final = 0.36
"""How far below their middle letters stand, in parts of their size."""


@lru_cache(maxsize=4096)
def text_width(text: str, *, bold: bool = False) -> float:
    """The width of a text in parts of the size of its letters.

    >>> text_width("mm") > 3 * text_width("ii")
    True
    >>> text_width("東京")
    2.0
    """
    width = sum(map(_width, text))
    return width * BOLD if bold else width


@lru_cache(maxsize=4096)
def _width(letter: str) -> float:
    letter = normalize("NFD", letter)[0]
    if letter in _TABLE:
        return _TABLE[letter]
    kind = category(letter)
    if kind in _EMPTY:
        return 0.0
    if kind != "So" and east_asian_width(letter) in "WF":
        return _WIDE
    return _OTHERS.get(kind, _OTHER)


def in_one_line(text: str) -> str:
    r"""A text without line breaks, tabs or double spaces.

    >>> in_one_line(" Anna\n Bella ")
    'Anna Bella'
    """
    return " ".join(text.split())


@lru_cache(maxsize=4096)
def shortened(text: str, room: float) -> str:
    """A text in one line that is no wider than its room, with an ellipsis where it was cut.

    Args:
        text: any text.
        room: in parts of the size of its letters.

    >>> shortened("Rosso", 10), shortened("m" * 24, 5)
    ('Rosso', 'mmmm…')
    """
    text = in_one_line(text)
    if text_width(text) <= room:
        return text
    left, end = room - _width(ELLIPSIS), 0
    for letter in text:
        left -= _width(letter)
        if left < 0:
            break
        end += 1
    return text[:end].rstrip() + ELLIPSIS

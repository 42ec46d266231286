"""Fonts for matplotlib that have the letters of a text, whatever its script.

DejaVu Sans comes with matplotlib and draws whatever it can; for the rest an installed font is
looked for. A letter that no font has is drawn as a box.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import category

from matplotlib.font_manager import FontEntry, FontProperties, findfont, fontManager
from matplotlib.ft2font import FT2Font

FAMILY: Final = "DejaVu Sans"
UNKNOWN: Final = "□"
_LIKED: Final = (
    *("Noto Sans CJK", "Noto Sans", "Source Han Sans", "Hiragino Sans", "Microsoft YaHei"),
    *("Yu Gothic", "Malgun Gothic", "PingFang", "WenQuanYi", "Arial Unicode"),
)
"""How families begin that are tried first, since they go well with ours."""
_BLANK: Final = ("Last Resort", "LastResort", "Color Emoji")
"""In the names of fonts that answer for letters of which they have no outline."""


class Lettering(NamedTuple):
    """A text as it can be drawn, and the families of fonts for it, in their order."""

    text: str
    families: tuple[str, ...]

    def font(self, *, bold: bool = False) -> FontProperties:
        """The font, none of whose settings are left to those in force."""
        return FontProperties(
            family=list(self.families),
            style="normal",
            variant="normal",
            weight="bold" if bold else "normal",
            stretch="normal",
            math_fontfamily="dejavusans",
        )


@lru_cache(maxsize=1024)
def lettering(text: str) -> Lettering:
    """The text with families that have its letters; those that none has become boxes."""
    missing = set() if text.isascii() and text.isprintable() else set(text) - _had(_ours(), text)
    families = [FAMILY]
    for entry in _others() if missing else ():
        found = _had(entry.fname, "".join(missing))
        if found:
            families.append(entry.name)
            missing -= found
        if not missing:
            break
    drawn = (_box(letter) if letter in missing else letter for letter in text)
    return Lettering("".join(drawn), tuple(families))


def _box(letter: str) -> str:
    """What stands for a letter that no font has; nothing for what is invisible anyway."""
    return "" if category(letter) in ("Mn", "Me", "Cf") else UNKNOWN


def _had(path: str, letters: str) -> set[str]:
    """Which letters a font has."""
    try:
        font = FT2Font(path)
    except (OSError, RuntimeError):
        # A file that is damaged or has gone since matplotlib listed it has no letters for us.
        return set()
    return {letter for letter in letters if font.get_char_index(ord(letter))}


def _ours() -> str:
    return findfont(FontProperties(family=FAMILY, style="normal", weight="normal"))


def _others() -> Iterator[FontEntry]:
    """One upright font of each other family that is installed, the liked ones first."""
    found = {
        entry.name: entry
        for entry in fontManager.ttflist
        if entry.style == "normal" and not any(word in entry.name for word in _BLANK)
    }
    found.pop(FAMILY, None)
    yield from sorted(found.values(), key=lambda entry: (_place(entry.name), entry.name))


def _place(name: str) -> int:
    liked = (place for place, start in enumerate(_LIKED) if name.startswith(start))
    return next(liked, len(_LIKED))

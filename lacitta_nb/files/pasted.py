"""A saved game or a game code in a text that came by mail or from a web page."""

import re
from typing import Final

from lacitta_nb.core.errors import BadFile

GAME_CODE: Final = "game code"
"""What errors call a code as their place."""

_JSON: Final = ("{", "[")
_UNSEEN: Final = "\u00a0\u200b\u200c\u200d\u2060\ufeff"
"""No-break spaces and what has no width at all; JSON takes none of them for a blank."""
_BLANK: Final = " \t\r\n" + _UNSEEN
_QUOTES: Final = "\"'`“”„‘’‚«»‹›"
_CITED: Final = re.compile(rf"^[ \t{_UNSEEN}]*(?:[>|][ \t{_UNSEEN}]*)+", re.MULTILINE)
"""What mail puts before every line of an answered one."""
_FENCE: Final = re.compile(r"\s*```\w*\s")
"""The line before a block of JSON in Markdown."""

# A dot or a slash before it makes it part of a path.
_CODE_BEGINS: Final = re.compile(r"(?<![\w.\-/\\])(lc\d{1,9}\.)(\S*)")
_CODE_GOES_ON: Final = re.compile(r"(?!--$)([A-Za-z0-9_-]+)(\S*)")
_AFTER_CODE: Final = _UNSEEN + _QUOTES + ".,;:!?)>]}"


def content_of(text: str) -> str:
    r"""The JSON or the one game code in a text; "" where there is neither.

    Raises:
        BadFile: more than one game code.

    >>> content_of("On Monday Rosso wrote:\n> lc1.eNqr\n> VkrL\n\n-- \nBea")
    'lc1.eNqrVkrL'
    >>> content_of("'{}'"), content_of("games/first.json")
    ('{}', '')
    """
    # Blank lines before JSON stay: its errors count lines.
    bare = text.lstrip(_UNSEEN).rstrip(_BLANK)
    if bare.lstrip(" \t\r\n").startswith(_JSON):
        return bare
    uncited = _CITED.sub("", text)
    bare = _FENCE.sub("", uncited.strip(_BLANK), count=1).strip(_BLANK + _QUOTES)
    if bare.startswith(_JSON):
        return bare
    codes = _codes_in(uncited)
    if len(codes) > 1:
        raise BadFile(GAME_CODE, "file-codes-many", count=len(codes))
    return codes[0] if codes else ""


def _codes_in(text: str) -> list[str]:
    """The game codes, each in one piece.

    A code goes on in the next line where it runs to the end of its own and that line is nothing
    but letters of a code. What is taken in this way and does not belong is found on unpacking.
    """
    codes: list[list[str]] = []
    runs_on = False
    for whole_line in text.splitlines():
        line = whole_line.strip(_BLANK)
        more = _CODE_GOES_ON.fullmatch(line) if runs_on else None
        if more is not None and not more[2].strip(_AFTER_CODE + "="):
            codes[-1].append(more[1])
            runs_on = more[2] in ("", "=")
            continue
        runs_on = False
        for begun in _CODE_BEGINS.finditer(line):
            letters = begun[2].rstrip(_AFTER_CODE)
            codes.append([begun[1], letters.rstrip("=")])
            runs_on = begun.end() == len(line) and letters == begun[2]
    return ["".join(parts) for parts in codes]

"""From a path, a dict, JSON text or a game code to a plain dict, with caps on everything.

Nothing is executed and nothing is guessed: what is no JSON, or JSON with something that no file of
this package holds (duplicate keys, NaN, endless nesting), is refused with its place. The caps are
far above any real game (a long saved game takes 10 kB) and low enough that every refusal comes
within a second.
"""

import base64
import binascii
import errno
import os
import re
import zlib
from pathlib import Path
from typing import Any, Final

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.pasted import GAME_CODE, content_of
from lacitta_nb.files.paths import mode_of, path_of, reason_of
from lacitta_nb.files.values import MAX_TEXT, Json, either, load_json, plain, shorten, shown

MAX_CODE: Final = 1_000_000
"""Characters of a game code."""

CODE_PREFIX: Final = "lc1."
VERSIONS: Final[dict[str, int]] = {"board": 1, "position": 1, "game": 1}
"""The kinds of file, and the newest version of each that this package reads."""

_CODE: Final = re.compile(r"lc(\d{1,9})\.")
_FORMAT: Final = re.compile(r"lacitta-([a-z]+)/([1-9]\d{0,8})")
_SOURCES: Final = "expected a path, a dict, JSON text or a game code"


def read_source(source: object) -> dict[str, Any]:
    """The content of a board, position or saved game, as a dict of its own.

    Args:
        source: a path, a dict, JSON text, or a game code (`lc1.` and so on).

    Returns:
        Plain JSON values; the format is one that this package reads, nothing else is checked yet.

    Raises:
        BadFile: it can't be read, is too big, is no JSON, or is of an unknown format or version.

    >>> read_source('{"format": "lacitta-position/1"}')
    {'format': 'lacitta-position/1'}
    """
    data = _load(source)
    if not isinstance(data, dict):
        raise BadFile("", f'expected an object with a "format", got {shown(data)}')
    check_format(data, *VERSIONS)
    return data


def check_format(data: dict[str, Any], *kinds: str) -> str:
    """Which of some kinds of file this is.

    Raises:
        BadFile: it is of none of these kinds, or of a later version.

    >>> check_format({"format": "lacitta-game/1"}, "position", "game")
    'game'
    """
    readable = either(f'"lacitta-{kind}/{VERSIONS[kind]}"' for kind in kinds)
    if "format" not in data:
        raise BadFile("format", f"is missing, expected {readable}")
    said = data["format"]
    match = _FORMAT.fullmatch(said) if isinstance(said, str) else None
    if match is None or match[1] not in kinds:
        raise BadFile("format", f"expected {readable}, got {shown(said)}")
    if int(match[2]) > VERSIONS[match[1]]:
        raise BadFile(
            "format",
            f'"{said}" was written by a later version of lacitta_nb; '
            f'this one reads "lacitta-{match[1]}/{VERSIONS[match[1]]}"',
        )
    return match[1]


def read_pasted(text: str) -> dict[str, Any] | None:
    """What a text itself holds, whatever file is called like it; None for neither JSON nor a code.

    Raises:
        BadFile: as for `read_source`.

    >>> read_pasted("position.json")
    """
    content = content_of(text)
    return read_source(_load_content(content, "")) if content else None


def _load(source: object) -> Json:
    if isinstance(source, dict):
        return plain(source)
    if isinstance(source, os.PathLike):
        return _load_file(path_of(source))
    if not isinstance(source, str) or not source.strip():
        raise BadFile("", f"{_SOURCES}, got {shown(source)}")
    # Unlike `Path.is_file` it says no to what can't be a path at all.
    if os.path.isfile(source):  # noqa: PTH113
        return _load_file(source)
    content = content_of(source)
    return _load_content(content, "") if content else _load_file(_path_in(source))


def _path_in(text: str) -> str:
    """The path that a text is meant to be, which may stand in quotes."""
    line = text.strip()
    if "\n" in line or "\r" in line:
        lines = line.splitlines()
        raise BadFile(
            "", f"{_SOURCES}, got a text of {len(lines)} lines that begins {shown(lines[0])}"
        )
    if len(line) > 2 and line[0] == line[-1] and line[0] in "\"'":
        line = line[1:-1]
    return path_of(line)


def _load_content(content: str, place: str) -> Json:
    code = _CODE.match(content)
    return _load_code(content, int(code[1])) if code else load_json(content, place)


def _load_file(path: str) -> Json:
    place = shorten(path)
    try:
        if mode_of(Path(path)) is None:
            raise BadFile("", "there is no such file")
        with Path(path).open("rb") as file:
            content = file.read(MAX_TEXT + 1)
    except BadFile as error:
        raise BadFile(place, error.problem) from None
    except (OSError, ValueError) as error:
        too_long = isinstance(error, OSError) and error.errno == errno.ENAMETOOLONG
        hint = " (JSON begins with {, a game code with lc1.)" if too_long else ""
        raise BadFile(place, f"can't be read: {reason_of(error)}{hint}") from None
    if len(content) > MAX_TEXT:
        raise BadFile(place, f"is larger than {MAX_TEXT:,} bytes, so it is no file of this game")
    text = _decode(content, place)
    return _load_content(content_of(text) or text, place)


def _decode(content: bytes, place: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(
            place, "is no UTF-8 text; pickles and other binary files are never opened"
        ) from None


def _load_code(code: str, version: int) -> Json:
    if version != 1:
        raise BadFile(
            GAME_CODE,
            f'"lc{version}." was written by a later version of lacitta_nb; '
            f'this one reads "{CODE_PREFIX}"',
        )
    if len(code) > MAX_CODE:
        raise BadFile(GAME_CODE, f"is longer than {MAX_CODE:,} characters")
    letters = code.removeprefix(CODE_PREFIX)
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadFile(
            GAME_CODE, "it has letters that no game code has, or some are missing; copy it again"
        ) from None
    return load_json(_decode(_unpack(packed), GAME_CODE), GAME_CODE)


def _unpack(packed: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, MAX_TEXT + 1)
    except zlib.error:
        raise BadFile(GAME_CODE, "it was changed or cut somewhere; copy it again") from None
    if len(content) > MAX_TEXT:
        raise BadFile(GAME_CODE, f"unpacks to more than {MAX_TEXT:,} bytes")
    if not unpacker.eof or unpacker.unused_data:
        raise BadFile(GAME_CODE, "its end is missing or does not belong to it; copy it again")
    return content

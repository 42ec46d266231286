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
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lacitta_nb.core.errors import BadFile, Guess
from lacitta_nb.files.pasted import GAME_CODE, content_of
from lacitta_nb.files.paths import mode_of, path_of, reading, reason_of
from lacitta_nb.files.values import MAX_TEXT, Json, load_json, plain, shorten, shown
from lacitta_nb.registry import OWN_FILES, homes

MAX_CODE: Final = 1_000_000
"""Characters of a game code."""

CODE_PREFIX: Final = "lc1."
VERSIONS: Final = MappingProxyType({"board": 1, "tables": 1, "position": 1, "game": 1})
"""The kinds of file that games have, and the newest version of each that this package reads."""

_EVERY_GAME_HAS: Final = ("position", "game")
_CODE: Final = re.compile(r"lc(\d{1,9})\.")
_FORMAT: Final = re.compile(r"([a-z][a-z0-9_]*)-([a-z]+)/([1-9]\d{0,8})")


class Format(NamedTuple):
    """What a file says it is: the key of its game (`lacitta`) and its kind (`position`)."""

    game: str
    kind: str

    def __str__(self) -> str:
        """As a file says it, in the newest version."""
        return f"{self.game}-{self.kind}/{VERSIONS[self.kind]}"


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
    return _of_known_format(_load(source))


def _of_known_format(data: Json) -> dict[str, Any]:
    """Content that was copied and counted, once its format is asked."""
    if not isinstance(data, dict):
        raise BadFile("", "file-no-format", found=shown(data))
    check_format(data, homes(), VERSIONS)
    return data


def check_format(data: Mapping[str, Any], games: Iterable[str], kinds: Iterable[str]) -> Format:
    """Which of some kinds of file of some games this is.

    Raises:
        BadFile: it is none of them, or of a later version.

    >>> check_format({"format": "lacitta-game/1"}, ["lacitta"], ["position", "game"])
    Format(game='lacitta', kind='game')
    """
    asked = tuple(kinds)
    readable = [
        Format(game, kind)
        for game in games
        for kind in asked
        if kind in _EVERY_GAME_HAS or kind in OWN_FILES.get(game, ())
    ]
    known = tuple(f'"{one}"' for one in readable)
    if "format" not in data:
        raise BadFile("format", "file-format-missing", known=known)
    said = data["format"]
    match = _FORMAT.fullmatch(said) if isinstance(said, str) else None
    found = Format(match[1], match[2]) if match else None
    if match is None or found not in readable:
        # A single one is expected anyway.
        several = isinstance(said, str) and len(readable) > 1
        guess = Guess(said, tuple(map(str, readable))) if several else None
        raise BadFile("format", "file-one-of", guess=guess, known=known, found=shown(said))
    if int(match[3]) > VERSIONS[found.kind]:
        raise BadFile("format", "file-later", found=said, newest=str(found))
    return found


def json_at(path: str | os.PathLike[str]) -> Json:
    """What a file of JSON holds; nothing is asked of it but that it is no larger than ours are.

    Raises:
        BadFile: it is not there, can't be read, or holds no JSON.
    """
    name = path_of(path)
    place = shorten(name)
    content = _content_at(name, place)
    if len(content) > MAX_TEXT:
        raise BadFile(place, "file-too-many-bytes", most=MAX_TEXT)
    return load_json(_decode(content, place), place)


def read_pasted(text: str) -> dict[str, Any] | None:
    """What a text itself holds, whatever file is called like it; None for neither JSON nor a code.

    Raises:
        BadFile: as for `read_source`.

    >>> read_pasted("position.json")
    """
    content = content_of(text)
    return _of_known_format(_load_content(content, "")) if content else None


def _load(source: object) -> Json:
    if isinstance(source, dict):
        return plain(source)
    if isinstance(source, os.PathLike):
        return _load_file(path_of(source))
    if not isinstance(source, str) or not source.strip():
        raise BadFile("", "file-source", found=shown(source))
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
        raise BadFile("", "file-source-lines", lines=len(lines), begin=shown(lines[0]))
    if len(line) > 2 and line[0] == line[-1] and line[0] in "\"'":
        line = line[1:-1]
    return path_of(line)


def _load_content(content: str, place: str) -> Json:
    code = _CODE.match(content)
    return _load_code(content, int(code[1])) if code else load_json(content, place)


def _load_file(path: str) -> Json:
    place = shorten(path)
    content = _content_at(path, place)
    if len(content) > MAX_TEXT:
        raise BadFile(place, "file-too-many-bytes", most=MAX_TEXT)
    text = _decode(content, place)
    return _load_content(content_of(text) or text, place)


def _content_at(path: str, place: str) -> bytes:
    """The bytes of a file, no more of them than show that it is too large."""
    with reading(path):
        try:
            if mode_of(Path(path)) is None:
                raise BadFile("", "file-not-there")
            with Path(path).open("rb") as file:
                return file.read(MAX_TEXT + 1)
        except OSError as error:
            if error.errno != errno.ENAMETOOLONG:
                raise
            # It may well be no path at all.
            reason = reason_of(error)
            raise BadFile(place, "file-name-too-long", reason=reason, code=CODE_PREFIX) from None


def _decode(content: bytes, place: str) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(place, "file-not-utf8") from None


def _load_code(code: str, version: int) -> Json:
    if version != 1:
        raise BadFile(GAME_CODE, "file-later", found=f"lc{version}.", newest=CODE_PREFIX)
    if len(code) > MAX_CODE:
        raise BadFile(GAME_CODE, "file-code-too-long", most=MAX_CODE)
    return load_json(unpacked(code.removeprefix(CODE_PREFIX), GAME_CODE), GAME_CODE)


def unpacked(letters: str, place: str) -> str:
    """The text that was packed (`writing.packed`).

    Raises:
        BadFile: it is none, or unpacks to more than a file may hold.
    """
    try:
        content = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadFile(place, "file-code-letters") from None
    return _decode(_unpack(content, place), place)


def _unpack(packed: bytes, place: str) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        content = unpacker.decompress(packed, MAX_TEXT + 1)
    except zlib.error:
        raise BadFile(place, "file-code-changed") from None
    if len(content) > MAX_TEXT:
        raise BadFile(place, "file-code-unpacked", most=MAX_TEXT)
    if not unpacker.eof or unpacker.unused_data:
        raise BadFile(place, "file-code-end")
    return content

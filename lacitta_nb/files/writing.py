"""Game codes, and files that are whole or not there at all."""

import base64
import errno
import os
import secrets
import stat
import zlib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.paths import abandoned, mode_of, path_of, writing
from lacitta_nb.files.reading import CODE_PREFIX, MAX_CODE
from lacitta_nb.files.values import json_text, largest, plain

_ABANDONED: Final = 60
"""Seconds after which a file half written is that of a save that was killed."""


def to_code(data: Mapping[str, Any]) -> str:
    """A saved game or position as one line of URL-safe text; `read_source` reads it.

    Raises:
        BadFile: it could not be read again.

    >>> from lacitta_nb.files.reading import read_source
    >>> code = to_code({"format": "lacitta-position/1"})
    >>> code[:4], read_source(code)
    ('lc1.', {'format': 'lacitta-position/1'})
    """
    code = CODE_PREFIX + packed(json_text(plain(dict(data)), readable=False))
    if len(code) > MAX_CODE:
        raise BadFile(largest(data), "file-code-too-large", size=len(code), most=MAX_CODE)
    return code


def packed(text: str) -> str:
    """A text as URL-safe letters, which `reading.unpacked` reads."""
    letters = base64.urlsafe_b64encode(zlib.compress(text.encode("utf-8"), 9))
    return letters.decode("ascii").rstrip("=")


def write_file(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write a board, position or saved game as readable JSON.

    The content is written beside the file and put in its place when it is complete, so a file that
    was there before is never left half overwritten. It keeps its mode, and a link stays a link.

    Raises:
        BadFile: it could not be read again, or the file can't be written; what was there before is
            unchanged.
    """
    text = json_text(plain(dict(data)), readable=True) + "\n"
    name = path_of(path)
    with writing(name):
        target = Path(os.path.realpath(name))
        mode = mode_of(target)
        if mode is not None:
            _check_writable(target)
        _write_and_replace(target, text, mode)


def _check_writable(target: Path) -> None:
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def _write_and_replace(target: Path, text: str, mode: int | None) -> None:
    # A name of its own length, since that of the target may be as long as names can be.
    stem = f".lacitta-{zlib.crc32(os.fsencode(target.name)):08x}-"
    _remove_abandoned(target.parent, stem)
    beside = target.with_name(f"{stem}{secrets.token_hex(4)}.part")
    created = 0o666 if mode is None else 0o600
    try:
        with open(
            beside,
            "x",
            encoding="utf-8",
            newline="\n",
            opener=lambda name, flags: os.open(name, flags, created),
        ) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            beside.chmod(stat.S_IMODE(mode))
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _remove_abandoned(folder: Path, stem: str) -> None:
    """Remove what killed saves of the same file have left; a save under way is younger."""
    for part in folder.glob(f"{stem}*.part"):
        # Another save may have been quicker, or the part is somebody else's: it does no harm.
        with suppress(OSError):
            if abandoned(part.stat().st_mtime, _ABANDONED):
                part.unlink()

"""Game codes, and files that are whole or not there at all."""

import base64
import json
import os
import secrets
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from lacitta_nb.errors import BadFile
from lacitta_nb.files.reading import CODE_PREFIX
from lacitta_nb.files.values import shorten


def to_code(data: Mapping[str, Any]) -> str:
    """A saved game or position as one line of URL-safe text; `read_source` reads it.

    >>> from lacitta_nb.files.reading import read_source
    >>> code = to_code({"format": "lacitta-position/1"})
    >>> code[:4], read_source(code)
    ('lc1.', {'format': 'lacitta-position/1'})
    """
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    packed = zlib.compress(text.encode("utf-8"), 9)
    return CODE_PREFIX + base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def write_file(path: str | os.PathLike[str], data: Mapping[str, Any]) -> None:
    """Write a board, position or saved game as readable JSON.

    The content is written beside the file and put in its place when it is complete, so a file that
    was there before is never left half overwritten.

    Raises:
        BadFile: the file can't be written; what was there before is unchanged.
    """
    text = json.dumps(data, ensure_ascii=False, allow_nan=False, indent=2) + "\n"
    target = Path(os.fsdecode(path)).resolve()
    beside = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    try:
        _write_and_replace(beside, target, text)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadFile(shorten(os.fsdecode(path)), f"can't be written: {reason}") from None


def _write_and_replace(beside: Path, target: Path, text: str) -> None:
    with beside.open("x", encoding="utf-8", newline="\n") as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            beside.replace(target)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise

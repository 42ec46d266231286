"""Paths that people name, and what may lie there: an ordinary file or nothing."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.values import shorten, shown

_AHEAD: Final = 86_400.0
"""Seconds that the clocks of two computers differ at most."""


def path_of(source: object) -> str:
    """A path as text; `~` stands for the home folder.

    Raises:
        BadFile: it is none.
    """
    try:
        text = os.fsdecode(source)  # type: ignore[arg-type]
    except TypeError:
        raise BadFile("", "file-path", found=shown(source)) from None
    if "\0" in text:
        # Each version of Python says it in other words.
        raise BadFile(shorten(text), "file-path-null")
    try:
        os.fsencode(text)
        # Unlike `Path.expanduser` it takes "~x.json" for a name where no user is called so.
        return os.path.expanduser(text)  # noqa: PTH111
    except UnicodeEncodeError:
        raise BadFile(shorten(text), "file-half-character") from None
    except ValueError as error:
        raise BadFile(shorten(text), "file-no-path", reason=str(error)) from None


def mode_of(path: Path) -> int | None:
    """The mode of the ordinary file at a path, None where there is nothing.

    Raises:
        BadFile: a folder, or what may never come to an end, such as a pipe.
        OSError, ValueError: nobody can tell what is there.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise BadFile("", "file-folder")
    if not stat.S_ISREG(mode):
        raise BadFile("", "file-not-ordinary")
    return mode


def abandoned(changed: float, after: float) -> bool:
    """Whether whoever made a file for a moment only is dead.

    Args:
        changed: when it was changed, in seconds. What lies far ahead is of a clock that was wrong.
        after: seconds after which nobody is at work on it any more.
    """
    return not -_AHEAD < time() - changed < after


def reason_of(error: OSError | ValueError) -> str:
    """Why a file can't be read or written."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


@contextmanager
def reading(name: str) -> Iterator[None]:
    """Whatever goes wrong inside is a `BadFile` at the name of the file that is being read.

    Args:
        name: the path as it is shown.
    """
    try:
        yield
    except BadFile as error:
        raise error.at(shorten(name)) from None
    except (OSError, ValueError) as error:
        raise BadFile(shorten(name), "file-not-read", reason=reason_of(error)) from None


@contextmanager
def writing(name: str) -> Iterator[None]:
    """Whatever goes wrong inside is a `BadFile` at the name of the file that is being written.

    Args:
        name: the path as it is shown.
    """
    try:
        yield
    except BadFile as error:
        raise error.at(shorten(name)) from None
    except (OSError, ValueError) as error:
        raise BadFile(shorten(name), "file-not-written", reason=reason_of(error)) from None

"""The file of progress: read with care, written whole, and alone while it is changed.

Nothing here raises: what went wrong with the file is told in sentences.
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.paths import reason_of
from lacitta_nb.files.reading import json_at
from lacitta_nb.files.values import shown
from lacitta_nb.files.writing import write_file
from lacitta_nb.lessons.record import FORMAT, Record, record_of
from lacitta_nb.lessons.said import Said

_LATER: Final = "file-later"
_FOREIGN: Final = "file-one-of"
_ABSENT: Final = "file-not-there"
_CLOSED: Final = ("file-not-read", "file-folder", "file-not-ordinary", "file-name-too-long")
"""Errors of files that nobody can read, whatever they hold."""
_VERSION: Final = re.compile(r"([a-z-]+)/([1-9][0-9]{0,8})")
_PATIENCE: Final = 2.0
"""Seconds that a note waits for another one; then it goes on without, and the last one wins."""
_ABANDONED: Final = 10.0
"""Seconds after which whoever held the file is dead."""
_PAUSE: Final = 0.01


class Found(NamedTuple):
    """What a file of progress holds.

    Attributes:
        record: what was learnt.
        open: whether the file may be written: not, where it holds what could not be read.
        news: what a learner must know.
    """

    record: Record
    open: bool = True
    news: tuple[Said, ...] = ()


def kept_beside(path: Path) -> Path:
    """Where the last good file is kept.

    >>> kept_beside(Path("progress.json")).name
    'progress.kept.json'
    """
    return path.with_name(f"{path.stem}.kept{path.suffix}")


def found_at(path: Path) -> Found:
    """What a file holds; where it is damaged it is set aside, and the kept one read."""
    try:
        return Found(_read(path))
    except BadFile as error:
        if error.key == _ABSENT:
            return Found(Record())
        if error.key == _LATER:
            return Found(Record(), False, (Said("progress-later", {"path": str(path)}),))
        if error.key in _CLOSED or _foreign(error, path):
            return _closed(path, error.problem)
        return _salvaged(path, error.problem)


def written_to(path: Path, record: Record) -> tuple[Said, ...]:
    """Writes a file, and the same beside it; what went wrong, if anything did."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for place in (path, kept_beside(path)):
            write_file(place, record.written())
    except BadFile as error:
        return _not_written(path, error.problem)
    except OSError as error:
        return _not_written(path, reason_of(error))
    return ()


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Nobody else changes the file inside; whoever can't have that goes on after a while."""
    lock = path.with_name(f"{path.name}.lock")
    held = _taken(lock)
    try:
        yield
    finally:
        if held:
            with suppress(OSError):  # somebody thought that we were dead
                lock.unlink()


def _read(path: Path) -> Record:
    data = json_at(path)
    said = data.get("format") if isinstance(data, dict) else None
    kind, _, newest = FORMAT.partition("/")
    match = _VERSION.fullmatch(said) if isinstance(said, str) else None
    if match is not None and match[1] == kind and int(match[2]) > int(newest):
        raise BadFile("format", "file-later", found=match[0], newest=FORMAT)
    if said != FORMAT:
        raise BadFile("format", "file-one-of", known=(f'"{FORMAT}"',), found=shown(said))
    return record_of(data)


def _foreign(error: BadFile, path: Path) -> bool:
    """Whether a sound file is of another format, and nothing beside it shows that it was ours."""
    if (error.place, error.key) != ("format", _FOREIGN):
        return False
    try:
        _read(kept_beside(path))
    except BadFile:
        return True
    return False


def _salvaged(path: Path, problem: str) -> Found:
    """What is left of a damaged file: the last good one."""
    try:
        aside = _set_aside(path)
    except OSError as error:
        return _closed(path, f"{problem}; {reason_of(error)}")
    kept, words = kept_beside(path), {"path": str(path), "aside": aside.name, "problem": problem}
    try:
        record = _read(kept)
    except BadFile as error:
        if error.key != _ABSENT:
            with suppress(OSError):  # then it is written over, and was no good
                _set_aside(kept)
        return Found(Record(), news=(Said("progress-damaged-whole", words),))
    return Found(record, news=(Said("progress-damaged", words), *written_to(path, record)))


def _set_aside(path: Path) -> Path:
    """Gives a file a name that no other one has."""
    for number in count(1):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            path.replace(aside)
            return aside
    raise AssertionError


def _closed(path: Path, problem: str) -> Found:
    words = {"path": str(path), "problem": problem}
    return Found(Record(), False, (Said("progress-not-read", words),))


def _not_written(path: Path, problem: str) -> tuple[Said, ...]:
    return (Said("progress-not-written", {"path": str(path), "problem": problem}),)


def _taken(lock: Path) -> bool:
    """Whether the lock was taken; not, where none can be made."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            _release_abandoned(lock)
            time.sleep(_PAUSE)
        except OSError:
            return False
        else:
            return True
    return False


def _release_abandoned(lock: Path) -> None:
    # Whoever held it may release it at this very moment.
    with suppress(OSError):
        if time.time() - lock.stat().st_mtime > _ABANDONED:
            lock.unlink()

"""The file of progress: read with care, written whole, and alone while it is changed.

Nothing here raises: what went wrong with the file is told in sentences.
"""

import os
import re
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.paths import abandoned, reason_of
from lacitta_nb.files.reading import json_at
from lacitta_nb.files.values import shorten, shown
from lacitta_nb.files.writing import write_file
from lacitta_nb.lessons.record import FORMAT, Record, record_of
from lacitta_nb.lessons.said import Said, Word

_LATER: Final = "file-later"
_FOREIGN: Final = ("file-one-of", "file-no-format", "file-format-missing")
_ABSENT: Final = "file-not-there"
_CLOSED: Final = ("file-not-read", "file-folder", "file-not-ordinary", "file-name-too-long")
"""Errors of files that nobody can read, whatever they hold."""
_VERSION: Final = re.compile(r"([a-z-]+)/([1-9][0-9]{0,8})")
_PATIENCE: Final = 2.0
"""Seconds that a note waits for others; then it goes on without, and the last one wins. Whoever
held the file all the time is dead."""
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


class Written(NamedTuple):
    """How writing a file went.

    Attributes:
        kept: whether the file itself holds the record, be there a copy beside it or not.
        news: what a learner must know.
    """

    kept: bool
    news: tuple[Said, ...]


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
            return _closed(path, _inside(error, path))
        return _salvaged(path, _inside(error, path))


def written_to(path: Path, record: Record) -> Written:
    """Writes a file, and the same beside it."""
    problem = _not_written(path, record)
    if problem is not None:
        words: dict[str, Word] = {"path": str(path), "problem": problem}
        return Written(False, (Said("progress-not-written", words),))
    copy = kept_beside(path)
    missing = _not_written(copy, record)
    if missing is None:
        return Written(True, ())
    about: dict[str, Word] = {"path": str(copy), "problem": missing}
    return Written(True, (Said("progress-not-copied", about),))


@contextmanager
def alone_with(path: Path) -> Iterator[tuple[Said, ...]]:
    """Nobody else changes the file inside; whoever can't have that goes on after a while.

    Yields:
        What a learner must know: of a lock that nobody can take away.
    """
    lock = path.with_name(f"{path.name}.lock")
    held, problem = _taken(lock)
    words = {"path": str(lock), "problem": problem}
    try:
        yield (Said("progress-locked", words),) if problem else ()
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
    known = (f'"{FORMAT}"',)
    if not isinstance(data, dict):
        raise BadFile("", "file-no-format", found=shown(data))
    if "format" not in data:
        raise BadFile("format", "file-format-missing", known=known)
    if said != FORMAT:
        raise BadFile("format", "file-one-of", known=known, found=shown(said))
    return record_of(data)


def _inside(error: BadFile, path: Path) -> BadFile:
    """An error to be kept, whose place is one in the file: the path is told beside it."""
    return error.at("" if error.place == shorten(str(path)) else error.place)


def _foreign(error: BadFile, path: Path) -> bool:
    """Whether a sound file is of another format, and nothing beside it shows that it was ours."""
    if error.place not in ("", "format") or error.key not in _FOREIGN:
        return False
    try:
        _read(kept_beside(path))
    except BadFile:
        return True
    return False


def _salvaged(path: Path, problem: BadFile) -> Found:
    """What is left of a damaged file: the last good one."""
    try:
        aside = _set_aside(path)
    except OSError as error:
        stuck = BadFile("", "file-not-aside", problem=problem, reason=reason_of(error))
        return _closed(path, stuck)
    kept = kept_beside(path)
    words: dict[str, Word] = {"aside": aside.name, "problem": problem}
    try:
        record = _read(kept)
    except BadFile as error:
        if error.key != _ABSENT:
            with suppress(OSError):  # then it is written over, and was no good
                _set_aside(kept)
        return Found(Record(), news=(Said("progress-damaged-whole", words),))
    written = written_to(path, record)
    if not written.kept:
        with suppress(OSError):  # else nothing would lie there, as if nothing had been learnt
            aside.replace(path)
        return Found(record, False, written.news)
    return Found(record, news=(Said("progress-damaged", words), *written.news))


def _set_aside(path: Path) -> Path:
    """Gives a file a name that no other one has."""
    for number in count(1):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            path.replace(aside)
            return aside
    raise AssertionError


def _closed(path: Path, problem: BadFile) -> Found:
    words: dict[str, Word] = {"path": str(path), "problem": problem}
    return Found(Record(), False, (Said("progress-not-read", words),))


def _not_written(path: Path, record: Record) -> BadFile | str | None:
    """Why a file was not written; None: it was."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, record.written())
    except BadFile as error:
        return _inside(error, path)
    except OSError as error:
        return reason_of(error)
    return None


def _taken(lock: Path) -> tuple[bool, str]:
    """Whether the lock was taken, and why the one that lies there can't be taken away."""
    deadline, first = time.monotonic() + _PATIENCE, _seen(lock)
    while True:
        late = time.monotonic() >= deadline
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        except FileExistsError:
            seen = _seen(lock)
            dead = seen is not None and (_dead(seen) or (late and _same(seen, first)))
        except OSError:
            return False, ""  # none can be made, and nothing be written either
        else:
            return True, ""
        if dead:
            try:
                lock.unlink(missing_ok=True)
            except OSError as error:
                return False, reason_of(error)
        elif late:
            return False, ""
        time.sleep(_PAUSE)


def _seen(lock: Path) -> os.stat_result | None:
    # Whoever holds it may release it at this very moment.
    with suppress(OSError):
        return lock.lstat()
    return None


def _dead(seen: os.stat_result) -> bool:
    """Whether a lock is nobody's; folders never were a lock."""
    return stat.S_ISDIR(seen.st_mode) or abandoned(seen.st_mtime, _ABANDONED)


def _same(one: os.stat_result, other: os.stat_result | None) -> bool:
    return other is not None and (one.st_ino, one.st_mtime_ns) == (other.st_ino, other.st_mtime_ns)

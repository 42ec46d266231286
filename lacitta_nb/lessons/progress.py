"""Progress: what was learnt, kept in a small file that survives damage.

The file is written whole or not at all, and the last good one is kept beside it. A damaged one is
set aside under another name, and the kept one read (`lessons.keeping`). Whatever is noted is added
to what the file holds at that moment, so that two notebooks can note at once. Where nothing can be
read or written, learning goes on, and the learner is told once.
"""

import os
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime
from pathlib import Path
from threading import RLock
from typing import Final

from lacitta_nb.core.errors import BadFile, SpokenError
from lacitta_nb.files.paths import path_of
from lacitta_nb.files.values import shorten
from lacitta_nb.given import name_of, str_of
from lacitta_nb.lessons.keeping import alone_with, found_at, written_to
from lacitta_nb.lessons.record import YEARS, Record
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import school_for

WHERE: Final = "LACITTA_PROGRESS"
"""The environment variable that names the file."""

Clock = Callable[[], datetime]
Change = Callable[[Record], Record]


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def usual_path() -> Path:
    """Where progress is kept: where `LACITTA_PROGRESS` says, else in the user's folder for data.

    Raises:
        BadFile: what `LACITTA_PROGRESS` says is no path.
    """
    from platformdirs import user_data_path

    named = os.environ.get(WHERE, "")
    if named:
        return file_at(named)
    return user_data_path("lacitta_nb", appauthor=False) / "progress.json"


def file_at(named: object) -> Path:
    """The path of a file that others can be kept beside.

    Raises:
        BadFile: it is no path, can only be a folder, or lies in the home folder of nobody.
    """
    name = path_of(named)
    path = Path(name)
    if name.startswith("~") and len(path.parts) > 1:
        # Else a folder of that name would be made.
        raise BadFile(shorten(name), "file-no-home", user=shorten(path.parts[0][1:]))
    if path.name in ("", ".."):
        raise BadFile(shorten(str(path)), "file-folder")
    return path


class Progress:
    """What was learnt, and the file that keeps it.

    Args:
        path: the file; None: where it usually is (`usual_path`).
        clock: tells this moment.

    Attributes:
        path: the file.
        record: what was learnt, as it was last read or noted.

    Raises:
        BadFile: the path is none.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None, clock: Clock = now) -> None:
        self.path = usual_path() if path is None else file_at(path)
        self.record = Record()
        self._clock = clock
        self._one_at_a_time = RLock()
        self._unwritten: list[Change] = []
        self._news: list[Said] = []
        self._told: set[str] = set()
        self.read()

    def __repr__(self) -> str:
        return f"Progress({str(self.path)!r})"

    @property
    def moment(self) -> datetime:
        """This moment, by its clock."""
        return self._clock()

    @property
    def today(self) -> date:
        """This day, where the learner is."""
        return self.moment.astimezone().date()

    def read(self) -> Record:
        """What the file holds now, with what could not be written before."""
        with self._one_at_a_time, alone_with(self.path) as news:
            self._tell(news)
            self._read()
            return self.record

    def note(self, change: Change) -> Record:
        """Add something to what the file holds now, and keep it.

        Args:
            change: what was learnt, made of what was learnt before. What can't be written now is
                made anew with the next note.
        """
        with self._one_at_a_time, alone_with(self.path) as news:
            self._tell(news)
            self._unwritten.append(change)
            if self._read():
                written = written_to(self.path, self.record)
                self._tell(written.news)
                if written.kept:
                    self._unwritten.clear()
            return self.record

    def news(self) -> tuple[Said, ...]:
        """What a learner must know of the file and was not told yet; everything only once."""
        with self._one_at_a_time:
            found, self._news = tuple(self._news), []
            return found

    def lesson_met(self, game: str, lesson: str, task: int, rules: Iterable[str] = ()) -> None:
        """Note that the goal of a task was met; the first time, it is a right answer to its rules.

        Args:
            game: the key of the game.
            lesson: the key of the lesson.
            task: the place of the task, from 0.
            rules: the numbers of the rules that it teaches.
        """
        moment, taught = self.moment, tuple(dict.fromkeys(rules))

        def change(record: Record) -> Record:
            if task in record.lessons.get(game, {}).get(lesson, []):
                return record
            for rule in taught:
                record = record.with_answer(game, rule, moment, right=True)
            return record.with_task(game, lesson, task)

        self.note(change)

    def met(self, game: str, lesson: str) -> frozenset[int]:
        """The tasks of a lesson that were met, by their place from 0."""
        return frozenset(self.record.lessons.get(game, {}).get(lesson, []))

    def done(self, game: str, lesson: str) -> bool:
        """Whether every task of a lesson was met.

        Raises:
            NotFound: there is no such game or lesson.
        """
        tasks = school_for(game).lesson(lesson).tasks
        return self.met(game, lesson) >= set(range(len(tasks)))

    def _read(self) -> bool:
        """Whether the file may be written after it was read."""
        found = found_at(self.path)
        self._tell(found.news)
        self.record = found.record
        for change in tuple(self._unwritten):
            self._change(change)
        return found.open

    def _change(self, change: Change) -> None:
        """Add something; what fails is dropped and told, as it would stop all that comes later."""
        try:
            self.record = change(self.record)
        # Whatever it is, whoever learns goes on.
        except Exception as error:  # noqa: BLE001
            self._unwritten.remove(change)
            self._tell([self._not_noted(error)])

    def _not_noted(self, error: Exception) -> Said:
        moment = self.moment.astimezone(UTC)
        if not {moment.year, self.today.year} <= set(YEARS):
            first, last = str(YEARS[0]), str(YEARS[-1])
            words = {"day": moment.date().isoformat(), "first": first, "last": last}
            return Said("progress-clock", words)
        told = f"{name_of(type(error))}: {str_of(error)}"
        problem = error if isinstance(error, SpokenError) else told
        return Said("progress-not-noted", {"path": str(self.path), "problem": problem})

    def _tell(self, news: Iterable[Said]) -> None:
        for said in news:
            if said.key not in self._told:
                self._told.add(said.key)
                self._news.append(said)


class Unkept(Progress):
    """What is learnt as long as the notebook runs, kept nowhere.

    Args:
        clock: tells this moment.
    """

    def __init__(self, clock: Clock = now) -> None:
        super().__init__(os.devnull, clock)

    def read(self) -> Record:
        """What was noted."""
        return self.record

    def note(self, change: Change) -> Record:
        """Add something."""
        with self._one_at_a_time:
            self._unwritten.append(change)
            self._change(change)
            self._unwritten.clear()
            return self.record

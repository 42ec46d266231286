"""What was learnt so far, as plain records that never change: a file holds just this.

How the file is read, written and kept: `lessons.progress`.
"""

import math
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Final, TypeVar

from pydantic import AfterValidator, Field, PlainSerializer, PlainValidator, model_validator

from lacitta_nb.files.fields import Expected, Word, refused, whole
from lacitta_nb.files.shapes import FileShape, Shape, fitted

FORMAT: Final = "lacitta-progress/1"
_MOST: Final = 10**9
LEAST_STABILITY: Final = 0.001
DIFFICULTIES: Final = (1.0, 10.0)
"""Bounds of what the spaced repetition remembers, which it never leaves; it divides by both."""
YEARS: Final = range(1970, 3000)
"""What a file can hold, in UTC."""
_LATEST: Final = datetime(YEARS[-1], 12, 31, tzinfo=UTC)
_DAY: Final = timedelta(days=1)


def _moment(value: object) -> datetime:
    """A moment as files hold it, or as it is."""
    found = _in_utc(value)
    if found is None or found.year not in YEARS:
        raise Expected("file-moment").misfit(value)
    return found


def _in_utc(value: object) -> datetime | None:
    try:
        found = datetime.fromisoformat(value) if isinstance(value, str) else value
        if not isinstance(found, datetime) or found.tzinfo is None:
            return None
        return found.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


def _day(value: object) -> date:
    """A day as files hold it, or as it is."""
    try:
        found = date.fromisoformat(value) if isinstance(value, str) else value
    except ValueError:
        found = None
    if not isinstance(found, date) or isinstance(found, datetime) or found.year not in YEARS:
        raise Expected("file-day").misfit(value)
    return found


def _real(least: float, most: float) -> PlainValidator:
    """A number within bounds."""

    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise Expected("file-number").misfit(value)
        if not math.isfinite(value) or not least <= value <= most:
            raise Expected("file-number").misfit(value)
        return float(value)

    return PlainValidator(check)


def _tasks(tasks: list[int]) -> list[int]:
    """Places of tasks, each once and in order."""
    if tasks != sorted(set(tasks)):
        raise refused("file-tasks")
    return tasks


_ISO: Final = PlainSerializer(lambda moment: moment.isoformat())
Moment = Annotated[datetime, PlainValidator(_moment), _ISO]
Day = Annotated[date, PlainValidator(_day), _ISO]
Number = Annotated[int, whole(0, _MOST)]
Tasks = Annotated[list[Annotated[int, whole(0, 99)]], AfterValidator(_tasks)]


def within(moment: datetime) -> datetime:
    """A moment to come, or the last one that a file can hold."""
    return min(moment, _LATEST)


def more(count: int, by: int = 1) -> int:
    """A count that has grown, as far as a file can hold it.

    >>> more(2), more(10**9)
    (3, 1000000000)
    """
    return min(_MOST, count + by)


class Memory(Shape):
    """What the spaced repetition knows of a card: see `lessons.memory`."""

    state: Annotated[int, whole(1, 3)]
    step: Annotated[int, whole(0, 1)] | None
    stability: Annotated[float, _real(LEAST_STABILITY, _MOST)]
    difficulty: Annotated[float, _real(*DIFFICULTIES)]

    @model_validator(mode="after")
    def _steps_while_it_is_learnt(self) -> "Memory":
        if (self.step is None) != (self.state == 2):
            raise refused("file-learning-step")
        return self


class Card(Shape):
    """A kind of exercise as a learner knows it.

    Attributes:
        due: when it is to be asked again; last: when it was asked.
        memory: how well it sits.
        level: how hard it is asked next.
        row: how many were right in a row at that level; below 0 how many were not.
        asked: how often it was asked; right: how often the answer was right.
    """

    due: Moment
    last: Moment
    memory: Memory
    level: Annotated[int, whole(1, 9)]
    row: Annotated[int, whole(-9, 9)]
    asked: Number
    right: Number

    @model_validator(mode="after")
    def _right_ones_were_asked(self) -> "Card":
        return _counted(self)

    def due_at(self, now: datetime) -> datetime:
        """When it is to be asked again: at once, where a clock that was ahead has dated it."""
        return now if self.last > now + _DAY else self.due


class Tally(Shape):
    """How often a rule was asked about, how often the answer was right, and when last."""

    asked: Number
    right: Number
    last: Moment

    @model_validator(mode="after")
    def _right_ones_were_asked(self) -> "Tally":
        return _counted(self)


class Days(Shape):
    """The days of training: the last one, how much was asked then, and how many stand in a row."""

    last: Day
    count: Number
    row: Number


class Record(FileShape):
    """All that was learnt, by the key of the game and then by that of the kind, rule or lesson.

    Attributes:
        cards: kinds of exercises.
        rules: what the answers say about each rule.
        lessons: the tasks that were met, by their place from 0, in order.
        days: the days of training.
    """

    format: str = FORMAT
    cards: dict[Word, dict[Word, Card]] = Field(default_factory=dict)
    rules: dict[Word, dict[Word, Tally]] = Field(default_factory=dict)
    lessons: dict[Word, dict[Word, Tasks]] = Field(default_factory=dict)
    days: Days | None = None

    def card(self, game: str, kind: str) -> Card | None:
        """The card of a kind of exercise, None where it was never asked."""
        return self.cards.get(game, {}).get(kind)

    def with_card(self, game: str, kind: str, card: Card) -> "Record":
        """The same with another card of a kind."""
        return self.model_copy(update={"cards": _with(self.cards, game, kind, card)})

    def with_answer(self, game: str, rule: str, now: datetime, *, right: bool) -> "Record":
        """The same after an answer that a rule decided."""
        before = self.rules.get(game, {}).get(rule)
        asked, was_right = (before.asked, before.right) if before else (0, 0)
        tally = Tally(asked=more(asked), right=more(was_right, right), last=now)
        return self.model_copy(update={"rules": _with(self.rules, game, rule, tally)})

    def with_task(self, game: str, lesson: str, task: int) -> "Record":
        """The same after a task of a lesson was met."""
        met = sorted({*self.lessons.get(game, {}).get(lesson, []), task})
        return self.model_copy(update={"lessons": _with(self.lessons, game, lesson, met)})

    def with_day(self, today: date) -> "Record":
        """The same after one more exercise on a day."""
        days = self.days or Days(last=today, count=0, row=1)
        # Whoever flies west lives a day again. A later one is of a clock that was ahead.
        rows = {_DAY: more(days.row), _DAY * 0: days.row, -_DAY: max(1, days.row - 1)}
        count, row = more(self.today(today)), rows.get(today - days.last, 1)
        return self.model_copy(update={"days": Days(last=today, count=count, row=row)})

    def today(self, today: date) -> int:
        """How much was asked on a day that is today."""
        return self.days.count if self.days and self.days.last == today else 0

    def streak(self, today: date) -> int:
        """How many days stand in a row, today's or yesterday's the last, or that of a flight."""
        return self.days.row if self.days and abs(today - self.days.last) <= _DAY else 0

    def written(self) -> dict[str, Any]:
        """It as a file holds it."""
        return self.model_dump(mode="json")


def record_of(data: Mapping[str, Any]) -> Record:
    """What a file holds, its format known already.

    Raises:
        BadFile: with all that does not fit.

    >>> record_of({"format": "lacitta-progress/1"}).cards
    {}
    """
    return fitted(Record, data)


Entry = TypeVar("Entry")
Counted = TypeVar("Counted", "Card", "Tally")


def _counted(entry: Counted) -> Counted:
    if entry.right > entry.asked:
        raise refused("file-more-right")
    return entry


def _with(
    table: Mapping[str, Mapping[str, Entry]], game: str, key: str, entry: Entry
) -> dict[str, dict[str, Entry]]:
    games = {name: dict(entries) for name, entries in table.items()}
    games.setdefault(game, {})[key] = entry
    return games

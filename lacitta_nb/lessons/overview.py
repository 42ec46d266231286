"""What was learnt of a game at a glance: each rule with what teaches it, and each lesson."""

from datetime import datetime
from typing import NamedTuple

from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.school import School, school_for


class RuleRow(NamedTuple):
    """A rule that is taught.

    Attributes:
        rule: its number.
        lessons: the keys of the lessons that teach it.
        kinds: the keys of the kinds of exercises that ask about it.
        asked: how often it was asked.
        right: how often the answer was right.
        due: when an exercise about it is asked next; None: none was asked yet.
    """

    rule: str
    lessons: tuple[str, ...]
    kinds: tuple[str, ...]
    asked: int
    right: int
    due: datetime | None


class LessonRow(NamedTuple):
    """A lesson: how many of its tasks were met, and how many it has."""

    lesson: str
    met: int
    tasks: int


def taught(school: School) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Each rule that is taught, with the keys of the lessons and of the kinds that teach it."""
    by_lessons = [rule for lesson in school.lessons.values() for rule in lesson.rules]
    by_kinds = [rule for kind in school.kinds.values() for rule in kind.rules]
    return {
        rule: (
            tuple(key for key, lesson in school.lessons.items() if rule in lesson.rules),
            tuple(key for key, kind in school.kinds.items() if rule in kind.rules),
        )
        for rule in dict.fromkeys([*by_lessons, *by_kinds])
    }


def rule_rows(progress: Progress, game: str) -> list[RuleRow]:
    """The rules of a game that are taught, in the order in which they are taught first.

    Raises:
        NotFound: there is no such game.
    """
    record, now = progress.record, progress.moment
    rows = []
    for rule, (lessons, kinds) in taught(school_for(game)).items():
        tally = record.rules.get(game, {}).get(rule)
        due = [card.due_at(now) for kind in kinds if (card := record.card(game, kind))]
        asked, right = (tally.asked, tally.right) if tally else (0, 0)
        rows.append(RuleRow(rule, lessons, kinds, asked, right, min(due, default=None)))
    return rows


def lesson_rows(progress: Progress, game: str) -> list[LessonRow]:
    """The lessons of a game, in the order in which they are best taken.

    Raises:
        NotFound: there is no such game.
    """
    return [
        LessonRow(
            key, len(progress.met(game, key) & set(range(len(lesson.tasks)))), len(lesson.tasks)
        )
        for key, lesson in school_for(game).lessons.items()
    ]

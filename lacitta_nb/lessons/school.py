"""The seam of learning: what a game hands over to be learnt (see `core.box.Box.school`)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Final

from lacitta_nb.core.box import box_at, box_of, key_named
from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.core.records import State
from lacitta_nb.given import called, text
from lacitta_nb.lessons.example import Example
from lacitta_nb.lessons.exercise import Kind
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.lessons.rulebook import Editions
from lacitta_nb.registry import homes


@dataclass(frozen=True)
class School:
    """What can be learnt of a game.

    Attributes:
        lessons: the lessons by key, in the order in which they are best taken.
        kinds: the kinds of exercises by key.
        examples: an example of each rule, by its number.
        editions: its editions, as far as rules differ in them.
        excused: the rules that neither a lesson nor an exercise teaches, each with the reason.
    """

    lessons: Mapping[str, Lesson] = field(default_factory=dict)
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    examples: Mapping[str, Example] = field(default_factory=dict)
    editions: Editions = field(default_factory=Editions)
    excused: Mapping[str, str] = field(default_factory=dict)

    def lesson(self, key: object) -> Lesson:
        """A lesson by its key.

        Raises:
            NotFound: there is none; says which there are, those that are written alike first.
        """
        name = text(key)
        if name is None or name not in self.lessons:
            given = called(key)
            guess, names = Guess(given, tuple(self.lessons)), _nearest(given, self.lessons)
            raise NotFound("lesson-unknown", guess=guess, name=given, names=names)
        return self.lessons[name]

    def kind(self, key: object) -> Kind:
        """A kind of exercise by its key.

        Raises:
            NotFound: there is none; says which there are, those that are written alike first.
        """
        name = text(key)
        if name is None or name not in self.kinds:
            given = called(key)
            guess, names = Guess(given, tuple(self.kinds)), _nearest(given, self.kinds)
            raise NotFound("exercise-unknown", guess=guess, name=given, names=names)
        return self.kinds[name]


_SHOWN: Final = 14
"""Names that are told where one was mistyped, the nearest first."""


def _nearest(given: str, names: Iterable[str]) -> str:
    """Names in a row, those that are written most like another one first.

    >>> _nearest("marked", ["full_city", "voice", "market"])
    'market, voice, full_city'
    """

    def likeness(name: str) -> float:
        return SequenceMatcher(None, given.casefold(), name.casefold()).ratio()

    alike = sorted(names, key=likeness, reverse=True)
    more = ["…"] if len(alike) > _SHOWN else []
    return ", ".join([*alike[:_SHOWN], *more])


def school_of(state: State) -> School:
    """What can be learnt of the game of a state."""
    school: School = box_of(state).school
    return school


def school_for(game: object) -> School:
    """What can be learnt of a game, by its key.

    Raises:
        NotFound: there is no such game; says which there are.
    """
    school: School = box_at(homes()[key_named(game)]).school
    return school


def following(lesson: Lesson) -> Lesson | None:
    """The lesson that is best taken after another one, or None."""
    lessons = list(school_for(lesson.game).lessons.values())
    after = [
        one for one, before in zip(lessons[1:], lessons, strict=False) if before.key == lesson.key
    ]
    return after[0] if after else None

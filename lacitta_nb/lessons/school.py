"""The seam of learning: what a game hands over to be learnt (see `core.box.Box.school`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from lacitta_nb.core.box import box_at, box_of
from lacitta_nb.core.errors import NotFound
from lacitta_nb.core.records import State
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

    def lesson(self, key: str) -> Lesson:
        """A lesson by its key.

        Raises:
            NotFound: there is none; says which there are.
        """
        if key not in self.lessons:
            raise NotFound("lesson-unknown", name=key, names=", ".join(self.lessons))
        return self.lessons[key]

    def kind(self, key: str) -> Kind:
        """A kind of exercise by its key.

        Raises:
            NotFound: there is none; says which there are.
        """
        if key not in self.kinds:
            raise NotFound("exercise-unknown", name=key, names=", ".join(self.kinds))
        return self.kinds[key]


def school_of(state: State) -> School:
    """What can be learnt of the game of a state."""
    school: School = box_of(state).school
    return school


def school_for(game: str) -> School:
    """What can be learnt of a game, by its key.

    Raises:
        NotFound: there is no such game; says which there are.
    """
    if game not in homes():
        raise NotFound("lesson-no-game", name=game, names=", ".join(homes()))
    school: School = box_at(homes()[game]).school
    return school

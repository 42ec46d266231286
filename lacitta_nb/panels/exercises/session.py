"""What the page of an exercise knows at one moment."""

from dataclasses import dataclass, replace
from typing import Literal

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import State
from lacitta_nb.lessons.exercise import Exercise, Marked
from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.training import Training
from lacitta_nb.panels.notices import Notice

Mark = Literal["", "right", "wrong", "missed"]


@dataclass(frozen=True)
class Session:
    """An exercise with the answer so far, in a training.

    Attributes:
        training: what was asked before, and what may come.
        exercise: what is asked now.
        progress: where the answers are kept.
        language: what is spoken.
        answer: the keys that are chosen, in the order in which they were; for `number` its digits.
        start: the space where an arrow has begun, or "".
        marked: how the answer compares with the right one, once that was asked.
        given_up: whether no answer was given.
        unsure: whether it was asked if nothing is meant to be the answer.
        notice: what the status line says.
        number: the number of the exercise in this session, from 1.
    """

    training: Training
    exercise: Exercise
    progress: Progress
    language: str
    answer: tuple[str, ...] = ()
    start: str = ""
    marked: Marked | None = None
    given_up: bool = False
    unsure: bool = False
    notice: Notice | None = None
    number: int = 1

    @property
    def seen(self) -> State:
        """The position as all may know it; the one after it, where the answer is shown."""
        asked = self.exercise.state
        state = asked if self.marked is None or self.exercise.after is None else self.exercise.after
        public: State = box_of(state).rules.public(state)
        return public

    @property
    def clickable(self) -> frozenset[str]:
        """The spaces that mean something when they are clicked."""
        exercise = self.exercise
        if self.marked is not None:
            return frozenset()
        if exercise.form == "spaces":
            return frozenset(option.key for option in exercise.options)
        if exercise.form == "arrows":
            ends = {end for option in exercise.options for end in option.key.split(">")}
            return frozenset(ends)
        return frozenset()

    def mark(self, key: str) -> Mark:
        """How what a key stands for compares with the right answer, once that was asked."""
        if self.marked is None:
            return ""
        if key in self.marked.wrong:
            return "wrong"
        if key in self.marked.missed:
            return "missed"
        return "right" if key in self.exercise.right else ""


def asked(session: Session, exercise: Exercise, training: Training) -> Session:
    """The session with another exercise, unanswered."""
    fresh = replace(session, training=training, exercise=exercise, answer=beginning(exercise))
    return replace(fresh, start="", marked=None, given_up=False, unsure=False, notice=None)


def beginning(exercise: Exercise) -> tuple[str, ...]:
    """The answer before anything is chosen: what is to be put in order lies there in some order."""
    return tuple(o.key for o in exercise.options) if exercise.form == "order" else ()

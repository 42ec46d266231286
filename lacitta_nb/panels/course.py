"""A lesson at the table: which task is played, how much was helped, and how its goal stands.

What is asked about a game, its goal, is asked after each command that moved it
(`commands/learn.py`); a goal that is met or missed stays so until the move that decided it is taken
back.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, Protocol

from lacitta_nb.core.game import AnyGame, Entry
from lacitta_nb.lessons.lesson import HELPS, OPEN, Lesson, Task, Verdict
from lacitta_nb.lessons.said import Said

News = Literal["", "task", "help", "verdict", "done"]
"""What the last command brought in the lesson."""


class Notes(Protocol):
    """Where it is kept what was learnt; see `lessons.progress`."""

    def lesson_met(self, game: str, lesson: str, task: int, rules: Sequence[str], /) -> object:
        """Keep that the goal of a task, counted from 0, was met by the learner."""
        ...

    def met(self, game: str, lesson: str, /) -> frozenset[int]:
        """The tasks of a lesson whose goal was met before, by their place from 0."""
        ...

    def news(self) -> Sequence[Said]:
        """What the learner must know of where it is kept, everything once."""
        ...


@dataclass(frozen=True)
class Course:
    """How far a lesson has come.

    Attributes:
        lesson: what is learnt.
        at: the place of its task, from 0; behind the last one when all have been gone through.
        helps: how many steps of help are shown.
        verdict: how the goal stands.
        decided: the last entry of the history when it was met or missed, with its place from 1.
        revealed: whether the solution was played here, and not by the learner.
        met: the places of the tasks whose goal the learner has met.
        news: what the last command brought.
        notes: where it is kept that a goal was met, or None.
    """

    lesson: Lesson
    at: int = 0
    helps: int = 0
    verdict: Verdict = OPEN
    decided: tuple[int, Entry[Any, Any, Any]] | None = None
    revealed: bool = False
    met: frozenset[int] = frozenset()
    news: News = ""
    notes: Notes | None = None

    @classmethod
    def of(cls, lesson: Lesson, notes: Notes | None) -> "Course":
        """A lesson before its first task, with what was met of it before."""
        met = frozenset[int]() if notes is None else notes.met(lesson.game, lesson.key)
        return cls(lesson, met=met, notes=notes)

    @property
    def finished(self) -> bool:
        """Whether all tasks have been gone through."""
        return self.at >= len(self.lesson.tasks)

    @property
    def task(self) -> Task:
        """The task that is played; the last one when all have been gone through."""
        return self.lesson.tasks[min(self.at, len(self.lesson.tasks) - 1)]

    def tells(self, about: str) -> bool:
        """Whether something is told beside a task: it was taught by now."""
        return about not in self.lesson.untold

    @property
    def open(self) -> bool:
        """Whether a goal waits to be met."""
        return not self.finished and self.verdict.standing == "open"

    @property
    def unmet(self) -> tuple[int, ...]:
        """The places of the tasks whose goal the learner has not met."""
        return tuple(at for at in range(len(self.lesson.tasks)) if at not in self.met)

    @property
    def passed(self) -> bool:
        """Whether the task is done with: its goal is met, or its solution was shown."""
        return self.verdict.standing == "met" or self.revealed

    def begun(self, at: int) -> "Course":
        """The same at the beginning of a task, or behind the last one."""
        news: News = "done" if at >= len(self.lesson.tasks) else "task"
        return Course(self.lesson, at, met=self.met, news=news, notes=self.notes)

    def helped(self) -> "Course":
        """The same with one more step of help, as far as there are any."""
        return replace(self, helps=min(HELPS, self.helps + 1), news="help")

    def judged(self, game: AnyGame) -> "Course":
        """The same with the goal as it stands in the game."""
        if self.finished or self._stands(game):
            return self
        verdict = self.task.goal(game)
        if verdict.standing == "open":
            return replace(self, verdict=verdict, decided=None)
        history = game.history
        decided = (len(history), history[-1]) if history else None
        met = self._with_met(verdict)
        return replace(self, verdict=verdict, decided=decided, met=met, news="verdict")

    def _with_met(self, verdict: Verdict) -> frozenset[int]:
        """The tasks that were met, with this one if the learner has just done it; it is noted."""
        if verdict.standing != "met" or self.revealed or self.at in self.met:
            return self.met
        if self.notes is not None:
            self.notes.lesson_met(self.lesson.game, self.lesson.key, self.at, self.task.rules)
        return self.met | {self.at}

    def _stands(self, game: AnyGame) -> bool:
        """Whether what decided the goal is still in the history."""
        if self.decided is None:
            return False
        place, entry = self.decided
        history = game.history
        return place <= len(history) and history[place - 1] is entry


def first_decision(game: AnyGame, persons: Collection[int]) -> int:
    """How many plays and steps a game had when one of the persons first had to decide."""
    states = (game.start, *(entry.step.state for entry in game.history))
    for place, state in enumerate(states):
        if state.decision is not None and state.decision.player in persons:
            return place
    return len(game.history)

"""Lessons: a few tasks each, played at the table on small positions, with goals that rules check.

What a lesson says stands in the catalogue of its game, by its key with hyphens: `lesson-<key>` is
its name, with the attribute `about`, one line for the list of lessons. `lesson-<key>-<n>` is what
the n-th task, from 1, asks for, with the attributes `goal` (in a few words), `help-1` to `help-3`
(each tells more than the one before) and `learnt` (what has been learnt, told when it is done).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.said import Said
from lacitta_nb.players.protocol import ComputerPlayer

HELPS: Final = 3
"""Steps of help in each task."""

Standing = Literal["open", "met", "missed"]


class Verdict(NamedTuple):
    """How a goal stands: open, met or missed, and why, where there is more to say."""

    standing: Standing
    why: Said | None = None


OPEN: Final = Verdict("open")
MET: Final = Verdict("met")


@dataclass(frozen=True)
class Task:
    """A position with a goal.

    Attributes:
        begin: makes the game with which it begins, always the same.
        goal: how the goal stands in a game that began so, from its history and state alone.
        solution: the learner's actions, as text, that meet it; computer players and automatic
            phases come in between by themselves.
        rules: the numbers of the rules that it teaches.
        seats: the computer players, by seat; whoever is not named is the learner, one person.
    """

    begin: Callable[[], AnyGame]
    goal: Callable[[AnyGame], Verdict]
    solution: tuple[str, ...]
    rules: tuple[str, ...]
    seats: Mapping[int, ComputerPlayer] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A few tasks about one thing.

    Attributes:
        key: its name in Python, such as `a_spare_citizen`.
        game: the key of its game.
        tasks: what is to be done, one after the other.
        minutes: how long a beginner takes, about.
        untold: what was not taught yet, so that the panel leaves it out beside its tasks: what an
            effect of a preview is about, or a kind of event of a computer player.
    """

    key: str
    game: str
    tasks: tuple[Task, ...]
    minutes: int = 3
    untold: frozenset[str] = frozenset()

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that it teaches, in the order of its tasks."""
        return tuple(dict.fromkeys(rule for task in self.tasks for rule in task.rules))

    @property
    def title(self) -> str:
        """Its name."""
        return self._said("").text(self.game)

    @property
    def about(self) -> str:
        """What it is about, in one line."""
        return self._said("", "about").text(self.game)

    def asks(self, at: int) -> str:
        """What a task asks for; `at` is its place, from 0."""
        return self._said(f"-{at + 1}").text(self.game)

    def goal(self, at: int) -> str:
        """The goal of a task in a few words."""
        return self._said(f"-{at + 1}", "goal").text(self.game)

    def help(self, at: int, step: int) -> str:
        """One of the steps of help in a task, from 1."""
        return self._said(f"-{at + 1}", f"help-{step}").text(self.game)

    def learnt(self, at: int) -> str:
        """What has been learnt when a task is done."""
        return self._said(f"-{at + 1}", "learnt").text(self.game)

    def _said(self, end: str, attribute: str = "") -> Said:
        return Said(f"lesson-{self.key.replace('_', '-')}{end}", attribute=attribute)

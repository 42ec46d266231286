"""Exercises: a question about a position, of which the rules give the right answer.

A kind of exercise draws positions from a text and asks something about them; a position is asked
only where one answer is clear. What is asked and why an answer is right are sentences of the game's
catalogue, `exercise-…`; `exercise-<kind>` with hyphens names the kind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.records import Event, State
from lacitta_nb.lessons.said import Said

Form = Literal["spaces", "choice", "several", "arrows", "number", "order"]
"""How it is answered: spaces of the board; one or several options; arrows from one space to
another; a whole number; all options, put in order."""

LEVELS: Final = (1, 2, 3)
"""Difficulties: for beginners, for players, for masters."""
NONE_CLEAR: Final = "exercise-none-clear"
"""The error of a kind of which no exercise has one clear answer."""
_TRIES: Final = 2000
"""Positions that are drawn until one has a clear answer."""


class Option(NamedTuple):
    """Something that can be answered.

    Attributes:
        key: names it in answers; a space that is clicked is its own key, an arrow is the keys of
            two spaces with `>` between.
        text: what it says, where it is no space.
        spaces: the spaces that it is about, lit up with it.
        sign: the name of its sign in the picture, or "".
    """

    key: str
    text: Said | None = None
    spaces: tuple[str, ...] = ()
    sign: str = ""


@dataclass(frozen=True)
class Exercise:
    """A question about a position.

    Attributes:
        kind: the key of its kind; drawn: the text that it was drawn by; level: how hard it is.
        game: the key of its game.
        state: the position, of which only what lies open may be shown.
        form: how it is answered.
        question: what is asked.
        about: the spaces that the question speaks of, lit while it is asked.
        options: what can be answered: for `spaces` those that can be clicked, for `number` none.
        right: the keys of the right answer: sorted, for `order` in order, for `number` its digits.
        rules: the numbers of the rules that decide it.
        why: why that is right, one sentence for each step of the reason.
        events: what happens, as it is drawn with the right answer.
        after: the position that is shown with the right answer; None: the same.
        texts: short texts on spaces, shown with the right answer.
        covered: marks of the picture that would give the answer away, and are left out until it is
            given: the beginnings of the names of their groups or styles.
    """

    kind: str
    drawn: str
    level: int
    game: str
    state: State
    form: Form
    question: Said
    options: tuple[Option, ...]
    right: tuple[str, ...]
    rules: tuple[str, ...]
    about: tuple[str, ...] = ()
    why: tuple[Said, ...] = ()
    events: tuple[Event, ...] = ()
    after: State | None = None
    texts: Mapping[str, str] = field(default_factory=dict)
    covered: tuple[str, ...] = ()

    def marked(self, answer: Sequence[str]) -> "Marked":
        """How an answer compares with the right one."""
        given = tuple(answer) if self.form == "order" else tuple(sorted(set(answer)))
        missed = tuple(key for key in self.right if key not in given)
        wrong = tuple(key for key in given if key not in self.right)
        return Marked(given == self.right, missed, wrong)


class Marked(NamedTuple):
    """An answer that was compared with the right one: what is missing in it, what is wrong."""

    right: bool
    missed: tuple[str, ...]
    wrong: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of exercise.

    Attributes:
        key: its name, such as `who_migrates`.
        rules: the numbers of all rules that it asks about.
        draw: an exercise from a text and a level; None where no answer would be clear.
        levels: the difficulties it can be drawn at.
        covered: what would give the answer away in the picture, as in `Exercise`.
        editions: the editions it is about, where its rules don't tell; () for all that have them.
    """

    key: str
    rules: tuple[str, ...]
    draw: Callable[[str, int], Exercise | None]
    levels: tuple[int, ...] = LEVELS
    covered: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()


def variant(kind: Kind, seed: object, level: int = 1) -> Exercise:
    """An exercise of a kind: the same for the same seed.

    Args:
        kind: the kind.
        seed: a number or text.
        level: how hard it shall be, one of `kind.levels`.

    Raises:
        BadSetting: no such level, or no position with a clear answer was found.
    """
    if level not in kind.levels:
        known = ", ".join(map(str, kind.levels))
        raise BadSetting("exercise-no-level", level=str(level), levels=known)
    for number in range(_TRIES):
        found = kind.draw(f"{seed}/{kind.key}/{level}/{number}", level)
        if found is not None:
            return replace(found, covered=kind.covered)
    raise BadSetting(NONE_CLEAR, kind=kind.key, seed=str(seed))


AnyState = Any
"""A state of any game, where a game's own rooms know its type."""

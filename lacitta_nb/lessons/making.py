"""What kinds of exercises are made with: lots with names, and exercises about a state."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.chance import draws, shuffled
from lacitta_nb.core.records import State
from lacitta_nb.lessons.exercise import LEVELS, Exercise, Form, Kind, Option
from lacitta_nb.lessons.said import Said, Word

Item = TypeVar("Item")


class Draw(NamedTuple):
    """What an exercise is drawn by: its kind, a text and a level. Each lot in it has a name.

    >>> draw = Draw("room", "7", 1)
    >>> draw.one(["A1", "B2"], "city") == draw.one(["A1", "B2"], "city")
    True
    """

    kind: str
    text: str
    level: int

    def lot(self, name: str) -> float:
        """A number from 0 up to 1."""
        return draws(f"{self.text}/{name}")()

    def number(self, first: int, last: int, name: str) -> int:
        """A whole number from the first to the last."""
        return first + int(self.lot(name) * (last - first + 1))

    def one(self, items: Sequence[Item], name: str) -> Item:
        """One of several things."""
        return items[int(self.lot(name) * len(items))]

    def mixed(self, items: Iterable[Item], name: str) -> list[Item]:
        """The things in an order that is drawn."""
        return list(shuffled(items, f"{self.text}/{name}"))


Maker = Callable[[Draw], Exercise | None]


def kind(
    key: str,
    rules: str,
    make: Maker,
    levels: tuple[int, ...] = LEVELS,
    covered: tuple[str, ...] = (),
    *,
    editions: tuple[str, ...] = (),
) -> Kind:
    """A kind of exercise; its rules are written with blanks between."""
    return Kind(key, tuple(rules.split()), partial(_made, key, make), levels, covered, editions)


def _made(key: str, make: Maker, text: str, level: int) -> Exercise | None:
    return make(Draw(key, text, level))


def exercise(
    draw: Draw,
    state: State,
    form: Form,
    question: Said,
    right: Iterable[str],
    *,
    rules: str,
    options: Sequence[Option] = (),
    **more: Any,  # noqa: ANN401 - the other fields of an exercise
) -> Exercise:
    """An exercise about a state; the right answer is put into its usual order."""
    answer = tuple(right)
    return Exercise(
        kind=draw.kind,
        drawn=draw.text,
        level=draw.level,
        game=box_of(state).key,
        state=state,
        form=form,
        question=question,
        options=tuple(options),
        right=answer if form == "order" else tuple(sorted(set(answer))),
        rules=tuple(rules.split()),
        **more,
    )


def tell(key: str, **words: Word) -> Said:
    """A sentence with its words."""
    return Said(key, words)

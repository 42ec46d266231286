"""A small school for tests: kinds of every form about Nim, each with an answer by the rules."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from lacitta_nb.core.chance import draws, shuffled
from lacitta_nb.lessons.exercise import Exercise, Form, Kind, Option
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import School
from tests.contract.nim import box, rules
from tests.contract.nim.rules import State

GAME: Final = "nim"
AMOUNTS: Final = ("1", "2", "3")


def position(drawn: str) -> State:
    heap = 1 + int(draws(f"{drawn}/nim")() * 9)
    return State(rules.new_state(["Anna", "Bruno"], 1).players, heap, None)


def legal(state: State) -> tuple[str, ...]:
    return tuple(str(action.amount) for action in rules.RULES.legal_actions(state))


def kind(
    key: str,
    form: Form,
    options: tuple[Option, ...],
    right: Callable[[State], tuple[str, ...] | None],
    levels: tuple[int, ...] = (1, 2, 3),
) -> Kind:
    """A kind; `right` gives the answer, None where there is no clear one."""

    def draw(drawn: str, level: int) -> Exercise | None:
        state = position(drawn)
        answer = right(state)
        if answer is None:
            return None
        return Exercise(
            key,
            drawn,
            level,
            GAME,
            state,
            form,
            Said("exercise-nim-ask", {"kind": key, "heap": state.heap}),
            shuffled(options, drawn),
            answer,
            ("N1",),
            why=(Said("exercise-nim-why", {"heap": state.heap}),),
            texts={name: "+" for name in answer if name in AMOUNTS},
        )

    return Kind(key, ("N1", "N3"), draw, levels)


SPACES: Final = tuple(Option(amount) for amount in AMOUNTS)
TEXTS: Final = tuple(
    Option(f"take-{amount}", Said("exercise-nim-option", {"amount": int(amount)}), (amount,))
    for amount in AMOUNTS
)
ARROWS: Final = tuple(
    Option(f"{start}>{end}") for start in AMOUNTS for end in AMOUNTS if start != end
)


def winning(state: State) -> tuple[str, ...] | None:
    """The one option that leaves a multiple of four."""
    return (f"take-{state.heap % 4}",) if state.heap % 4 else None


KINDS: Final = {
    one.key: one
    for one in (
        kind("which_can", "spaces", SPACES, legal),
        kind("which_wins", "choice", TEXTS, winning),
        kind("what_is_legal", "several", TEXTS, lambda s: tuple(f"take-{a}" for a in legal(s))),
        kind("way_down", "arrows", ARROWS, lambda _: ("2>1", "3>2"), levels=(2, 3)),
        kind("how_many", "number", (), lambda state: (str(state.heap),), levels=(1,)),
        kind("in_order", "order", TEXTS, lambda _: tuple(f"take-{a}" for a in AMOUNTS)),
    )
}
SCHOOL: Final = School(kinds=KINDS)


@contextmanager
def teaching(school: School = SCHOOL) -> Iterator[None]:
    """Nim teaches this, as long as the block lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(box.BOX), "school", school)
        yield

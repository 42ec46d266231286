"""One's own judge: what it finds must be numbers, and an error says who found what else."""

import math
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

import lacitta_nb as lc
from lacitta_nb.core.plain import PlainPlayer
from lacitta_nb.players import SearchPlayer, hints
from lacitta_nb.players.critic import Ranked
from lacitta_nb.players.judge import Judging
from tests.contract.nim.rules import Action, State

NO_WORTHS = [math.nan, math.inf, -math.inf, 1j, "12", None, [1.0], np.nan, 10**400]


class Odd(Judging[State, Action]):
    """Finds what it is told to find."""

    def __init__(self, found: object) -> None:
        self.found: Any = found

    def judge(self, state: State, seat: int) -> float:
        del state, seat
        found: float = self.found
        return found


class OddWorths(Odd):
    """Finds it for one action in the middle."""

    def judge(self, state: State, seat: int) -> float:
        del state, seat
        return 0.0

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        del view
        return [1.0, self.found, *[2.0] * (len(actions) - 2)]


class OddLead(OddWorths):
    """Weighs soundly, but is no judge of how far one leads."""

    def worths(self, view: State, actions: Sequence[Action]) -> list[float]:
        del view
        return [float(number) for number in range(len(actions))]

    def lead(self, state: State, seat: int) -> float:
        del state, seat
        found: float = self.found
        return found


def moment() -> State:
    return State((PlainPlayer("Anna"), PlainPlayer("Bruno")), heap=7, cup=0, seed=1)


ASKED: dict[str, Callable[[Any, Any], object]] = {
    "choose": lambda judge, view: judge.choose(view),
    "ranked": lambda judge, view: judge.ranked(view),
    "candidates": lambda judge, view: judge.candidates(view),
    "loss": lambda judge, view: Ranked(judge).loss(view, moment_action()),
    "search": lambda judge, view: SearchPlayer(4, 2, greedy=judge).choose(view),
    "hints": lambda judge, view: hints(view, adviser=judge),
}


@pytest.mark.parametrize("kind", [Odd, OddWorths])
@pytest.mark.parametrize("ask", ASKED.values(), ids=ASKED)
@pytest.mark.parametrize("found", NO_WORTHS, ids=lambda found: repr(found)[:9])
def test_what_is_no_number_is_told_with_the_judge_that_found_it(
    kind: type[Odd], ask: Callable[[Any, Any], object], found: object
) -> None:
    with pytest.raises(lc.LaCittaError) as caught:
        ask(kind(found), moment())
    assert f"The judge {kind.__name__} found {repr(found)[:40]}" in str(caught.value)
    assert "must be a number, such as 12.5" in str(caught.value)


@pytest.mark.parametrize("found", NO_WORTHS, ids=lambda found: repr(found)[:9])
def test_a_lead_that_is_no_number_is_told_too(found: object) -> None:
    with pytest.raises(lc.LaCittaError, match="The judge OddLead found"):
        SearchPlayer(4, 2, greedy=OddLead(found)).choose(moment())
    with pytest.raises(lc.LaCittaError, match="The judge Odd found"):
        Odd(found).lead(moment(), 0)
    with pytest.raises(lc.LaCittaError, match="The judge Odd found"):
        Odd(found).explain(moment(), moment_action())


def moment_action() -> Action:
    return Action(amount=1)


@pytest.mark.parametrize("found", [0, -3, 2.5, np.float64(1), np.int8(1), Decimal(1), True])
def test_numbers_of_all_kinds_are_worths(found: object) -> None:
    judge = Odd(found)
    assert judge.choose(moment()) == moment_action()
    assert SearchPlayer(4, 2, greedy=judge).choose(moment()) == moment_action()
    assert judge.explain(moment(), moment_action()) == []

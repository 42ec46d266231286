"""Random games of any kind: every decision drawn by a generator of its own, so a seed is a game."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from lacitta_nb.core import records
from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import Step

S = TypeVar("S", bound=records.State)
A = TypeVar("A", bound=records.Action)
E = TypeVar("E")


class Moment(NamedTuple, Generic[S, A, E]):
    """One move of a game: the state before it, the action (None for a phase), what it led to."""

    before: S
    action: A | None
    step: Step[S, E]


def any_action(state: S, actions: Sequence[A], chance: random.Random) -> A:
    """One of the actions, all alike."""
    del state
    return actions[int(chance.random() * len(actions))]


def any_kind(state: S, actions: Sequence[A], chance: random.Random) -> A:
    """One of the kinds of actions, then one of that kind: what is rare comes as often."""
    kinds = sorted({action.kind for action in actions})
    kind = kinds[int(chance.random() * len(kinds))]
    return any_action(state, [action for action in actions if action.kind == kind], chance)


def moments(
    state: S, chance: random.Random, style: Callable[[S, Sequence[A], random.Random], A]
) -> Iterator[Moment[S, A, E]]:
    """Play a game to its end; every move of it."""
    rules = box_of(state).rules
    while not state.over:
        action: A | None = None
        if state.decision is None:
            step = rules.advance(state)
        else:
            action = style(state, rules.legal_actions(state), chance)
            step = rules.apply(state, action)
        yield Moment(state, action, step)
        state = step.state

"""Every game of the house, and moments of it, for tests that hold whatever is played."""

import random
from collections.abc import Iterator
from typing import Any, Final

from lacitta_nb import registry
from lacitta_nb.core.box import Box, box_at

BOXES: Final[dict[str, Box]] = {key: box_at(home) for key, home in registry.homes().items()}


def starts(key: str, seed: int = 1) -> Iterator[Any]:
    """The first moment of a game with each number of players, with everything as usual."""
    contest = BOXES[key].contest
    for seats in contest.seats:
        yield contest.start([f"Player {n}" for n in range(1, seats + 1)], seed)


def played(start: Any, seed: int = 1) -> Iterator[tuple[Any, Any, Any]]:
    """A random game: each state, the action taken in it (None for a phase), and the step."""
    rules = BOXES[key_of(start)].rules
    draw = random.Random(seed)
    state = start
    while not state.over:
        action = draw.choice(rules.legal_actions(state)) if state.decision else None
        step = rules.advance(state) if action is None else rules.apply(state, action)
        yield state, action, step
        state = step.state


def key_of(state: Any) -> str:
    return next(key for key, home in registry.homes().items() if home == state.box)

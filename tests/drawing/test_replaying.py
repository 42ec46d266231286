"""Events played one after the other lead to the picture that the rules lead to."""

import random
from collections.abc import Iterator

import pytest

from lacitta_nb.games.lacitta.board import shipped_board
from lacitta_nb.games.lacitta.events import Step
from lacitta_nb.games.lacitta.picture import PICTURE
from lacitta_nb.games.lacitta.rules import advance, apply, legal_actions, new_state
from lacitta_nb.games.lacitta.state import State

NAMES = ("Rosso", "Blu", "Verde", "Giallo", "Nero")
REPLAYED = ("growth", "migration", "feeding")


def steps(edition: str, seed: int) -> Iterator[tuple[State, Step]]:
    """A random game: each state with the step taken in it."""
    draw = random.Random(seed)
    board = shipped_board("toscana")
    setup = ("beginner", "advanced")[seed % 2]
    state = new_state(board, NAMES[: 2 + seed % 4], edition=edition, setup=setup, seed=seed)
    while not state.over:
        step = apply(state, draw.choice(legal_actions(state))) if state.decision else advance(state)
        yield state, step
        state = step.state


@pytest.mark.parametrize("edition", ["classic", "new", "expansion"])
@pytest.mark.parametrize("seed", range(8))
def test_the_last_event_leaves_what_the_rules_leave(edition: str, seed: int) -> None:
    for state, step in steps(edition, seed):
        if state.phase not in REPLAYED:
            continue
        now = state
        for event in step.events:
            PICTURE.motion(now, event)
            now = PICTURE.told(now, event)
        assert PICTURE.pieces(now) == PICTURE.pieces(step.state)

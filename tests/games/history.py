"""A game of any kind once more: every move taken back and done again, saved and loaded."""

import random
from collections.abc import Sequence
from typing import TypeVar

import lacitta_nb as lc
from lacitta_nb.core import records
from lacitta_nb.core.box import box_of
from lacitta_nb.core.game import AnyGame
from tests.games.driving import Moment

S = TypeVar("S", bound=records.State)
A = TypeVar("A", bound=records.Action)
E = TypeVar("E")


def check_history(moves: Sequence[Moment[S, A, E]]) -> None:
    """Play the moves, take each back and do it again; saved and loaded once on the way."""
    chance = random.Random(len(moves))
    stop = int(chance.random() * len(moves))
    table: AnyGame = box_of(moves[0].before).begin(moves[0].before)
    for number, moment in enumerate(moves):
        if number == stop:
            check_saved(table)
        events = table.step() if moment.action is None else table.play(moment.action)
        assert events == list(moment.step.events)
        assert table.state == moment.step.state
        table.undo()
        assert table.state == moment.before
        assert table.redo() == events
        assert table.state == moment.step.state


def check_saved(table: AnyGame) -> None:
    """A position and a game code give this very moment again."""
    again = lc.load(table.position())
    assert again.state == table.state
    assert again.legal_actions() == table.legal_actions()
    code = lc.load(table.code())
    assert (code.state, code.moves, code.events) == (table.state, table.moves, table.events)

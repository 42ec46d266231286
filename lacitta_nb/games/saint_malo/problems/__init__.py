"""What is not legal about a position, said once, on the built state.

Whoever loads a position refuses it for all of them; an editor shows them. What only
the file itself can tell (its shape, unknown names) is said by whoever reads it.

>>> from lacitta_nb.games.saint_malo.opening import new_game
>>> start = new_game(players=2, seed=1).state
>>> list(problems(start))
[]
>>> print(*problems(start._replace(boxes=99)))
boxes: expected at most 24, all boxes of the pirates, got 99 [R4]
"""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.saint_malo.problems.half_done import wrong_placing
from lacitta_nb.games.saint_malo.problems.moment import wrong_moment
from lacitta_nb.games.saint_malo.problems.players import wrong_players
from lacitta_nb.games.saint_malo.state import State

__all__ = ["problems"]


def problems(state: State) -> Iterator[Problem]:
    """The problems one by one, so that whoever wants the first need not look for the others."""
    sound = True
    for check in (wrong_players, wrong_moment):
        for problem in check(state):
            sound = False
            yield problem
    # What is half placed is asked of the city and the dice, which must be sound for that.
    if sound and state.placing is not None:
        yield from wrong_placing(state, state.placing)

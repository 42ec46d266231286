"""What is not legal about a position, said once, on the built state.

Whoever loads a position refuses it for all of them; an editor shows them. What only
the file itself can tell (its shape, unknown names) is said by whoever reads it.

>>> from lacitta_nb.games.citta_stato.opening import new_game
>>> start = new_game(players=2, seed=1).state
>>> list(problems(start))
[]
>>> print(*problems(start._replace(upgrade=9)))
upgrade: expected a whole number from 0 to 3, got 9 [S3]
"""

from collections.abc import Iterator

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.citta_stato.problems.components import wrong_components
from lacitta_nb.games.citta_stato.problems.discs import wrong_discs
from lacitta_nb.games.citta_stato.problems.half_done import wrong_agenda
from lacitta_nb.games.citta_stato.problems.hidden import wrong_hidden
from lacitta_nb.games.citta_stato.problems.moment import wrong_moment
from lacitta_nb.games.citta_stato.problems.players import wrong_players
from lacitta_nb.games.citta_stato.state import State

__all__ = ["problems"]

_CHECKS = (wrong_players, wrong_components, wrong_discs, wrong_hidden, wrong_moment)


def problems(state: State) -> Iterator[Problem]:
    """The problems one by one, so that whoever wants the first need not look for the others."""
    sound = True
    for check in _CHECKS:
        for problem in check(state):
            sound = False
            yield problem
    # What is pending is asked of everything else, which must be sound for that.
    if sound and state.agenda:
        yield from wrong_agenda(state)

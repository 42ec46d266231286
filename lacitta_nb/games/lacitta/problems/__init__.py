"""What is not legal about a position, said once, on the built state.

Whoever loads a position refuses it for all of them; an editor shows them. What only
the file itself can tell (its shape, unknown names, two buildings on one space) is said by whoever
reads it.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from lacitta_nb.core.errors import Problem
from lacitta_nb.games.lacitta.problems import cards, half_done, land, phases, turns
from lacitta_nb.games.lacitta.problems.land import SpaceOrder
from lacitta_nb.games.lacitta.state import State

__all__ = ["SpaceOrder", "problems", "problems_in"]


def problems(state: State) -> tuple[Problem, ...]:
    r"""All that is not legal about a moment; places are those in `position_of(state)`.

    Args:
        state: a moment in which no space has two buildings.

    >>> from lacitta_nb.games.lacitta.opening import new_game
    >>> start = new_game(players=2, seed=1).state
    >>> problems(start)
    ()
    >>> print(*problems(start._replace(year=6, phase="placement")), sep="\n")
    year: expected 1, since the phase is placement, got 6
    ...
    """
    return tuple(problems_in(state, [land.order_of(state, city) for city in state.cities]))


def problems_in(state: State, orders: Sequence[SpaceOrder]) -> Iterator[Problem]:
    """The problems one by one, so that whoever wants the first need not look for the others.

    Args:
        state: the moment.
        orders: for each city the order in which its spaces are named.
    """
    sound = True
    for problem in chain(
        land.too_many_tiles(state),
        phases.wrong_phase(state),
        land.wrong_cities(state, orders),
        land.beyond_the_box(state),
        turns.wrong_players(state),
        cards.wrong_cards(state),
        turns.wrong_turns(state),
    ):
        sound = False
        yield problem
    # What waits for a decision is asked of the rules, which need a sound table.
    if sound and (pending := half_done.wrong_pending(state)):
        yield pending
    yield from half_done.unstaffed(state)

"""Città-Stato in numbers, for learning programs: what each number of an action means.

All actions are numbered by the book. A seat that is robbed is counted from the robber's, as views
count the seats.

>>> from lacitta_nb.games.citta_stato.opening import new_game
>>> state = new_game(players=2, seed=1).state
>>> CODING.slots(state), CODING.meaning(state, 1)
(3014, 'fleet wild 1')
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from lacitta_nb.arena.coding import Coding
from lacitta_nb.games.citta_stato.actions import Action, book
from lacitta_nb.games.citta_stato.rules import solo_result
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.coding_rows import BLOCKS


@cache
def _numbers() -> Mapping[Action, int]:
    """The number of every action, in the order of the book."""
    return {action: number for number, action in enumerate(book().values())}


@cache
def _texts() -> Sequence[str]:
    return tuple(book())


class CittaStatoCoding(Coding[State, Action]):
    """The numbers of Città-Stato; games of as many players, with the same tables, are of a kind."""

    blocks = BLOCKS

    def slots(self, state: State) -> int:
        """How many numbers the actions of a game have."""
        del state
        return len(_texts())

    def numbers(self, state: State, legal: Sequence[Action]) -> list[int]:
        """The numbers of all legal actions."""
        numbers = _numbers()
        return [numbers[_from_here(state, a) if a.kind == "rob" else a] for a in legal]

    def meaning(self, state: State, number: int) -> str:
        """The action text of a number; a seat is counted from that of the mover."""
        del state
        return _texts()[number]

    def round(self, state: State) -> int:
        """The round."""
        return state.round

    def wins(self, state: State) -> Sequence[float]:
        """The shares of the win; alone one wins or loses against what the game requires (O5)."""
        solo = solo_result(state)
        return super().wins(state) if solo is None else (float(solo.won),)


def _from_here(state: State, action: Action) -> Action:
    """A robbery as its number says it: the seat counted from the robber's."""
    decision = state.decision
    assert decision is not None
    assert action.number is not None
    return action._replace(number=(action.number - decision.player) % state.table.size)


CODING: Final = CittaStatoCoding()

"""Città-Stato in numbers, for learning programs: what each number of an action means.

All actions are numbered by the book. A seat that is robbed is counted from the robber's, as views
count the seats.

>>> from lacitta_nb.games.citta_stato.opening import new_game
>>> state = new_game(players=2, seed=1).state
>>> CODING.slots(state), CODING.meaning(state, 1)
(3014, 'fleet wild 1')
"""

from collections.abc import Sequence
from typing import Final

from lacitta_nb.arena.coding import BookCoding
from lacitta_nb.games.citta_stato.actions import Action, book
from lacitta_nb.games.citta_stato.rules import solo_result
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.coding_rows import BLOCKS


class CittaStatoCoding(BookCoding[State, Action]):
    """The numbers of Città-Stato; games of as many players, with the same tables, are of a kind."""

    blocks = BLOCKS

    def written(self, state: State, action: Action) -> Action:
        """A seat is counted from that of the mover."""
        return _from_here(state, action) if action.kind == "rob" else action

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


CODING: Final = CittaStatoCoding(book)

"""Tournaments of Città-Stato: nothing but the players differs between their games."""

from collections.abc import Sequence
from typing import Final

from lacitta_nb.arena.contest import Contest
from lacitta_nb.games.citta_stato.constants import BASE_SEATS, KEY, SEATS
from lacitta_nb.games.citta_stato.rules import new_state
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import shipped_tables


class CittaStatoContest(Contest[State]):
    """Tournaments with the shipped tables; five play with the expansion, which they need (S1)."""

    key = KEY
    seats = SEATS

    def start(self, names: Sequence[str], seed: int) -> State:
        """The first moment of a game (S1 to S6)."""
        size = len(names)
        return new_state(
            names, Table(shipped_tables(), size, expansion=size not in BASE_SEATS, seed=seed)
        )


CONTEST: Final = CittaStatoContest()

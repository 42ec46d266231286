"""Tournaments of Saint Malo: nothing but the players differs between their games."""

from collections.abc import Sequence
from typing import Final

from lacitta_nb.arena.contest import Contest
from lacitta_nb.games.saint_malo.constants import KEY, SEATS
from lacitta_nb.games.saint_malo.rules import first_player, new_state
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.tables import shipped_tables


class SaintMaloContest(Contest[State]):
    """Tournaments with the shipped tables, who begins being drawn."""

    key = KEY
    seats = SEATS

    def start(self, names: Sequence[str], seed: int) -> State:
        """The first moment of a game (S1 to S3)."""
        return new_state(names, shipped_tables(), first_player(len(names), seed), seed)


CONTEST: Final = SaintMaloContest()

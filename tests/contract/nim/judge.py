"""What the toy's players think of."""

from lacitta_nb.players.judge import Judging
from tests.contract.nim.rules import Action, State


class NimJudge(Judging[State, Action]):
    """Who leaves a multiple of four for the others stands well."""

    def judge(self, state: State, seat: int) -> float:
        """A point for the win, and for a heap that is good for whoever has just moved."""
        if state.over:
            return float(state.to_move == seat)
        return 0.5 if state.heap % 4 == 0 and state.to_move != seat else 0.0

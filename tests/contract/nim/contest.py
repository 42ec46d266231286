"""Tournaments of the toy."""

from collections.abc import Sequence

from lacitta_nb.arena.contest import Contest
from tests.contract.nim.rules import State, new_state


class NimContest(Contest[State]):
    """Two or three players, and nothing that could be otherwise."""

    key = "nim"
    seats = range(2, 4)

    def start(self, names: Sequence[str], seed: int) -> State:
        """A heap of stones, drawn by the seed."""
        return new_state(names, seed)

"""The player that looks a turn further: what its city will promise when it rolls again."""

from dataclasses import dataclass

from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer


@dataclass(frozen=True)
class StrongPlayer(GreedyPlayer):
    """The strong one."""

"""Computer players of Città-Stato, and what they weigh."""

from lacitta_nb.games.citta_stato.players.considerations import Weights
from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer

__all__ = ["GreedyPlayer", "Weights"]

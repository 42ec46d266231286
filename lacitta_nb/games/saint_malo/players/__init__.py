"""Computer players of Saint Malo, and what they weigh."""

from lacitta_nb.games.saint_malo.players.considerations import Weights
from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer

__all__ = ["GreedyPlayer", "StrongPlayer", "Weights"]

"""tbd"""

from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer as StrongPlayer

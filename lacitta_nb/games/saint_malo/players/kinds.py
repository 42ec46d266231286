"""The kinds of computer players that play Saint Malo, in the order of the menus."""

from typing import Final

from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.players.kinds import RANDOM, PlayerKind

KINDS: Final = (
    RANDOM,
    PlayerKind("greedy", GreedyPlayer, label="player-kind-greedy", help="player-kind-greedy-help"),
    PlayerKind("strong", StrongPlayer, label="player-kind-strong", help="player-kind-strong-help"),
)

"""The kinds of computer players that play Saint Malo, in the order of the menus."""

from typing import Final

from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.players.kinds import RANDOM, PlayerKind

# La Città has a greedy player, too, with other sentences: so these keys bear the game's name.
KINDS: Final = (
    RANDOM,
    PlayerKind(
        "greedy",
        GreedyPlayer,
        label="player-kind-saintmalo-greedy",
        help="player-kind-saintmalo-greedy-help",
    ),
    PlayerKind(
        "strong",
        StrongPlayer,
        label="player-kind-saintmalo-strong",
        help="player-kind-saintmalo-strong-help",
    ),
)

"""The kinds of computer players that play Saint Malo, in the order of the menus."""

from typing import Final

from lacitta_nb.games.saint_malo.players.greedy import GreedyPlayer
from lacitta_nb.games.saint_malo.players.strong import StrongPlayer
from lacitta_nb.players.kinds import RANDOM, PlayerKind

# La Città has a greedy player, too, with other sentences: so these keys bear the game's name.
_GREEDY: Final = "player-kind-saintmalo-greedy"
_STRONG: Final = "player-kind-saintmalo-strong"

KINDS: Final = (
    RANDOM,
    PlayerKind("greedy", GreedyPlayer, label=_GREEDY, help=f"{_GREEDY}-help"),
    PlayerKind("strong", StrongPlayer, label=_STRONG, help=f"{_STRONG}-help"),
)

"""The kinds of computer players that play Città-Stato, in the order of the menus."""

from dataclasses import replace
from typing import Final

from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer
from lacitta_nb.players.kinds import RANDOM, SEARCH, PlayerKind

# Other games have a greedy player, too, with other sentences: so these keys bear the game's name.
KINDS: Final = (
    RANDOM,
    PlayerKind(
        "greedy",
        GreedyPlayer,
        label="player-kind-cittastato-greedy",
        help="player-kind-cittastato-greedy-help",
    ),
    replace(SEARCH, help="player-kind-cittastato-search-help"),
)

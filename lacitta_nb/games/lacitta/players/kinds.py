"""The kinds of computer players that play La Città; menus, help texts and seats are made of it."""

from dataclasses import replace
from typing import Final

from lacitta_nb.games.lacitta.players.gentle import GentlePlayer
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.players.kinds import RANDOM, SEARCH, PlayerKind

KINDS: Final = (
    RANDOM,
    PlayerKind(
        "gentle",
        GentlePlayer,
        label="player-kind-gentle",
        help="player-kind-gentle-help",
        why="player-kind-gentle-why",
    ),
    PlayerKind("greedy", GreedyPlayer, label="player-kind-greedy", help="player-kind-greedy-help"),
    replace(SEARCH, help="player-kind-search-year-help"),
    PlayerKind(
        "round-one",
        RoundOnePlayer,
        label="player-kind-round-one",
        help="player-kind-round-one-help",
        in_menus=False,
    ),
)
"""In the order of the menus."""

"""The rules of the game: what may be done, what it does, and what happens by itself.

`turn` holds the order of things. All functions take a frozen `State` and give a new one; the
standard library is all they need.
"""

from lacitta_nb.games.saint_malo.rules.scoring import PARTS, Score, scores
from lacitta_nb.games.saint_malo.rules.turn import (
    action_of,
    advance,
    apply,
    complete,
    first_player,
    legal_actions,
    moment,
    new_state,
    obstacle,
    public,
    refusal,
)

__all__ = [
    "PARTS",
    "Score",
    "action_of",
    "advance",
    "apply",
    "complete",
    "first_player",
    "legal_actions",
    "moment",
    "new_state",
    "obstacle",
    "public",
    "refusal",
    "scores",
]

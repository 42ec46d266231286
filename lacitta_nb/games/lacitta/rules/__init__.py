"""The rules of the game: what may be done, what it does, and what happens by itself.

One module per phase; `year` holds the order of things. All functions take a frozen `State` and give
a new one; the standard library is all they need.
"""

from lacitta_nb.games.lacitta.rules.deal import complete, public
from lacitta_nb.games.lacitta.rules.politics import reasons
from lacitta_nb.games.lacitta.rules.scoring import Score, scores
from lacitta_nb.games.lacitta.rules.setup import new_state
from lacitta_nb.games.lacitta.rules.year import (
    action_of,
    advance,
    apply,
    legal_actions,
    moment,
    obstacle,
    refusal,
    waits,
)

__all__ = [
    "Score",
    "action_of",
    "advance",
    "apply",
    "complete",
    "legal_actions",
    "moment",
    "new_state",
    "obstacle",
    "public",
    "reasons",
    "refusal",
    "scores",
    "waits",
]

"""The rules of the game: what may be done, what it does, and what happens by itself.

`flow` holds the order of things, `turn` what can be done in a turn; `effects` and `asks` are what
cards and powers do and ask. All functions take a frozen `State` and give a new one; the standard
library is all they need.
"""

from lacitta_nb.games.citta_stato.rules.flow import (
    action_of,
    advance,
    apply,
    legal_actions,
    moment,
    obstacle,
    refusal,
)
from lacitta_nb.games.citta_stato.rules.hidden import complete
from lacitta_nb.games.citta_stato.rules.scoring import Score, SoloResult, scores, solo_result
from lacitta_nb.games.citta_stato.rules.setup import new_solo_state, new_state
from lacitta_nb.games.citta_stato.views import public

__all__ = [
    "Score",
    "SoloResult",
    "action_of",
    "advance",
    "apply",
    "complete",
    "legal_actions",
    "moment",
    "new_solo_state",
    "new_state",
    "obstacle",
    "public",
    "refusal",
    "scores",
    "solo_result",
]

"""Where on the picture something is done: the names of its targets.

>>> from lacitta_nb.games.citta_stato import parse_action
>>> place_of(parse_action("buy green 2")), place_of(parse_action("burn white wild 1"))
('market.green.2', 'present.white')
"""

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.state import State

MARKET, PRESENT, FUTURE, SCHEME, TRACK, FORM = (
    *("market", "present", "future", "scheme", "track", "form"),
)
"""What names of targets begin with, before a dot."""


def place_of(action: Action) -> str:
    """The target that an action is about, as far as the action alone tells it; or ""."""
    kind, colour = action.kind, action.colours[0] if action.colours else ""
    if kind == "buy" or (kind == "take" and not action.place):
        return f"{MARKET}.{colour}.{action.number}"
    if kind == "take":
        return f"{action.place}.{colour}"
    if kind in ("use", "burn") and colour:
        return f"{PRESENT}.{colour}"
    if kind == "politics":
        return f"{SCHEME}.{action.number}"
    return ""


def place_at(state: State, action: Action) -> str:
    """The same at a moment: a marker moves to a space of the form track, an own track goes on."""
    decision = state.decision
    if decision is not None and action.kind == "upgrade":
        return f"{decision.player}.{TRACK}.{action.colours[0]}"
    if decision is None or action.kind != "move":
        return place_of(action)
    steps = action.number or 0
    marker = state.players[decision.player].marker
    return f"{FORM}.{marker + (steps if action.what == 'right' else -steps)}"

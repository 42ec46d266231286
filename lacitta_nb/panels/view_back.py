"""The part of the view about going back and forth: what is possible, and what was taken back."""

from typing import Any, Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view_preview import preview_title
from lacitta_nb.texts import phase_title, sentence

Json = dict[str, Any]

_TOLD: Final = 3
"""How many moves that were taken back are told one by one."""


def history_view(panel: Controller) -> Json:
    """Whether anything can be taken back or done again; and what the last click did of it.

    Returns:
        `undo` and `redo`; `mixed`, whether persons play with computer players; `text`.
    """
    game = panel.game
    return {
        "undo": bool(game.history),
        "redo": bool(game.undone),
        "mixed": 0 < len(panel.persons) < len(panel.seats),
        "text": _travel_text(panel),
    }


def _travel_text(panel: Controller) -> str:
    """What was taken back or played again: the moves, or the phases where there are none."""
    travel = panel.travelled
    if travel is None:
        return ""
    said = [
        _move_text(before, entry.action)
        for before, entry in zip(travel.before, travel.entries, strict=True)
        if entry.action is not None
    ]
    if not said:
        said = [phase_title(before.phase) for before in travel.before]
    elif len(said) > _TOLD:
        said[_TOLD:] = [sentence("panel-travel-more", {"count": len(said) - _TOLD})]
    key = "panel-undone" if travel.do == "undo" else "panel-redone"
    return sentence(key, {"what": "; ".join(said)})


def _move_text(before: State, action: Action) -> str:
    """A move in a few words, with who made it."""
    decision = before.decision
    name = before.players[decision.player].name if decision is not None else ""
    if action.kind in ("pass", "forfeit"):
        what = sentence(f"panel-choice-{action.kind}", {})
    else:
        what = preview_title(before, (action,))
    return sentence("panel-travel-move", {"player": name, "what": what})

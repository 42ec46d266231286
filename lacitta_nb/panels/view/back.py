"""The part of the view about going back and forth: what is possible, and what was taken back."""

from typing import Final

from lacitta_nb.core.records import Action, State
from lacitta_nb.panels.course import first_decision
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.uncovering import uncovered
from lacitta_nb.panels.view.typed_playing import BackView
from lacitta_nb.texts import apart, sentence

_TOLD: Final = 3
"""How many moves that were taken back are told one by one."""


def back_view(session: AnySession) -> BackView:
    """Whether anything can be taken back or done again; and what the last click did of it."""
    game = session.game
    first = 0 if session.course is None else first_decision(game, session.persons)
    bar = uncovered(session)
    barred = len(game.history) == bar.place
    return {
        "undo": len(game.history) > first and not barred,
        "barred": sentence(bar.why, {}) if barred else "",
        "redo": bool(game.undone),
        "stops": [] if session.course is not None else list(session.acting.stops),
        "mixed": 0 < len(session.persons) < len(session.sitters),
        "text": _travel_text(session),
    }


def _travel_text(session: AnySession) -> str:
    """What was taken back or played again: the moves, or the phases where there are none."""
    travel = session.travelled
    if travel is None:
        return ""
    said = [
        _move_text(before, entry.action)
        for before, entry in zip(travel.before, travel.entries, strict=True)
        if entry.action is not None
    ]
    if not said:
        showing = showing_of(session.seen)
        said = [showing.phase_title(before.phase) for before in travel.before]
    elif len(said) > _TOLD:
        said[_TOLD:] = [sentence("panel-travel-more", {"count": len(said) - _TOLD})]
    key = "panel-undone" if travel.do == "undo" else "panel-redone"
    text = sentence(key, {"what": apart(said)})
    return " ".join([text, sentence("panel-travel-held", {})]) if travel.held else text


def _move_text(before: State, action: Action) -> str:
    """A move in a few words, with who made it."""
    decision = before.decision
    name = before.players[decision.player].name if decision is not None else ""
    what = showing_of(before).move_title(before, action)
    return sentence("panel-travel-move", {"player": name, "what": what})

"""The part of the view with advice: the best few actions, why, and what they should bring."""

from lacitta_nb.core.records import State
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed_choosing import HintsView, HintView
from lacitta_nb.players.advice import WAYS, Hint, in_a_row
from lacitta_nb.players.hints import win_percent
from lacitta_nb.texts import percentage, sentence


def hints_view(session: AnySession) -> HintsView:
    """The Hint button and the advice it gave."""
    advice, seen = session.advice, session.seen
    state = session.selection.planned_state() if planned(seen) else seen
    showing = showing_of(state)
    wins = any(hint.end is not None and hint.end.win for hint in advice)
    return {
        "offered": session.course is None
        and seen.decision is not None
        and session.computer is None,
        "lead": showing.hint_lead(state, advice) if advice else "",
        "about": showing.hint_about(state, advice) if advice else "",
        "shown": [_hint_view(state, hint, wins=wins) for hint in advice],
    }


def _hint_view(state: State, hint: Hint, *, wins: bool) -> HintView:
    showing = showing_of(state)
    return {
        "title": showing.preview_title(state, (hint.action,)),
        "effect": showing.hint_effect(state, hint),
        "chance": _chance(hint) if wins else "",
        "ways": _ways(hint),
        "text": f"{showing.hint_text(state, hint)} {_others(state, hint)}".strip(),
        "action": str(hint.action),
        "lights": showing.hint_lights(state, hint.action),
    }


def _chance(hint: Hint) -> str:
    """How likely it wins the game, where that is known; as sure and as round as in the reasons."""
    if hint.end is None:
        return ""
    percent = percentage(str(win_percent(hint.end.win)))
    # What others choose may change it, too: that is a condition, which the reasons tell.
    exact = "no" if hint.end.rough else "yes"
    return sentence("panel-hint-win", {"chance": percent, "exact": exact})


def _ways(hint: Hint) -> str:
    """How many other ways there are of doing as well; "Why" names them."""
    more = len(hint.others)
    return sentence("panel-hint-ways", {"more": more}) if more else ""


def _others(state: State, hint: Hint) -> str:
    """What would do as well, in words."""
    if not hint.others:
        return ""
    ways, named = in_a_row(showing_of(state).ways(state, hint.others[:WAYS]))
    return sentence("panel-hint-others", {"ways": ways, "more": len(hint.others) - named})

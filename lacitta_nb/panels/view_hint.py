"""The part of the view with advice: the best few actions, why, and what they should bring."""

from typing import Any

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.effects import foreseen
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.view_choices import wish_text
from lacitta_nb.panels.view_plan import costs
from lacitta_nb.panels.view_preview import preview_title
from lacitta_nb.panels.words import capital
from lacitta_nb.players import Hint
from lacitta_nb.texts import sentence
from lacitta_nb.texts.numbers import halves_text

Json = dict[str, Any]


def hint_view(panel: Controller) -> Json:
    """The Hint button and the advice it gave."""
    decision = panel.seen.decision
    able = decision is not None and panel.computer is None
    turn = decision is not None and decision.kind == "turn"
    state = panel.selection.planned_state() if planned(panel.seen) else panel.seen
    return {
        "offered": able,
        "about": _about(panel, turn=turn),
        "shown": [_hint(state, hint, turn=turn) for hint in panel.advice],
    }


def _about(panel: Controller, *, turn: bool) -> str:
    """Whose advice it is, or that a turn is worth nothing much."""
    if not panel.advice:
        return ""
    passing = turn and panel.advice[0].action.kind == "pass"
    return sentence("panel-hint-nothing" if passing else "panel-hint-about", {})


def _hint(state: State, hint: Hint, *, turn: bool) -> Json:
    facts = _facts(state, hint.action)
    title = preview_title(state, (hint.action,))
    if hint.action.kind == "pass":
        return {"title": title, "effect": "", "text": "", "action": str(hint.action)}
    return {
        "title": title,
        "effect": effect_text(hint.effect, turn=turn) if hint.text else "",
        "text": f"{facts} {hint.text}".strip(),
        "action": str(hint.action),
    }


def effect_text(effect: float, *, turn: bool) -> str:
    """How much better than a pass, or than the worst choice, in whole and half points.

    >>> effect_text(1.4, turn=True), effect_text(0.0, turn=False)
    ('about 1½ points better than a pass', 'as good as the worst choice')
    """
    halves = round(2 * abs(effect))
    if halves == 0:
        how = "equal" if not effect else "little" if effect > 0 else "less"
    else:
        how = "much" if effect > 0 else "worse"
    words = {
        "how": how,
        "points": sentence("panel-hint-points", {"halves": halves, "points": halves_text(halves)}),
    }
    return sentence("panel-hint-pass" if turn else "panel-hint-worst", words)


def _facts(state: State, action: Action) -> str:
    """What a wish, a new castle, a fall or a citizen who leaves leads to at once, in sentences."""
    words: dict[str, str | int]
    if action.kind == "wish":
        return f"{capital(wish_text(state, action))}."
    if action.kind == "starve":
        city = state.city_of_castle(state.table.board.index[action.space])
        assert city is not None
        spare = max(0, city.citizens - state.posts(city))
        words = {"castle": action.space, "spare": spare, "left": city.citizens - 1}
        return sentence("panel-hint-starve", words)
    if action.kind == "place":
        table, space = state.table, state.table.board.index[action.space]
        words = {"food": table.wheat[space], "lake": "yes" if table.lake >> space & 1 else "no"}
        return sentence("panel-hint-place", words)
    if action.kind != "demolish":
        return ""
    food = sum(event.food for event in foreseen(state, (action,)) if event.kind == "demolished")
    said = [sentence("panel-hint-food-lost", {"food": food})] if food else []
    lost = costs(state, action)
    return " ".join([*said, f"{lost}."] if lost else said)

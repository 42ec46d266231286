"""The part of the view that asks for several at once: which buildings fall, who starves."""

from typing import Any

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.panel.badges import badge
from lacitta_nb.games.lacitta.panel.effects import worth
from lacitta_nb.games.lacitta.rules import apply
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import sentence

Json = dict[str, Any]


def plan_prompt(panel: Controller) -> str:
    """What has still to be planned, in a sentence."""
    selection = panel.selection
    state = selection.planned_state()
    decision = panel.seen.decision
    assert decision is not None
    words: dict[str, str | int] = {
        "player": panel.seen.players[decision.player].name,
        "left": plan_left(selection, state),
        "castle": _city_at_work(state),
    }
    if not selection.plan_options():
        free = decision.kind == "give_up_roads"
        return sentence("panel-planned-free" if free else "panel-planned-enough", {})
    return sentence(f"panel-plan-{decision.kind}", words)


def plan_left(selection: Selection, state: State) -> int:
    """How many more actions the plan of one city (or of the hungry player) still needs."""
    if not selection.plan_options() or state.pending is None or state.pending.step == "give_up":
        return 0
    if state.pending.step == "starve":
        return state.pending.starve
    city = next((c for c in state.cities if c.castle == state.pending.cities[0]), None)
    return max(0, state.posts(city) - city.citizens) if city else 0


def _city_at_work(state: State) -> str:
    if state.pending is None or not state.pending.cities:
        return ""
    return state.table.board.spaces[state.pending.cities[0]]


def plan_view(panel: Controller) -> Json | None:
    """The steppers of several starving, or the toggles of several buildings that fall."""
    if not planned(panel.seen) or panel.computer is not None:
        return None
    selection = panel.selection
    state = selection.planned_state()
    options = {action.space: action for action in selection.plan_options() if action.space}
    counts: dict[str, int] = {}
    for action in selection.plan:
        counts[action.space] = counts.get(action.space, 0) + 1
    spaces = list(dict.fromkeys([*_plan_spaces(panel.seen), *options, *counts]))
    return {
        "kind": panel.seen.decision.kind if panel.seen.decision else "",
        "left": plan_left(selection, state),
        "rows": [
            {
                "space": space,
                "label": _plan_label(panel.seen, space),
                "count": counts.get(space, 0),
                "more": space in options,
                "less": space in counts,
                "badge": badge(state, options[space]) if space in options else "",
                "costs": costs(state, options.get(space)),
            }
            for space in spaces
        ],
    }


def costs(state: State, action: Action | None) -> str:
    """What falls with a building beside its food: points and limits."""
    decision = state.decision
    if action is None or decision is None or decision.kind != "demolish":
        return ""
    lost = worth(state, apply(state, action).state, decision.player)
    return "; ".join(capital(sentence(effect.key, effect.words)) for effect in lost)


def _plan_spaces(state: State) -> list[str]:
    """The castles that starving is asked about; for a demolition the options speak themselves."""
    decision = state.decision
    if decision is None or decision.kind != "starve":
        return []
    return [state.table.board.spaces[city.castle] for city in state.cities_of(decision.player)]


def _plan_label(state: State, space: str) -> str:
    number = state.table.board.index[space]
    decision = state.decision
    if decision is not None and decision.kind == "starve":
        city = state.city_of_castle(number)
        words: dict[str, str | int] = {
            "castle": space,
            "citizens": city.citizens if city else 0,
            "spare": max(0, city.citizens - state.posts(city)) if city else 0,
        }
        return sentence("panel-row-city", words)
    building = state.building_at(number) or "castle"
    return capital(sentence("panel-row-building", {"building": building, "space": space}))

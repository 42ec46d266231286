"""The part of the view where a player chooses: what, where, how much, what it would change."""

from collections.abc import Sequence
from typing import Any, Final

from lacitta_nb.actions import Action
from lacitta_nb.errors import Refusal
from lacitta_nb.kinds import (
    BUILDINGS,
    CARD_PRICE,
    CLOSENESS_PRICE,
    MASTER_PRICE,
    PRICES_BY_NUMBER,
)
from lacitta_nb.panels.badges import badge, meaning
from lacitta_nb.panels.choices import Choice, Question, Value, why_impossible
from lacitta_nb.panels.controller import Controller
from lacitta_nb.panels.effects import consequences, effects, foreseen, hungry, play_all
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.rules.cards import price
from lacitta_nb.state import State
from lacitta_nb.texts import name_of, sentence

Json = dict[str, Any]

_TOLD: Final = ("wish", "demolish", "starve", "done")
"""Actions whose preview tells what happens instead of comparing before and after."""
PLANNED_ACTIONS: Final = ("demolish", "starve")


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def reason(refusal: Refusal | None) -> Json | None:
    """Why something can't be chosen: the rule's number and a sentence."""
    return None if refusal is None else why_impossible(refusal)._asdict()


def groups_view(panel: Controller) -> list[Json]:
    """The choices in their groups, what is not possible now with its reason."""
    if planned(panel.seen) or len(panel.choices) == 1:
        return []
    found: dict[str, list[Json]] = {}
    for choice in panel.choices:
        found.setdefault(choice.group, []).append(_choice_view(panel, choice))
    return [
        {"key": group, "title": _group_title(group), "choices": choices}
        for group, choices in found.items()
    ]


def _group_title(group: str) -> str:
    return "" if group == "other" else sentence(f"panel-group-{group.replace('_', '-')}", {})


def _choice_view(panel: Controller, choice: Choice) -> Json:
    return {
        "key": choice.key,
        "label": choice_label(choice),
        "detail": _price_text(choice),
        "copies": choice.copies,
        "enabled": choice.refusal is None,
        "reason": reason(choice.refusal),
        "chosen": choice.key == panel.selection.chosen,
    }


def choice_label(choice: Choice) -> str:
    """What a choice is called on its button."""
    if choice.group == "political_card" or choice.kind == "build":
        return capital(name_of(choice.building or choice.kind))
    if choice.kind == "wish":
        return capital(name_of(choice.actions[0].service))
    return sentence(f"panel-choice-{choice.kind.replace('_', '-')}", {})


def _price_text(choice: Choice) -> str:
    """What a card costs, over all ways to use it."""
    if choice.group != "political_card":
        return ""
    least, most = _PRICES.get(choice.kind) or (CARD_PRICE.get(choice.kind, 0),) * 2
    if most == 0:
        return sentence("panel-price-free", {})
    words = {"least": least, "most": most}
    return sentence("panel-price" if least == most else "panel-price-range", words)


_PRICES: Final = {
    "master_builder": (min(MASTER_PRICE.values()), max(MASTER_PRICE.values())),
    "bread_and_circuses": (0, max(PRICES_BY_NUMBER)),
    "golden_times": (0, max(PRICES_BY_NUMBER)),
    "closeness": (0, CLOSENESS_PRICE),
}


def questions_view(panel: Controller) -> list[Json]:
    """What is asked about the choice beside its space."""
    asked, _ = panel.selection.asked()
    return [
        {
            "facet": question.facet,
            "title": sentence(f"panel-ask-{question.facet}", {}),
            "options": _options_view(question),
        }
        for question in asked
        if question.facet != "space" and _options_view(question)
    ]


def _options_view(question: Question) -> list[Json]:
    return [
        {
            "value": list(o.value) if isinstance(o.value, tuple) else o.value,
            "label": value_label(question.facet, o.value),
            "enabled": o.refusal is None,
            "reason": reason(o.refusal),
            "chosen": o.value == question.chosen,
        }
        for o in question.options
        if question.facet != "second" or o.value == ""
    ]


def value_label(facet: str, value: Value) -> str:
    """One value of a facet in words."""
    if facet == "circles" and isinstance(value, tuple):
        words = {"first": value[0], "last": value[-1]}
        return sentence("panel-circles-all" if len(value) == 3 else "panel-circles-two", words)
    if facet == "amount" and isinstance(value, int):
        return sentence("panel-amount", {"amount": value, "gold": PRICES_BY_NUMBER[value]})
    if facet == "second":
        return sentence("panel-one-road", {})
    if facet == "building":
        gold = MASTER_PRICE[BUILDINGS[str(value)].size]
        return f"{capital(name_of(str(value)))} {sentence('panel-price', {'least': gold})}"
    if facet == "service":
        return capital(name_of(str(value)))
    return str(value)


def prompt(panel: Controller) -> str:
    """What the panel asks for next, in a sentence."""
    selection = panel.selection
    if planned(panel.seen):
        return plan_prompt(panel)
    if selection.choice is None:
        decision = panel.seen.decision
        assert decision is not None
        words = {"player": panel.seen.players[decision.player].name}
        if decision.kind == "wish":
            words["castle"] = panel.choices[0].actions[0].space
        return sentence(f"panel-decide-{decision.kind}", words)
    still = next((q for q in selection.asked()[0] if q.chosen is None), None)
    if still is None:
        return sentence("panel-confirm-or-change", {})
    if still.facet == "second":
        return sentence("panel-where-second", {})
    if still.facet == "space":
        return _where(panel, selection.choice)
    return sentence(f"panel-ask-{still.facet}", {})


def _where(panel: Controller, choice: Choice) -> str:
    kind = choice.kind
    if kind in BUILDINGS or kind in ("build", "master_builder", "roads"):
        kind = "build"
    key = meaning(panel.selection)
    asked = sentence(f"panel-where-{kind.replace('_', '-')}", {})
    return f"{asked} {sentence(key, {})}" if key else asked


def preview_view(panel: Controller) -> Json | None:
    """What confirming would play and change; None while something is still open."""
    actions = panel.selection.ready()
    if not actions:
        return None
    return {
        "title": preview_title(panel.seen, actions),
        "action": "; ".join(str(action) for action in actions),
        "effects": _told(panel.seen, actions)
        if actions[0].kind in _TOLD
        else _compared(panel.seen, actions[0]),
        "warnings": _new_hunger(panel, actions),
    }


def preview_title(state: State, actions: Sequence[Action]) -> str:
    """What confirming would play, in a few words."""
    action = actions[0]
    if action.kind in PLANNED_ACTIONS:
        spaces = ", ".join(a.space for a in actions)
        return sentence(f"panel-do-{action.kind}", {"space": spaces, "count": len(actions)})
    if action.building == "road":
        pair: dict[str, str | int] = {"space": action.space, "second": action.second or "none"}
        return sentence("panel-do-roads", pair | {"gold": price(action)})
    if action.building:
        words: dict[str, str | int] = {"building": action.building, "space": action.space}
        card = "" if action.kind in ("build", action.building) else action.kind
        return sentence("panel-do-build", words | {"gold": price(action), "card": card})
    words = {
        "space": action.space,
        "source": action.source,
        "amount": action.amount,
        "gold": price(action),
        "service": action.service or "none",
        "circles": len(action.circles),
        "first": action.circles[0] if action.circles else 0,
        "last": action.circles[-1] if action.circles else 0,
    }
    if action.kind == "bread_and_circuses":
        words["building"] = state.building_at(state.table.board.index[action.space]) or ""
    return sentence(f"panel-do-{action.kind.replace('_', '-')}", words)


def _compared(state: State, action: Action) -> list[Json]:
    return [
        {"text": capital(sentence(effect.key, effect.words)), "tone": effect.tone}
        for effect in effects(state, action)
    ]


def _told(state: State, actions: tuple[Action, ...]) -> list[Json]:
    names = [player.name for player in state.players]
    effects_told = consequences(foreseen(state, actions), names)
    if not effects_told and actions[0].kind == "wish":
        return [{"text": sentence("panel-forecast-none", {}), "tone": ""}]
    return [{"text": sentence(e.key, e.words), "tone": e.tone} for e in effects_told]


def _new_hunger(panel: Controller, actions: tuple[Action, ...]) -> list[str]:
    """Who would be short of food after it and is not, or less, before it."""
    if panel.seen.phase != "politics":
        return []
    before = {h.player: h.citizens - h.food for h in hungry(panel.seen)}
    return [
        sentence("panel-would-starve", hunger_words(panel.seen, h.player, h.citizens, h.food))
        for h in hungry(play_all(panel.seen, actions).state)
        if h.citizens - h.food > before.get(h.player, 0)
    ]


def hunger_words(state: State, player: int, citizens: int, food: int) -> dict[str, str | int]:
    """The words of a sentence about hunger."""
    name = state.players[player].name
    return {"player": name, "citizens": citizens, "food": food, "short": citizens - food}


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
        return sentence(f"panel-planned-{decision.kind}", words)
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
    if not planned(panel.seen):
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
            }
            for space in spaces
        ],
    }


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
        words: dict[str, str | int] = {"castle": space, "citizens": city.citizens if city else 0}
        return sentence("panel-row-city", words)
    building = state.building_at(number) or "castle"
    return capital(sentence("panel-row-building", {"building": building, "space": space}))

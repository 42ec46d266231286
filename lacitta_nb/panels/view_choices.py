"""The part of the view where a player chooses: what, where, how much."""

from typing import Any, Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    CLOSENESS_PRICE,
    MASTER_PRICE,
    PRICES_BY_NUMBER,
)
from lacitta_nb.games.lacitta.panel.badges import meaning
from lacitta_nb.games.lacitta.panel.dangers import loss_text
from lacitta_nb.games.lacitta.panel.effects import foreseen
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.offers import Offer, Question, Value, why_impossible
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.view_computer import computer_prompt
from lacitta_nb.panels.view_plan import plan_prompt
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of, sentence

Json = dict[str, Any]


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


def _choice_view(panel: Controller, choice: Offer[Action]) -> Json:
    return {
        "key": choice.key,
        "label": choice_label(choice),
        "detail": wish_text(panel.seen, choice.actions[0])
        if choice.kind == "wish"
        else _detail(choice),
        "help": choice_help(choice),
        "copies": choice.copies,
        "enabled": choice.refusal is None,
        "reason": reason(choice.refusal),
        "chosen": choice.key == panel.selection.chosen,
    }


def choice_label(choice: Offer[Action]) -> str:
    """What a choice is called on its button."""
    if choice.group == "political_card" or choice.kind == "build":
        return capital(name_of(choice.about or choice.kind))
    if choice.kind == "wish":
        return capital(name_of(choice.actions[0].service))
    return sentence(f"panel-choice-{choice.kind.replace('_', '-')}", {})


def choice_help(choice: Offer[Action]) -> str:
    """What a card or building does, in a sentence or two; "" where the label says it all."""
    if choice.about == "road" and choice.kind == "roads":
        return sentence("panel-help-roads", {})
    word = choice.about or choice.kind
    if choice.kind == "build" or choice.group == "political_card":
        return help_of(word)
    if choice.kind == "wish":
        return help_of(choice.actions[0].service)
    return sentence(f"panel-help-{choice.kind}", {}) if choice.kind in _HELPED else ""


_HELPED: Final = ("gold", "found", "pass")


def chosen_help(panel: Controller) -> str:
    """What the chosen card does, or the building chosen for the master builder."""
    choice = panel.selection.choice
    if choice is None or panel.computer is not None:
        return ""
    building = panel.selection.picks.get("building")
    return help_of(str(building)) if building else choice_help(choice)


def wish_text(state: State, action: Action) -> str:
    """What the city would take or lose if it answered a wish."""
    events = foreseen(state, (action,))
    return loss_text(state, events, action.space) or sentence("panel-wish-nobody", {})


def _detail(choice: Offer[Action]) -> str:
    """How many of a card lie there, and what one costs."""
    price = _price_text(choice)
    if choice.copies < 2:
        return price
    paid: dict[str, str | int] = {"copies": choice.copies, "price": price}
    return sentence("panel-price-each", paid) if price else sentence("panel-copies", paid)


def _price_text(choice: Offer[Action]) -> str:
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
    """What is asked about the choice beside its space; nothing where a hint has answered it."""
    if panel.did == "take":
        return []
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
            "help": help_of(str(o.value)) if question.facet in ("building", "service") else "",
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
    if panel.computer is not None:
        return computer_prompt(panel, panel.computer)
    if planned(panel.seen):
        return plan_prompt(panel)
    if selection.choice is None:
        return _decide(panel)
    still = next((q for q in selection.asked()[0] if q.chosen is None), None)
    if still is None and selection.choice.kind == "forfeit":
        return _decide(panel)
    if still is None:
        return sentence("panel-confirm-or-change", {})
    if still.facet == "second":
        return sentence("panel-where-second", {})
    if still.facet == "space":
        return _where(panel, selection.choice)
    return sentence(f"panel-ask-{still.facet}", {})


def _decide(panel: Controller) -> str:
    decision = panel.seen.decision
    assert decision is not None
    words = {"player": panel.seen.players[decision.player].name}
    if decision.kind == "wish":
        words["castle"] = panel.choices[0].actions[0].space
    return sentence(f"panel-decide-{decision.kind}", words)


def _where(panel: Controller, choice: Offer[Action]) -> str:
    kind = choice.kind
    if kind in BUILDINGS or kind in ("build", "master_builder", "roads"):
        kind = "build"
    key = meaning(panel.selection)
    asked = sentence(f"panel-where-{kind.replace('_', '-')}", {})
    return f"{asked} {sentence(key, {})}" if key else asked

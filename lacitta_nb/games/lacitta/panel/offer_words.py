"""What the offers of La Città are called, what they do and cost, and what is asked about them."""

from collections.abc import Sequence
from typing import Final

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
from lacitta_nb.games.lacitta.panel.session import LaCittaSelection
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.shown import Label
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of, sentence


def group_title(group: str) -> str:
    """The heading above some of the offers."""
    return "" if group == "other" else sentence(f"panel-group-{group.replace('_', '-')}", {})


def offer_label(state: State, offer: Offer[Action]) -> Label:
    """What an offer is called, what it costs and does, and its sign."""
    wish = offer.kind == "wish"
    detail = wish_text(state, offer.actions[0]) if wish else _detail(offer)
    return Label(offer_name(offer), detail, offer_help(offer), f"b-{offer.key.split(' ')[-1]}")


def offer_name(offer: Offer[Action]) -> str:
    """What an offer is called on its button."""
    if offer.group == "political_card" or offer.kind == "build":
        return capital(name_of(offer.about or offer.kind))
    if offer.kind == "wish":
        return capital(name_of(offer.actions[0].service))
    return sentence(f"panel-choice-{offer.kind.replace('_', '-')}", {})


def offer_help(offer: Offer[Action]) -> str:
    """What a card or building does, in a sentence or two; "" where the label says it all."""
    if offer.about == "road" and offer.kind == "roads":
        return sentence("panel-help-roads", {})
    word = offer.about or offer.kind
    if offer.kind == "build" or offer.group == "political_card":
        return help_of(word)
    if offer.kind == "wish":
        return help_of(offer.actions[0].service)
    return sentence(f"panel-help-{offer.kind}", {}) if offer.kind in _HELPED else ""


_HELPED: Final = ("gold", "found", "pass")


def chosen_help(selection: LaCittaSelection) -> str:
    """What the chosen card does, or the building chosen for the master builder."""
    offer = selection.offer
    if offer is None:
        return ""
    building = selection.picks.get("building")
    return help_of(str(building)) if building else offer_help(offer)


def wish_text(state: State, action: Action) -> str:
    """What the city would take or lose if it answered a wish."""
    events = foreseen(state, (action,))
    return loss_text(state, events, action.space) or sentence("panel-wish-nobody", {})


def _detail(offer: Offer[Action]) -> str:
    """How many of a card lie there, and what one costs."""
    price = _price_text(offer)
    if offer.copies < 2:
        return price
    paid: dict[str, str | int] = {"copies": offer.copies, "price": price}
    return sentence("panel-price-each", paid) if price else sentence("panel-copies", paid)


def _price_text(offer: Offer[Action]) -> str:
    """What a card costs, over all ways to use it."""
    if offer.group != "political_card":
        return ""
    least, most = _PRICES.get(offer.kind) or (CARD_PRICE.get(offer.kind, 0),) * 2
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


def facet_title(facet: str) -> str:
    """The question for one facet of an offer."""
    return sentence(f"panel-ask-{facet}", {})


def value_label(facet: str, value: object) -> Label:
    """What a value of a facet is called, what it does, and its sign."""
    letter = {"building": "b", "service": "v"}.get(facet)
    if letter is None:
        return Label(_value_text(facet, value))
    word = str(value)
    return Label(_value_text(facet, value), help=help_of(word), sign=f"{letter}-{word}")


def _value_text(facet: str, value: object) -> str:
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


def decide(state: State, offers: Sequence[Offer[Action]]) -> str:
    """What is asked before anything is chosen."""
    decision = state.decision
    assert decision is not None
    words = {"player": state.players[decision.player].name}
    if decision.kind == "wish":
        words["castle"] = offers[0].actions[0].space
    return sentence(f"panel-decide-{decision.kind}", words)


def where(selection: LaCittaSelection, facet: str) -> str:
    """What is asked while a space is to be clicked, and what the badges on the spaces mean."""
    offer = selection.offer
    if facet == "second":
        return sentence("panel-where-second", {})
    if facet != "space" or offer is None:
        return facet_title(facet)
    kind = offer.kind
    if kind in BUILDINGS or kind in ("build", "master_builder", "roads"):
        kind = "build"
    asked = sentence(f"panel-where-{kind.replace('_', '-')}", {})
    key = meaning(selection)
    return f"{asked} {sentence(key, {})}" if key else asked

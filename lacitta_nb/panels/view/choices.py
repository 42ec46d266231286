"""The part of the view where a player chooses: what, where, how much."""

from typing import Any

from lacitta_nb.core.errors import Refusal
from lacitta_nb.panels.offers import Offer, Option, Question, why_impossible
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.computer import computer_prompt
from lacitta_nb.panels.view.typed_choosing import (
    GroupView,
    OfferView,
    OptionView,
    QuestionView,
    ReasonView,
)
from lacitta_nb.texts import sentence


def reason(refusal: Refusal | None, game: str) -> ReasonView | None:
    """Why something can't be chosen: the rule's number and a sentence."""
    if refusal is None:
        return None
    rule, text = why_impossible(refusal, game)
    return {"rule": rule, "text": text}


def groups_view(session: AnySession) -> list[GroupView]:
    """The offers in their groups, what is not possible now with its reason."""
    if planned(session.seen) or len(session.offers) == 1:
        return []
    showing = showing_of(session.seen)
    found: dict[str, list[OfferView]] = {}
    for offer in session.offers:
        found.setdefault(offer.group, []).append(_offer_view(session, offer))
    return [
        {"key": group, "title": showing.group_title(group), "choices": choices}
        for group, choices in found.items()
    ]


def _offer_view(session: AnySession, offer: Offer[Any]) -> OfferView:
    label = showing_of(session.seen).offer_label(session.seen, offer)
    return {
        "key": offer.key,
        "label": label.text,
        "detail": label.detail,
        "help": label.help,
        "sign": label.sign,
        "enabled": offer.refusal is None,
        "reason": reason(offer.refusal, session.game.box.key),
        "chosen": offer.key == session.selection.chosen,
    }


def questions_view(session: AnySession) -> list[QuestionView]:
    """What is asked about the offer beside its space; nothing where a hint has answered it."""
    if session.did == "take":
        return []
    showing = showing_of(session.seen)
    asked, _ = session.selection.asked()
    main = session.acting.board_facets[0]
    beside = [question for question in asked if question.facet != main]
    options = [(question.facet, _options_view(session, question)) for question in beside]
    return [
        {"facet": facet, "title": showing.facet_title(facet), "options": found}
        for facet, found in options
        if found
    ]


def _options_view(session: AnySession, question: Question) -> list[OptionView]:
    showing = showing_of(session.seen)
    return [
        _option_view(session, question, option)
        for option in question.options
        if showing.beside(question.facet, option.value)
    ]


def _option_view(session: AnySession, question: Question, option: Option) -> OptionView:
    label = showing_of(session.seen).value_label(question.facet, option.value)
    return {
        "value": list(option.value) if isinstance(option.value, tuple) else option.value,
        "label": label.text,
        "help": label.help,
        "sign": label.sign,
        "enabled": option.refusal is None,
        "reason": reason(option.refusal, session.game.box.key),
        "chosen": option.value == question.chosen,
    }


def prompt(session: AnySession) -> str:
    """What the panel asks for next, in a sentence."""
    showing, selection = showing_of(session.seen), session.selection
    if session.computer is not None:
        return computer_prompt(session, session.computer)
    if planned(session.seen):
        return showing.plan_prompt(session)
    asked, _ = selection.asked()
    if selection.offer is None or (not asked and len(session.offers) == 1):
        return showing.decide(session)
    still = next((question for question in asked if question.chosen is None), None)
    if still is None:
        return sentence("panel-confirm-or-change", {})
    if still.facet in session.acting.board_facets:
        return showing.where(selection, still.facet)
    return showing.facet_title(still.facet)

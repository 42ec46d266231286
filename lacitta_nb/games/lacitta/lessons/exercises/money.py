"""Exercises about gold: what quarries pay, what cards cost, what can be paid (Y4, P11 to P18)."""

from collections.abc import Collection
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    CARD_PRICE,
    QUARRY,
    YEARS,
)
from lacitta_nb.games.lacitta.lessons.exercises.making import YIELDS, exercise, kind, name, tell
from lacitta_nb.games.lacitta.lessons.exercises.positions import before, turns
from lacitta_nb.games.lacitta.rules import advance, legal_actions
from lacitta_nb.games.lacitta.rules.cards import price
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw
from lacitta_nb.lessons.said import Said

_PRICED: Final = ("bread_and_circuses", "golden_times", "master_builder", *CARD_PRICE)
"""Political cards of which it is asked what they cost."""
_SELDOM: Final = 0.1
"""How often it is asked what a card costs that is free."""


def _income(draw: Draw) -> Exercise | None:
    for state in before(draw, "income"):
        for seat in draw.mixed(range(len(state.players)), "seat"):
            quarries = _quarries(state, seat)
            paying = sum(1 for space in quarries if state.table.mountains[space])
            if not paying or not _fits(draw.level, len(quarries), paying):
                continue
            step = advance(state)
            earned = step.state.players[seat].gold - state.players[seat].gold
            who = state.players[seat].name
            return exercise(
                draw,
                state,
                "number",
                tell("exercise-income-ask", player=who),
                [str(earned)],
                rules="Y4",
                why=(
                    tell("exercise-income-why", player=who, quarries=len(quarries), gold=earned),
                    tell("exercise-income-why-each"),
                ),
                events=tuple(event for event in step.events if event.player == seat),
                after=step.state,
                texts={name(state, s): str(state.table.mountains[s]) for s in quarries},
            )
    return None


def _quarries(state: State, seat: int) -> list[int]:
    own = 0
    for city in state.cities_of(seat):
        own |= city.spaces
    return list(bits(own & state.built[QUARRY]))


def _fits(level: int, quarries: int, paying: int) -> bool:
    """Whether so many quarries, so many of which pay, are hard enough for a level."""
    return quarries >= level or paying < quarries


def _price(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        player = state.players[state.to_move]
        by_price: dict[tuple[str, ...], list[Action]] = {}
        for use in legal_actions(state):
            if use.kind in _PRICED and (price(use) or draw.lot("free") < _SELDOM):
                by_price.setdefault((use.kind, use.building, str(use.amount)), []).append(use)
        asked = [key for key in by_price if draw.level == 1 or key[0] not in CARD_PRICE]
        if not asked:
            continue
        use = draw.one(by_price[draw.one(asked, "use")], "place")
        cost, left = price(use), player.gold - price(use)
        words = {"player": player.name, "card": use.kind, "building": use.building}
        numbers = {"amount": use.amount, "gold": player.gold}
        why = [_why_price(use, cost)]
        if draw.level > 1:
            why.append(tell("exercise-price-why-left", gold=player.gold, cost=cost, left=left))
        return exercise(
            draw,
            state,
            "number",
            tell(
                "exercise-price-ask" if draw.level == 1 else "exercise-price-ask-left",
                **words,
                **numbers,
            ),
            [str(cost if draw.level == 1 else left)],
            rules=_rules_of(use),
            about=(use.space,),
            why=tuple(why),
        )
    return None


def _why_price(use: Action, cost: int) -> Said:
    if use.kind == "master_builder":
        size = BUILDINGS[use.building].size
        return tell("exercise-price-why-master", building=use.building, size=size, cost=cost)
    if use.kind in CARD_PRICE:
        return tell("exercise-price-why-card", card=use.kind, cost=cost)
    return tell("exercise-price-why-number", card=use.kind, amount=use.amount, cost=cost)


def _rules_of(use: Action) -> str:
    """The rules that say what a use of a card costs."""
    if use.kind == "master_builder":
        return "P14 G9"
    return {"bread_and_circuses": "P15", "golden_times": "P16"}.get(use.kind, "P13")


def _usable(draw: Draw) -> Exercise | None:
    for state in turns(draw):
        player = state.players[state.to_move]
        shown = tuple(dict.fromkeys(card for card in state.display if card is not None))
        able = {action.kind for action in legal_actions(state)}
        right = [card for card in shown if card in able]
        rest = {card: against for card in shown if (against := _against(state, card, able))}
        dear = [card for card, key in rest.items() if key == _DEAR]
        # Above the first level some card fails though it could be paid.
        if not right or not rest or (len(dear) == len(rest)) != (draw.level == 1):
            continue
        if len(shown) < 2 + draw.level:
            continue
        return exercise(
            draw,
            state,
            "several",
            tell("exercise-usable-ask", player=player.name, gold=player.gold),
            right,
            rules="P11 P13 P16 P17",
            options=[card_option(card) for card in shown],
            why=(
                *(tell(key, card=card, gold=player.gold) for card, key in list(rest.items())[:3]),
                tell("exercise-usable-why"),
            ),
        )
    return None


def card_option(card: str) -> Option:
    """A political card to be chosen."""
    return Option(card, tell("exercise-card", card=card), sign=f"b-{card}")


_DEAR: Final = "exercise-usable-why-dear"


def _against(state: State, card: str, able: Collection[str]) -> str:
    """The sentence that tells why a card can't be used; "" for one that can."""
    if card in able:
        return ""
    if CARD_PRICE.get(card, 0) > state.players[state.to_move].gold:
        return _DEAR
    if card == "rich_harvest" and state.year == YEARS:
        return "no-harvest-last-year"
    if card == "master_builder" and not state.players[state.to_move].gold:
        return _DEAR
    return "exercise-usable-why-no-use"


KINDS: Final = (
    kind("income", "Y4", _income, covered=YIELDS),
    kind("prices", "P13 P14 P15 P16 G9", _price),
    kind("usable_cards", "P11 P13 P16 P17", _usable),
)

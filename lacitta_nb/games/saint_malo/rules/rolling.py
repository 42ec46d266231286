"""The dice: rolling them, and choosing which of them stay (D1 to D3)."""

from functools import cache
from itertools import combinations
from typing import Final

from lacitta_nb.core.chance import draws
from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.saint_malo.actions import Action, book
from lacitta_nb.games.saint_malo.constants import DICE, SYMBOLS, Symbol
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules.draft import Draft
from lacitta_nb.games.saint_malo.state import State

STOP: Final = Action("stop")
_FACES: Final = len(SYMBOLS)
_CUP: Final[tuple[Symbol, ...]] = (SYMBOLS[0],) * DICE
"""Dice of which none shows anything yet: no die stays, so it is not looked at what they show."""


def throw(draft: Draft) -> None:
    """The first roll of a turn, of all five dice (D1)."""
    _roll(draft, [])


def legal(state: State) -> list[Action]:
    """Stop, or every way to keep some of the dice (D2)."""
    return [STOP, *_keeps(state.dice)]


@cache
def _keeps(dice: tuple[Symbol, ...]) -> tuple[Action, ...]:
    """The ways to keep some of the dice, those with more dice first."""
    ordered = sorted(dice, key=SYMBOLS.index)
    kept = {found: None for count in range(DICE) for found in combinations(ordered, count)}
    return tuple(book()[str(Action("keep", found))] for found in reversed(kept))


def refusal(state: State, action: Action) -> Refusal | None:
    """Why dice may not be kept so, or None."""
    if action.kind == "stop":
        return None
    if action.kind != "keep":
        return Refusal("D2", "asks-roll", {})
    if len(action.dice) == DICE:
        return Refusal("D2", "keeps-all", {})
    for symbol in set(action.dice):
        count, shown = action.dice.count(symbol), state.dice.count(symbol)
        if count > shown:
            words: dict[str, str | int] = {"symbol": symbol, "count": count, "shown": shown}
            return Refusal("D2", "keeps-more", words)
    return None


def apply(draft: Draft, action: Action) -> None:
    """Roll the other dice again, or stop (D2)."""
    if action.kind == "stop":
        draft.stopped = True
        return
    draft.say(Event("kept", "D2", draft.seat, dice=action.dice))
    _roll(draft, list(action.dice))


def _roll(draft: Draft, stay: list[Symbol]) -> None:
    """Roll the dice but for those that stay: these keep their place and take no number."""
    draw = draws(f"{draft.table.seed}/roll/{draft.turns}/{draft.rolls + 1}")
    lying: list[Symbol] = []
    for die in draft.dice or _CUP:
        if stay and die in stay:
            stay.remove(die)
            lying.append(die)
        else:
            lying.append(SYMBOLS[int(draw() * _FACES)])
    draft.dice = tuple(lying)
    draft.rolls += 1
    rule = "D1" if draft.rolls == 1 else "D2"
    draft.say(Event("rolled", rule, draft.seat, amount=draft.rolls, dice=draft.dice))

"""The action of a turn: which symbol is used, with how many dice, at what price (A1 to A5)."""

from functools import cache, lru_cache
from typing import Final, cast

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.saint_malo.actions import NOTHING, Action, book
from lacitta_nb.games.saint_malo.city import OUTER, largest_group
from lacitta_nb.games.saint_malo.constants import (
    DELIVERY_PRICE,
    DICE,
    LEVELS,
    SCORED,
    SWORDS,
    SYMBOLS,
    TURN_PRICE,
    Symbol,
)
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.rules.draft import Draft
from lacitta_nb.games.saint_malo.state import Placing, State

HEAD: Final[Symbol] = "head"
_DEAREST: Final = TURN_PRICE * DICE + DELIVERY_PRICE
"""More coins than that buy nothing."""


def legal(state: State) -> list[Action]:
    """Everything that the dice can be used for (A1)."""
    dice, mover = state.dice, state.mover
    empty = mover.empty
    return list(
        _uses(
            tuple([dice.count(symbol) for symbol in SYMBOLS]),
            min(mover.coins, _DEAREST),
            largest_group(empty, DICE),
            min(DICE, (empty & OUTER).bit_count()),
            1 if empty else 0,
        )
    )


@lru_cache(maxsize=32768)
def _uses(
    counts: tuple[int, ...], coins: int, crates: int, walls: int, room: int
) -> tuple[Action, ...]:
    """The legal uses, in the order of symbols, numbers and persons.

    Args:
        counts: how many dice show each symbol.
        coins: what can be paid.
        crates: how many crates have room together.
        walls: how many walls have room.
        room: whether anything else has.
    """
    most = DICE - counts[-1]
    limit = {"log": DICE, "crate": crates, "wall": walls, "cross": DICE * room}
    found = [book()[f"use {NOTHING}"]]
    for symbol, shown in zip(SCORED, counts, strict=False):
        wanted: list[tuple[str, int]]
        if symbol == HEAD:
            wanted = list(LEVELS.items()) if room else []
        else:
            wanted = [(symbol, number) for number in range(1, limit[symbol] + 1)]
        for what, number in wanted:
            turned = max(0, number - shown)
            if number <= most and price(what, turned) <= coins:
                found.append(_use(what, number, turned))
    return tuple(found)


@cache
def _use(what: str, number: int, turned: int) -> Action:
    return book()[str(Action("use", what=what, number=number, turned=turned))]


def price(what: str, turned: int) -> int:
    """The coins that a use costs: for dice that are turned, and for a delivery (A3, L1)."""
    return TURN_PRICE * turned + (DELIVERY_PRICE if what == "log" else 0)


def symbol_of(what: str) -> Symbol:
    """The symbol that brings something: a person's is the head (P1)."""
    return HEAD if what in LEVELS else cast("Symbol", what)


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the dice may not be used so, or None."""
    if action.kind in ("keep", "stop"):
        return Refusal("D3", "no-more-rolls", {})
    if action.kind != "use":
        return Refusal("A1", "asks-use", {})
    if action.what == NOTHING:
        return None
    if action.what == SWORDS:
        return Refusal("A1", "uses-swords", {})
    if action.what == HEAD:
        return Refusal("P1", "uses-heads", {"number": action.number})
    return _unturnable(state, action) or _unpaid(state, action) or _no_room(state, action)


def _unturnable(state: State, action: Action) -> Refusal | None:
    """What is wrong with the dice of a use (A3)."""
    symbol = symbol_of(action.what)
    shown, swords = state.dice.count(symbol), state.dice.count(SWORDS)
    short = max(0, action.number - shown)
    if action.number > DICE - swords:
        return Refusal("A3", "swords-in-the-way", {"number": action.number, "swords": swords})
    if action.turned == short:
        return None
    right = str(action._replace(turned=short))
    words: dict[str, str | int] = {"symbol": symbol, "shown": shown, "short": short}
    return Refusal("A3", "wrong-turns", words | {"right": right})


def _unpaid(state: State, action: Action) -> Refusal | None:
    """Whether the mover can't pay for a use (A4)."""
    costs, coins = price(action.what, action.turned), state.mover.coins
    if costs <= coins:
        return None
    return Refusal("A4", "too-dear", {"price": costs, "coins": coins, "what": action.what})


def _no_room(state: State, action: Action) -> Refusal | None:
    """Whether there is no room for what a use brings (A5)."""
    empty, number = state.mover.empty, action.number
    if action.what == "log":
        return None
    if action.what == "crate":
        most = largest_group(empty, DICE)
        if number <= most:
            return None
        return Refusal("C2", "no-room-for-crates", {"most": most})
    if action.what == "wall":
        most = (empty & OUTER).bit_count()
        if number <= most:
            return None
        return Refusal("W1", "no-room-for-walls", {"most": most})
    return None if empty else Refusal("A5", "city-is-full", {"what": action.what})


def pay(draft: Draft, action: Action) -> None:
    """Pay for a use, take the logs, and note what is to be placed (A4, L1)."""
    seat, costs = draft.seat, TURN_PRICE * action.turned
    if action.turned:
        draft.coins -= costs
        draft.say(
            Event(
                "turned", "A3", seat, what=symbol_of(action.what), amount=action.turned, coins=costs
            )
        )
    if action.what == "log":
        draft.coins -= DELIVERY_PRICE
        draft.logs += action.number
        draft.say(Event("delivered", "L1", seat, amount=action.number, coins=DELIVERY_PRICE))
    else:
        draft.placing = _placing(action)


def _placing(action: Action) -> Placing | None:
    """What a use asks to be placed."""
    if action.what == NOTHING:
        return None
    if action.what == "cross":
        return Placing("place", f"church{action.number}")
    if action.what in LEVELS:
        return Placing("place", action.what)
    return Placing("place", action.what, action.number)

"""The dice on the panel: as they lie, which stay, and the buttons that roll and stop."""

from collections.abc import Sequence

from lacitta_nb.games.saint_malo.actions import NONE, Action
from lacitta_nb.games.saint_malo.constants import DICE, KEY, LEVELS, ROLLS, SWORDS, SYMBOLS
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSession, say
from lacitta_nb.games.saint_malo.panel.typed import DiceView, RollView, ThrownView
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import name_of


def dice_view(session: SaintMaloSession) -> DiceView | None:
    """The dice that lie there; None before the first roll of a turn."""
    state = session.seen
    if not state.dice:
        return None
    chosen = _chosen(session)
    held = _held(state.dice, chosen)
    asks = state.choice == "roll" and session.computer is None
    return {
        "turn": state.turns,
        "roll": state.rolls,
        "text": say("panel-roll", roll=state.rolls),
        "dice": [
            {
                "symbol": symbol,
                "name": name_of(symbol, game=KEY),
                "sign": f"d-{symbol}",
                "held": stays,
            }
            for symbol, stays in zip(state.dice, held, strict=True)
        ],
        "stayed": _stayed(session),
        "asks": asks,
        "again": _again(chosen) if asks else None,
        "stop": _stop(chosen) if asks else None,
    }


def _chosen(session: SaintMaloSession) -> Action | None:
    """The action that is chosen."""
    offer = session.selection.offer
    return offer.actions[0] if offer is not None and offer.actions else None


def _held(dice: Sequence[str], chosen: Action | None) -> list[bool]:
    """Which dice stay, or are used and turned for what is chosen, from the first one on."""
    if chosen is None or chosen.kind not in ("keep", "use", "stop"):
        return [False] * len(dice)
    if chosen.kind == "stop":
        return [True] * len(dice)
    wanted: list[str] = list(chosen.dice)
    if chosen.kind == "use" and (chosen.what in LEVELS or chosen.what in SYMBOLS):
        wanted = [symbol_of(chosen.what)] * (chosen.number - chosen.turned)
    held = []
    for die in dice:
        held.append(die in wanted)
        if held[-1]:
            wanted.remove(die)
    turned = chosen.turned
    for place, die in enumerate(dice):
        if turned and not held[place] and die != SWORDS:
            held[place], turned = True, turned - 1
    return held


def _stayed(session: SaintMaloSession) -> list[str]:
    """What the dice show that stayed at the last roll."""
    for entry in reversed(session.game.history):
        if entry.action is None:
            return []
        if entry.action.kind == "keep":
            return list(entry.action.dice)
    return []


def _again(chosen: Action | None) -> RollView:
    """The button that rolls the dice which do not stay."""
    keeps = chosen is not None and chosen.kind == "keep"
    left = DICE - len(chosen.dice) if chosen is not None and keeps else DICE
    return {
        "choice": str(chosen) if keeps else f"keep {NONE}",
        "label": say("panel-again", dice=left),
        "brief": say("panel-again-brief", dice=left),
        "chosen": keeps,
    }


def _stop(chosen: Action | None) -> RollView:
    """The button that rolls no more."""
    return {
        "choice": "stop",
        "label": capital(say("panel-stop")),
        "brief": say("panel-ui-stop"),
        "chosen": chosen is not None and chosen.kind == "stop",
    }


def thrown_view(session: SaintMaloSession) -> ThrownView | None:
    """What can be said of dice that were thrown at a real table; None where they don't fit in."""
    state = session.seen
    if state.over or state.ends or state.placing is not None:
        return None
    return {
        "symbols": [[symbol, name_of(symbol, game=KEY)] for symbol in SYMBOLS],
        "roll": max(1, state.rolls),
        "rolls": ROLLS,
    }

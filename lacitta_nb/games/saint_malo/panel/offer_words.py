"""What the offers of Saint Malo are called, what they bring and cost, and what is asked."""

from typing import Final, TypedDict

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.constants import (
    DICE,
    KEY,
    LEVELS,
    SCORED,
    SIDE_DEFENCE,
    SOLDIER_DEFENCE,
)
from lacitta_nb.games.saint_malo.panel.session import SaintMaloSelection, SaintMaloSession, say
from lacitta_nb.games.saint_malo.panel.typed import UseView
from lacitta_nb.games.saint_malo.panel.worths import (
    BREAKS,
    Worth,
    best,
    bonus_text,
    church_step,
    thing_of,
    walls_missing,
    worths,
)
from lacitta_nb.games.saint_malo.rules.using import price
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.offers import Offer
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.shown import Label
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of


def group_title(group: str) -> str:
    """The symbol of some uses."""
    if group == "bonus":
        return say("panel-group-bonus")
    return capital(name_of(group, game=KEY)) if group in SCORED else ""


def offer_label(state: State, offer: Offer[Action]) -> Label:
    """What an offer is called, what it costs and brings at best, and its sign."""
    action = offer.actions[0] if offer.actions else None
    if offer.kind in ("use", "take"):
        what = offer.about or NOTHING
        text = offer_name(offer)
        if what == NOTHING:
            return Label(text, help=say("panel-help-nothing", kind=offer.kind))
        number = _number(offer)
        costs = _costs(offer)
        parts = [say("panel-turns", dice=action.turned) if action and action.turned else ""]
        parts.append(say("panel-costs", coins=costs) if costs else "")
        worth = _worth_text(state, _worth(state, what, number)) if action else ""
        detail = " · ".join(filter(None, (worth, *parts)))
        tells = help_of(what, game=KEY) if offer.kind == "take" else _help(what, number)
        return Label(text, detail, tells, _sign(what))
    if offer.kind in ("keep", "stop") and action is not None:
        return Label(capital(kept_text(action)), help=say("panel-help-dice", kind=offer.kind))
    return Label(say("panel-choice", kind=offer.kind))


def _number(offer: Offer[Action]) -> int:
    """How many dice a use takes; it stands in the key of the offer where no level says it."""
    if offer.about in LEVELS:
        return LEVELS[offer.about]
    return int(offer.key.split()[-1])


def offer_name(offer: Offer[Action]) -> str:
    """What an offer is called on its card."""
    what = offer.about
    if not what:
        return say("panel-choice", kind="nothing" if offer.kind != "take" else "nobody")
    if what in LEVELS:
        return capital(name_of(what, game=KEY))
    return say("panel-use", what=what, number=_number(offer))


def _sign(what: str) -> str:
    return f"p-{what}" if what in LEVELS else f"d-{what}"


def _help(what: str, number: int) -> str:
    """What a person does; how many dice a use takes."""
    if what in LEVELS:
        heads = say("panel-heads", number=number)
        return f"{help_of(what, game=KEY)} {heads}"
    return say("panel-help-use", what=what, number=number)


def _worth(state: State, what: str, number: int) -> Worth:
    """What a use brings, at its best space."""
    if what == "cross":
        return Worth("series", church_step(state, number))
    if what == "wall":
        missing = walls_missing(state.mover)
        side = min(missing, key=lambda one: missing[one], default="")
        done = side if side and missing[side] <= number else ""
        return Worth("defence", SIDE_DEFENCE if done else 0, completes=done)
    if what == "soldier":
        return Worth("defence", SOLDIER_DEFENCE)
    return Worth("", 0) if what in ("log", "crate") else best(state, what)


def _worth_text(state: State, worth: Worth) -> str:
    """The same in words."""
    if worth.completes:
        defence, bonus = worth.amount, bonus_text(state, worth.completes)
        return say("panel-best-wall", side=worth.completes, defence=defence, bonus=bonus)
    if not worth.amount and worth.kind in ("", "defence"):
        return ""
    return say("panel-best", kind=worth.kind, amount=worth.amount)


def uses_view(session: SaintMaloSession) -> dict[str, UseView]:
    """The uses of the dice and the persons of a bonus, as short as it can be said."""
    state = session.seen
    if state.choice not in ("use", "bonus"):
        return {}
    return {offer.key: _use_view(state, offer) for offer in session.offers if offer.about}


def _use_view(state: State, offer: Offer[Action]) -> UseView:
    what, number = offer.about, _number(offer)
    worth = _worth(state, what, number)
    told = bool(offer.actions) and bool(_worth_text(state, worth))
    costs = _costs(offer)
    return {
        "brief": capital(name_of(what, game=KEY)) if what in LEVELS else str(number),
        "cost": f"−{costs}" if costs else "",
        "worth": f"+{worth.amount}" if told else "",
        "sign": _SIGNS.get(worth.kind, "") if told else "",
        **_bonus_view(state, worth.completes if told else ""),
    }


class _BonusView(TypedDict):
    bonus: str
    bonus_sign: str


def _bonus_view(state: State, side: str) -> _BonusView:
    """What completing a side brings besides its defence."""
    if not side:
        return {"bonus": "", "bonus_sign": ""}
    kind, amount = state.table.tables.bonuses[side]
    if kind == "person":
        return {"bonus": "+1", "bonus_sign": f"p-{min(LEVELS, key=lambda one: LEVELS[one])}"}
    return {"bonus": f"+{amount}", "bonus_sign": _SIGNS[kind]}


_SIGNS: Final = {
    "coins": "coin",
    "points": "points",
    "houses": "points",
    "series": "points",
    "defence": "shield",
}


def _costs(offer: Offer[Action]) -> int:
    """The coins that a use costs; 0 where it is not possible."""
    action = offer.actions[0] if offer.actions and offer.kind == "use" else None
    return 0 if action is None else price(action.what, action.turned)


def kept_text(action: Action) -> str:
    """Dice that stay while the others are rolled again, or that nothing is rolled."""
    if action.kind == "stop":
        return say("panel-stop")
    if not action.dice:
        return say("panel-roll-all")
    return say("panel-keep", dice=dice_text(action.dice), rolled=DICE - len(action.dice))


def dice_text(dice: tuple[str, ...]) -> str:
    """Dice in words, those that show the same together.

    >>> dice_text(("crate", "crate", "swords"))
    '2 crates, swords'
    """
    found = dict.fromkeys(dice)
    return ", ".join(
        say("panel-faces", symbol=symbol, count=dice.count(symbol)) for symbol in found
    )


def chosen_help(selection: SaintMaloSelection) -> str:
    """What the chosen offer does."""
    offer = selection.offer
    return "" if offer is None else offer_label(selection.state, offer).help


def decide(session: SaintMaloSession) -> str:
    """What is asked before anything is chosen."""
    state = session.seen
    words: dict[str, str | int] = {"player": state.mover.name}
    if state.placing is not None and state.placing.kind != "bonus":
        return where(session.selection)
    return say(f"panel-decide-{state.choice}", **words)


def where(selection: SaintMaloSelection) -> str:
    """What is asked while a space is to be clicked, and what the badges on the spaces mean."""
    state, thing = selection.state, thing_of(selection)
    if not thing:
        return ""
    after = selection.planned_state() if planned(state) else state
    if selection.plan and not selection.plan_options():
        return say("panel-where-all", thing="bonus" if after.choice == "bonus" else thing)
    left = after.placing
    words: dict[str, str | int] = {"thing": thing, "left": left.left if left else 1}
    breaks = any(worth.breaks for worth in worths(selection).values())
    marks = say("panel-badge-breaks", badge=BREAKS) if breaks else ""
    return " ".join(filter(None, (say("panel-where", **words), meaning(thing), marks)))


def meaning(thing: str) -> str:
    """What the badges on the spaces mean."""
    return say("panel-badge", thing=thing)

"""The legal actions as a person thinks of them, in the groups in which the hand shows them.

In a turn each thing that can be done is an offer, also what is not possible now, with the reason;
stand-ins are asked about after it, where they can be paid. Many cubes are chosen colour by colour.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.games.citta_stato.actions import MOST_NAMED, Action, book
from lacitta_nb.games.citta_stato.constants import (
    ACTION_KINDS,
    CARD_KINDS,
    COLOURS,
    NUMBER_OF,
    PLAIN,
    SCHEMES,
    TURN,
    TURN_KINDS,
)
from lacitta_nb.games.citta_stato.panel.places import places_of
from lacitta_nb.games.citta_stato.rules import legal_actions, obstacle
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels.offers import Offer, Option, Value

WILD, DISC, LEVEL, TRADE = "wild", "disc", "level", "what"
"""The facets: stand-ins (T3), a war disc, the level of a scheme, what is traded for crowns."""
COUNTED: Final = ("keep", "pay")
"""Kinds of actions that name cubes, which are chosen colour by colour where they are many."""
LISTED: Final = 12
"""Choices of cubes up to which each is an offer of its own."""
END: Final = "end"
"""The group of what ends a row of questions, or does nothing."""
_ENDS: Final = ("pass", "done", "leave", "skip", "stay")


_ASKED: Final = {"war": (DISC,), "politics": (LEVEL,), "republic": (TRADE,)}
"""What is asked of kinds of actions before their price."""


def facets(kind: str) -> Sequence[str]:
    """What is asked after a kind of action."""
    if kind in COUNTED:
        return COLOURS
    return (*_ASKED.get(kind, ()), WILD) if kind in TURN_KINDS and kind != "pass" else ()


def value_of(action: Action, facet: str) -> Value:
    """A facet of an action; of cubes how many of a colour it names."""
    if facet in NUMBER_OF:
        return [str(colour) for colour in action.colours].count(facet)
    if facet in (DISC, LEVEL):
        return action.number or 0
    value: Value = getattr(action, facet)
    return value


def options(state: State, facet: str, legal: Sequence[Value]) -> list[Option]:
    """Values that are worth asking about; of schemes and trades all, with the reason."""
    if len(legal) < 2:
        return []
    if facet == LEVEL:
        return [_option(state, level, f"politics {level}") for level in range(1, SCHEMES + 1)]
    if facet in NUMBER_OF:
        return [Option(count) for count in range(MOST_NAMED + 1) if count in legal]
    return [Option(value) for value in legal]


def _option(state: State, value: Value, plain: str) -> Option:
    """A value, with what stands against it apart from stand-ins."""
    reason = obstacle(state, book()[plain])
    return Option(value, None if reason is None or reason.rule == "T3" else reason)


def offers(state: State) -> list[Offer[Action]]:
    """Everything that the player who must decide could choose, in the order it is shown."""
    choice = state.choice
    if choice is None:
        return []
    legal = legal_actions(state)
    if choice == TURN:
        return list(_turn(state, legal))
    if choice in COUNTED and len(legal) > LISTED:
        return [Offer(choice, choice, tuple(legal))]
    return [Offer(str(action), action.kind, (action,), group=_group(action)) for action in legal]


def _group(action: Action) -> str:
    """The heading under which an answer stands."""
    if action.kind in _ENDS:
        return END
    if action.kind == "swap":
        return f"give-{action.colours[0]}"
    if action.kind in ("buy", "take"):
        return action.colours[0]
    return "other"


def _turn(state: State, legal: Sequence[Action]) -> Iterator[Offer[Action]]:
    """What can be done in a turn by its colour, with all ways to pay for it; then to pass."""
    ways: dict[str, list[Action]] = {}
    for action in legal:
        ways.setdefault(_key(action), []).append(action)
    for colour in COLOURS:
        for key in _things(colour):
            paid = tuple(ways.get(key, ()))
            refusal = None if paid else obstacle(state, plain(state, key))
            yield Offer(key, key.split()[0], paid, refusal, group=colour)
    yield Offer("pass", "pass", (book()["pass"],), group=END)


def _key(action: Action) -> str:
    """Names the offer of an action of a turn: what is asked after it is left out."""
    return action.kind if action.kind in ACTION_KINDS else str(action._replace(wild=0))


def _things(colour: str) -> Iterator[str]:
    """All that can be thought of in a colour, possible or not."""
    yield from (kind for kind, paid in ACTION_KINDS.items() if paid == colour)
    for kind in CARD_KINDS:
        yield f"{kind} {colour}"
    if colour in PLAIN:
        yield f"upgrade {colour}"


def plain(state: State, key: str) -> Action:
    """An action of an offer of a turn that is not possible."""
    if key == "war":
        return book()[f"war {max(0, min(state.mover.discs, default=0))}"]
    return book()[{"republic": "republic purple", "politics": "politics 1"}.get(key, key)]


def offers_at(state: State, place: str) -> dict[str, dict[str, Value]]:
    """The possible offers that are about a target of the picture, with what it picks of each."""
    found: dict[str, dict[str, Value]] = {}
    for offer in offers(state):
        about = [action for action in offer.actions if place in places_of(state, action)]
        if about:
            found[offer.key] = _common(about, facets(offer.kind))
    return found


def _common(actions: Sequence[Action], names: Sequence[str]) -> dict[str, Value]:
    """The facets in which actions agree, but for what they are paid with."""
    values = {name: {value_of(action, name) for action in actions} for name in names}
    return {name: min(found) for name, found in values.items() if name != WILD and len(found) == 1}


def like(state: State, offer: Offer[Action]) -> Action:
    """An action of an offer; of an impossible one what its key says."""
    return offer.actions[0] if offer.actions else plain(state, offer.key)

"""The legal actions as a person thinks of them, in the groups in which the hand shows them.

In a turn each thing that can be done is an offer, also what is not possible now, with the reason;
stand-ins are asked about after it, where they can be paid. Many cubes are chosen colour by colour.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action, book
from lacitta_nb.games.citta_stato.constants import (
    CARD_KINDS,
    COLOURS,
    DISCS,
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

WILD: Final = "wild"
"""The facet that says how many stand-ins are paid (T3)."""
COUNTED: Final = ("keep", "pay")
"""Kinds of actions that name cubes, which are chosen colour by colour where they are many."""
LISTED: Final = 12
"""Choices of cubes up to which each is an offer of its own."""
END: Final = "end"
"""The group of what ends a row of questions, or does nothing."""
_ENDS: Final = ("pass", "done", "leave", "skip", "stay")


def facets(kind: str) -> Sequence[str]:
    """What is asked after a kind of action."""
    if kind in COUNTED:
        return COLOURS
    return (WILD,) if kind in TURN_KINDS and kind != "pass" else ()


def value_of(action: Action, facet: str) -> Value:
    """How many stand-ins an action pays, or how many cubes of a colour it names."""
    if facet in NUMBER_OF:
        return list(action.colours).count(facet)  # type: ignore[arg-type]  # a colour
    value: Value = getattr(action, facet)
    return value


def options(legal: Sequence[Value]) -> list[Option]:
    """Values that are worth asking about: there is nothing to choose of one."""
    return [Option(value) for value in legal] if len(legal) > 1 else []


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
        ways.setdefault(str(action._replace(wild=0)), []).append(action)
    for colour, word in enumerate(COLOURS):
        for text in _things(colour):
            paid = tuple(ways.get(text, ()))
            refusal = None if paid else obstacle(state, book()[text])
            yield Offer(text, text.split()[0], paid, refusal, group=word)
    yield Offer("pass", "pass", (book()["pass"],), group=END)


def _things(colour: int) -> Iterator[str]:
    """All that can be thought of in a colour, possible or not."""
    word = COLOURS[colour]
    yield from _CITY_ACTIONS[word]
    for kind in CARD_KINDS:
        yield f"{kind} {word}"
    if word in PLAIN:
        yield f"upgrade {word}"


_CITY_ACTIONS: Final = {
    "yellow": ("fleet",),
    "white": ("city",),
    "green": ("guilds",),
    "orange": tuple(f"war {disc}" for disc in range(DISCS)),
    "black": ("republic purple", "republic four"),
    "purple": tuple(f"politics {level}" for level in range(1, SCHEMES + 1)),
}
"""The city actions by their colours, each as it is written."""


def offers_at(state: State, place: str) -> list[str]:
    """The keys of the offers that are about a target of the picture, possible or not."""
    found = offers(state)
    return [offer.key for offer in found if place in places_of(state, like(offer))]


def like(offer: Offer[Action]) -> Action:
    """An action of an offer; of an impossible one what its key says."""
    return offer.actions[0] if offer.actions else book()[offer.key]

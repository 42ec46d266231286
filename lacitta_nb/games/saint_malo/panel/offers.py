"""The legal actions as a person thinks of them: which dice stay, what they are used for, where.

What is placed at once after a choice is chosen with it: an offer of `use merchant` has the bare
action and, for each space, one with `space` filled, which no rule knows. It is played as two.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from lacitta_nb.core.errors import Refusal
from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.actions import NOTHING, Action, book
from lacitta_nb.games.saint_malo.city import NAMES
from lacitta_nb.games.saint_malo.constants import DICE, LEVELS, SCORED, SWORDS, Symbol
from lacitta_nb.games.saint_malo.rules import legal_actions, obstacle
from lacitta_nb.games.saint_malo.rules.placing import spaces_for
from lacitta_nb.games.saint_malo.rules.using import HEAD, symbol_of
from lacitta_nb.games.saint_malo.state import Placing, State
from lacitta_nb.panels.offers import Offer

FACETS: Final[Mapping[str, tuple[str, ...]]] = dict.fromkeys(("use", "take", "place"), ("space",))
"""What is asked after each kind of action; a kind that is not here asks nothing."""
DICE_GROUP: Final = "dice"
"""The group of the offers about the dice."""


def offers(state: State) -> list[Offer[Action]]:
    """Everything that the player who must decide could choose, in the order it is shown.

    Returns:
        Of the uses of the dice also what is not possible now, with the reason; [] when nobody must
        decide.
    """
    choice = state.choice
    if choice is None:
        return []
    legal = legal_actions(state)
    if choice == "roll":
        return [Offer(str(action), action.kind, (action,), group=DICE_GROUP) for action in legal]
    if choice == "use":
        return list(_uses(state, legal))
    if choice == "bonus":
        return [_followed(state, action, "bonus") for action in legal]
    groups: dict[str, list[Action]] = {}
    for action in legal:
        groups.setdefault(action.kind, []).append(action)
    return [Offer(kind, kind, tuple(actions)) for kind, actions in groups.items()]


def _uses(state: State, legal: Sequence[Action]) -> Iterator[Offer[Action]]:
    """The uses by their symbol; of each the possible ones, and the next one that is not.

    Where none is possible, the one that is told of takes all dice that show the symbol.
    """
    possible = {(action.what, action.number): action for action in legal}
    for symbol in SCORED:
        none = (symbol, 1) not in possible
        most = max(1, state.dice.count(symbol)) if none else 0
        for what, number in _wanted(symbol):
            action = possible.get((what, number))
            if action is not None:
                yield _followed(state, action, symbol)
            elif symbol == HEAD or (what, number - 1) in possible or number == most:
                yield impossible(state, what, number)
    yield Offer(f"use {NOTHING}", "use", (book()[f"use {NOTHING}"],))


def _wanted(symbol: Symbol) -> list[tuple[str, int]]:
    """What a symbol can bring, with how many dice."""
    if symbol == HEAD:
        return list(LEVELS.items())
    return [(symbol, number) for number in range(1, DICE + 1)]


def impossible(state: State, what: str, number: int) -> Offer[Action]:
    """A use that is not possible now, with the reason."""
    symbol = symbol_of(what)
    turned = max(0, number - state.dice.count(symbol))
    ghost = Action("use", what=what, number=number, turned=turned)
    return Offer(_key(ghost), "use", (), _why(state, ghost), symbol, what)


def _why(state: State, ghost: Action) -> Refusal:
    reason = obstacle(state, ghost)
    assert reason is not None
    return reason


def _key(action: Action) -> str:
    """Names an offer, whatever is turned for it."""
    return str(action._replace(turned=0))


def _followed(state: State, action: Action, group: str) -> Offer[Action]:
    """An offer of an action by itself, and together with each space of what it places first."""
    thing = placed_first(action)
    spaces: list[str] = []
    if thing is not None:
        spaces = [NAMES[number] for number in bits(spaces_for(state.mover, thing))]
    both = tuple(action._replace(space=space) for space in spaces)
    about = "" if action.what == NOTHING else action.what
    return Offer(_key(action), action.kind, (action, *both), group=group, about=about)


def placed_first(action: Action) -> Placing | None:
    """What a use, or the person of a bonus, asks to be placed; None for nothing."""
    if action.what in (NOTHING, "log", SWORDS, HEAD):
        return None
    if action.what == "cross":
        return Placing("place", f"church{action.number}")
    return Placing("place", action.what, 1 if action.what in LEVELS else action.number)


def played(action: Action) -> tuple[Action, ...]:
    """The actions of the rules that a chosen one stands for.

    >>> played(Action("use", what="priest", number=2, space="C3"))
    (<Action use priest>, <Action place C3>)
    """
    if action.space and action.kind != "place":
        return action._replace(space=""), Action("place", space=action.space)
    return (action,)


def moment_of(state: State, action: Action) -> State:
    """The moment at which the space of an action is chosen."""
    thing = placed_first(action) if action.kind in ("use", "take") else None
    return state if thing is None else state._replace(placing=thing)

"""Answers to what an action asks, so that it is weighed with all it brings.

What names cubes is answered by what each cube is worth to the player; all else by trying each
answer by the real rules and asking the judge.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS, HIDDEN
from lacitta_nb.games.citta_stato.rules import apply, legal_actions
from lacitta_nb.games.citta_stato.rules.asking import said
from lacitta_nb.games.citta_stato.state import State

Value = Callable[[State], float]
"""What the player is worth in a state."""
Cubes = Callable[[tuple[int, ...]], float]
"""What a supply of cubes is worth."""

DEEP: Final = frozenset({"take", "second", "card", "scheme", "draw", "discard", "under", "colour"})
"""Questions whose answers ask on: each is followed to its end before it is weighed."""
_SLOWEST: Final = 40
"""Steps after which a chain of questions is weighed as it stands; none is so long."""


def finished(state: State, seat: int, value: Value, cubes: Cubes) -> State:
    """The state when a player has answered all that is asked of them now as seems best."""
    for _ in range(_SLOWEST):
        if not state.agenda or state.agenda[0].seat != seat or _apart(state):
            break
        state = apply(state, best(state, seat, value, cubes)).state
    return state


def hidden(state: State) -> bool:
    """Whether the question is about a card that is not known (B8)."""
    return state.agenda[0].verb == "republic" and state.agenda[0].word == HIDDEN


def _apart(state: State) -> bool:
    """Whether the question stands for itself: about an unknown card, or the next one of E2."""
    return state.agenda[0].verb == "second" or hidden(state)


def best(state: State, seat: int, value: Value, cubes: Cubes) -> Action:
    """The answer that is best, of equal ones the first."""
    task = state.agenda[0]
    quick = _QUICK.get(task.verb)
    if quick is not None and (task.verb != "take" or not _of_cards(state)):
        return quick(state, cubes)
    actions = legal_actions(state)
    worths = worths_of(state, actions, seat, value, cubes)
    return actions[worths.index(max(worths))]


def worths_of(
    state: State, actions: Sequence[Action], seat: int, value: Value, cubes: Cubes
) -> list[float]:
    """What the player is worth after each of these answers."""
    deep = state.agenda[0].verb in DEEP
    found = []
    for action in actions:
        after = apply(state, action).state
        found.append(value(finished(after, seat, value, cubes) if deep else after))
    return found


def _of_cards(state: State) -> bool:
    return state.agenda[0].word in ("war", "war_left", "present", "future")


def _buy(state: State, cubes: Cubes) -> Action:
    """The cube that brings most for its price (M3)."""
    seat, coins = state.agenda[0].seat, state.agenda[0].numbers[0]
    held = state.players[seat].cubes
    now, best_rate, chosen = cubes(held), 0.0, "done"
    for colour, word in enumerate(COLOURS):
        for price, _ in state.price_of(colour):
            if price <= coins:
                rate = (cubes(_with(held, colour, 1)) - now) / price
                if rate > best_rate + 1e-9:
                    best_rate, chosen = rate, f"buy {word} {price}"
    return said(chosen)


def _take(state: State, cubes: Cubes) -> Action:
    """What is taken of the market and what is laid there for it (B2)."""
    task = state.agenda[0]
    held = state.players[task.seat].cubes
    if task.word == "put":
        return said(f"put {COLOURS[_least(held, cubes)]}")
    now, best_gain, chosen = cubes(held), 0.0, ""
    for colour, word in enumerate(COLOURS):
        for price, _ in state.price_of(colour):
            more = _with(held, colour, 1)
            back = _with(more, _least(more, cubes), -1)
            gain = cubes(back) - now
            if not chosen or gain > best_gain + 1e-9:
                best_gain, chosen = gain, f"take {word} {price}"
    if task.word == "exchange_many" and (best_gain <= 0 or task.numbers[0] >= sum(held) / 2):
        return said("done")
    return said(chosen)


def _keep(state: State, cubes: Cubes) -> Action:
    """The cubes of those drawn that go best with the supply (P1, K5)."""
    task = state.agenda[0]
    held, left = state.players[task.seat].cubes, list(task.colours)
    kept = []
    for _ in range(task.numbers[0]):
        colour = max(dict.fromkeys(left), key=lambda c: cubes(_with(held, c, 1)))
        left.remove(colour)
        kept.append(colour)
        held = _with(held, colour, 1)
    return _named("keep", kept)


def _pay(state: State, cubes: Cubes) -> Action:
    """The cubes of the supply that are missed least (W2)."""
    task = state.agenda[0]
    held, paid = state.players[task.seat].cubes, []
    for _ in range(task.numbers[0]):
        colour = _least(held, cubes)
        paid.append(colour)
        held = _with(held, colour, -1)
    return _named("pay", paid)


def _bag(state: State, cubes: Cubes) -> Action:
    """The cube that goes back into the bag (O7)."""
    return said(f"bag {COLOURS[_least(state.players[state.agenda[0].seat].cubes, cubes)]}")


def _named(kind: str, colours: Sequence[int]) -> Action:
    return said(" ".join([kind, *(COLOURS[colour] for colour in sorted(colours))]))


def _least(held: tuple[int, ...], cubes: Cubes) -> int:
    """The colour of the cube that is missed least."""
    return max(
        [colour for colour, count in enumerate(held) if count],
        key=lambda colour: cubes(_with(held, colour, -1)),
    )


def _with(held: tuple[int, ...], colour: int, change: int) -> tuple[int, ...]:
    return (*held[:colour], held[colour] + change, *held[colour + 1 :])


_QUICK: Final[Mapping[str, Callable[[State, Cubes], Action]]] = MappingProxyType(
    {"buy": _buy, "take": _take, "keep": _keep, "pay": _pay, "bag": _bag}
)
"""Questions that are answered by what cubes are worth."""

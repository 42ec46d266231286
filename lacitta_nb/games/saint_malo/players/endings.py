"""What a turn can end with: the worth of each use of the dice in a city, and of each result.

Each use is tried by the real rules: what it brings is placed where the judge finds it best.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from lacitta_nb.games.saint_malo.actions import NOTHING, Action
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.constants import (
    CHURCHES,
    DELIVERY_PRICE,
    DICE,
    HOUSES,
    LEVELS,
    ROLLS,
    SWORDS,
    TURN_PRICE,
    Symbol,
)
from lacitta_nb.games.saint_malo.rules import apply, legal_actions
from lacitta_nb.games.saint_malo.rules.using import symbol_of
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.throws import Plan, plan
from lacitta_nb.games.saint_malo.study.uses import worth_of_results
from lacitta_nb.games.saint_malo.study.worth import room_for_houses

Value = Callable[[State], float]
"""What the mover of a turn is worth in a state that this turn has led to."""

_TRIED: Final = 4
"""Places of an architect from which houses are tried."""


class Endings(NamedTuple):
    """What a turn can end with.

    Attributes:
        uses: the gain of each use, by its text without turned dice (`study.uses`).
        swords: the gain, as a rule none or below, of so many swords.
        coin: what a coin is worth that turning costs.
    """

    uses: Mapping[str, float]
    swords: tuple[float, ...]
    coin: float

    def plan(self, coins: int) -> Plan:
        """Working back from the last roll: what to keep of each throw."""
        return plan(worth_of_results(self.uses, coins=coins, coin=self.coin, swords=self.swords))


def before_use(state: State, what: str, number: int) -> State:
    """The same turn, rolled to the end, with so many dice for a use and none with swords."""
    symbol = symbol_of(what)
    dice = (symbol,) * number + (_filler(symbol),) * (DICE - number)
    return state._replace(dice=dice, rolls=ROLLS, stopped=False, placing=None)


def _filler(symbol: Symbol) -> Symbol:
    return "wall" if symbol == "log" else "log"


def endings(state: State, value: Value) -> Endings:
    """What the turn that is being played, or comes next, can end with."""
    idle = before_use(state, "log", 1)
    base = value(apply(idle, f"use {NOTHING}").state)
    uses = {text: worth - base for text, worth in _tried(state, value)}
    return Endings(
        {NOTHING: 0.0, **uses},
        tuple(_with_swords(idle, count, value) - base for count in range(DICE + 1)),
        _coin(idle, value, base),
    )


def _tried(state: State, value: Value) -> Iterator[tuple[str, float]]:
    """Each use of a throw with its worth, as far as the city has room and coins reach."""
    if state.mover.coins >= DELIVERY_PRICE:
        for number in range(1, DICE + 1):
            text = f"log {number}"
            yield text, value(apply(before_use(state, "log", number), f"use {text}").state)
    yield from _one_by_one(state, "crate", value)
    yield from _one_by_one(state, "wall", value)
    if not state.mover.empty:
        return
    place: Action | None = None
    for number in range(1, len(CHURCHES) + 1):
        placing = apply(before_use(state, "cross", number), f"use cross {number}").state
        # All sizes have the same neighbours, so what is best for one is best for all.
        place = place or best(placing, value)
        yield f"cross {number}", value(apply(placing, place).state)
    for person, level in LEVELS.items():
        placing = apply(before_use(state, person, level), f"use {person}").state
        yield person, value(finished(placing, value))


def _one_by_one(state: State, thing: str, value: Value) -> Iterator[tuple[str, float]]:
    """Uses that place several things: what fewer of them are worth is seen on the way to more."""
    start = before_use(state, thing, DICE)
    most = max([a.number for a in legal_actions(start) if a.what == thing], default=0)
    if not most:
        return
    # Dice that are left over do no harm: whoever may use more may use fewer.
    now, number = apply(start, f"use {thing} {most}").state, 0
    while now.placing is not None and number < most:
        now, number = apply(now, best(now, value)).state, number + 1
        while now.placing is not None and now.placing.thing != thing:
            now = apply(now, best(now, value)).state
        yield f"{thing} {number}", value(now)


def finished(state: State, value: Value) -> State:
    """The state when all that is half placed lies where the judge finds it best."""
    while state.placing is not None:
        state = apply(state, best(state, value)).state
    return state


def best(state: State, value: Value) -> Action:
    """The best place, house or person for what is half placed; of equal ones the first."""
    worths = worths_of(state, value)
    return max(worths, key=worths.__getitem__)


def worths_of(state: State, value: Value) -> dict[Action, float]:
    """What each way to go on with what is half placed is worth.

    A person of a bonus is worth its best place. An architect's houses are tried only from the few
    places that look best without them; any other is worth what it is without them.
    """
    assert state.placing is not None
    after = {action: apply(state, action).state for action in legal_actions(state)}
    if state.placing.kind == "bonus":
        return {action: value(finished(now, value)) for action, now in after.items()}
    worths = {action: value(now) for action, now in after.items()}
    if state.placing.thing == "architect" and state.mover.logs:
        houses = min(HOUSES, state.mover.logs)
        for action in sorted(worths, key=lambda a: _by_room(state, a, houses, worths[a]))[:_TRIED]:
            worths[action] = value(finished(after[action], value))
    return worths


def _by_room(state: State, action: Action, houses: int, worth: float) -> tuple[int, float]:
    room = min(houses, room_for_houses(state.mover, NUMBER[action.space]))
    return -room, -worth


def _with_swords(idle: State, count: int, value: Value) -> float:
    """What doing nothing is worth when so many dice show swords."""
    dice: tuple[Symbol, ...] = (SWORDS,) * count + idle.dice[count:]
    return value(apply(idle._replace(dice=dice), f"use {NOTHING}").state)


def _coin(idle: State, value: Value, base: float) -> float:
    """What a coin is worth, from the loss of two: a single one may be half a point or none."""
    seat, mover = idle.to_move, idle.mover
    if mover.coins < TURN_PRICE:
        return 0.0
    poorer = mover._replace(coins=mover.coins - TURN_PRICE)
    players = (*idle.players[:seat], poorer, *idle.players[seat + 1 :])
    spent = value(apply(idle._replace(players=players), f"use {NOTHING}").state)
    return (base - spent) / TURN_PRICE

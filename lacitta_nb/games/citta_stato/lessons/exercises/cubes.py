"""Exercises about cubes: what a fleet buys, what is drawn (A1, A3, M3, T4)."""

from collections import Counter
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import COLOURS, GREEN
from lacitta_nb.games.citta_stato.lessons.exercises.positions import open_moment, turn
from lacitta_nb.games.citta_stato.state import Player, State
from lacitta_nb.lessons.exercise import Exercise, Option
from lacitta_nb.lessons.making import Draw, exercise, kind, tell

_CLASSES: Final = {
    "rare": (0.0, 0.1),
    "quarter": (0.17, 0.33),
    "half": (0.42, 0.58),
    "most": (0.67, 0.83),
    "nearly": (0.9, 1.0),
}
"""Classes of chances, with what is clearly in them."""
_SURE: Final = 1e-9


def _plain(state: State, kind_: str) -> Action | None:
    """An action of a kind that can be paid without stand-ins."""
    for action in rules.legal_actions(state):
        if action.kind == kind_ and not action.wild:
            return action
    return None


def _fleet(draw: Draw) -> Exercise | None:
    """How many cubes a fleet can buy at most: the cheapest ones."""
    state = turn(draw)
    action = None if state is None else _plain(state, "fleet")
    if state is None or action is None:
        return None
    coins, bought = _coins(state), 0
    now = rules.apply(state, action).state
    while now.choice == "buy":
        goods = [a for a in rules.legal_actions(now) if a.kind == "buy"]
        now = rules.apply(now, min(goods, key=lambda a: a.number or 0)).state
        bought += 1
    # Above the first level mostly more than one.
    if bought < min(draw.level, 2) and draw.lot("few") > 0.2:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-fleet-ask", player=state.mover.name),
        [str(bought)],
        rules="A1 M3 T4",
        why=(
            tell("exercise-fleet-why", coins=coins),
            tell("exercise-fleet-why-cheap", count=bought),
            *(() if state.mover.actions else (tell("exercise-fleet-why-first"),)),
        ),
    )


def _coins(state: State) -> int:
    return state.mover.on_track(state.table.tables, "yellow")


def cheapest(state: State, wanted: tuple[str, ...]) -> int | None:
    """What some cubes of the market cost at least; None where they are not there."""
    cost = 0
    for colour, number in Counter(wanted).items():
        prices = [
            price for price, found in state.price_of(COLOURS.index(colour)) for _ in range(found)
        ]
        if len(prices) < number:
            return None
        cost += sum(sorted(prices)[:number])
    return cost


def _can_buy(draw: Draw) -> Exercise | None:
    """Which cubes some coins buy together."""
    state = open_moment(draw, lambda s: s.choice == "buy" and s.agenda[0].numbers[0] > 1)
    if state is None or state.decision is None:
        return None
    coins = state.agenda[0].numbers[0]
    sizes = (1, 2) if draw.level < 3 else (2, 3)
    sets = [s for size in sizes for s in combinations_with_replacement(COLOURS, size)]
    costs = {s: cost for s in sets if (cost := cheapest(state, s)) is not None}
    good = [s for s, cost in costs.items() if cost <= coins]
    near = [s for s, cost in costs.items() if coins < cost <= coins + draw.level + 1]
    shown = draw.mixed(good, "good")[:2] + draw.mixed(near, "near")[:3]
    if not good or len(shown) < 3 or not near:
        return None
    right = [_key(s) for s in shown if s in good]
    return exercise(
        draw,
        state,
        "several",
        tell(
            "exercise-can-buy-ask",
            player=state.players[state.decision.player].name,
            coins=coins,
        ),
        right,
        rules="M1 M3",
        options=[
            Option(_key(s), tell("exercise-cubes", colours=" ".join(s), count=len(s)))
            for s in draw.mixed(shown, "options")
        ],
        why=tuple(
            tell("exercise-can-buy-why", colours=" ".join(s), count=len(s), cost=costs[s])
            for s in shown
        ),
    )


def _key(colours: tuple[str, ...]) -> str:
    return "-".join(colours)


def _draws(draw: Draw) -> Exercise | None:
    """How many cubes the guilds bring."""
    state = turn(draw)
    action = None if state is None else _plain(state, "guilds")
    if state is None or action is None:
        return None
    mover = state.mover
    number, price = _number(state), mover.actions + 1
    paid = 0 if price == 1 else price
    drawn = [e for e in rules.apply(state, action).events if e.kind == "drawn"]
    found = len(drawn[0].cubes) if drawn else 0
    if not found and draw.lot("nothing") > 0.15:
        return None
    # Above the first level the bag holds too few mostly, or just enough with what is paid.
    tight = sum(mover.bag) < number
    if draw.level > 1 and not tight and draw.lot("tight") < 0.7:
        return None
    return exercise(
        draw,
        state,
        "number",
        tell("exercise-draws-ask", player=mover.name),
        [str(found)],
        rules="A3 T4" if paid else "A3 T2",
        why=(
            tell("exercise-draws-why", number=number),
            tell("exercise-draws-why-bag", held=sum(mover.bag), paid=paid),
        ),
    )


def _number(state: State) -> int:
    return state.mover.on_track(state.table.tables, "green")


def chance(bag: tuple[int, ...], drawn: int, colour: int, least: int) -> float:
    """How likely at least so many cubes of a colour are among those drawn from a bag.

    >>> chance((1, 0, 1, 0, 0, 0), 1, 0, 1)
    0.5
    """
    total, of_colour = sum(bag), bag[colour]
    drawn = min(drawn, total)
    ways_to = sum(
        comb(of_colour, k) * comb(total - of_colour, drawn - k)
        for k in range(least, min(of_colour, drawn) + 1)
    )
    return ways_to / comb(total, drawn)


def bag_when_drawing(player: Player) -> tuple[int, ...]:
    """The bag when the guilds draw: with what was paid, but for the round's first cube (T4)."""
    price = player.actions + 1
    paid = 0 if price == 1 else price
    bag = list(player.bag)
    bag[GREEN] += paid
    return tuple(bag)


def _chance(draw: Draw) -> Exercise | None:
    """How likely it is that the guilds draw some cubes of a colour, in classes."""
    state = turn(draw, lambda s: _plain(s, "guilds") is not None)
    if state is None:
        return None
    bag, number = bag_when_drawing(state.mover), _number(state)
    least = 1 if draw.level < 3 else 2
    here = [c for c in range(len(COLOURS)) if bag[c] >= least]
    if not here or sum(bag) <= number:
        return None
    colour = draw.one(here, "colour")
    found = chance(bag, number, colour, least)
    sizes = [key for key, (low, high) in _CLASSES.items() if low <= found <= high]
    if not sizes or found > 1 - _SURE:
        return None
    # For a single cube chances are mostly of one class, which could be answered without counting.
    if least == 1 and sizes == ["most"] and draw.one(range(3), "kept") > 0:
        return None
    return exercise(
        draw,
        state,
        "choice",
        tell("exercise-chance-ask", player=state.mover.name, colour=COLOURS[colour], least=least),
        sizes,
        rules="A3 T4",
        options=[Option(key, tell("exercise-class", size=key)) for key in _CLASSES],
        why=(
            tell(
                "exercise-chance-why",
                total=sum(bag),
                held=bag[colour],
                colour=COLOURS[colour],
                number=number,
            ),
            tell("exercise-chance-why-odds", chance=round(100 * found)),
        ),
    )


KINDS: Final = (
    kind("fleet", "A1 M3 T4", _fleet),
    kind("can_buy", "M1 M3", _can_buy),
    kind("draws", "A3 T2 T4", _draws),
    kind("draw_chance", "A3 T4", _chance),
)

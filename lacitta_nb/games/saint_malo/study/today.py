"""What each use of the dice would add to the mover's count today: a first worth for best keeps.

It counts what the end of the game would bring if it came after this turn (E3), with a coin as half
a point and each thing on its best space, and takes off the cannon of each attack that the swords
bring. It sees no further than that: what crates, soldiers or a half-built side are good for later
it does not know. A computer player that looks ahead has worths of its own.
"""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from lacitta_nb.games.saint_malo.city import SIDES
from lacitta_nb.games.saint_malo.constants import (
    CANNON_POINTS,
    CITIZEN_POINTS,
    COINS_A_POINT,
    DELIVERY_PRICE,
    DICE,
    FULL_CITY_POINTS,
    HOUSE_POINTS,
    LEVELS,
    LOG_POINTS,
    NOBLE_POINTS,
)
from lacitta_nb.games.saint_malo.state import Player, State
from lacitta_nb.games.saint_malo.study.balance import next_churches
from lacitta_nb.games.saint_malo.study.threat import attacks_left
from lacitta_nb.games.saint_malo.study.uses import worth_of_results
from lacitta_nb.games.saint_malo.study.words import table_of
from lacitta_nb.games.saint_malo.study.worth import Places, place_worths
from lacitta_nb.games.saint_malo.tables import Bonus

COIN: Final = 1 / COINS_A_POINT
"""Points of a coin, halves counted."""


def today_worths(table: object) -> list[float]:
    """What each result of five dice would add to the mover's count today.

    Args:
        table: a game of Saint Malo or a state of one.

    Returns:
        Points, in the order of `throws.results`.
    """
    state = table_of(table)
    return worth_of_results(
        today_uses(state), coins=state.mover.coins, coin=COIN, swords=_cannons(state)
    )


def today_uses(table: object) -> dict[str, float]:
    """What each use that the mover's city has room for would add to the count today.

    Args:
        table: a game of Saint Malo or a state of one.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> found = today_uses(new_game(players=2, seed=7))
    >>> found["log 3"], found["cross 1"], found["architect"], found["merchant"]
    (2.0, 1.0, 4.0, 2.0)
    """
    state = table_of(table)
    delivery = COIN * DELIVERY_PRICE
    logs = {f"log {n}": LOG_POINTS * n - delivery for n in range(1, DICE + 1)}
    if state.mover.full:
        return logs
    places = place_worths(state)
    persons = _persons(state.mover, places)
    found = logs | persons | _crates(places) | _churches(state) | _walls(state, persons)
    return {use: float(worth) for use, worth in found.items()}


def _full(places: int, placed: int) -> int:
    """What filling the city brings, if so much is placed on its last places (E3)."""
    return FULL_CITY_POINTS if placed >= places else 0


def _persons(player: Player, found: Places) -> dict[str, float]:
    places = found.places
    full, empty = _full(len(places), 1), len(places)
    houses = [min(player.logs, place.houses) for place in places]
    build = [(HOUSE_POINTS - LOG_POINTS) * n + _full(empty, n + 1) for n in houses]
    points: dict[str, float] = {
        "citizen": CITIZEN_POINTS,
        "soldier": 0,
        "priest": max(place.priest for place in places),
        "merchant": COIN * max(place.merchant for place in places),
        "juggler": max(place.juggler for place in places),
        "noble": NOBLE_POINTS,
    }
    return {person: worth + full for person, worth in points.items()} | {"architect": max(build)}


def _crates(found: Places) -> dict[str, float]:
    most = min(DICE, found.largest)
    return {f"crate {n}": _full(len(found.places), n) for n in range(1, most + 1)}


def _churches(state: State) -> dict[str, float]:
    full = _full(state.mover.empty.bit_count(), 1)
    added = enumerate(next_churches(state, state.to_move), start=1)
    return {f"cross {size}": more + full for size, more in added}


def _walls(state: State, persons: Mapping[str, float]) -> dict[str, float]:
    """Walls go where they complete the sides that bring most; the others bring nothing."""
    player = state.mover
    missing = {
        side: (mask & ~player.filled).bit_count()
        for side, mask in SIDES.items()
        if not player.is_broken(side) and not player.is_complete(side)
    }
    found = {}
    for number in range(1, min(DICE, player.empty_outer.bit_count()) + 1):
        bonuses = (
            sum(_bonus(state.table.tables.bonuses[side], persons) for side in sides)
            for count in range(len(missing) + 1)
            for sides in combinations(missing, count)
            if sum(missing[side] for side in sides) <= number
        )
        found[f"wall {number}"] = max(bonuses) + _full(player.empty.bit_count(), number)
    return found


def _bonus(bonus: Bonus, persons: Mapping[str, float]) -> float:
    """What completing a side brings (W3, W4)."""
    if bonus.kind == "person":
        return max(worth for person, worth in persons.items() if LEVELS[person] <= bonus.amount)
    return bonus.amount * (COIN if bonus.kind == "coins" else 1)


def _cannons(state: State) -> list[float]:
    """What no, one, two … dice with swords cost the mover, whose defence is that of today (R3)."""
    player = state.mover
    left = state.table.tables.cannons - player.cannons_lost
    hurting = [a.boxes for a in attacks_left(state) if a.strength > player.defence][:left]
    return [
        float(CANNON_POINTS * sum(boxes <= swords for boxes in hurting))
        for swords in range(DICE + 1)
    ]

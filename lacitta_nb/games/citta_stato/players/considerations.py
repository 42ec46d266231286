"""What a computer player weighs: a list that a person can read, each entry told in a sentence.

Every consideration gives a number of units for one player at one moment; its weight says how many
points of the final score a unit is felt to be worth. After the end only what counts is left (E4),
and alone whether the game is won (O5).
"""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.games.citta_stato.constants import (
    BLACK,
    DISCS,
    HUMAN,
    ORANGE,
    PLAIN_OF,
    STANDS_IN,
    UNKNOWN,
    WHITE,
)
from lacitta_nb.games.citta_stato.players.goals import reached
from lacitta_nb.games.citta_stato.players.standing import (
    Standing,
    final_of,
    rounds_left,
    standing,
)
from lacitta_nb.games.citta_stato.rules.scoring import solo_result
from lacitta_nb.games.citta_stato.state import Player, State

CURVE: Final = (0.0, 1.0, 1.9, 2.7, 3.4, 4.0, 4.5, 4.9, 5.2, 5.4, 5.5)
"""What so many cubes of one colour are worth beside each other."""
FLEXIBLE: Final = 1.2
"""How much more a cube is worth that stands in for others (T3)."""
BENEFITS: Final = {ORANGE: (0.0, 0.5, 1.0, 0.0), BLACK: (0.0, 0.3, 0.5, 0.0)}
"""How near burned cards have come to a benefit that is worth waiting for, by their number."""
_YELLOW, _GREEN, _ORANGE, _PURPLE = (
    PLAIN_OF[colour] for colour in ("yellow", "green", "orange", "purple")
)


class Weights(NamedTuple):
    """How many points one unit of each consideration is felt to be worth."""

    score: float = 1.0
    cubes: float = 0.36
    payable: float = 0.9
    again: float = 0.57
    bag: float = 0.8
    coins: float = 0.34
    draws: float = 1.0
    arms: float = 0.41
    orders: float = 0.13
    banners: float = 0.35
    trade: float = 1.1
    discs: float = 0.46
    burned: float = 2.0
    war: float = 1.2
    turn: float = 0.25
    behind: float = 0.47
    goals: float = 10.0


def units(state: State, seat: int, stand: Standing | None = None) -> Weights:
    """What each consideration says of a player: units, in the order of the weights.

    Args:
        state: any moment.
        seat: the player.
        stand: what the player has to expect, if that is known already.
    """
    player = state.players[seat]
    solo = state.table.scenario > 0 and seat == HUMAN
    if state.over:
        result = solo_result(state) if solo else None
        goals = 0.0 if result is None else (4.0 if result.won else 0.0)
        return _NOTHING._replace(score=final_of(state, seat), goals=goals)
    stand = stand or standing(state, seat)
    left = rounds_left(state, player)
    goals = reached(state, stand) if solo else 0.0
    if not left:
        return _NOTHING._replace(score=stand.final, goals=goals)
    near = min(1.0, left / 3)
    tracks = player.tracks
    return Weights(
        stand.final,
        near * loose(player.cubes),
        near * payable(player.cubes),
        0.0 if player.passed else payable(player.cubes, player.actions + 1),
        near * min(sum(player.bag), 4 * left),
        (tracks[_YELLOW] - 1) * left,
        (tracks[_GREEN] - 1) * left,
        (tracks[_ORANGE] - 1) * min(left, len(player.discs)),
        (tracks[_PURPLE] - 1) * left,
        near * sum([min(count, 3) for count in player.banners]),
        near * near_trade(player),
        near * min(len(player.discs), left),
        near * sum([steps[len(player.burned[c])] for c, steps in BENEFITS.items()]),
        fighting(state, seat),
        first_next(state, seat) * near,
        near * behind(state, seat),
        goals,
    )


def worth(weights: Weights, found: Weights) -> float:
    """What a player's standing is felt to be worth, in points."""
    return sum([weight * unit for weight, unit in zip(weights, found, strict=True)])


@lru_cache(maxsize=65536)
def loose(cubes: tuple[int, ...]) -> float:
    """What the cubes of a supply are worth: the more of one colour, the less each."""
    found = 0.0
    for colour, count in enumerate(cubes):
        worth = CURVE[count] if count < len(CURVE) else CURVE[-1]
        found += worth * FLEXIBLE if colour in (WHITE, BLACK) else worth
    return found


@lru_cache(maxsize=65536)
def payable(cubes: tuple[int, ...], price: int = 1) -> float:
    """How many actions of a round a supply pays for, each dearer than the last (T2, T3).

    Args:
        cubes: the supply.
        price: of the first of them.
    """
    number = 0
    while _pays(cubes, tuple(range(price + number, price - 1, -1))):
        number += 1
    total = sum(cubes) - sum(range(price, price + number))
    return number + min(0.9, max(0, total) / (price + number + 2))


@lru_cache(maxsize=65536)
def _pays(cubes: tuple[int, ...], prices: tuple[int, ...]) -> bool:
    """Whether all these prices can be paid, each in one colour; the highest comes first."""
    if not prices:
        return True
    price, rest = prices[0], prices[1:]
    for colour, held in enumerate(cubes):
        stand_in = STANDS_IN.get(colour)
        beside = 0 if stand_in is None else cubes[stand_in]
        if held + beside < price:
            continue
        left = list(cubes)
        left[colour] -= min(held, price)
        if held < price and stand_in is not None:
            left[stand_in] -= price - held
        if _pays(tuple(left), rest):
            return True
    return False


def near_trade(player: Player) -> float:
    """How near a trade of banners for crowns is: 1 where it can be done (A5)."""
    purple = min(3, player.banners[_PURPLE]) / 3
    each = sum([1 for count in player.banners if count]) / len(player.banners)
    return max(purple, each) ** 2


def fighting(state: State, seat: int) -> float:
    """What the own disc on the war track promises: a card for whoever wins, and some for others."""
    if state.phase != "actions":
        return 0.0
    laid = [(place, placed.disc) for place, placed in enumerate(state.war) if placed.player == seat]
    if not laid:
        return 0.0
    ((place, disc),) = laid
    if disc > sum(state.players[seat].cubes):
        return 0.0
    wins = 1.0
    for other in range(len(state.players)):
        if other != seat:
            wins *= _beaten(state, other, disc, place)
    if state.ghost is not None:
        wins *= 0.4 + 0.1 * disc
    presents = sum([1 for card in state.present if card])
    return wins + (1 - wins) * min(1.0, presents / 4) - 0.12 * disc


def _beaten(state: State, other: int, disc: int, place: int) -> float:
    """How likely another player's disc loses against one that lies at a place (W3)."""
    player = state.players[other]
    for at, placed in enumerate(state.war):
        if placed.player == other:
            return _lower(state, other, disc, equal=at > place)
    if player.passed or not player.discs:
        return 1.0
    return 0.4 + 0.6 * _lower(state, other, disc, equal=True)


def _lower(state: State, other: int, disc: int, *, equal: bool) -> float:
    """How likely a disc of another player is lower; all that the player may hold are as likely."""
    gone = state.players[other].gone
    held = [number for number in range(DISCS) if number not in gone and number != UNKNOWN]
    if not held:
        return 1.0
    return sum([1 for number in held if number < disc or (equal and number == disc)]) / len(held)


def first_next(state: State, seat: int) -> float:
    """1 for whoever will begin the next round (U2)."""
    return float(state.passed_first == seat)


def behind(state: State, seat: int) -> float:
    """How likely a player will have the fewest points when cubes are drawn, about (R5)."""
    if state.table.scenario:
        return 0.0
    own = state.players[seat].points
    least = min([player.points for other, player in enumerate(state.players) if other != seat])
    return 1 / (1 + math.exp(max(-20.0, min(20.0, own - least))))


_NOTHING: Final = Weights(*[0.0] * len(Weights._fields))

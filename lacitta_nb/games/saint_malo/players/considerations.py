"""What a computer player weighs: a list that a person can read, each entry told in a sentence.

Every consideration gives a number of units for one player at one moment; its weight says how many
points of the final score a unit is felt to be worth. After the end only what scores is left (E3).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.saint_malo.city import ALL, BESIDE, OUTER, SIDES
from lacitta_nb.games.saint_malo.constants import (
    CANNON_POINTS,
    CHURCHES,
    COINS_A_POINT,
    FULL_CITY_POINTS,
    PERSONS,
    SIDE_DEFENCE,
)
from lacitta_nb.games.saint_malo.rules.scoring import parts
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Player, State, Table
from lacitta_nb.games.saint_malo.tables import Tables

PACE: Final = 1.7
"""Spaces that a city fills in a turn, about."""
SWORDS: Final = 0.7
"""Boxes that a turn marks, about."""
GROWTH: Final = 0.35
"""Defence that a player who sees an attack come can add in a turn, about."""
SOON: Final = 8.0
"""Turns before the end below which what is only prepared counts less and less."""
SHARES: Final = (1.0, 0.55, 0.3)
"""How much the best, the second and the third place for a person count."""
_SPACES: Final = ALL.bit_count()
_CRATE: Final = NUMBER_OF["crate"]
_WALL: Final = NUMBER_OF["wall"]
_CHURCHES: Final = slice(NUMBER_OF[CHURCHES[0]], NUMBER_OF[CHURCHES[-1]] + 1)
_PERSONS: Final = slice(NUMBER_OF[PERSONS[0]], NUMBER_OF[PERSONS[-1]] + 1)


class Weights(NamedTuple):
    """How many points one unit of each consideration is felt to be worth."""

    score: float = 1.0
    purse: float = 0.12
    timber: float = 0.7
    series: float = 0.45
    stalls: float = 0.35
    pews: float = 0.35
    stage: float = 0.5
    walls: float = 0.6
    danger: float = 1.0
    filling: float = 1.0


class Prospects(NamedTuple):
    """What the empty spaces of a city promise: the best places for some persons (P4, P5, P7)."""

    stalls: float
    pews: float
    stage: float


def units(state: State, seat: int) -> Weights:
    """What each consideration says of a player: units, in the order of the weights."""
    player, tables = state.players[seat], state.table.tables
    score = float(sum(parts(player, tables)))
    if state.over:
        return Weights(score, *[0.0] * (len(Weights._fields) - 1))
    left = turns_left(state.players)
    near = min(1.0, left / SOON)
    found = prospects(player.filled, player.things)
    return Weights(
        score,
        near * min(player.coins, 10),
        near * min(player.logs, 6),
        near * hope(player, tables),
        near * found.stalls,
        near * found.pews,
        near * found.stage,
        near * begun(player, tables),
        CANNON_POINTS * cannons_to_lose(state.table, state.boxes, player.defence, left),
        0.0 if player.full else FULL_CITY_POINTS * (player.filled.bit_count() / _SPACES) ** 4,
    )


def worth(weights: Weights, found: Weights) -> float:
    """What a player's standing is felt to be worth, in points."""
    return sum([weight * unit for weight, unit in zip(weights, found, strict=True)])


def turns_left(players: Sequence[Player]) -> float:
    """How many turns everybody still has, about: until the fullest city is full (E1)."""
    return min([player.empty.bit_count() for player in players]) / PACE


@lru_cache(maxsize=65536)
def prospects(filled: int, things: tuple[int, ...]) -> Prospects:
    """The best places for a merchant, a priest and a juggler, the best counting most."""
    crates = things[_CRATE]
    churches = 0
    for mask in things[_CHURCHES]:
        churches |= mask
    persons = [mask for mask in things[_PERSONS] if mask]
    stalls, pews, stage = [], [], []
    for number in bits(ALL & ~filled):
        around = BESIDE[number]
        stalls.append((crates & around).bit_count())
        pews.append((churches & around).bit_count())
        stage.append(sum([1 for mask in persons if mask & around]))
    return Prospects(_best(stalls), _best(pews), _best(stage))


def _best(found: list[int]) -> float:
    found.sort(reverse=True)
    return sum([share * count for share, count in zip(SHARES, found, strict=False)])


def hope(player: Player, tables: Tables) -> float:
    """What churches would bring that still miss a smaller one, in points (H2)."""
    return _hope(tables, tuple([mask.bit_count() for mask in player.churches]))


@lru_cache(maxsize=4096)
def _hope(tables: Tables, counts: tuple[int, ...]) -> float:
    apart = sum(step * min(count, 2) for step, count in zip(tables.steps, counts, strict=True))
    return max(0.0, apart - tables.churches([min(count, 2) for count in counts]))


def begun(player: Player, tables: Tables) -> float:
    """How far sides are that can still be completed, in points of bonus and defence (W2, W5)."""
    walls = player.things[_WALL]
    return _begun(tables, walls, player.filled & OUTER & ~walls)


@lru_cache(maxsize=4096)
def _begun(tables: Tables, walls: int, others: int) -> float:
    total = 0.0
    for side, mask in SIDES.items():
        built, whole = (walls & mask).bit_count(), mask.bit_count()
        if built < whole and not others & mask:
            kind, amount = tables.bonuses[side]
            bonus = amount / COINS_A_POINT if kind == "coins" else amount
            total += (bonus + SIDE_DEFENCE) * (built / whole) ** 2
    return total


@lru_cache(maxsize=16384)
def cannons_to_lose(table: Table, boxes: int, defence: int, left: float) -> float:
    """How many cannons attacks will still cost a player of that defence, about (R3).

    Args:
        table: the table of the game.
        boxes: how many are marked.
        defence: what the player has today; some of what is short will be added in time.
        left: the turns that everybody still has, about.
    """
    a_turn = SWORDS * table.size
    coming = (left * table.size + (table.size - 1) / 2) * SWORDS
    lost = 0.0
    for row, strength in enumerate(table.tables.strengths):
        short, needed = strength - defence, (row + 1) * table.row_length - boxes
        if short > 0 and needed > 0:
            comes = min(1.0, max(0.0, 0.5 + (coming - needed) / (2 + needed)))
            lost += comes * min(1.0, short / (GROWTH * needed / a_turn + 0.5))
    return lost

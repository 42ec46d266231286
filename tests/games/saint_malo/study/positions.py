"""Moments of Saint Malo, written down shortly, and random cities."""

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lacitta_nb.games.saint_malo.city import NUMBER, SIDES, names
from lacitta_nb.games.saint_malo.constants import COINS, LOGS, THINGS, Symbol
from lacitta_nb.games.saint_malo.rules import new_state
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Player, State
from lacitta_nb.games.saint_malo.tables import shipped_tables

NAMES = ("Anne", "Marc", "Yann", "Gwen", "Loic")


class Seat(NamedTuple):
    """What lies before a player; printed crates are there by themselves."""

    city: Mapping[str, str] = {}
    coins: int = COINS
    logs: int = LOGS
    points: int = 0
    cannons_lost: int = 0


def moment(
    seats: Sequence[Seat],
    dice: Sequence[Symbol] = (),
    rolls: int = 0,
    *,
    turns: int = 0,
    boxes: int = 0,
    start: int = 0,
    seed: int = 1,
) -> State:
    """A moment with these players, dice, turns finished and boxes marked."""
    state = new_state(NAMES[: len(seats)], shipped_tables(), start, seed)
    players = tuple(_with(p, seat) for p, seat in zip(state.players, seats, strict=True))
    return state._replace(players=players, dice=tuple(dice), rolls=rolls, turns=turns, boxes=boxes)


def _with(player: Player, seat: Seat) -> Player:
    things = list(player.things)
    for space, thing in seat.city.items():
        things[NUMBER_OF[thing]] |= 1 << NUMBER[space]
    filled = 0
    for mask in things:
        filled |= mask
    return Player(
        player.name, seat.coins, seat.logs, seat.points, seat.cannons_lost, filled, tuple(things)
    )


def side(name: str) -> dict[str, str]:
    """All five walls of a side."""
    return dict.fromkeys(names(SIDES[name]), "wall")


def random_city(seed: int) -> dict[str, str]:
    """A city that is filled anyhow, some walls on its sides among the rest."""
    draw = random.Random(seed)
    share = 0.1 + 0.8 * draw.random()
    crates = {"B2", "B3", "C2", "D2"}
    inner = [thing for thing in THINGS if thing != "wall"]
    found = {}
    for space in sorted(set(NUMBER) - crates):
        outer = any(space in names(mask) for mask in SIDES.values())
        if draw.random() < share:
            found[space] = "wall" if outer and draw.random() < 0.7 else draw.choice(inner)
    return found

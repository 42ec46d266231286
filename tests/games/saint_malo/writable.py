"""Every action text of the rule page, section 4, and random tables to ask it at."""

import random
from itertools import combinations_with_replacement
from typing import Any

from tests.games.saint_malo.support import LEVELS, OUTER, ROW, SPACES, SYMBOLS, position

THINGS = ("crate", "wall", "house", *(f"church{size}" for size in range(1, 6)), *LEVELS)


def keeps() -> list[str]:
    """All that may be said to stay."""
    kept = [c for n in range(1, 6) for c in combinations_with_replacement(SYMBOLS, n)]
    return ["keep none", *(f"keep {' '.join(dice)}" for dice in kept)]


def uses() -> list[str]:
    """All symbols and persons, with any number of dice turned."""
    plain = [f"use {symbol} {number}" for symbol in SYMBOLS for number in range(1, 6)]
    plain += [f"use {person}" for person in LEVELS]
    turned = [f"{text} turn {number}" for text in plain for number in range(1, 6)]
    return [*plain, *turned, "use nothing"]


TEXTS = (
    *keeps(),
    "stop",
    *uses(),
    *(f"place {space}" for space in SPACES),
    "done",
    *(f"take {person}" for person in (*LEVELS, "nothing")),
)
"""Whatever can be written down, legal or not."""

BAD = (
    *("", " ", "keep", "keep gold", "keep swords crate", "keep none none", "keep  log", "Keep log"),
    *("keep log log log log log log", "keep 3", "stop 1", "stopp", "stop ", " stop"),
    *("use", "use log", "use log 0", "use log 6", "use log -1", "use log 1.0", "use log 01"),
    *("use log 1 turn", "use log 1 turn 0", "use log 1 turn 6", "use log 1 turn -1"),
    *("use citizen 1", "use bishop", "use nothing turn 1", "use nothing 1", "use crate two"),
    *("place", "place A1", "place A7", "place G1", "place G7", "place H1", "place A8", "place a2"),
    *("place A2 A3", "place 2A", "place A02", "done done", "take", "take bishop", "take citizen 1"),
    *("pass", "gold", "build farm C7", "use log 1\n", "use log ١"),
)
"""What is no action at all."""


def any_table(number: int, players: int = 2) -> dict[str, Any]:
    """A made-up position with dice: the city thinly or thickly filled, coins and logs by chance."""
    chance = random.Random(number)
    share = chance.choice([0.1, 0.5, 0.8, 0.9, 0.97, 1.0])
    walls = chance.choice([0.2, 0.8, 0.97])
    outer = set(OUTER.split())

    def city() -> dict[str, str]:
        filled = [space for space in SPACES if chance.random() < share]
        return {
            space: "wall"
            if space in outer and chance.random() < walls
            else chance.choice([thing for thing in THINGS if thing != "wall"])
            for space in filled
            if space not in ("B2", "B3", "C2", "D2")
        }

    seats = [
        {
            "coins": int(chance.random() * 9),
            "logs": int(chance.random() * 5),
            "points": int(chance.random() * 60),
            "cannons_lost": int(chance.random() * 6),
            "city": city(),
        }
        for _ in range(players)
    ]
    favoured = chance.choice(SYMBOLS)
    dice = [favoured if chance.random() < 0.5 else chance.choice(SYMBOLS) for _ in range(5)]
    rolls = chance.choice([1, 2, 3, 3, 3])
    boxes = int(chance.random() * (6 * ROW[players] + 1))
    return position(
        *seats, players=players, dice=" ".join(dice), rolls=rolls, boxes=boxes, turns=number % 40
    )

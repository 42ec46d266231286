"""Chance: every shuffle has a generator of its own, seeded by a text that names it.

Python promises only `random.Random.random()` to stay the same between versions, so the shuffle is
ours. No generator lives in the state: undo, reloading and another deck never change a draw.
"""

import random
from collections.abc import Iterable, Mapping
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(
    items: Iterable[Item], seed: int, purpose: str, year: int, turns: int
) -> tuple[Item, ...]:
    """The items in the order that the text `{seed}/{purpose}/{year}/{turns}` draws.

    Args:
        items: what is shuffled.
        seed: the game's seed.
        purpose: `tiles`, `begin`, `voice` or `politics` (formats.md, section 3).
        year: year of the game, from 1.
        turns: political turns taken this year by all.

    >>> shuffled("abc", 1, "tiles", 1, 0) == shuffled("abc", 1, "tiles", 1, 0)
    True
    """
    draw = random.Random(f"{seed}/{purpose}/{year}/{turns}").random
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def pile(counts: Mapping[str, int]) -> list[str]:
    """A pile of cards or tiles with so many of each, in the order of the table.

    >>> pile({"lake": 2, "mountain": 1})
    ['lake', 'lake', 'mountain']
    """
    return [name for name, count in counts.items() for _ in range(count)]

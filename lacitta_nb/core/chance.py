"""Chance: every shuffle and every roll has a generator of its own, seeded by a text that names it.

The text is its key, and each game says what stands in it: the game's seed, what is drawn for, the
moment. Python promises only `random.Random.random()` to stay the same between versions, so the
shuffle is ours. No generator lives in a state, so undo, reloading and another deck change no draw.
"""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

Item = TypeVar("Item")


def draws(key: str) -> Callable[[], float]:
    """What draws one number after the other, from 0 up to 1, by a key.

    >>> draws("7/dice/1")() == draws("7/dice/1")()
    True
    """
    return random.Random(key).random


def shuffled(items: Iterable[Item], key: str) -> tuple[Item, ...]:
    """The items in the order that a key draws.

    >>> sorted(shuffled("abc", "7/deck/1"))
    ['a', 'b', 'c']
    """
    return shuffled_by(items, draws(key))


def shuffled_by(items: Iterable[Item], draw: Callable[[], float]) -> tuple[Item, ...]:
    """The items in the order that numbers from 0 up to 1 draw.

    >>> shuffled_by("abc", lambda: 0.0)
    ('b', 'c', 'a')
    """
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

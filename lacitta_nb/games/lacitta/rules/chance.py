"""The keys of La Città's shuffles (formats.md, section 3)."""

from collections.abc import Iterable
from typing import TypeVar

from lacitta_nb.core import chance

Item = TypeVar("Item")


def shuffled(
    items: Iterable[Item], seed: int, purpose: str, year: int, turns: int
) -> tuple[Item, ...]:
    """The items in the order that the text `{seed}/{purpose}/{year}/{turns}` draws.

    Args:
        items: what is shuffled.
        seed: the game's seed.
        purpose: `tiles`, `begin`, `voice` or `politics`.
        year: year of the game, from 1.
        turns: political turns taken this year by all.

    >>> shuffled("abc", 1, "tiles", 1, 0) == shuffled("abc", 1, "tiles", 1, 0)
    True
    """
    return chance.shuffled(items, f"{seed}/{purpose}/{year}/{turns}")

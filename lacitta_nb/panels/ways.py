"""Actions of which each does as well, told in a row: texts that differ in a space are one."""

import re
from collections.abc import Sequence
from typing import Final

from lacitta_nb.players.advice import WAYS
from lacitta_nb.texts import listed

NAMED: Final = 2 * WAYS
"""How many actions are named: what they share is said once, so these are not many words."""

Title = tuple[str, int]
"""What some actions are, in words, and how many they are."""


def merged(told: Sequence[tuple[str, Sequence[str]]]) -> list[Title]:
    """Texts of actions, those that differ in the name of one space alone as one.

    Args:
        told: the text of each action, and the names of spaces by which others may differ from it.

    >>> merged([("A wall at A3", ["A3"]), ("A tower at A4", ["A4"]), ("A wall at A5", ["A5"])])
    [('A wall at A3 or A5', 2), ('A tower at A4', 1)]
    """
    every = [[(around(text, space), space) for space in spaces] for text, spaces in told]
    shared = [parts for ways in every for parts, _ in ways if len(parts) > 1]
    found: dict[tuple[str, ...], list[str]] = {}
    for (text, _), ways in zip(told, every, strict=True):
        parts, space = max(ways, key=lambda way: shared.count(way[0]), default=((text,), ""))
        found.setdefault(parts, []).append(space)
    return [(listed(spaces, "or").join(parts), len(spaces)) for parts, spaces in found.items()]


def around(text: str, space: str) -> tuple[str, ...]:
    """What stands before and after the name of a space; all of a text that does not name it once.

    >>> around("A wall at A3", "A3"), around("Pass", "A3")
    (('A wall at ', ''), ('Pass',))
    """
    parts = re.split(rf"\b{re.escape(space)}\b", text) if space else []
    return tuple(parts) if len(parts) == 2 else (text,)

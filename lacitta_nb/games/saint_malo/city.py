"""The spaces of a city, and what lies beside what (rules page, sections 1 and 2).

A set of spaces is an int: space number n is bit n. A row takes eight numbers, of which the last is
never a space, so that a step to the right of a row's end leads nowhere.

>>> names(SIDES["top"]), names(BESIDE[NUMBER["A2"]])
(['A2', 'A3', 'A4', 'A5', 'A6'], ['A3', 'B1', 'B2', 'B3'])
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.shared import bits

ROWS: Final = "ABCDEFG"
COLUMNS: Final = range(1, 8)
WIDTH: Final = 8
"""Numbers that a row takes."""
TOWERS: Final = ("A1", "A7", "G7", "G1")
"""The corners, which are no spaces (G3)."""


def _number(row: str, column: int) -> int:
    return ROWS.index(row) * WIDTH + column - 1


NAMES: Final[Mapping[int, str]] = MappingProxyType(
    {
        _number(row, column): f"{row}{column}"
        for row in ROWS
        for column in COLUMNS
        if f"{row}{column}" not in TOWERS
    }
)
"""The names of the spaces by their numbers, row by row."""
NUMBER: Final[Mapping[str, int]] = MappingProxyType({name: n for n, name in NAMES.items()})


def spaces(found: Iterable[str]) -> int:
    """The set of the spaces with these names."""
    mask = 0
    for name in found:
        mask |= 1 << NUMBER[name]
    return mask


def names(mask: int) -> list[str]:
    """The names of the spaces of a set, in their order."""
    return [NAMES[number] for number in bits(mask)]


ALL: Final = spaces(NUMBER)
SIDES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "top": spaces(f"A{column}" for column in COLUMNS[1:-1]),
        "right": spaces(f"{row}7" for row in ROWS[1:-1]),
        "bottom": spaces(f"G{column}" for column in COLUMNS[1:-1]),
        "left": spaces(f"{row}1" for row in ROWS[1:-1]),
    }
)
OUTER: Final = sum(SIDES.values())
"""The spaces where walls may stand (G2)."""
SIDE_OF: Final[Mapping[int, str]] = MappingProxyType(
    {number: side for side, mask in SIDES.items() for number in bits(mask)}
)
"""The side of each outer space."""


def beside(mask: int) -> int:
    """The spaces that touch a set by an edge or a corner, it and others."""
    wide = mask | mask << 1 | mask >> 1
    return (wide | wide << WIDTH | wide >> WIDTH) & ALL


def joined(mask: int) -> int:
    """The spaces that touch a set by an edge, and the set itself."""
    return (mask | mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH) & ALL


BESIDE: Final[Mapping[int, int]] = MappingProxyType(
    {number: beside(1 << number) & ~(1 << number) for number in NAMES}
)
"""The spaces beside each space; a tower is beside nothing (G3)."""


@lru_cache(maxsize=4096)
def groups(mask: int) -> tuple[int, ...]:
    """The largest joined groups that make up a set.

    >>> [names(group) for group in groups(spaces(["A2", "A3", "B4"]))]
    [['A2', 'A3'], ['B4']]
    """
    found = []
    while mask:
        group, grown = 0, mask & -mask
        while grown != group:
            group, grown = grown, joined(grown) & mask
        found.append(group)
        mask ^= group
    return tuple(found)


def largest_group(mask: int, enough: int = len(NAMES)) -> int:
    """How many spaces the largest joined group of a set has; `enough` if it has more than that."""
    most = 0
    while mask:
        group, grown = 0, mask & -mask
        while grown != group:
            if grown.bit_count() >= enough:
                return enough
            group, grown = grown, joined(grown) & mask
        most = max(most, group.bit_count())
        mask ^= group
    return most


def roomy(mask: int, wanted: int) -> int:
    """The spaces of a set in joined groups of at least so many."""
    if wanted <= 1:
        return mask
    return sum(group for group in groups(mask) if group.bit_count() >= wanted)

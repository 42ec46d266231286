"""What the land of a table is good for, as sets of spaces: worked out once, asked at every turn."""

from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.players.standing import RICH
from lacitta_nb.games.lacitta.state import Table

Levels = tuple[tuple[int, int], ...]
"""Sets of spaces, each with what they yield, the most first."""

_WHEAT: Final = 2.0
"""What a wheat of its own is worth to a castle, beside a rich field near it."""


class Ground(NamedTuple):
    """What the spaces of a table are good for.

    `fields`: spaces by the wheat of a farm there, none left out; `mines`: those beside mountains,
    by their number; `rich`: where a farm yields `RICH` or more; `lake`: open spaces beside a lake;
    `castles`: open spaces by how good a castle stands there, in no unit.
    """

    fields: Levels
    mines: Levels
    rich: int
    lake: int
    castles: Levels


@lru_cache(maxsize=64)
def ground(table: Table) -> Ground:
    """What the spaces of a table are good for."""
    fields = _levels(table.wheat, table.open)
    rich = sum(mask for wheat, mask in fields if wheat >= RICH)
    return Ground(
        fields,
        tuple(level for level in _levels(table.mountains, table.open) if level[0]),
        rich,
        table.lake & table.open,
        _levels(_castles(table, rich), table.open),
    )


def _levels(worths: tuple[int, ...], spaces: int) -> Levels:
    found: dict[int, int] = {}
    for space in bits(spaces):
        found[worths[space]] = found.get(worths[space], 0) | 1 << space
    return tuple(sorted(found.items(), reverse=True))


def _castles(table: Table, rich: int) -> tuple[int, ...]:
    """Food of the castle, then rich fields, room and a lake within a step or two."""
    board, worths = table.board, []
    for space, near in enumerate(board.near):
        beside = board.adjacent[space] & table.open
        around = board.around(near) & table.open
        worths.append(
            round(
                _WHEAT * table.wheat[space]
                + min((beside & rich).bit_count(), 2)
                + 0.5 * min((around & rich).bit_count(), 4)
                + 0.5 * min(beside.bit_count(), 4)
                + (around & table.lake != 0)
            )
        )
    return tuple(worths)


def most(levels: Levels, spaces: int) -> tuple[int, int]:
    """The most that any of these spaces yields, and those that yield it.

    >>> most(((3, 0b1000), (1, 0b0110)), 0b0011)
    (1, 2)
    """
    for worth, mask in levels:
        if mask & spaces:
            return worth, mask & spaces
    return 0, 0

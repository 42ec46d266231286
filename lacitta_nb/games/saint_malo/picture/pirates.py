"""The pirates: a row for each attack, with its strength, boxes marked and open."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.shapes import Shape, plate
from lacitta_nb.games.saint_malo.picture.labels import row_label, say
from lacitta_nb.games.saint_malo.picture.plan import PirateRow, Plan
from lacitta_nb.games.saint_malo.picture.signs import FLAG, SYMBOL_SIGNS, TILE
from lacitta_nb.games.saint_malo.picture.styles import put
from lacitta_nb.games.saint_malo.state import State

BOX: Final = 0.4
"""Half the width of a box, in parts of its pitch."""
SWORDS: Final = 0.27
FLAG_SIZE: Final = 0.82
_SWORDS: Final = SYMBOL_SIGNS["swords"]


class _Shown(NamedTuple):
    """What is to be seen of a row, numbered from 1."""

    number: int
    strength: int
    marked: int
    now: bool
    label: str


def pirate_rows(state: State, plan: Plan) -> Iterator[Mark]:
    """All rows, and what they are called."""
    left, _, _, high = plan.pirates
    yield put(say("pirates"), "t-title", (left + 0.2, high - 0.55), group="pirates-title")
    length, strengths = state.table.row_length, state.table.tables.strengths
    for number, (row, strength) in enumerate(zip(plan.rows, strengths, strict=True)):
        marked = min(max(state.boxes - number * length, 0), length)
        label = row_label(number + 1, strength, marked, length)
        yield from _row(row, _Shown(number + 1, strength, marked, number == state.row, label))


@lru_cache(maxsize=512)
def _row(row: PirateRow, shown: _Shown) -> Marks:
    """The strength as a flag, then the boxes; the row being filled lies on a plate."""
    group, over = f"pirates-{shown.number}", shown.marked == len(row.boxes)
    late, (x, y) = "-over" if over else "", row.flag
    marks = []
    if shown.now:
        left, low, right, high = row.area
        shape, middle = _plate(right - left, high - low), ((left + right) / 2, (low + high) / 2)
        marks.append(put(shape, "row-now", middle, group=group))
    id_ = f"r-{shown.number}"
    flag = put(FLAG, f"flag{late}", (x, y), FLAG_SIZE, id=id_, label=shown.label, group=group)
    marks += [flag, put(str(shown.strength), f"t-flag{late}", (x - 0.09, y), group=group)]
    for place, at in enumerate(row.boxes):
        if place < shown.marked:
            marks.append(put(TILE, f"marked{late}", at, BOX * row.size, group=group))
            marks.append(put(_SWORDS, f"swords{late}", at, SWORDS * row.size, group=group))
        else:
            look = "open-now" if shown.now else "open"
            marks.append(put(TILE, look, at, BOX * row.size, group=group))
    return tuple(marks)


@lru_cache(maxsize=64)
def _plate(width: float, height: float) -> Shape:
    return plate(round(width, 3), round(height, 3), 0.3)

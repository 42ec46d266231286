"""Tables of evaluations (pandas), with column names that a person can read.

A number with its uncertainty is one text, `37 (29–46)`: the value and the ends of its 95 per cent
interval. Plain tables have three columns of numbers instead.
"""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.statistics import Estimate
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

    from lacitta_nb.arena.evaluation import ActionProspect, Prospect

Cells = dict[str, float | str]


def prospect_table(
    prospects: Sequence["Prospect"], wanted: int, *, plain: bool = False
) -> "DataFrame":
    """One row per player: chance to win and expected points, each with its 95 per cent interval."""
    from lacitta_nb.arena.dataframes import titled

    return titled(
        {
            "player": row.player,
            **_playouts(row.playouts, wanted, plain=plain),
            **cells("win", row.win, 100, plain=plain),
            **cells("points", row.points, digits=1, plain=plain),
        }
        for row in prospects
    )


def action_table(
    prospects: Sequence["ActionProspect"], wanted: int, *, plain: bool = False
) -> "DataFrame":
    """One row an action: chance to win, points, and how far behind the one with the most points."""
    from lacitta_nb.arena.dataframes import titled

    return titled(
        {
            "action": str(row.action),
            **_playouts(row.playouts, wanted, plain=plain),
            **cells("win", row.win, 100, plain=plain),
            **cells("points", row.points, digits=1, plain=plain),
            **_behind(row.behind, plain=plain),
        }
        for row in prospects
    )


def _playouts(done: int, wanted: int, *, plain: bool) -> Cells:
    """How many there were; a text says it only where that is not what was asked for."""
    if plain:
        return {"playouts": done}
    if done == wanted:
        return {}
    return {"playouts": sentence("study-done", {"done": done, "wanted": wanted})}


def _behind(behind: Estimate, *, plain: bool) -> Cells:
    if not plain and not any(behind):
        return {"behind": sentence("study-best", {})}
    return cells("behind", behind, digits=1, plain=plain)


def cells(name: str, estimate: Estimate, unit: float = 1, digits: int = 0, *, plain: bool) -> Cells:
    """A number and the ends of its interval: as three columns, or as one text.

    >>> cells("win", Estimate(0.372, 0.29, 0.46), 100, plain=False)
    {'win': '37 (29–46)'}
    >>> cells("behind", Estimate(0.4, -0.52, 1.3), digits=1, plain=False)
    {'behind': '0.4 (−0.5 to 1.3)'}
    """
    value, low, high = (unit * number for number in estimate)
    if plain:
        found = {name: value, f"{name}-low": low, f"{name}-high": high}
        return {key: round(number, digits + 2) for key, number in found.items()}
    if math.isnan(value):
        return {name: "–"}
    if math.isinf(low):
        return {name: f"{_number(value, digits)} (?)"}
    to = " to " if low < 0 else "–"
    ends = f"{_number(low, digits)}{to}{_number(high, digits)}"
    return {name: f"{_number(value, digits)} ({ends})"}


def _number(value: float, digits: int) -> str:
    # Adding 0 takes the sign from a zero.
    return f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")

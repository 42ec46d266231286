"""Tables of evaluations (pandas), with column names that a person can read."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.cells import Cells, cells
from lacitta_nb.arena.prospects import ActionProspect, Prospect
from lacitta_nb.arena.statistics import Estimate
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame


def prospect_table(
    prospects: Sequence[Prospect], wanted: int, *, plain: bool = False
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
    prospects: Sequence[ActionProspect], wanted: int, *, plain: bool = False
) -> "DataFrame":
    """One row per action: chance to win, points, and how far behind the best in points."""
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

"""Tables of evaluations (pandas), with column names that a person can read."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lacitta_nb.study.statistics import Estimate
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

    from lacitta_nb.study.evaluation import ActionProspect, Prospect


def prospect_table(prospects: Sequence["Prospect"]) -> "DataFrame":
    """One row a player: chance to win and expected points, each with its 95 per cent interval."""
    return titled(
        {
            "player": row.player,
            "playouts": row.playouts,
            **columns("win", row.win, 100),
            **columns("points", row.points),
        }
        for row in prospects
    )


def action_table(prospects: Sequence["ActionProspect"]) -> "DataFrame":
    """One row an action: chance to win, expected points, and how far behind the best one."""
    return titled(
        {
            "action": str(row.action),
            "playouts": row.playouts,
            **columns("win", row.win, 100),
            **columns("points", row.points),
            **columns("behind", row.behind),
        }
        for row in prospects
    )


def columns(name: str, estimate: Estimate, unit: float = 1) -> dict[str, float]:
    """A number and the ends of its interval, as three columns."""
    value, low, high = (round(unit * number, 2) for number in estimate)
    return {name: value, f"{name}-low": low, f"{name}-high": high}


def titled(rows: Iterable[dict[str, object]]) -> "DataFrame":
    """A table whose columns are named by the sentences `study-column-...`."""
    from pandas import DataFrame

    table = DataFrame(list(rows))
    names = {name: sentence(f"study-column-{name}", {}) for name in table.columns}
    return table.rename(columns=names)

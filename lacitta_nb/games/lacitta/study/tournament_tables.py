"""What only La Città's tournaments tell, as tables (pandas): growth year by year, and losses."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.cells import Cells, cells
from lacitta_nb.arena.dataframes import titled
from lacitta_nb.arena.standings import parts
from lacitta_nb.arena.statistics import mean
from lacitta_nb.games.lacitta.constants import YEARS
from lacitta_nb.games.lacitta.study.contest import Played

if TYPE_CHECKING:
    from pandas import DataFrame


def years_table(games: Sequence[Played], *, plain: bool = False) -> "DataFrame":
    """One row per player and year: points, citizens and gold at its end, on average.

    The points are those that the player would have if the game ended with that year. Where
    tables are of different sizes, each has rows of its own.

    Args:
        games: the games of a tournament.
        plain: as for `standings_table`.
    """
    rows = []
    for part in parts(games):
        for number in range(YEARS):
            years = [(game.years[number], seat) for game, seat in part.taken]
            found: Cells = {**part.heads, "year": number + 1}
            for name in ("points", "citizens", "gold"):
                values = [getattr(year, name)[seat] for year, seat in years]
                found |= cells(name, mean(values), digits=1, plain=plain)
            rows.append(found)
    return titled(rows)


def losses_table(games: Sequence[Played]) -> "DataFrame":
    """One row per player: citizens lost per game to neighbours, hunger and falling limits.

    Where tables are of different sizes, each has rows of its own.
    """
    return titled(
        {
            **part.heads,
            **{
                cause: round(
                    sum(getattr(game, cause)[seat] for game, seat in part.taken) / len(part.taken),
                    2,
                )
                for cause in ("migrated", "starved", "crowded")
            },
        }
        for part in parts(games)
    )

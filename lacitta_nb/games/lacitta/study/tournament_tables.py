"""What only La Città's tournaments tell, as tables (pandas): growth year by year, and losses."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.cells import cells
from lacitta_nb.arena.dataframes import titled
from lacitta_nb.arena.records import seats_of
from lacitta_nb.arena.standings import ranked
from lacitta_nb.arena.statistics import mean
from lacitta_nb.games.lacitta.study.contest import Played

if TYPE_CHECKING:
    from pandas import DataFrame


def years_table(games: Sequence[Played], *, plain: bool = False) -> "DataFrame":
    """One row per player and year: points, citizens and gold at its end, on average.

    The points are those that the player would have if the game ended with that year.

    Args:
        games: the games of a tournament.
        plain: as for `standings_table`.
    """
    place = ranked(games).index
    rows: dict[tuple[str, int], list[tuple[int, int, int]]] = {}
    for game, seat in seats_of(games):
        for number, year in enumerate(game.years, 1):
            found = year.points[seat], year.citizens[seat], year.gold[seat]
            rows.setdefault((game.seats[seat], number), []).append(found)
    return titled(
        {
            "player": name,
            "year": year,
            **cells("points", mean([row[0] for row in found]), digits=1, plain=plain),
            **cells("citizens", mean([row[1] for row in found]), digits=1, plain=plain),
            **cells("gold", mean([row[2] for row in found]), digits=1, plain=plain),
        }
        for (name, year), found in sorted(rows.items(), key=lambda r: (place(r[0][0]), r[0][1]))
    )


def losses_table(games: Sequence[Played]) -> "DataFrame":
    """One row per player: citizens lost per game to neighbours, hunger and falling limits."""
    rows: dict[str, list[tuple[int, int, int]]] = {}
    for game, seat in seats_of(games):
        lost = game.migrated[seat], game.starved[seat], game.crowded[seat]
        rows.setdefault(game.seats[seat], []).append(lost)
    return titled(
        {
            "player": name,
            **{
                cause: round(sum(row[place] for row in found) / len(found), 2)
                for place, cause in enumerate(("migrated", "starved", "crowded"))
            },
        }
        for name, found in ((name, rows[name]) for name in ranked(games))
    )

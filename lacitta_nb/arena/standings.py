"""Tables of tournaments (pandas): who won how much, from which seat, and what it was worth."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.dataframes import titled
from lacitta_nb.arena.gamefile import Played
from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.results import Cells, cells
from lacitta_nb.arena.statistics import mean, share
from lacitta_nb.core.errors import BadSetting

if TYPE_CHECKING:
    from pandas import DataFrame

Seat = tuple[Played, int]
"""A game and the number of one seat in it."""


def seats_of(games: Iterable[Played]) -> list[Seat]:
    """Every seat of every game."""
    return [(game, seat) for game in games for seat in range(len(game.seats))]


def ranked(games: Iterable[Played]) -> list[str]:
    """The players' names in the order of all tables and figures: the highest rating first."""
    return list(ratings(games))


def standings_table(games: Sequence[Played], *, plain: bool = False) -> "DataFrame":
    """One row per player, the highest rating first: seats taken, wins, points, rating.

    A win in per cent is of the seats a player took: at a table of four, equal players win 25. A
    shared win counts in part.

    Args:
        games: the games of a tournament.
        plain: numbers in columns of their own, instead of `37 (29–46)`, the value and the ends of
            its 95 per cent interval.
    """
    rated = ratings(games)
    rows = []
    for name, rating in rated.items():
        own = [(game, seat) for game, seat in seats_of(games) if game.seats[seat] == name]
        rows.append(
            {"player": name, **_summary(own, plain), **cells("rating", rating, plain=plain)}
        )
    return titled(rows)


def grouped_table(games: Sequence[Played], by: str, *, plain: bool = False) -> "DataFrame":
    """One row per player and group: `by` is `seat`, `edition`, `board`, `setup` or `players`.

    Args:
        games: the games of a tournament.
        by: what is told apart.
        plain: as for `standings_table`.

    Raises:
        BadSetting: `by` is none of them.
    """
    if by not in _GROUPS:
        raise BadSetting("study-bad-group", by=by, names=", ".join(_GROUPS))
    place = ranked(games).index
    groups: dict[tuple[str, str], list[Seat]] = {}
    for game, seat in seats_of(games):
        groups.setdefault((game.seats[seat], _GROUPS[by](game, seat)), []).append((game, seat))
    return titled(
        {"player": name, by: group, **_summary(own, plain)}
        for (name, group), own in sorted(
            groups.items(), key=lambda item: (place(item[0][0]), item[0][1])
        )
    )


_GROUPS: dict[str, Callable[[Played, int], str]] = {
    "seat": lambda _game, seat: str(seat + 1),
    "edition": lambda game, _seat: game.edition,
    "board": lambda game, _seat: game.board,
    "setup": lambda game, _seat: game.setup,
    "players": lambda game, _seat: str(len(game.seats)),
}


def _summary(own: Sequence[Seat], plain: bool) -> Cells:
    won = share(sum(game.wins[seat] for game, seat in own), len(own))
    points = mean([game.points[seat] for game, seat in own])
    return {
        "seats": len(own),
        **cells("win", won, 100, plain=plain),
        **cells("points", points, digits=1, plain=plain),
    }


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

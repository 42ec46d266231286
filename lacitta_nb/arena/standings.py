"""Tables of tournaments (pandas): who won how much, overall and by seat or setting.

Their columns are those of `arena.tournament_columns`.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lacitta_nb.arena.cells import Cells
from lacitta_nb.arena.contest import USUAL, contest_of
from lacitta_nb.arena.dataframes import titled
from lacitta_nb.arena.ratings import ratings
from lacitta_nb.arena.records import Played, SeatTaken, seats_of
from lacitta_nb.arena.tournament_columns import COLUMNS, Row
from lacitta_nb.core.errors import BadSetting

if TYPE_CHECKING:
    from pandas import DataFrame


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
    taken = seats_of(games)
    rows = [
        Row(name, [seat for seat in taken if seat.player == name], rating)
        for name, rating in ratings(games).items()
    ]
    return titled(_cells(row, plain=plain) for row in rows)


def grouped_table(games: Sequence[Played], by: str, *, plain: bool = False) -> "DataFrame":
    """One row per player and group.

    Args:
        games: the games of a tournament.
        by: what is told apart: `seat`, `players`, or a setting of the game (La Città: `edition`,
            `board`, `setup`).
        plain: as for `standings_table`.

    Raises:
        BadSetting: `by` is none of them.
    """
    known = ("seat", *contest_of(games[0].game if games else USUAL).groups, "players")
    if by not in known:
        raise BadSetting("study-bad-group", by=by, names=", ".join(known))
    rated = ratings(games)
    place = list(rated).index
    groups: dict[tuple[str, str], list[SeatTaken[Played]]] = {}
    for seat in seats_of(games):
        groups.setdefault((seat.player, _group(seat, by)), []).append(seat)
    return titled(
        {"player": name, by: group, **_cells(Row(name, own, rated[name]), plain=plain, part=True)}
        for (name, group), own in sorted(
            groups.items(), key=lambda item: (place(item[0][0]), item[0][1])
        )
    )


def _group(taken: SeatTaken[Played], by: str) -> str:
    if by == "seat":
        return str(taken.seat + 1)
    return str(len(taken.game.seats)) if by == "players" else str(getattr(taken.game, by))


def _cells(row: Row, *, plain: bool, part: bool = False) -> Cells:
    """A row of the table; `part`: of some games only, so without what all of them tell."""
    found: Cells = {}
    for column in COLUMNS:
        if column.of_parts or not part:
            found |= column.cells(row, plain=plain)
    return found

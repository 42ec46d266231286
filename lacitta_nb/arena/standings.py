"""Tables of tournaments (pandas): who won how much, overall and by seat or setting.

Their columns are those of `arena.tournament_columns`. What was played at tables of different sizes
is never thrown together: winning one game in three is much at a table of four and little at one of
two. So where there are several sizes, every row is of one of them, which a column tells.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple

from lacitta_nb.arena.cells import Cells
from lacitta_nb.arena.contest import USUAL, contest_of
from lacitta_nb.arena.dataframes import titled
from lacitta_nb.arena.ratings import by_size, check_reference, rated
from lacitta_nb.arena.records import Played, PlayedGame, SeatTaken, games_of, seats_of
from lacitta_nb.arena.statistics import Estimate
from lacitta_nb.arena.tournament_columns import COLUMNS, Row
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame


class Part(NamedTuple, Generic[PlayedGame]):
    """What one player did at tables of one size.

    Attributes:
        player: the name; size: seats at the table; several: whether there are other sizes, too.
        taken: the seats that the player took there; rating: the one at such tables.
    """

    player: str
    size: int
    several: bool
    taken: Sequence[SeatTaken[PlayedGame]]
    rating: Estimate

    @property
    def label(self) -> str:
        """The name, and where there are several sizes the size behind it."""
        if not self.several:
            return self.player
        return sentence("study-at-table", {"player": self.player, "count": self.size})

    @property
    def heads(self) -> Cells:
        """The first cells of its rows."""
        return {"player": self.player, **({"players": self.size} if self.several else {})}


def parts(games: Iterable[PlayedGame], relative_to: str | None = None) -> list[Part[PlayedGame]]:
    """Every player at tables of every size, in the order of all tables and figures.

    The smallest tables come first, and of one size the highest rating.

    Args:
        games: the games of a tournament.
        relative_to: as for `ratings`.

    Raises:
        BadSetting: there is no such player.
    """
    own_games = games_of(games)
    check_reference(own_games, relative_to)
    sizes = by_size(own_games)
    found = []
    for size, own in sizes.items():
        taken: dict[str, list[SeatTaken[PlayedGame]]] = {}
        for seat in seats_of(own):
            taken.setdefault(seat.player, []).append(seat)
        for name, rating in rated(own, relative_to).items():
            found.append(Part(name, size, len(sizes) > 1, taken[name], rating))
    return found


def standings_table(
    games: Sequence[Played], relative_to: str | None = None, *, plain: bool = False
) -> "DataFrame":
    """One row per player, the highest rating first: seats taken, wins, points, rating.

    A win in per cent is of the seats a player took: at a table of four, equal players win 25. A
    shared win counts in part. Where tables are of different sizes, each has rows of its own.

    Args:
        games: the games of a tournament.
        relative_to: the name of the player whose rating is 0; None: at tables of each size whoever
            took the most seats, of several the one whose name comes first.
        plain: numbers in columns of their own, instead of `37 (29–46)`, the value and the ends of
            its 95 per cent interval.

    Raises:
        BadSetting: there is no such player.
    """
    return titled(
        {**part.heads, **_cells(part, part.taken, plain=plain)}
        for part in parts(games, relative_to)
    )


def grouped_table(games: Sequence[Played], by: str, *, plain: bool = False) -> "DataFrame":
    """One row per player and group; where tables are of different sizes, per size as well.

    Args:
        games: the games of a tournament.
        by: what is told apart: `seat`, `players`, or a setting of the game (La Città: `edition`,
            `board`, `setup`).
        plain: as for `standings_table`.

    Raises:
        BadSetting: `by` is none of them.
    """
    games = games_of(games)
    known = ("seat", *contest_of(games[0].game if games else USUAL).groups, "players")
    if by not in known:
        raise BadSetting("study-bad-group", guess=Guess(by, known), by=by, names=", ".join(known))
    rows = []
    for part in parts(games):
        groups: dict[str, list[SeatTaken[Played]]] = {}
        for seat in part.taken:
            groups.setdefault(_group(seat, by), []).append(seat)
        for group, own in sorted(groups.items()):
            cells = _cells(part, own, plain=plain, part_only=True)
            rows.append({**part.heads, by: group, **cells})
    return titled(rows)


def _group(taken: SeatTaken[Played], by: str) -> str:
    if by == "seat":
        return str(taken.seat + 1)
    return str(len(taken.game.seats)) if by == "players" else str(getattr(taken.game, by))


def _cells(
    part: Part[Played],
    taken: Sequence[SeatTaken[Played]],
    *,
    plain: bool,
    part_only: bool = False,
) -> Cells:
    """A row of the table behind its first cells.

    `part_only`: it is of some games, so without what all of them tell.
    """
    row, found = Row(part.size, taken, part.rating), Cells()
    for column in COLUMNS:
        if column.of_parts or not part_only:
            found |= column.cells(row, plain=plain)
    return found

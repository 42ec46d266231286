"""The columns of the tournament table: what stands in each, and how it is worked out.

A new column is one more entry of `COLUMNS`; its heading is the sentence `study-column-<name>`.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from lacitta_nb.arena.cells import Cells, cells
from lacitta_nb.arena.records import Played, SeatTaken
from lacitta_nb.arena.statistics import Estimate, mean, share
from lacitta_nb.texts import decimal, sentence


class Row(NamedTuple):
    """What a row is worked out of.

    Attributes:
        size: seats at the tables; taken: those that the player took, in all games or in some.
        rating: the player's, by all games at such tables.
    """

    size: int
    taken: Sequence[SeatTaken[Played]]
    rating: Estimate


class Column(NamedTuple):
    """One column.

    Attributes:
        name: its word.
        tells: a text, a number, or a number with its uncertainty.
        unit, digits: the latter is written so many times as large, with so many decimals.
        of_parts: whether it tells something of some games alone, so that `grouped_table` has it.
        words: what is told for reading instead of a number with its uncertainty, or "".
    """

    name: str
    tells: Callable[[Row], str | int | Estimate]
    unit: float = 1
    digits: int = 0
    of_parts: bool = True
    words: Callable[[Row], str] = lambda _: ""

    def cells(self, row: Row, *, plain: bool) -> Cells:
        """What stands in the row; a plain number with its uncertainty takes three cells."""
        value = self.tells(row)
        words = "" if plain else self.words(row)
        if words:
            return {self.name: words}
        if isinstance(value, Estimate):
            return cells(self.name, value, self.unit, self.digits, plain=plain)
        return {self.name: value}


def _seats(row: Row) -> int:
    return len(row.taken)


def _wins(row: Row) -> Estimate:
    return share(sum(game.wins[seat] for game, seat in row.taken), len(row.taken))


def _points(row: Row) -> Estimate:
    return mean([game.points[seat] for game, seat in row.taken])


def _rating(row: Row) -> Estimate:
    return row.rating


def _rated(row: Row) -> str:
    """Whose rating is 0 since the others count from it, and who has none."""
    if row.rating == Estimate(0, 0, 0):
        return sentence("study-reference", {"value": decimal(0, ".0f")})
    if math.isnan(row.rating.value) and row.size > 1:
        return sentence("study-not-joined", {})
    return ""


COLUMNS: Final = (
    Column("seats", _seats),
    Column("win", _wins, unit=100),
    Column("points", _points, digits=1),
    Column("rating", _rating, of_parts=False, words=_rated),
)
"""The columns from left to right, behind that of the player."""

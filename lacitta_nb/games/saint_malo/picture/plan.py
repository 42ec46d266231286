"""Where everything lies: the cities, the cards of the players and the pirates, by their number.

The places depend on the number of players and on the pirates' rows alone, so nothing jumps when the
turn changes. Each number of players has the arrangement in which a space is largest in the room
that the table leaves to the board on most screens: a fifth wider than high.
"""

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from lacitta_nb.drawing.scene import Box
from lacitta_nb.games.saint_malo.city import COLUMNS, ROWS, WIDTH
from lacitta_nb.games.saint_malo.state import Table
from lacitta_nb.geometry.hexes import Point

PITCH: Final = 1.7
"""From the middle of a space to that of the next one."""
SIDE: Final = PITCH * len(ROWS)
"""The width of a city with its towers."""
EDGE: Final = 0.95
"""The room for letters on the left of a city, and for numbers above it."""
CARD_HIGH: Final = 2.45
"""The height of a card above its city."""
GAP: Final = 0.8
"""Between two blocks."""
MARGIN: Final = 0.6
"""Around everything."""
FOOT: Final = 1.4
"""Below the pirates: at the corner there the table has its buttons for near and far."""
BOXES: Final = 1.4
"""The pitch of the pirates' boxes where there is room."""
FLAG: Final = 2.2
"""The room for the strength of a row, before its boxes."""
FLAG_HIGH: Final = 1.4
TITLE: Final = 1.3
"""The room for what is written above the pirates."""


class CityPlace(NamedTuple):
    """Where a city lies, and the card of its player."""

    left: float
    low: float
    card: Box

    @property
    def middle(self) -> Point:
        """The middle of the city."""
        return self.left + SIDE / 2, self.low + SIDE / 2

    def at(self, number: int) -> Point:
        """The middle of the space, or tower, of a number."""
        row, column = divmod(number, WIDTH)
        return (
            self.left + PITCH * (column + 0.5),
            self.low + PITCH * (len(ROWS) - row - 0.5),
        )


class PirateRow(NamedTuple):
    """Where a row of the pirates lies: its area, its strength, and the middle of each box."""

    area: Box
    flag: Point
    boxes: tuple[Point, ...]
    size: float


class Plan(NamedTuple):
    """Where everything lies.

    Attributes:
        cities: by seat.
        pirates: the area of the pirates.
        rows: their rows.
        box: what the picture spans.
    """

    cities: tuple[CityPlace, ...]
    pirates: Box
    rows: tuple[PirateRow, ...]
    box: Box


class _Arrangement(NamedTuple):
    """How the cities and the pirates lie.

    Attributes:
        across: how many cities are side by side.
        pirates: where these are: `below` or on the `right` of all cities, or after them like
            another city (`block`).
        most: how many rows of the pirates are side by side (`below`), or below each other.
        lines: in how many lines the boxes of a row lie.
    """

    across: int
    pirates: str
    most: int
    lines: int = 1


_ARRANGED: Final = {
    2: _Arrangement(2, "below", most=3),
    3: _Arrangement(3, "below", most=6, lines=2),
    4: _Arrangement(2, "right", most=8, lines=2),
    5: _Arrangement(3, "block", most=8),
}
_WIDE: Final = EDGE + SIDE
_HIGH: Final = CARD_HIGH + EDGE + SIDE


def plan_of(table: Table) -> Plan:
    """Where everything lies on a table."""
    return _plan(table.size, table.row_length, len(table.tables.strengths))


@lru_cache(maxsize=64)
def _plan(players: int, row_length: int, rows: int) -> Plan:
    how = _ARRANGED[players]
    cities = tuple(_city(*_corner(seat, how)) for seat in range(players))
    right = how.across * (_WIDE + GAP) - GAP
    low = _corner(players - 1, how)[1] - _HIGH
    area = _pirates(how, players, (right, low), row_length, rows)
    box = (
        -MARGIN,
        min(low, area[1]) - MARGIN - FOOT * (players == 2),
        max(right, area[2]) + MARGIN,
        MARGIN,
    )
    return Plan(cities, area, _rows(area, row_length, rows, how), box)


def _corner(place: int, how: _Arrangement) -> Point:
    """The left upper corner of a block of the grid."""
    down, along = divmod(place, how.across)
    return along * (_WIDE + GAP), -down * (_HIGH + GAP)


def _city(left: float, top: float) -> CityPlace:
    """A city below its card, with room for letters between them and on the left."""
    x = left + EDGE
    return CityPlace(x, top - _HIGH, (x, top - CARD_HIGH, x + SIDE, top))


def _pirates(how: _Arrangement, players: int, end: Point, row_length: int, rows: int) -> Box:
    """The area of the pirates; `end` is where the cities end on the right and below."""
    right, low = end
    if how.pirates == "below":
        high = ceil(rows / how.most) * (BOXES * how.lines + 0.5)
        return EDGE, low - GAP - TITLE - high, right, low - GAP
    if how.pirates == "right":
        wide = FLAG + BOXES * min(ceil(row_length / how.lines), 5) + 0.55
        return right + GAP, low + FOOT, right + GAP + wide, 0.0
    left, top = _corner(players, how)
    return left + EDGE, top - _HIGH + FOOT, left + _WIDE, top


def _rows(area: Box, row_length: int, rows: int, how: _Arrangement) -> tuple[PirateRow, ...]:
    """The rows from left to right and from top to bottom, each with its boxes."""
    left, low, right, high = area
    high -= TITLE
    across = min(rows, how.most) if how.pirates == "below" else ceil(rows / how.most)
    wide, tall = (right - left) / across, (high - low) / ceil(rows / across)
    per_line = ceil(row_length / how.lines)
    size = min(BOXES, (wide - FLAG - 0.55) / per_line, (tall - 0.3) / how.lines)
    found = []
    for row in range(rows):
        x, middle = left + wide * (row % across), high - tall * (row // across + 0.5)
        boxes = tuple(
            (
                x + FLAG + size * (number % per_line + 0.5),
                middle + size * ((how.lines - 1) / 2 - number // per_line),
            )
            for number in range(row_length)
        )
        reach = max(size * how.lines / 2, FLAG_HIGH / 2) + 0.2
        around = x, middle - reach, x + FLAG + size * per_line + 0.25, middle + reach
        found.append(PirateRow(around, (x + FLAG / 2 - 0.05, middle), boxes, size))
    return tuple(found)


def edge_names() -> tuple[tuple[str, float, float], ...]:
    """The letters and numbers at the edges of a city, each with its place from its corner."""
    down = ((row, -0.62, SIDE - PITCH * (i + 0.5)) for i, row in enumerate(ROWS))
    across = ((str(c), PITCH * (i + 0.5), SIDE + 0.6) for i, c in enumerate(COLUMNS))
    return (*down, *across)

"""Where everything lies: the cities, the cards of the players and the pirates, by their number.

The places depend on the number of players and on the pirates' rows alone, so nothing jumps when the
turn changes. Each number of players has the arrangement in which a space is largest in the room that
the table leaves to the board on most screens: a fifth wider than high.
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
CARD_WIDE: Final = 4.5
"""The width of a card beside its city."""
CARD_GAP: Final = 0.5
GAP: Final = 0.8
"""Between two blocks."""
MARGIN: Final = 0.6
"""Around everything."""
BOXES: Final = 1.4
"""The pitch of the pirates' boxes where there is room."""
FLAG: Final = 2.2
"""The room for the strength of a row, before its boxes."""
STRIP_LINES: Final = 2
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
        above: whether cards lie above their cities, else beside them.
    """

    cities: tuple[CityPlace, ...]
    pirates: Box
    rows: tuple[PirateRow, ...]
    box: Box
    above: bool


class _Arrangement(NamedTuple):
    """How many cities are in a row, and where the pirates are: `right`, `below`, or a `block`."""

    across: int
    above: bool
    pirates: str
    lines: int = 1
    """In how many lines the boxes of a row of the pirates lie."""
    bands: int = 1
    """In how many bands the rows lie below the cities."""


_ARRANGED: Final = {
    1: _Arrangement(1, above=True, pirates="right"),
    2: _Arrangement(2, above=True, pirates="below", bands=2),
    3: _Arrangement(3, above=True, pirates="below", lines=STRIP_LINES),
    4: _Arrangement(3, above=True, pirates="block"),
    5: _Arrangement(3, above=True, pirates="block"),
}


def plan_of(table: Table) -> Plan:
    """Where everything lies on a table."""
    return _plan(table.size, table.row_length, len(table.tables.strengths))


@lru_cache(maxsize=64)
def _plan(players: int, row_length: int, rows: int) -> Plan:
    how = _ARRANGED[players]
    wide = EDGE + SIDE + (0.0 if how.above else CARD_GAP + CARD_WIDE)
    high = EDGE + SIDE + (CARD_HIGH if how.above else 0.0)
    down = ceil((players + (how.pirates == "block")) / how.across)
    cities = tuple(
        _city(
            (seat % how.across) * (wide + GAP),
            -(seat // how.across) * (high + GAP),
            above=how.above,
        )
        for seat in range(players)
    )
    right, low = how.across * (wide + GAP) - GAP, -(down * (high + GAP) - GAP)
    per_line = ceil(row_length / how.lines)
    if how.pirates == "right":
        column = FLAG + BOXES * min(per_line, 6)
        area = right + GAP, low, right + GAP + column, -EDGE if not how.above else 0.0
        right += GAP + column
    elif how.pirates == "below":
        area = EDGE, low - GAP - TITLE - _strip_high(how), right, low - GAP
        low = area[1]
    else:
        left = (players % how.across) * (wide + GAP)
        area = left + EDGE, low, left + wide, low + high
    lying = _rows(area, row_length, rows, how)
    box = -MARGIN, low - MARGIN, right + MARGIN, MARGIN
    return Plan(cities, area, lying, box, how.above)


def _city(left: float, top: float, *, above: bool) -> CityPlace:
    x = left + EDGE
    if above:
        y = top - CARD_HIGH - EDGE - SIDE
        return CityPlace(x, y, (x, top - CARD_HIGH, x + SIDE, top))
    y = top - EDGE - SIDE
    beside = x + SIDE + CARD_GAP
    return CityPlace(x, y, (beside, y, beside + CARD_WIDE, y + SIDE))


def _strip_high(how: _Arrangement) -> float:
    return how.bands * (BOXES * how.lines + 0.5)


def _rows(area: Box, row_length: int, rows: int, how: _Arrangement) -> tuple[PirateRow, ...]:
    """The rows below each other, or side by side in the bands of a strip."""
    left, low, right, high = area
    high -= TITLE
    down = how.bands if how.pirates == "below" else rows
    across = ceil(rows / down)
    wide, tall = (right - left) / across, (high - low) / down
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
        reach = size * how.lines / 2 + 0.2
        around = x, middle - reach, x + FLAG + size * per_line + 0.25, middle + reach
        found.append(PirateRow(around, (x + FLAG / 2 - 0.05, middle), boxes, size))
    return tuple(found)


def edge_names() -> tuple[tuple[str, float, float], ...]:
    """The letters and numbers at the edges of a city, each with its place from its corner."""
    down = ((row, -0.62, SIDE - PITCH * (i + 0.5)) for i, row in enumerate(ROWS))
    across = ((str(c), PITCH * (i + 0.5), SIDE + 0.6) for i, c in enumerate(COLUMNS))
    return (*down, *across)

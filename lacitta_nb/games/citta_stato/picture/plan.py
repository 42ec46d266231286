"""Where everything lies, each place by its name.

Names of the board's places are those of the targets: `market.green.2`, `present.yellow`,
`scheme.1`, `form.8`. What belongs to a player has the seat before it: `0.cube.yellow`. The places
depend on the table alone, so nothing jumps when something happens.

Above are six columns, one a colour: the city action, the market, Future, Present; below them the
form track, on their right schemes, war, offer. Then come the players, two side by side.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.scene import Box
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    GHOST,
    PLAIN,
    ROUNDS,
    SCHEMES,
    SPACES,
)
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.geometry.hexes import Point

GUTTER: Final = 1.4
"""The room for the prices of the market, on the left of its columns."""
COLUMN: Final = 5.2
"""The pitch of the columns."""
WIDTH: Final = 48.6
MARGIN: Final = 0.5
GAP: Final = 0.55
"""Between the parts of the picture."""
LEFT: Final = GUTTER + COLUMN * len(COLOURS)
"""Where the columns end."""
SIDE: Final = LEFT + GAP
"""Where the part on their right begins."""

HEAD: Final = 1.7
"""The height of a city action."""
MARKET: Final = 4.2
CARD: Final = 3.35
TITLE: Final = 0.85
FUTURE_TOP: Final = -HEAD - 0.15 - MARKET - TITLE
PRESENT_TOP: Final = FUTURE_TOP - CARD - TITLE
FORM_TOP: Final = PRESENT_TOP - CARD - 0.45
ZONE: Final = 0.85
CROWNS: Final = 0.75
FORM: Final = 1.65
"""The heights of what the form track is made of: names, crowns, spaces."""
BOARD_LOW: Final = FORM_TOP - ZONE - CROWNS - FORM - 0.1

LINE: Final = 1.35
"""The height of a line of the part on the right."""
SCHEME: Final = 2.15
SCHEMES_TOP: Final = -2 * LINE - 0.3
WAR_TOP: Final = SCHEMES_TOP - SCHEMES * (SCHEME + 0.12) - 0.3
WAR: Final = 1.75
OFFER_TOP: Final = WAR_TOP - WAR - 0.15
STOCK_TOP: Final = OFFER_TOP - WAR - 0.15
WORD: Final = 4.6
"""The room for the word before a line on the right."""

SHEET_WIDE: Final = (WIDTH - GAP) / 2
SHEET_HIGH: Final = 9.75
ROW: Final = 1.09
"""The pitch of the rows on a player's board, and below that of its columns."""
CELL: Final = 1.42
ROWS: Final = ("cube", "bag", "banner", "used", "burned")
"""The rows of a player's board that have a column a colour."""
ROWS_TOP: Final = 3.0
"""From the top of a player's board to the letters above these rows."""
STEP: Final = 1.5
"""The width of a space of a track; below the height of a track."""
TRACK: Final = 1.3
LIST_LINE: Final = 0.62
LIST_LINES: Final = 7
"""The lines of a player's used cards."""

Places = Mapping[str, Box]


def middle(box: Box) -> Point:
    """The middle of a place."""
    left, low, right, high = box
    return (left + right) / 2, (low + high) / 2


def size(box: Box) -> tuple[float, float]:
    """The width and the height of a place."""
    left, low, right, high = box
    return round(right - left, 3), round(high - low, 3)


def column(colour: int) -> float:
    """Where the column of a colour begins."""
    return GUTTER + COLUMN * colour


def places_of(table: Table) -> Places:
    """All places on a table, by their names, in reading order."""
    tables = table.tables
    prices = tuple(row.price for row in tables.rows)
    seats = table.size + (table.plot is not None)
    return _places(seats, prices, tables.spaces, table.upgrade, table.plot is not None)


@lru_cache(maxsize=64)
def _places(seats: int, prices: tuple[int, ...], spaces: int, upgrade: int, solo: bool) -> Places:
    found = dict(_columns(prices))
    found |= dict(_form(spaces))
    found |= dict(_right(upgrade))
    for seat in range(seats):
        box = sheet(seat, seats)
        own = _ghost(box) if solo and seat == GHOST else _player(box)
        found |= {f"{seat}.{name}": place for name, place in own}
    return MappingProxyType(found)


def box_of(table: Table) -> Box:
    """What the picture spans."""
    seats = table.size + (table.plot is not None)
    low = sheet(seats - 1, seats)[1]
    return -MARGIN, low - MARGIN, WIDTH + MARGIN, MARGIN


def sheet(seat: int, seats: int) -> Box:
    """The board of a player; one that is alone in its row lies in the middle."""
    down, along = divmod(seat, 2)
    left = along * (SHEET_WIDE + GAP)
    if along == 0 and seat == seats - 1:
        left = (WIDTH - SHEET_WIDE) / 2
    high = BOARD_LOW - GAP - down * (SHEET_HIGH + GAP)
    return left, high - SHEET_HIGH, left + SHEET_WIDE, high


def _columns(prices: tuple[int, ...]) -> Iterator[tuple[str, Box]]:
    """City actions, market, Future and Present of each colour."""
    high = MARKET / len(prices)
    for number, colour in enumerate(COLOURS):
        left, right = column(number) + 0.08, column(number) + COLUMN - 0.08
        yield f"action.{colour}", (left, -HEAD, right, 0.0)
    for row, price in enumerate(prices):
        top = -HEAD - 0.15 - high * row
        for number, colour in enumerate(COLOURS):
            left, right = column(number) + 0.08, column(number) + COLUMN - 0.08
            yield f"market.{colour}.{price}", (left, top - high + 0.08, right, top)
    for what, top in (("future", FUTURE_TOP), ("present", PRESENT_TOP)):
        for number, colour in enumerate(COLOURS):
            left, right = column(number) + 0.08, column(number) + COLUMN - 0.08
            yield f"{what}.{colour}", (left, top - CARD, right, top)


def _form(spaces: int) -> Iterator[tuple[str, Box]]:
    wide, top = LEFT / spaces, FORM_TOP - ZONE - CROWNS
    for space in range(1, spaces + 1):
        left = wide * (space - 1)
        yield f"form.{space}", (left + 0.04, top - FORM, left + wide - 0.04, top)


def _right(upgrade: int) -> Iterator[tuple[str, Box]]:
    """Rounds, upgrades, schemes, war, offer, stock, from the top."""
    yield from _line("round", range(1, ROUNDS + 1), 0.0)
    yield from _line("upgrade", range(upgrade + 1), -LINE - 0.1)
    for level in range(1, SCHEMES + 1):
        top = SCHEMES_TOP - (level - 1) * (SCHEME + 0.12)
        yield f"scheme.{level}", (SIDE, top - SCHEME, WIDTH, top)
    yield "war", (SIDE, WAR_TOP - WAR, WIDTH, WAR_TOP)
    yield "offer", (SIDE, OFFER_TOP - WAR, WIDTH, OFFER_TOP)
    yield "stock", (SIDE, BOARD_LOW + 0.1, WIDTH, STOCK_TOP)


def _line(what: str, numbers: range, top: float) -> Iterator[tuple[str, Box]]:
    """A row of small boxes behind a word."""
    room = WIDTH - SIDE - WORD
    wide = min(1.45, room / len(numbers))
    for place, number in enumerate(numbers):
        left = SIDE + WORD + wide * place
        yield f"{what}.{number}", (left + 0.06, top - LINE + 0.1, left + wide - 0.06, top - 0.05)


def _player(box: Box) -> Iterator[tuple[str, Box]]:
    """The places on the board of a player, whose box is given."""
    left, low, right, high = box
    yield "player", (left + 0.2, high - 1.35, left + 8.4, high - 0.2)
    for name, start, end in (
        ("price", 9.6, 12.2),
        ("points", 12.6, 15.5),
        ("second", 15.9, 18.8),
        ("crowns", 19.2, 21.6),
        ("first", 22.0, 23.6),
    ):
        yield name, (left + start, high - 1.35, left + end, high - 0.2)
    yield "city", (left + 0.2, high - 2.6, left + 15.9, high - 1.45)
    yield "republic", (left + 16.2, high - 2.6, right - 0.2, high - 1.45)
    top = high - ROWS_TOP - 0.55
    for place, colour in enumerate(PLAIN):
        y = top - (TRACK + 0.12) * place
        yield f"track.{colour}", (left + 0.3, y - TRACK, left + 1.3 + STEP * SPACES, y)
    yield from _rows(left + 8.75, high - ROWS_TOP - 0.62)
    for disc in range(DISCS):
        x = left + 18.2 + 0.94 * disc
        yield f"disc.{disc}", (x - 0.42, high - 3.65, x + 0.42, high - 2.81)
    yield "discs", (left + 17.7, high - 3.7, left + 23.5, high - 2.76)
    yield "cards", (left + 17.55, low + 1.3, right - 0.15, high - 4.0)
    yield "drawn", (left + 17.55, low + 0.25, right - 0.15, low + 1.2)


def _rows(left: float, top: float) -> Iterator[tuple[str, Box]]:
    """The rows of a player's board, a column a colour."""
    for row, what in enumerate(ROWS):
        for number, colour in enumerate(COLOURS):
            if what == "banner" and colour not in PLAIN:
                continue
            x, y = left + CELL * number, top - ROW * row
            yield f"{what}.{colour}", (x, y - ROW, x + CELL, y)


def _ghost(box: Box) -> Iterator[tuple[str, Box]]:
    """The places on the board of the ghost."""
    left, low, right, high = box
    yield "player", (left + 0.2, high - 1.35, left + 8.4, high - 0.2)
    yield "points", (left + 12.6, high - 1.35, left + 18.4, high - 0.2)
    wide = (SHEET_WIDE - 0.6) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        x = left + 0.3 + wide * number
        yield f"act.{colour}", (x, high - 3.9, x + wide - 0.1, high - 1.6)
    yield "bag", (left + 0.3, high - 5.25, right - 0.3, high - 4.1)
    yield "drawn", (left + 0.3, high - 6.5, right - 0.3, high - 5.35)
    yield "discs", (left + 0.3, high - 7.75, right - 0.3, high - 6.6)
    yield "goals", (left + 0.3, low + 0.2, right - 0.3, high - 7.85)

"""The strips of a picture: above it what it shows, below it who is who and what signs mean."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from lacitta_nb.drawing.letters import BOLD, shortened, text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks, put
from lacitta_nb.drawing.shapes import Shape, line
from lacitta_nb.drawing.theme import HEADING, LEGEND, Style

ROW: Final = 1.0
BELOW: Final = 0.2
LEAD: Final = 1.5
"""What an entry needs beside its text: the sign, and the gap to the next entry."""
LONGEST: Final = 9.0
"""The room for a name, in board units."""
BAR: Final = line(((-0.35, 0.0), (0.65, 0.0)))
BAR_ROOM: Final = 1.35
"""What the bar before a sign needs, in board units."""
ABOVE: Final = 1.3
"""The height of the strip above a picture."""
ASIDE: Final = 0.4


class Legend(NamedTuple):
    """A strip of a picture: the box of the picture with it, and its marks."""

    box: Box
    marks: Marks = ()


class LegendEntry(NamedTuple):
    """A sign and what it means.

    Attributes:
        shape: the sign, or what is written in its place.
        style: how it looks.
        text: what it means.
        scale: how large it is.
        edge: how a short bar before the sign looks, stroke on stroke; none without.
    """

    shape: Shape | str
    style: Style
    text: str
    scale: float = 0.34
    edge: tuple[Style, ...] = ()

    @property
    def lead(self) -> float:
        """How far from the entry's beginning its sign is."""
        return BAR_ROOM if self.edge else 0.0

    @property
    def width(self) -> float:
        """In board units, with the gap to the next entry."""
        return self.lead + LEAD + text_width(self.text) * LEGEND.size


def short_name(name: str, box: Box) -> str:
    """A name that fits into a row of the legend below a box.

    >>> short_name("Anna", (0.0, 0.0, 20.0, 10.0))
    'Anna'
    """
    return shortened(name, min(LONGEST, box[2] - box[0] - LEAD - BAR_ROOM) / LEGEND.size)


def legend_below(box: Box, entries: Iterable[LegendEntry]) -> Legend:
    """Entries in rows below a picture.

    Args:
        box: what the picture spans without them.
        entries: the signs, in reading order.
    """
    left, low, right, high = box
    rows = _rows(entries, right - left)
    marks: list[Mark] = []
    for number, row in enumerate(rows):
        x, y = left + 0.7, low - ROW * (number + 0.4)
        for entry in row:
            at = x + entry.lead
            marks += [put(BAR, style, (x, y)) for style in entry.edge]
            marks.append(put(entry.shape, entry.style, (at, y), entry.scale))
            marks.append(put(entry.text, LEGEND, (at + 0.5, y)))
            x += entry.width
    return Legend((left, low - ROW * len(rows) - BELOW, right, high), tuple(marks))


def heading_above(box: Box, text: str) -> Legend:
    """A line above a picture that says what it shows, cut where the picture ends.

    Args:
        box: what the picture spans without it.
        text: what it says; "" for no line.
    """
    left, low, right, high = box
    if not text:
        return Legend(box)
    drawn = shortened(text, (right - left - 2 * ASIDE) / (HEADING.size * BOLD))
    mark = put(drawn, HEADING, (left + ASIDE, high + ABOVE / 2 - 0.1))
    return Legend((left, low, right, high + ABOVE), (mark,))


def _rows(entries: Iterable[LegendEntry], room: float) -> list[list[LegendEntry]]:
    rows: list[list[LegendEntry]] = [[]]
    for entry in entries:
        if rows[-1] and sum(e.width for e in rows[-1]) + entry.width > room:
            rows.append([])
        rows[-1].append(entry)
    return rows

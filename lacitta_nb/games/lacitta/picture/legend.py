"""The strip below a picture that says who is who and what the signs mean."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from lacitta_nb.drawing.letters import shortened, text_width
from lacitta_nb.drawing.picture import Legend
from lacitta_nb.drawing.scene import Mark
from lacitta_nb.drawing.shapes import Shape, line
from lacitta_nb.drawing.theme import LEGEND
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.plan import page, walls
from lacitta_nb.games.lacitta.picture.signs import (
    BOWL,
    FIGURE,
    OWNER_SIGNS,
    PERSON,
    SERVICE_SIGNS,
    STROKE_OUT,
)
from lacitta_nb.games.lacitta.picture.styles import put
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import name_of, sentence

ROW: Final = 1.0
LETTERS: Final = LEGEND.size
BAR: Final = line(((-0.36, 0.0), (0.2, 0.0)))
LEAD: Final = 1.5
"""What an entry needs beside its text: the sign, and the gap to the next entry."""
LONGEST: Final = 9.0
"""The room for a name, in board units."""


class _Entry(NamedTuple):
    shape: Shape | str
    style: str
    text: str
    scale: float = 0.34

    @property
    def width(self) -> float:
        """In board units, with the gap to the next entry."""
        return LEAD + text_width(self.text) * LETTERS


def _entries(state: State, events: Sequence[Event], *, foreseen: bool) -> Iterator[_Entry]:
    left, _, right, _ = page(state.table)
    room = min(LONGEST, right - left - LEAD) / LETTERS
    for seat, player in enumerate(state.players):
        yield _Entry(OWNER_SIGNS[seat], f"owner-{seat}", shortened(player.name, room))
    for service in SERVICES:
        yield _Entry(SERVICE_SIGNS[service], "service", name_of(service))
    yield _Entry(PERSON, "person", sentence("drawing-citizens", {}))
    if state.figures:
        yield _Entry(FIGURE, "figure", sentence("drawing-figure", {}))
    if any(event.kind in ("hungry", "starved") for event in events):
        yield _Entry(BOWL, "bowl", sentence("drawing-bowl", {}))
    kinds = {event.kind for event in events} if foreseen else set()
    if kinds & {"migrated", "no_room"}:
        yield _Entry("1?", "t-badge", sentence("drawing-would-leave", {}), 1.0)
    if kinds & {"demolished", "city_lost"}:
        yield _Entry(STROKE_OUT, "struck-foreseen", sentence("drawing-would-fall", {}), 0.3)
    apart, dry = walls(state.table.board)
    if apart:
        yield _Entry(BAR, "wall", sentence("drawing-border", {}), 1.0)
    if dry:
        yield _Entry(BAR, "wall-dry", sentence("drawing-border-dry", {}), 1.0)


def _rows(state: State, events: Sequence[Event], *, foreseen: bool) -> list[list[_Entry]]:
    left, _, right, _ = page(state.table)
    rows: list[list[_Entry]] = [[]]
    for entry in _entries(state, events, foreseen=foreseen):
        if rows[-1] and sum(e.width for e in rows[-1]) + entry.width > right - left:
            rows.append([])
        rows[-1].append(entry)
    return rows


def legend_of(state: State, events: Sequence[Event] = (), *, foreseen: bool = False) -> Legend:
    """Players with their signs, the services and those other signs that stand on the board."""
    left, low, right, high = page(state.table)
    rows = _rows(state, events, foreseen=foreseen)
    marks: list[Mark] = []
    for number, row in enumerate(rows):
        x, y = left + 0.7, low - ROW * (number + 0.4)
        for entry in row:
            marks.append(put(entry.shape, entry.style, (x, y), entry.scale))
            marks.append(put(entry.text, "t-legend", (x + 0.5, y)))
            x += entry.width
    return Legend((left, low - ROW * len(rows) - 0.2, right, high), tuple(marks))

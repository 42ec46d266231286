"""What the legend says: the players, the services and those signs that stand on the board."""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.drawing.legend import Legend, LegendEntry, legend_below, short_name
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, line
from lacitta_nb.drawing.theme import OWNER_STYLES
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.plan import page, walls
from lacitta_nb.games.lacitta.picture.signs import (
    BOWL,
    FIGURE,
    PERSON,
    SERVICE_SIGNS,
    STROKE_OUT,
)
from lacitta_nb.games.lacitta.picture.styles import STYLES
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import name_of, sentence

BAR: Final = line(((-0.36, 0.0), (0.2, 0.0)))


def _entry(shape: Shape | str, style: str, text: str, scale: float = 0.34) -> LegendEntry:
    return LegendEntry(shape, STYLES[style], text, scale)


def _entries(state: State, events: Sequence[Event], *, foreseen: bool) -> Iterator[LegendEntry]:
    box = page(state.table)
    for seat, player in enumerate(state.players):
        yield LegendEntry(OWNER_SIGNS[seat], OWNER_STYLES[seat], short_name(player.name, box))
    for service in SERVICES:
        yield _entry(SERVICE_SIGNS[service], "service", name_of(service))
    yield _entry(PERSON, "person", sentence("drawing-citizens", {}))
    if state.figures:
        yield _entry(FIGURE, "figure", sentence("drawing-figure", {}))
    if any(event.kind in ("hungry", "starved") for event in events):
        yield _entry(BOWL, "bowl", sentence("drawing-bowl", {}))
    kinds = {event.kind for event in events} if foreseen else set()
    if kinds & {"migrated", "no_room"}:
        yield _entry("1?", "t-badge", sentence("drawing-would-leave", {}), 1.0)
    if kinds & {"demolished", "city_lost"}:
        yield _entry(STROKE_OUT, "struck-foreseen", sentence("drawing-would-fall", {}), 0.3)
    apart, dry = walls(state.table.board)
    if apart:
        yield _entry(BAR, "wall", sentence("drawing-border", {}), 1.0)
    if dry:
        yield _entry(BAR, "wall-dry", sentence("drawing-border-dry", {}), 1.0)


def legend_of(state: State, events: Sequence[Event] = (), *, foreseen: bool = False) -> Legend:
    """Players with their signs, the services and those other signs that stand on the board."""
    return legend_below(page(state.table), _entries(state, events, foreseen=foreseen))

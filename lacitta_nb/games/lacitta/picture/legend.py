"""What the legend says: the players, the services and those signs that stand on the board."""

from collections.abc import Iterator, Sequence
from typing import Final

from lacitta_nb.drawing.legend import Legend, LegendEntry, legend_below, short_name
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, line, polygon
from lacitta_nb.drawing.theme import EDGE_STYLES, OWNER_STYLES
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.event_marks import FRESH
from lacitta_nb.games.lacitta.picture.plan import page, walls
from lacitta_nb.games.lacitta.picture.signs import (
    BOWL,
    FIGURE,
    HEXAGON,
    PERSON,
    SERVICE_SIGNS,
    STROKE_OUT,
)
from lacitta_nb.games.lacitta.picture.styles import STYLES
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import name_of, sentence

BAR: Final = line(((-0.36, 0.0), (0.2, 0.0)))
HEAD: Final = polygon(((0.1, 0.0), (-0.7, 0.36), (-0.5, 0.0), (-0.7, -0.36)))


def _entry(shape: Shape | str, style: str, text: str, scale: float = 0.34) -> LegendEntry:
    return LegendEntry(shape, STYLES[style], text, scale)


def _arrow(shape: Shape, style: str, key: str, line_style: str) -> LegendEntry:
    """An arrow in nobody's colour, with what is at its end."""
    edge = (STYLES[f"leave{line_style}"],)
    scale = 0.26 if shape is STROKE_OUT else 1.0
    return LegendEntry(shape, STYLES[style], sentence(f"drawing-{key}", {}), scale, edge)


def _entries(state: State, events: Sequence[Event], *, foreseen: bool) -> Iterator[LegendEntry]:
    box = page(state.table)
    for seat, player in enumerate(state.players):
        name = short_name(player.name, box)
        yield LegendEntry(OWNER_SIGNS[seat], OWNER_STYLES[seat], name, edge=EDGE_STYLES[seat])
    for service in SERVICES:
        yield _entry(SERVICE_SIGNS[service], "service", name_of(service))
    yield _entry(PERSON, "person", sentence("drawing-citizens", {}))
    if state.figures:
        yield _entry(FIGURE, "figure", sentence("drawing-figure", {}))
    if any(event.kind in ("hungry", "starved") for event in events):
        yield _entry(BOWL, "bowl", sentence("drawing-bowl", {}))
    yield from _happened({event.kind for event in events}, foreseen=foreseen)
    apart, dry = walls(state.table.board)
    if apart:
        yield _entry(BAR, "wall", sentence("drawing-border", {}), 1.0)
    if dry:
        yield _entry(BAR, "wall-dry", sentence("drawing-border-dry", {}), 1.0)


def _happened(kinds: set[str], *, foreseen: bool) -> Iterator[LegendEntry]:
    """Arrows of those who leave and of those who are lost, crosses, what is new."""
    if "migrated" in kinds:
        style, key = ("badge", "would-leave") if foreseen else ("person", "leaves")
        yield _arrow(HEAD, style, key, "-foreseen" if foreseen else "")
    if "no_room" in kinds:
        yield _arrow(STROKE_OUT, "struck-bold", "would-be-lost" if foreseen else "lost", "-lost")
    if kinds & {"demolished", "city_lost"}:
        style, key = ("struck-foreseen", "would-fall") if foreseen else ("struck", "fell")
        yield _entry(STROKE_OUT, style, sentence(f"drawing-{key}", {}), 0.3)
    if kinds & FRESH:
        yield _entry(HEXAGON, "fresh", sentence("drawing-fresh", {}), 0.36)


def legend_of(state: State, events: Sequence[Event] = (), *, foreseen: bool = False) -> Legend:
    """Players with their signs, the services and those other signs that stand on the board."""
    return legend_below(page(state.table), _entries(state, events, foreseen=foreseen))

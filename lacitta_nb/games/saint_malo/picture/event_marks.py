"""The top layer: legal spaces, what has just happened in gold, and the chosen space."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.shapes import Shape, plate
from lacitta_nb.drawing.theme import CHOSEN
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.picture.cards import COUNTED, SIGN, count_places
from lacitta_nb.games.saint_malo.picture.land import HALF, mover_place, number_of
from lacitta_nb.games.saint_malo.picture.pieces import TOWER, side_line, tower_place
from lacitta_nb.games.saint_malo.picture.plan import plan_of
from lacitta_nb.games.saint_malo.picture.signs import DISC, pill
from lacitta_nb.games.saint_malo.picture.styles import LONG, SMALL, put
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.geometry.hexes import Point

ROOM: Final = 1.5
"""The widest text that a space has room for."""
RING: Final = 0.94
"""A ring inside a space, in parts of it."""
_CHANGED: Final = {
    "points": "points",
    "coins": "coins",
    "turned": "coins",
    "delivered": "logs",
    "logs_used": "logs",
    "cannon_lost": "lost",
}
"""The count on a card that a kind of event changes."""


def mark_layer(
    state: State,
    events: Iterable[Event],
    highlights: Mapping[str, str],
    selected: str | None,
    *,
    foreseen: bool = False,
) -> Marks:
    """Legal spaces, what is new, and the chosen space, in this order.

    Args:
        state: the moment.
        events: what happened.
        highlights: the spaces of the mover that may be chosen, each with its badge.
        selected: the chosen space, or None.
        foreseen: whether the events have not happened: what would be new is dashed.
    """
    happened = list(events)
    marks = [*_highlighted(state, highlights)]
    for group, shape, at, size in _new(state, happened, foreseen=foreseen):
        looks = ("foreseen",) if foreseen else ("fresh-case", "fresh")
        marks += [put(shape, look, at, size, group=group) for look in looks]
    if selected is not None:
        at, group = mover_place(state).at(number_of(selected)), f"chosen-{selected}"
        marks += [put(_tile(), style.name, at, RING, group=group) for style in CHOSEN]
    return tuple(marks)


def _highlighted(state: State, highlights: Mapping[str, str]) -> Iterator[Mark]:
    """The spaces that may be chosen: filled when empty, ringed when something stands there."""
    place, taken = mover_place(state), state.mover.filled
    for name, text in highlights.items():
        number, group = number_of(name), f"legal-{name}"
        x, y = place.at(number)
        filled = bool(taken >> number & 1)
        yield put(_tile(), "legal-ring" if filled else "legal", (x, y), RING, group=group)
        if text:
            yield from _badge(text, (x, y), group, bare=not filled)


def _badge(text: str, at: Point, group: str, *, bare: bool) -> Iterator[Mark]:
    """A short text stands on the lit space itself; one that is too wide has smaller letters.

    A sign at its end, such as a warning, stands below the rest.
    """
    rest, _, sign = text.rpartition(" ")
    if rest and not sign.isalnum():
        x, y = at
        yield from _badge(rest, (x, y + 0.34), group, bare=bare)
        yield put(sign, "t-legal-long", (x, y - 0.46), group=group)
        return
    wide = text_width(text, bold=True)
    letters, size = ("t-legal", SMALL) if wide * SMALL <= ROOM else ("t-legal-long", LONG)
    if not bare or wide * size > ROOM:
        width = max(0.9, round(wide * size + 0.25, 1))
        yield put(pill(width, size + 0.15), "badge-legal", at, group=group)
    yield put(text, letters, at, group=group)


@lru_cache(maxsize=1)
def _tile() -> Shape:
    """The outline of a space, whose strokes are as wide as their style says."""
    return plate(2 * HALF, 2 * HALF, 0.16)


def _new(
    state: State, events: list[Event], *, foreseen: bool
) -> Iterator[tuple[str, Shape, Point, float]]:
    """What is new: the group of the mark, its shape, where it is, and how large."""
    plan = plan_of(state.table)
    seen: dict[str, tuple[Shape, Point, float]] = {}
    for event in events:
        seat = event.player
        if event.kind == "attack":
            left, low, right, high = plan.rows[event.row - 1].area
            frame = plate(round(right - left, 3), round(high - low, 3), 0.3)
            seen[f"new-attack-{event.row}"] = frame, ((left + right) / 2, (low + high) / 2), 1.0
        if seat is None:
            continue
        place = plan.cities[seat]
        if event.kind == "placed":
            at = place.at(NUMBER[event.space])
            seen[f"new-{seat}-{event.space}"] = _tile(), at, RING
        elif event.kind in ("side_complete", "side_broken"):
            tower = tower_place(state.table.tables, event.side, place)
            seen[f"new-tower-{seat}-{event.side}"] = _round(TOWER + 0.08), tower, 1.0
            if event.kind == "side_complete":
                along = side_line(state.table.tables, event.side, place)
                seen[f"new-side-{seat}-{event.side}"] = along, (0.0, 0.0), 1.0
        elif event.kind in _CHANGED:
            what = _CHANGED[event.kind]
            at = count_places(plan.cities[seat].card)[COUNTED.index(what)]
            seen[f"new-count-{seat}-{what}"] = _round(SIGN + 0.12), at, 1.0
    yield from ((group, *mark) for group, mark in seen.items())
    yield from _boxes(state, events, foreseen=foreseen)


def _boxes(
    state: State, events: list[Event], *, foreseen: bool
) -> Iterator[tuple[str, Shape, Point, float]]:
    """The pirates' boxes that are marked now."""
    table, rows = state.table, plan_of(state.table).rows
    marked = sum(event.amount for event in events if event.kind == "pirates")
    first = state.boxes if foreseen else state.boxes - marked
    for number in range(max(first, 0), min(first + marked, table.boxes)):
        row, place = divmod(number, table.row_length)
        size = rows[row].size
        yield f"new-box-{number + 1}", _tile(), rows[row].boxes[place], 0.46 * size / HALF


@lru_cache(maxsize=8)
def _round(radius: float) -> Shape:
    """A ring whose stroke is as wide as its style says."""
    return Shape(tuple((key, tuple(n * radius for n in numbers)) for key, numbers in DISC.pieces))

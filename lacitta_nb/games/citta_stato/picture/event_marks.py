"""The top layer: what may be chosen, what has just happened in gold, what is chosen."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.theme import CHOSEN
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture.happened import where
from lacitta_nb.games.citta_stato.picture.land import frame
from lacitta_nb.games.citta_stato.picture.plan import middle, places_of, size
from lacitta_nb.games.citta_stato.picture.styles import STYLES, put
from lacitta_nb.games.citta_stato.picture.targets import box_at
from lacitta_nb.games.citta_stato.state import State

LARGE: Final = 2.0
"""The height from which a place has room for a badge inside."""


def mark_layer(
    state: State,
    events: Iterable[Event],
    highlights: Mapping[str, str],
    selected: str | None,
    *,
    foreseen: bool = False,
) -> Marks:
    """What may be chosen, what is new, and what is chosen, in this order.

    Args:
        state: the moment.
        events: what happened.
        highlights: the targets that may be chosen, each with its badge.
        selected: the chosen target, or None.
        foreseen: whether the events have not happened: what would be new is dashed.
    """
    marks = [mark for name, text in highlights.items() for mark in _lit(state, name, text)]
    places = places_of(state.table)
    looks = ("foreseen",) if foreseen else ("fresh-case", "fresh")
    for name in dict.fromkeys(name for event in events for name in where(state, event)):
        box, group = places[name], f"new-{name}"
        marks += [put(frame(*size(box)), look, middle(box), group=group) for look in looks]
    if selected is not None:
        box, group = box_at(state, selected), f"chosen-{selected}"
        shape = frame(*size(box))
        marks += [put(shape, style.name, middle(box), group=group) for style in CHOSEN]
    return tuple(marks)


def _lit(state: State, name: str, text: str) -> Iterator[Mark]:
    """A place that may be chosen has a ring; a short text stands on its lower edge."""
    box, group = box_at(state, name), f"legal-{name}"
    yield put(frame(*size(box)), "legal-ring", middle(box), group=group)
    if text:
        yield from _badge(text, box, group)


def _badge(text: str, box: Box, group: str) -> Iterator[Mark]:
    """The badge: inside large places at the right, on the edge of small ones."""
    left, low, right, high = box
    letters = STYLES["t-legal-long"]
    wide = round(text_width(text, bold=True) * letters.size + 0.3, 1)
    x, y = (left + right) / 2, low + 0.1
    if high - low >= LARGE and right - left > wide + 0.3:
        x = right - wide / 2 - 0.12
        # The lower line of schemes ends at the right with what they move.
        y = low + 0.42 if high - low > right - left - LARGE else high - 0.5
    yield put(frame(wide, 0.74, 0.3), "badge-legal", (x, y), group=group)
    yield put(text, "t-legal-long", (x, y), group=group)

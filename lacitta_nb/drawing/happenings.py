"""The top layer: legal spaces, what has just happened, and the chosen space.

Everything that happened is read from events: arrows of `migrated` and `no_room`, ghosts of
`demolished` and `city_lost`, bowls of `hungry` and `starved`, badges of what came or was paid.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from lacitta_nb.drawing.arrows import arrow_marks
from lacitta_nb.drawing.scene import Mark, Marks, put
from lacitta_nb.drawing.shapes import plate
from lacitta_nb.drawing.signs import BOWL, BUILDING_SIGNS, COIN, HEXAGON, STROKE_OUT
from lacitta_nb.events import Event
from lacitta_nb.geometry import Point, space_centres
from lacitta_nb.state import State
from lacitta_nb.texts import describe

FRESH: Final = frozenset({"placed", "founded", "built", "figures", "rich_harvest"})
LETTER: Final = 0.6
"""About how wide a letter is, in parts of its size."""


def pill_width(text: str, size: float = 0.52) -> float:
    """The width of a badge around a text, in board units, in steps so that few shapes are made.

    >>> pill_width("+3") == pill_width("12")
    True
    """
    return max(0.8, round(len(text) * LETTER * size + 0.4, 1))


def mark_layer(
    state: State, events: Iterable[Event], highlights: Mapping[str, str], selected: str | None
) -> Marks:
    """Legal spaces, arrows, ghosts, badges and the chosen space, in this order."""
    board = state.table.board
    centres = space_centres(board)
    happened = list(events)
    occupied = state.occupied
    marks: list[Mark] = []
    for name, text in highlights.items():
        space = board.index[name]
        marks += _legal(centres[space], text, built=bool(occupied >> space & 1))

    def where(name: str) -> Point:
        return centres[board.index[name]]

    names = [player.name for player in state.players]
    fresh = dict.fromkeys(e.space for e in happened if e.kind in FRESH)
    marks += [put(HEXAGON, "fresh", where(name), 0.9) for name in fresh]
    marks += _ghosts(happened, where, names)
    marks += arrow_marks(state, happened)
    marks += _badges(state, happened, where)
    if selected is not None:
        marks.append(put(HEXAGON, "chosen", where(selected), 0.92))
    return tuple(marks)


def _legal(place: Point, text: str, *, built: bool) -> Iterator[Mark]:
    """A space that may be chosen: filled when empty, ringed when something stands there."""
    x, y = place
    if not built:
        yield put(HEXAGON, "legal", place, 0.84)
        if text:
            yield put(text, "t-legal", (x, y + 0.06))
        return
    yield put(HEXAGON, "legal-ring", place, 0.92)
    if text:
        yield put(plate(pill_width(text), 0.7, 0.3), "badge-legal", (x, y - 0.62))
        yield put(text, "t-legal", (x, y - 0.63))


def _ghosts(
    events: Iterable[Event], where: Callable[[str], Point], names: list[str]
) -> Iterator[Mark]:
    """What was demolished, crossed out where it stood (D1, D2)."""
    for number, event in enumerate(events):
        if event.kind not in ("demolished", "city_lost"):
            continue
        place = where(event.space)
        kind = event.building if event.kind == "demolished" else "castle"
        yield put(HEXAGON, "ghost-tile", place, 0.84)
        yield put(BUILDING_SIGNS[kind], "ghost", place, 0.5)
        label = describe(event, names)
        yield put(STROKE_OUT, "struck", place, 0.62, id=f"g-{number}", label=label)


def _badges(state: State, events: list[Event], where: Callable[[str], Point]) -> Iterator[Mark]:
    """What came to a space and what left it: citizens, gold, hunger."""
    grown: Counter[str] = Counter()
    starved: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    hungry: dict[str, None] = {}
    for event in events:
        if event.kind in ("grew", "golden_times"):
            grown[event.space] += event.amount
        elif event.kind == "income":
            paid[event.space] += event.amount
        elif event.kind == "starved":
            starved[event.space] += event.amount or 1
        elif event.kind == "hungry" and event.player is not None:
            cities = state.cities_of(event.player)
            hungry |= dict.fromkeys(state.table.board.spaces[city.castle] for city in cities)
    for name, amount in grown.items():
        yield from _pill(where(name), (0.62, 0.62), f"+{amount}", "badge", "t-badge")
    for name, amount in paid.items():
        x, y = where(name)
        yield put(COIN, "badge-coin", (x + 0.5, y + 0.5), 0.42)
        yield put(f"+{amount}", "t-coin", (x + 0.5, y + 0.49))
    for name in dict.fromkeys([*hungry, *starved]):
        x, y = where(name)
        yield put(BOWL, "bowl", (x - 0.6, y + 0.62), 0.42)
    for name, amount in starved.items():
        yield from _pill(where(name), (0.62, 0.62), f"−{amount}", "badge-alarm", "t-alarm")


def _pill(place: Point, aside: Point, text: str, style: str, letters: str) -> Iterator[Mark]:
    x, y = place[0] + aside[0], place[1] + aside[1]
    yield put(plate(pill_width(text), 0.72, 0.34), style, (x, y))
    yield put(text, letters, (x, y - 0.01))

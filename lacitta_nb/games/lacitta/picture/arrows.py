"""Arrows of migration, along the spaces from the losing city to the gaining one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Piece, Shape, polygon
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.arrow_badges import (
    BADGE_EDGE,
    BADGE_HEIGHT,
    SIGN,
    badge_places,
    badge_shape,
    badge_text,
    badge_width,
)
from lacitta_nb.games.lacitta.picture.signs import SERVICE_SIGNS, STROKE_OUT
from lacitta_nb.games.lacitta.picture.styles import SMALL, put
from lacitta_nb.games.lacitta.picture.ways import migration_path, way
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.geometry.paths import meet, trimmed
from lacitta_nb.texts import describe, sentence

TRIM: Final = 0.72
"""How much of the way is left out at both ends, so that no arrow lies on a building's sign."""
LANES: Final = (0.0, 0.5, -0.5, 1.0, -1.0)
"""How far beside the middle of the way arrows run that share it, in the order of their places."""
HEAD: Final = 0.9
HALF_HEAD: Final = 0.5
SHORT_OF: Final = 0.6
"""How much earlier the arrow of a lost citizen ends, so that its cross strikes no building out."""


class _Arrow(NamedTuple):
    event: Event
    amount: int
    start: int
    end: int
    place: int
    aside: float


def arrow_marks(
    state: State, events: list[Event], shown: Sequence[Box] = (), *, foreseen: bool = False
) -> Iterator[Mark]:
    """One arrow for all citizens who left one city for another for one service (M1, M4).

    Args:
        state: the moment.
        events: what happened.
        shown: where other badges are, which those of arrows leave free.
        foreseen: whether it has not happened: such arrows are thin, dashed and hollow.
    """
    names = [player.name for player in state.players]
    arrows = list(_arrows(state, events))
    paths = [_path(state.table.board, a.start, a.end, a.aside) for a in arrows]
    drawn = [(arrow, path) for arrow, path in zip(arrows, paths, strict=True) if path]
    for number, (arrow, path) in enumerate(drawn):
        label = describe(arrow.event, names)
        if foreseen:
            label = sentence("drawing-foreseen", {"text": label})
        yield from _line(arrow.event, path, f"m-{number}", label, foreseen=foreseen)
    texts = [badge_text(a.event, a.amount, foreseen=foreseen) for a, _ in drawn]
    sizes = [(badge_width(text), BADGE_HEIGHT) for text in texts]
    spots = badge_places(state, [path for _, path in drawn], sizes, shown)
    for (arrow, _), text, spot in zip(drawn, texts, spots, strict=True):
        yield from _badge(arrow.event, text, spot)


def arrow_key(event: Event) -> str:
    """The group of the arrow of a citizen who left, or was lost on the way."""
    lost = "lost-" if event.kind == "no_room" else ""
    return f"arrow-{lost}{event.source}-{event.space}-{event.service}"


def _arrows(state: State, events: list[Event]) -> Iterator[_Arrow]:
    board = state.table.board
    moved: dict[tuple[str, str, str, str], list[Event]] = {}
    for event in events:
        if event.kind in ("migrated", "no_room"):
            key = event.kind, event.source, event.space, event.service
            moved.setdefault(key, []).append(event)
    used: list[frozenset[int]] = []
    lines: list[tuple[Point, ...]] = []
    for same in moved.values():
        event = same[0]
        start = _stood(state, events, event.source)
        end = _stood(state, events, event.space)
        spaces = way(board, start, end)
        between = frozenset(spaces[1:-1])
        place = sum(1 for other in used if other & between)
        used.append(between)
        side = LANES[place % len(LANES)]
        side = -side if spaces and spaces[0] > spaces[-1] else side
        if _crossings(_path(board, start, end, side), lines) > (
            _crossings(_path(board, start, end, -side), lines)
        ):
            side = -side
        lines.append(_path(board, start, end, side))
        yield _Arrow(event, len(same), start, end, place, side)


def _path(board: Board, start: int, end: int, aside: float) -> tuple[Point, ...]:
    return migration_path(board, start, end, aside=aside, trim=TRIM)


def _crossings(path: tuple[Point, ...], others: Sequence[tuple[Point, ...]]) -> int:
    """How many other lines a line meets: those that part from it on its other side."""
    return sum(1 for other in others if path and other and meet(path, other))


def _stood(state: State, events: list[Event], castle: str) -> int:
    """The spaces of a city when the citizens left: with what has been demolished since."""
    board: Board = state.table.board
    number = board.index[castle]
    city = state.city_of_castle(number)
    spaces = 1 << number if city is None else city.spaces
    for event in events:
        if event.kind == "demolished" and event.source == castle:
            spaces |= 1 << board.index[event.space]
    return spaces


def _line(
    event: Event, path: tuple[Point, ...], id_: str, label: str, *, foreseen: bool
) -> Iterator[Mark]:
    assert event.player is not None
    lost = event.kind == "no_room"
    if lost:
        path = trimmed(path, 0, SHORT_OF)
    shaft = smooth(path if lost else trimmed(path, 0, HEAD * 0.7))
    group = arrow_key(event)
    kind = "-lost" if lost else "-foreseen" if foreseen else ""
    yield put(shaft, "arrow-case", group=group)
    yield put(shaft, f"arrow{kind}-{event.player}", id=id_, label=label, group=group)
    if event.other is not None:
        sign, style = OWNER_SIGNS[event.other], f"owner-{event.other}"
        yield put(sign, style, path[0], 0.3, group=group)
    if lost:
        yield put(STROKE_OUT, "struck-bold", path[-1], 0.38, group=group)
    else:
        kind = "-foreseen" if foreseen else ""
        yield put(head(path[-2], path[-1]), f"head{kind}-{event.player}", group=group)


def _badge(event: Event, text: str, place: Point) -> Iterator[Mark]:
    """How many left, and for which service."""
    lost, (x, y), group = event.kind == "no_room", place, f"badge-{arrow_key(event)}"
    half = badge_width(text) / 2
    yield put(badge_shape(text), "badge-alarm" if lost else "badge", place, group=group)
    at = x - half + BADGE_EDGE + text_width(text, bold=True) * SMALL / 2, y
    yield put(text, "t-alarm" if lost else "t-badge", at, group=group)
    spot = x + half - BADGE_EDGE - SIGN, y
    yield put(SERVICE_SIGNS[event.service], "service", spot, SIGN, group=group)


def smooth(points: tuple[Point, ...]) -> Shape:
    """A line whose bends are rounded: curves from the middle of each stretch to the next.

    >>> len(smooth(((0, 0), (1, 0), (1, 1))).pieces)
    4
    """
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(points)]
    pieces: list[Piece] = [("M", points[0]), ("L", middles[0])]
    for (x, y), (ax, ay), (bx, by) in zip(points[1:-1], middles, middles[1:], strict=False):
        handles = ax + (x - ax) * 2 / 3, ay + (y - ay) * 2 / 3
        pieces.append(("C", (*handles, bx + (x - bx) * 2 / 3, by + (y - by) * 2 / 3, bx, by)))
    pieces.append(("L", points[-1]))
    return Shape(tuple(pieces))


def head(before: Point, tip: Point) -> Shape:
    """An arrowhead with its tip at a point, pointing away from another."""
    dx, dy = tip[0] - before[0], tip[1] - before[1]
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length, dy / length
    back = tip[0] - HEAD * ux, tip[1] - HEAD * uy
    notch = tip[0] - HEAD * 0.72 * ux, tip[1] - HEAD * 0.72 * uy
    one = back[0] - HALF_HEAD * uy, back[1] + HALF_HEAD * ux
    two = back[0] + HALF_HEAD * uy, back[1] - HALF_HEAD * ux
    return polygon((tip, one, notch, two))

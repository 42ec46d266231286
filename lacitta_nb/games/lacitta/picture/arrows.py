"""Arrows of migration, along the spaces from the losing city to the gaining one."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import Final, NamedTuple

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Piece, Shape, plate, polygon
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.plan import page
from lacitta_nb.games.lacitta.picture.signs import SERVICE_SIGNS, STROKE_OUT
from lacitta_nb.games.lacitta.picture.styles import put
from lacitta_nb.games.lacitta.picture.ways import migration_path, way
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.geometry.paths import along, meet, trimmed
from lacitta_nb.texts import describe, sentence

TRIM: Final = 0.72
"""How much of the way is left out at both ends, so that no arrow lies on a building's sign."""
LANES: Final = (0.0, 0.5, -0.5, 1.0, -1.0)
"""How far beside the middle of the way arrows run that share it, in the order of their places."""
HEAD: Final = 0.9
HALF_HEAD: Final = 0.5
BADGE_AT: Final = (0.4, 0.62, 0.25, 0.75)
"""Where on an arrow its badge sits, by its place among those that share a way."""
BADGE_ASIDE: Final = 0.52
"""How far beside its arrow a badge sits, so that it does not hide it."""
SHORT: Final = 4.0
"""Up to this length an arrow has its badge farther out, on the side to which it bends."""
SHORT_ASIDE: Final = 0.85
SHORT_AT: Final = 0.42
"""Where on a short arrow its badge sits: nearer to its beginning, for its head takes room."""
HALF_BADGE: Final = 0.66
BADGE: Final = plate(2 * HALF_BADGE, 0.78, 0.36)
SHORT_OF: Final = 0.6
"""How much earlier the arrow of a lost citizen ends, so that its cross strikes no building out."""


class _Arrow(NamedTuple):
    event: Event
    amount: int
    start: int
    end: int
    place: int
    aside: float


def arrow_marks(state: State, events: list[Event], *, foreseen: bool = False) -> Iterator[Mark]:
    """One arrow for all citizens who left one city for another for one service (M1, M4).

    Args:
        state: the moment.
        events: what happened.
        foreseen: whether it has not happened: such arrows are thin, dashed and hollow.
    """
    names = [player.name for player in state.players]
    arrows = list(_arrows(state, events))
    badges: list[Mark] = []
    for number, arrow in enumerate(arrows):
        path = _path(state.table.board, arrow.start, arrow.end, arrow.aside)
        if not path:
            continue
        label = describe(arrow.event, names)
        if foreseen:
            label = sentence("drawing-foreseen", {"text": label})
        yield from _line(arrow.event, path, f"m-{number}", label, foreseen=foreseen)
        number_text = f"{arrow.amount}{'?' if foreseen else ''}"
        badges += _badge(arrow, _beside(arrow, path, page(state.table), arrows), number_text)
    yield from badges


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
    yield put(shaft, "arrow-case")
    kind = "-lost" if lost else "-foreseen" if foreseen else ""
    style = f"arrow{kind}-{event.player}"
    yield put(shaft, style, id=id_, label=label)
    if event.other is not None:
        yield put(OWNER_SIGNS[event.other], f"owner-{event.other}", path[0], 0.3)
    if lost:
        yield put(STROKE_OUT, "struck-bold", path[-1], 0.38)
    else:
        kind = "-foreseen" if foreseen else ""
        yield put(head(path[-2], path[-1]), f"head{kind}-{event.player}")


def _beside(arrow: _Arrow, path: tuple[Point, ...], box: Box, arrows: Sequence[_Arrow]) -> Point:
    """The place of an arrow's badge: away from the arrows beside it, and on the page."""
    short = hypot(path[-1][0] - path[0][0], path[-1][1] - path[0][1]) < SHORT
    part = SHORT_AT if short else BADGE_AT[arrow.place % len(BADGE_AT)]
    (ax, ay), (x, y), (bx, by) = (along(path, part + step) for step in (-0.1, 0, 0.1))
    length = hypot(bx - ax, by - ay) or 1.0
    side = -BADGE_ASIDE if arrow.aside < 0 else BADGE_ASIDE
    if short:
        side = SHORT_ASIDE if _badge_left(arrow, path, arrows) else -SHORT_ASIDE
    across, up = -(by - ay) / length * side, (bx - ax) / length * side
    if arrow.aside == 0 and not box[0] + HALF_BADGE < x + across < box[2] - HALF_BADGE:
        across, up = -across, -up
    return x + across, y + up


def _badge_left(arrow: _Arrow, path: tuple[Point, ...], arrows: Sequence[_Arrow]) -> bool:
    """Whether a short arrow has its badge to its left: away from the one that shares its way."""
    if arrow.aside:
        return arrow.aside > 0
    for other in arrows:
        if other.aside and {other.start, other.end} == {arrow.start, arrow.end}:
            return (other.aside > 0) != (other.start == arrow.start)
        if other.aside and (other.start == arrow.start or other.end == arrow.end):
            return other.aside < 0
    return _bends_left(path)


def _bends_left(path: tuple[Point, ...]) -> bool:
    """Whether the middle of a line lies to the left of the straight way to its end."""
    (ax, ay), (mx, my), (bx, by) = path[0], along(path, 0.5), path[-1]
    return (bx - ax) * (my - ay) - (by - ay) * (mx - ax) > 0


def _badge(arrow: _Arrow, place: Point, amount: str) -> Iterator[Mark]:
    """How many left, and for which service."""
    lost = arrow.event.kind == "no_room"
    x, y = place
    yield put(BADGE, "badge-alarm" if lost else "badge", place)
    letters = "t-alarm" if lost else "t-badge"
    yield put(f"−{amount}" if lost else amount, letters, (x - 0.3, y - 0.01))
    yield put(SERVICE_SIGNS[arrow.event.service], "service", (x + 0.28, y), 0.27)


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

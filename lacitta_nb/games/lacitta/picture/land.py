"""The layer that never changes in a game: areas, spaces, shrines, and the names of the spaces."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.letters import shortened
from lacitta_nb.drawing.scene import Mark, Marks, Target
from lacitta_nb.drawing.shapes import line, polygon
from lacitta_nb.drawing.theme import NAME
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import WHEAT
from lacitta_nb.games.lacitta.picture.labels import area_label, wall_labels
from lacitta_nb.games.lacitta.picture.plan import (
    area_outlines,
    label_points,
    shrines,
    space_centres,
    walls,
)
from lacitta_nb.games.lacitta.picture.signs import EAR, HATCH, HEXAGON, PEAKS, SHRINE, WATER
from lacitta_nb.games.lacitta.picture.styles import put
from lacitta_nb.games.lacitta.state import Table
from lacitta_nb.geometry.hexes import CORNERS, Point
from lacitta_nb.texts import current

SPACE: Final = 0.94
"""Size of a space's hexagon; the rest is the line between two."""
NAME_BELOW: Final = 0.6
NAME_ROOM: Final = 1.6 / NAME.size
"""The room for the name of a space, in parts of the size of its letters."""
EAR_STEP: Final = 0.72
_OUTLINE: Final = tuple((SPACE * x, SPACE * y) for x, y in CORNERS)


def land_layer(table: Table) -> Marks:
    """Areas with what grows there, spaces (closed ones dim and hatched), wayside shrines."""
    return _land(table, current())


@lru_cache(maxsize=16)
def _land(table: Table, language: str) -> Marks:  # noqa: ARG001 - its labels are in that language
    board = table.board
    marks: list[Mark] = []
    for number, (rings, place) in enumerate(
        zip(area_outlines(board), label_points(board), strict=True)
    ):
        tile = table.landscapes[number]
        if board.waste[number] and not tile:
            continue
        label = area_label(board.areas[number], tile)
        marks.append(put(polygon(*rings), f"area-{tile}", id=f"a-{number}", label=label))
        marks += _growth(tile, place)
    for number, place in enumerate(space_centres(board)):
        is_open = table.open >> number & 1
        marks.append(put(HEXAGON, "space" if is_open else "closed", place, SPACE))
        if not is_open:
            marks.append(put(HATCH, "hatch", place, 0.9))
    marks += [put(SHRINE, "shrine", place, 0.42) for place in shrines(board)]
    apart, dry = walls(board)
    between, beside = wall_labels()
    marks += [put(line(ends), "wall", label=between) for ends in apart]
    marks += [put(line(ends), "wall-dry", label=beside) for ends in dry]
    return tuple(marks)


def _growth(tile: str, place: Point) -> Iterator[Mark]:
    """As many ears as a farm tile has wheat, peaks, or waves."""
    x, y = place
    ears = WHEAT.get(tile, 0)
    for i in range(ears):
        yield put(EAR, "wheat", (x + (i - (ears - 1) / 2) * EAR_STEP, y), 0.66)
    if tile == "mountain":
        yield put(PEAKS, "rock", place, 0.72)
    if tile == "lake":
        yield put(WATER, "water", place, 0.72)


@lru_cache(maxsize=16)
def name_layer(board: Board) -> Marks:
    """The name of each space, at the lower tip of its hexagon."""
    return tuple(map(name_mark, board.spaces, space_centres(board)))


def name_mark(name: str, place: Point) -> Mark:
    """The name of a space whose middle is at a place."""
    return put(shortened(name, NAME_ROOM), "t-name", (place[0], place[1] - NAME_BELOW))


@lru_cache(maxsize=16)
def space_targets(board: Board) -> tuple[Target, ...]:
    """The spaces as things to click, by number."""
    pairs = zip(board.spaces, space_centres(board), strict=True)
    return tuple(Target(name, place, _OUTLINE) for name, place in pairs)

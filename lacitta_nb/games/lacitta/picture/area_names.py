"""The names of the areas, each in its area where it hides least of what lies on the board."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.letters import shortened, text_width
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.picture.plan import area_shapes, label_points
from lacitta_nb.games.lacitta.picture.plates import HALF_AREA, plate_places
from lacitta_nb.games.lacitta.picture.room import Obstacle, box_at, clearest
from lacitta_nb.games.lacitta.picture.styles import STYLES, put
from lacitta_nb.games.lacitta.state import State, Table
from lacitta_nb.geometry.hexes import Point, centre

SIZE: Final = STYLES["t-area"].size
ROOM: Final = 2.6 / SIZE
"""The room for a name, in parts of the size of its letters."""
HIGH: Final = 0.9 * SIZE
BESIDE_SIGN: Final = 0.95
"""How far above or below the sign in the middle of its area a name stands best."""
PLATE_COST: Final = 30.0
SIGN_COST: Final = 12.0
RIM_COST: Final = 4.0
FAR_COST: Final = 0.3


def area_layer(state: State) -> Marks:
    """The names of the areas; waste land without a tile has none, as it is not drawn either."""
    return _named(state.table, tuple(sorted(plate_places(state).values())))


@lru_cache(maxsize=64)
def _named(table: Table, plates: tuple[Box, ...]) -> Marks:
    board = table.board
    return tuple(
        _name(table, number, plates)
        for number in range(len(board.areas))
        if table.landscapes[number] or not board.waste[number]
    )


def _name(table: Table, number: int, plates: tuple[Box, ...]) -> Mark:
    text = shortened(table.board.areas[number], ROOM)
    half = text_width(text, bold=True) * SIZE / 2, HIGH / 2
    obstacles: list[Obstacle] = [(plate, PLATE_COST) for plate in plates]
    if table.landscapes[number]:
        obstacles.append((box_at(label_points(table.board)[number], HALF_AREA), SIGN_COST))
    place = clearest(_places(table.board, number, round(half[0], 3)), half, obstacles)
    return put(text, "t-area", place, group=f"area-{number}")


@lru_cache(maxsize=1024)
def _places(board: Board, number: int, half: float) -> tuple[tuple[float, Point], ...]:
    """Places for a name of half a width, each after its own cost, the cheapest first."""
    from shapely import box

    (x, y), shape = label_points(board)[number], area_shapes(board)[number]
    found = []
    for place in _tried(board, number):
        around = box(*box_at(place, (half, HIGH / 2)))
        off = around.area - around.intersection(shape).area
        far = abs(place[0] - x) + abs(place[1] - y)
        found.append((round(RIM_COST * off + FAR_COST * far, 6), place))
    return tuple(sorted(found))


def _tried(board: Board, number: int) -> Iterator[Point]:
    x, y = label_points(board)[number]
    for across in (0.0, -0.7, 0.7, -1.4, 1.4):
        for up in (0.0, -BESIDE_SIGN, BESIDE_SIGN, -1.5, 1.5, -2.0, 2.0):
            yield x + across, y + up
    for cell in board.cells[number]:
        yield centre(cell)

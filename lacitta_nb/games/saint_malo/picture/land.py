"""The layer that never changes in a game: sheets, spaces, and the letters at their edges."""

from functools import lru_cache
from typing import Final

from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.drawing.scene import Marks, Target
from lacitta_nb.drawing.shapes import plate
from lacitta_nb.games.saint_malo.city import NAMES, NUMBER, SIDE_OF
from lacitta_nb.games.saint_malo.picture.plan import PITCH, SIDE, CityPlace, edge_names, plan_of
from lacitta_nb.games.saint_malo.picture.signs import TILE
from lacitta_nb.games.saint_malo.picture.styles import put
from lacitta_nb.games.saint_malo.state import State, Table
from lacitta_nb.given import called

FRAME: Final = plate(SIDE + 0.36, SIDE + 0.36, 0.4)
"""Around a city."""
HALF: Final = PITCH / 2
"""Half a space, the scale of `TILE`."""
_OUTLINE: Final = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))


@lru_cache(maxsize=64)
def land_layer(table: Table) -> Marks:
    """A sheet for each player: outer spaces of stone, inner ones of paper."""
    marks = []
    for seat, place in enumerate(plan_of(table).cities):
        marks.append(put(FRAME, f"sheet-{seat}", place.middle, group=f"sheet-{seat}"))
        marks += [
            put(TILE, "outer" if number in SIDE_OF else "inner", place.at(number), HALF)
            for number in NAMES
        ]
    return tuple(marks)


@lru_cache(maxsize=64)
def name_layer(table: Table) -> Marks:
    """The letters of the rows and the numbers of the columns of every city."""
    return tuple(
        put(text, "t-edge", (place.left + x, place.low + y))
        for place in plan_of(table).cities
        for text, x, y in edge_names()
    )


def mover_place(state: State) -> CityPlace:
    """Where the city lies on which something is chosen."""
    return plan_of(state.table).cities[state.to_move]


def number_of(name: str) -> int:
    """The number of the space with a name.

    Raises:
        NotFound: no city has such a space.
    """
    if name not in NUMBER:
        guess = Guess(called(name), tuple(NUMBER))
        raise NotFound("drawing-no-target", guess=guess, name=called(name), names=", ".join(NUMBER))
    return NUMBER[name]


def space_targets(state: State) -> tuple[Target, ...]:
    """The spaces of the mover's city as things to click."""
    place = mover_place(state)
    return tuple(Target(name, place.at(number), _OUTLINE) for number, name in NAMES.items())

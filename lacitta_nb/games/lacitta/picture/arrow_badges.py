"""The badges of arrows: how many left and for what. They hide no plate, no castle and no badge."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box
from lacitta_nb.drawing.shapes import Shape, plate
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.land import NAME_BELOW
from lacitta_nb.games.lacitta.picture.plan import page, space_centres
from lacitta_nb.games.lacitta.picture.plates import EDGE, HALF_CASTLE, plate_places
from lacitta_nb.games.lacitta.picture.room import Obstacle, beyond, box_at, clearest, grown
from lacitta_nb.games.lacitta.picture.styles import SMALL
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry.hexes import Point
from lacitta_nb.geometry.paths import along

Path = tuple[Point, ...]
BADGE_HEIGHT: Final = 0.86
BADGE_EDGE: Final = 0.14
SIGN: Final = 0.3
"""Half the size of the sign of a service on a badge."""
STEPS: Final = (0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.1, 0.9)
"""Where along its arrow a badge may sit, the best first."""
ASIDES: Final = (0.7, 0.9, 1.15, 1.5, 2.0, 2.6, 3.2)
"""How far beside its arrow a badge may sit, the best first."""
STEP_COST: Final = 2.0
ASIDE_COST: Final = 3.0
PLATE_COST: Final = 300.0
BADGE_COST: Final = 300.0
CASTLE_COST: Final = 40.0
APART: Final = 0.8
APART_COST: Final = 4.0
"""Badges stand apart where there is room, so that each is seen to belong to its arrow."""
BUILT_COST: Final = 6.0
NAME_COST: Final = 2.0
LINE_COST: Final = 20.0
HALF_BUILT: Final[Point] = (0.66, 0.5)
HALF_NAME: Final[Point] = (0.45, 0.2)
HALF_LINE: Final[Point] = (0.2, 0.2)
LINE_STEP: Final = 0.4
"""How far apart the places of a line are that a badge should not hide."""
REACH: Final = 5.0


def badge_text(event: Event, amount: int, *, foreseen: bool) -> str:
    """How many citizens left, or are lost, or would leave."""
    lost = "−" if event.kind == "no_room" else ""
    return f"{lost}{amount}{'?' if foreseen else ''}"


def badge_width(text: str) -> float:
    """The width of a badge with a text and the sign of a service."""
    return round(text_width(text, bold=True) * SMALL + 2 * SIGN + 2 * BADGE_EDGE + 0.06, 1)


def badge_shape(text: str) -> Shape:
    """The plate of a badge."""
    return _shape(badge_width(text))


@lru_cache(maxsize=64)
def _shape(width: float) -> Shape:
    return plate(width, BADGE_HEIGHT, 0.38)


def badge_places(
    state: State, paths: Sequence[Path], sizes: Sequence[Point], shown: Sequence[Box] = ()
) -> list[Point]:
    """Where the badge of each arrow goes.

    Args:
        state: the moment.
        paths: the arrows.
        sizes: width and height of the badge of each.
        shown: where other badges are that should be read.

    Returns:
        The middle of each badge, in the order of the arrows.
    """
    if not paths:
        return []
    fixed = [*beyond(page(state.table)), *_pieces(state), *_lines(paths)]
    fixed += [(box, BADGE_COST) for box in shown]
    found: list[Point] = []
    for path, (width, height) in zip(paths, sizes, strict=True):
        half = width / 2, height / 2
        near = [obstacle for obstacle in fixed if _near(obstacle[0], path)]
        place = clearest(_places(path, half), half, near)
        box = box_at(place, half)
        fixed += [(box, BADGE_COST), (grown(box, APART), APART_COST)]
        found.append(place)
    return found


def _pieces(state: State) -> Iterator[Obstacle]:
    """Plates, castles and what stands on the spaces, with their names."""
    centres, castles = space_centres(state.table.board), {city.castle for city in state.cities}
    for box in plate_places(state).values():
        yield grown(box, EDGE), PLATE_COST
    for space in bits(state.occupied):
        castle = space in castles
        half, cost = (HALF_CASTLE, CASTLE_COST) if castle else (HALF_BUILT, BUILT_COST)
        yield box_at(centres[space], half), cost
    for x, y in centres:
        yield box_at((x, y - NAME_BELOW), HALF_NAME), NAME_COST


def _lines(paths: Sequence[Path]) -> Iterator[Obstacle]:
    for path in paths:
        length = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(path))
        steps = max(2, round(length / LINE_STEP))
        for step in range(steps + 1):
            yield box_at(along(path, step / steps), HALF_LINE), LINE_COST


def _near(box: Box, path: Path) -> bool:
    across, up = [x for x, _ in path], [y for _, y in path]
    return (
        box[0] < max(across) + REACH
        and box[2] > min(across) - REACH
        and box[1] < max(up) + REACH
        and box[3] > min(up) - REACH
    )


def _places(path: Path, half: Point) -> list[tuple[float, Point]]:
    """Places beside an arrow, each after its own cost, the cheapest first."""
    found = []
    for rank, part in enumerate(STEPS):
        (ax, ay), (x, y), (bx, by) = (along(path, part + step) for step in (-0.1, 0, 0.1))
        length = hypot(bx - ax, by - ay) or 1.0
        ux, uy = -(by - ay) / length, (bx - ax) / length
        # So far aside that the badge does not lie on the line, whichever way the line runs.
        wide = abs(ux) * (half[0] - 0.4)
        for number, aside in enumerate(ASIDES):
            cost = STEP_COST * rank / len(STEPS) + ASIDE_COST * number / len(ASIDES)
            sides = aside + wide, -aside - wide
            found += [(cost, (x + ux * side, y + uy * side)) for side in sides]
    return sorted(found)

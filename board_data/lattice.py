r"""Lattices of lanes: the hexagons of a board, computed from a few points.

      o-----o-----o      o   a point: no space; the lanes that end around it meet in a ring
     / \ L2/ \ L4/       --  a lane: `SIDE - 1` spaces in a straight line between two points
    / L1\ / L3\ /        L   an area: the hexagons that three lanes enclose
   o-----o-----o

Everything is in axial coordinates (q, r) of pointy-top hexagons, r growing downward. A point
(i, j) of the lattice is the hexagon (SIDE * i, SIDE * j).

Invariants: neighbouring points are joined by exactly one lane; lanes share no hexagon; a space
has a neighbour before and behind it in its lane or at the point where the lane ends; an area
is a triangle of (SIDE - 1) * (SIDE - 2) / 2 hexagons in one piece.
"""

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

Hexagon = tuple[int, int]
Point = tuple[int, int]
Corners = tuple[Point, Point, Point]

SIDE = 5
"""Steps from a point to the next: four spaces a lane and six hexagons an area."""

LANE_DIRECTIONS: tuple[Point, ...] = ((1, 0), (0, 1), (-1, 1))
NEIGHBOUR_STEPS: tuple[Hexagon, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours_of(hexagon: Hexagon) -> list[Hexagon]:
    """The six hexagons that share an edge with `hexagon`.

    >>> neighbours_of((0, 0))
    [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    """
    q, r = hexagon
    return [(q + dq, r + dr) for dq, dr in NEIGHBOUR_STEPS]


def lane_between(start: Point, end: Point) -> list[Hexagon]:
    """The hexagons strictly between two neighbouring points, from `start` on.

    >>> lane_between((0, 0), (1, 0))
    [(1, 0), (2, 0), (3, 0), (4, 0)]
    """
    (i, j), (dq, dr) = start, (end[0] - start[0], end[1] - start[1])
    return [(SIDE * i + k * dq, SIDE * j + k * dr) for k in range(1, SIDE)]


def lanes_of(points: Collection[Point]) -> list[tuple[Point, Point]]:
    """Every pair of neighbouring points, each once."""
    steps = [((i, j), (i + di, j + dj)) for i, j in sorted(points) for di, dj in LANE_DIRECTIONS]
    return [(start, end) for start, end in steps if end in points]


def triangles_of(points: Collection[Point]) -> list[Corners]:
    """The triangles that three lanes enclose, in reading order: row by row, left to right.

    >>> triangles_of([(0, 0), (1, 0), (0, 1), (1, 1)])
    [((0, 0), (1, 0), (0, 1)), ((1, 1), (0, 1), (1, 0))]
    """
    found: list[Corners] = []
    for i, j in points:
        apex_below: Corners = ((i, j), (i + 1, j), (i, j + 1))
        apex_above: Corners = ((i, j), (i - 1, j), (i, j - 1))
        found += [t for t in (apex_below, apex_above) if all(p in points for p in t)]
    return sorted(found, key=reading_place)


def reading_place(corners: Corners) -> tuple[int, int]:
    """What triangles are sorted by for reading order: the row, then six times the centre's x."""
    return min(j for _, j in corners), sum(2 * i + j for i, j in corners)


def cells_of(corners: Corners) -> list[Hexagon]:
    """The hexagons strictly inside a triangle of three points, in reading order.

    >>> cells_of(((0, 0), (1, 0), (0, 1)))
    [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3)]
    """
    (i, j), (i1, j1), (i2, j2) = corners
    inside = [(a, b) for a in range(1, SIDE) for b in range(1, SIDE - a)]
    cells = [
        (SIDE * i + a * (i1 - i) + b * (i2 - i), SIDE * j + a * (j1 - j) + b * (j2 - j))
        for a, b in inside
    ]
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def named_by_row(hexagons: Collection[Hexagon]) -> dict[str, Hexagon]:
    """Names in reading order: a letter for each row that has spaces, a number within the row.

    >>> named_by_row([(2, 0), (1, 0), (0, 1)])
    {'A1': (1, 0), 'A2': (2, 0), 'B1': (0, 1)}
    """
    rows = sorted({r for _, r in hexagons})
    return {
        f"{chr(ord('A') + row)}{number}": (q, r)
        for row, r in enumerate(rows)
        for number, q in enumerate(sorted(q for q, at_row in hexagons if at_row == r), start=1)
    }


@dataclass(frozen=True)
class Layout:
    """A board without its set-ups: spaces, areas and what touches what, all by name."""

    spaces: Mapping[str, Hexagon]
    levels: Mapping[str, int]
    areas: Mapping[str, Sequence[Hexagon]]
    expansion: Collection[str] = ()
    not_adjacent: Sequence[tuple[str, str]] = ()
    no_yield: Sequence[tuple[str, str]] = ()
    next_to: Mapping[str, Sequence[str]] = field(init=False)
    touches: Mapping[str, Sequence[str]] = field(init=False)

    def __post_init__(self) -> None:
        """Work out the neighbours of each space and the areas it touches."""
        object.__setattr__(self, "next_to", self._neighbouring_spaces())
        object.__setattr__(self, "touches", self._touching_areas())

    def _neighbouring_spaces(self) -> dict[str, list[str]]:
        name_at = {at: name for name, at in self.spaces.items()}
        apart = {frozenset(pair) for pair in self.not_adjacent}
        near = {
            name: [name_at[at] for at in neighbours_of(hexagon) if at in name_at]
            for name, hexagon in self.spaces.items()
        }
        return {
            a: [b for b in found if frozenset((a, b)) not in apart] for a, found in near.items()
        }

    def _touching_areas(self) -> dict[str, list[str]]:
        return {
            name: [
                area
                for area, cells in self.areas.items()
                if (name, area) not in self.no_yield
                and any(at in cells for at in neighbours_of(hexagon))
            ]
            for name, hexagon in self.spaces.items()
        }

    def open_to(self, players: int) -> list[str]:
        """The spaces that may be built on with so many players (S11)."""
        return [name for name, level in self.levels.items() if level <= players]

    def distances(self, start: str, allowed: Collection[str]) -> dict[str, int]:
        """Steps from `start` to every space that can be reached over `allowed` spaces."""
        steps = {start: 0}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.next_to[here]:
                if there in allowed and there not in steps:
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        return steps

    def enclosed(self, players: int) -> list[str]:
        """The areas around which every space is open to so many players."""
        around: dict[str, list[int]] = {area: [] for area in self.areas}
        for space, areas in self.touches.items():
            for area in areas:
                around[area].append(self.levels[space])
        return [
            area
            for area, levels in around.items()
            if area not in self.expansion and max(levels) <= players
        ]


def layout_of(
    level_points: Mapping[int, Collection[Point]],
    triangles: Iterable[Corners],
    waste: Sequence[Corners] = (),
) -> Layout:
    """Lay out the lanes between points and the areas in the given triangles, L1 being the first.

    `level_points` has the points by level, each level holding those of the levels below: a
    lane is open from the level on that has both its ends. `waste` are the areas of the
    expansion, numbered last.
    """
    level_at: dict[Hexagon, int] = {}
    for level, points in sorted(level_points.items(), reverse=True):
        for start, end in lanes_of(points):
            level_at.update((hexagon, level) for hexagon in lane_between(start, end))
    spaces = named_by_row(level_at)
    land = [cells_of(corners) for corners in [*triangles, *waste]]
    areas = {f"L{number}": cells for number, cells in enumerate(land, start=1)}
    return Layout(
        spaces=spaces,
        levels={name: level_at[hexagon] for name, hexagon in spaces.items()},
        areas=areas,
        expansion=list(areas)[len(areas) - len(waste) :],
    )


def rows_of(spans: Sequence[tuple[int, int]]) -> list[Point]:
    """The points of a lattice given row by row as (first, last).

    >>> rows_of([(0, 1), (-1, 0)])
    [(0, 0), (1, 0), (-1, 1), (0, 1)]
    """
    return [(i, j) for j, (first, last) in enumerate(spans) for i in range(first, last + 1)]

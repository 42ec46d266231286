"""The layer of what changes: things in the cities, towers and sides, cards, pirates."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.drawing.scene import Mark, Marks
from lacitta_nb.drawing.shapes import Shape, line
from lacitta_nb.drawing.theme import EDGE_STYLES
from lacitta_nb.games.saint_malo.city import COLUMNS, NAMES, ROWS, SIDES, WIDTH
from lacitta_nb.games.saint_malo.constants import CHURCHES, PERSONS, SIDE_DEFENCE, THINGS
from lacitta_nb.games.saint_malo.picture.cards import card
from lacitta_nb.games.saint_malo.picture.labels import standing
from lacitta_nb.games.saint_malo.picture.land import FRAME
from lacitta_nb.games.saint_malo.picture.pirates import pirate_rows
from lacitta_nb.games.saint_malo.picture.plan import PITCH, CityPlace, plan_of
from lacitta_nb.games.saint_malo.picture.signs import (
    COIN,
    DISC,
    MEDAL,
    OUT,
    PERSON_SIGNS,
    SHIELD,
    THING_SIGNS,
    WEDGE,
)
from lacitta_nb.games.saint_malo.picture.styles import put
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.tables import Bonus, Tables
from lacitta_nb.geometry.hexes import Point

SIZES: Final = {"crate": 0.62, "wall": 0.68, "house": 0.62}
CHURCH_SIZE: Final = 0.68
PIECE: Final = 0.67
"""Half the width of a person's round piece."""
PERSON: Final = 0.4
TOWER: Final = 0.72
WEDGE_AT: Final = 0.89
"""How far from the middle of a tower the wedge is that points to its side."""
CORNER_OF: Final = {
    f"{row}{column}": (ROWS.index(row) * WIDTH + column - 1)
    for row in (ROWS[0], ROWS[-1])
    for column in (COLUMNS[0], COLUMNS[-1])
}
"""The numbers that the towers would have if they were spaces."""
OUTWARD: Final = {
    "top": (0.0, 1.0),
    "right": (1.0, 0.0),
    "bottom": (0.0, -1.0),
    "left": (-1.0, 0.0),
}


def piece_layer(state: State) -> Marks:
    """What lies in every city, what every player has, and the pirates."""
    plan, tables = plan_of(state.table), state.table.tables
    marks: list[Mark] = []
    for seat, (player, place) in enumerate(zip(state.players, plan.cities, strict=True)):
        marks += _things(seat, player.things, place)
        for side in SIDES:
            marks += _side(seat, tables, side, standing(player, side), place)
        if seat == state.to_move and not state.over:
            edges = EDGE_STYLES[seat]
            marks += [put(FRAME, e.name, place.middle, group=f"frame-{seat}") for e in edges]
        marks += card(state, seat, plan)
    marks += pirate_rows(state, plan)
    return tuple(marks)


@lru_cache(maxsize=64)
def _things(seat: int, things: tuple[int, ...], place: CityPlace) -> Marks:
    """What stands on the spaces of a city, in their order."""
    found = {n: thing for thing, mask in zip(THINGS, things, strict=True) for n in bits(mask)}
    return tuple(
        mark
        for number in sorted(found)
        for mark in _thing(found[number], place.at(number), f"thing-{seat}-{NAMES[number]}")
    )


def _thing(thing: str, at: Point, group: str) -> Iterator[Mark]:
    """A thing as it stands on a space, with the size of a church on it."""
    if thing in PERSONS:
        yield put(DISC, "piece", at, PIECE, group=group)
        yield put(PERSON_SIGNS[thing], "person", at, PERSON, group=group)
    elif thing in CHURCHES:
        yield put(THING_SIGNS[thing], "church", at, CHURCH_SIZE, group=group)
        number = str(CHURCHES.index(thing) + 1)
        yield put(number, "t-church", (at[0], at[1] - 0.22), group=group)
    else:
        yield put(THING_SIGNS[thing], thing, at, SIZES[thing], group=group)


@lru_cache(maxsize=512)
def _side(seat: int, tables: Tables, side: str, now: str, place: CityPlace) -> Marks:
    """The tower of a side with its bonus, a line along the side, and what it defends."""
    group, look = f"side-{seat}-{side}", "" if now == "open" else f"-{now}"
    tower = tower_place(tables, side, place)
    marks = [put(side_line(tables, side, place), f"side{look}", group=group)]
    marks.append(put(DISC, f"tower{look}", tower, TOWER, group=group))
    along = _along(tables, side, place)
    wedge = tower[0] + along[0] * WEDGE_AT, tower[1] + along[1] * WEDGE_AT
    if now == "broken":
        marks.append(put(OUT, "out", wedge, 0.22, group=group))
    else:
        marks.append(put(_turned(along), "bonus", wedge, 0.28, group=group))
    marks += _bonus(tables.bonuses[side], look, tower, group)
    if now == "complete":
        numbers = list(bits(SIDES[side]))
        middle = place.at(numbers[len(numbers) // 2])
        marks.append(put(SHIELD, "held", middle, 0.5, group=group))
        marks.append(put(str(SIDE_DEFENCE), "t-held", middle, group=group))
    return tuple(marks)


def tower_place(tables: Tables, side: str, place: CityPlace) -> Point:
    """The middle of the tower that shows the bonus of a side."""
    return place.at(CORNER_OF[tables.towers[side]])


def _ends(tables: Tables, side: str, place: CityPlace) -> tuple[Point, Point]:
    """The first and the last space of a side, seen from its tower."""
    numbers = list(bits(SIDES[side]))
    (x, y), ends = tower_place(tables, side, place), (place.at(numbers[0]), place.at(numbers[-1]))
    one, other = sorted(ends, key=lambda at: abs(at[0] - x) + abs(at[1] - y))
    return one, other


def _along(tables: Tables, side: str, place: CityPlace) -> Point:
    """The direction of a side, seen from its tower."""
    (ax, ay), (bx, by) = _ends(tables, side, place)
    long = abs(bx - ax) + abs(by - ay)
    return round((bx - ax) / long, 3), round((by - ay) / long, 3)


@lru_cache(maxsize=64)
def side_line(tables: Tables, side: str, place: CityPlace) -> Shape:
    """The outer edge of a side."""
    out, (ox, oy), (dx, dy) = PITCH / 2, OUTWARD[side], _along(tables, side, place)
    (ax, ay), (bx, by) = _ends(tables, side, place)
    start = ax - dx * out + ox * out, ay - dy * out + oy * out
    return line((start, (bx + dx * out + ox * out, by + dy * out + oy * out)))


@lru_cache(maxsize=8)
def _turned(along: Point) -> Shape:
    """The wedge, pointing that way."""
    x, y = along
    pieces = tuple(
        (key, tuple(v for i in range(0, len(n), 2) for v in _spun(n[i], n[i + 1], x, y)))
        for key, n in WEDGE.pieces
    )
    return Shape(pieces)


def _spun(px: float, py: float, x: float, y: float) -> Point:
    return round(px * x - py * y, 3), round(px * y + py * x, 3)


def _bonus(bonus: Bonus, look: str, at: Point, group: str) -> Iterator[Mark]:
    """The sign of what completing a side brings, and below it how much; "≤" for a level."""
    x, y = at
    shape = {"coins": COIN, "points": MEDAL, "person": PERSON_SIGNS["citizen"]}[bonus.kind]
    number = f"≤{bonus.amount}" if bonus.kind == "person" else str(bonus.amount)
    yield put(shape, f"bonus{look}", (x, y + 0.3), 0.27, group=group)
    yield put(number, f"t-bonus{look}", (x, y - 0.3), group=group)

"""What moves on a picture when something happens: ways, things that fall, things that shake."""

from typing import NamedTuple

from lacitta_nb.geometry.hexes import Point


class Walk(NamedTuple):
    """Somebody goes from one place of the picture to another.

    Attributes:
        seat: the player in whose colour they go.
        points: the way, in board units; at least two.
        sign: the name of the sign that goes (see `Picture.signs`).
        lost: whether they are gone before they arrive.
        amount: how many go.
    """

    seat: int
    points: tuple[Point, ...]
    sign: str
    lost: bool = False
    amount: int = 1


class Motion(NamedTuple):
    """What one event moves, at the moment before it.

    Attributes:
        seats: the players whom it is about.
        walk: who goes where, or None.
        cracks: the targets on which something breaks.
        shakes: the targets at which something is short.
        sign: the name of the sign that shakes there, or "".
        marks: the groups of the marks that tell of the event on the layer of marks.
    """

    seats: tuple[int, ...] = ()
    walk: Walk | None = None
    cracks: tuple[str, ...] = ()
    shakes: tuple[str, ...] = ()
    sign: str = ""
    marks: tuple[str, ...] = ()

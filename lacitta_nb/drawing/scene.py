"""What is to be seen, said once: marks in layers and targets, in board units.

Both painters put the same scene on their canvas, and know nothing else.
"""

from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, NamedTuple

from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.drawing.theme import Style
from lacitta_nb.geometry.hexes import Point

ORIGIN: Final[Point] = (0.0, 0.0)
ROUND: Final[tuple[Point, ...]] = tuple((cos(i * pi / 12), sin(i * pi / 12)) for i in range(24))
"""A circle of radius 1, as near as makes no difference to whoever clicks on it."""

Box = tuple[float, float, float, float]
"""Left, low, right, high, in board units."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing on the picture.

    Attributes:
        shape: an outline, or words centred at `at`.
        style: how it looks.
        at: where the origin of the shape is put.
        scale: how much the shape is enlarged, its stroke with it.
        id: unique in a scene where it is given.
        label: what a screen reader says; "" for marks that only decorate.
        group: the thing it is part of, such as "plate-D4"; marks of one thing stand next to each
            other in their layer. "" for a mark that is a thing of its own.
    """

    shape: Shape | Words
    style: Style
    at: Point = ORIGIN
    scale: float = 1.0
    id: str = ""
    label: str = ""
    group: str = ""


Marks = tuple[Mark, ...]


def put(
    shape: Shape | str,
    style: Style,
    at: Point = ORIGIN,
    scale: float = 1.0,
    *,
    id: str = "",  # noqa: A002 - the mark's own word
    label: str = "",
    group: str = "",
) -> Mark:
    """A mark; a text becomes words.

    >>> from lacitta_nb.drawing.theme import LEGEND
    >>> put("Rosso", LEGEND, (1.0, 2.0)).shape
    Words(text='Rosso')
    """
    what = Words(shape) if isinstance(shape, str) else shape
    return Mark(what, style, at, scale, id, label, group)


class Target(NamedTuple):
    """Something on the picture to be clicked and focused.

    Attributes:
        name: what choosing it answers; unique in a scene.
        at: its middle.
        outline: the ring of points around its middle inside which a click counts.
        label: what a screen reader says.
        legal: whether it may be chosen now.
    """

    name: str
    at: Point
    outline: tuple[Point, ...] = ROUND
    label: str = ""
    legal: bool = False


@dataclass(frozen=True)
class Scene:
    """A whole picture.

    Attributes:
        box: what it spans.
        layers: marks by the name of their layer, from bottom to top, each painted in order.
        title: what a screen reader says of the whole.
        targets: what can be clicked, in the order in which a keyboard visits it.
        signs: named shapes that its marks, or those put on its layers later, may have.
        styles: the looks that these marks may have.
    """

    box: Box
    layers: tuple[tuple[str, Marks], ...]
    title: str = ""
    targets: tuple[Target, ...] = ()
    signs: tuple[Shape, ...] = ()
    styles: tuple[Style, ...] = ()

    def layer(self, name: str) -> Marks:
        """The marks of one layer.

        Raises:
            KeyError: there is no layer of that name.
        """
        return dict(self.layers)[name]

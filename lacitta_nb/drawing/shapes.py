"""What marks are made of: outlines of lines and curves, and words.

Coordinates are board units with y upward, as in geometry. Signs are written down as SVG paths in a
box from -12 to 12 with y downward, because drawing programs show and write them so.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from lacitta_nb.geometry.hexes import Point

Piece = tuple[str, tuple[float, ...]]
"""A stroke of the pen with its coordinates: M move, L line, C curve by two handles, Z close."""

GRID: Final = 12.0
_CIRCLE: Final = 0.5523
_TOKEN: Final = re.compile(r"[MLHVCZ]|-?[\d.]+")
_ARITY: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Z": 0}


@dataclass(frozen=True)
class Shape:
    """An outline of one or more strokes.

    Attributes:
        pieces: the strokes, in board units or, for a sign, in a box from -1 to 1.
        name: of a sign, "" for others; signs are defined once in an SVG and used wherever they
            stand, so a picture tells all of them.
    """

    pieces: tuple[Piece, ...]
    name: str = ""

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """All points and handles."""
        return tuple(
            (numbers[i], numbers[i + 1])
            for _, numbers in self.pieces
            for i in range(0, len(numbers), 2)
        )

    @cached_property
    def _svg(self) -> dict[float, str]:
        return {}

    def svg(self, unit: float) -> str:
        """The `d` of an SVG path with that many SVG units in a board unit, y downward."""
        if unit not in self._svg:
            self._svg[unit] = "".join(
                key + " ".join(f"{n * (unit, -unit)[i % 2]:.1f}" for i, n in enumerate(numbers))
                for key, numbers in self.pieces
            )
        return self._svg[unit]


@dataclass(frozen=True, slots=True)
class Words:
    """A short text, centred where its mark is."""

    text: str


def polygon(*rings: Sequence[Point], name: str = "") -> Shape:
    """A shape with straight sides; further rings are holes in it.

    >>> polygon([(0, 0), (1, 0), (0, 1)]).points
    ((0, 0), (1, 0), (0, 1))
    """
    pieces: list[Piece] = []
    for first, *others in rings:
        pieces += [("M", first), *(("L", point) for point in others), ("Z", ())]
    return Shape(tuple(pieces), name)


def line(points: Sequence[Point]) -> Shape:
    """An open line through points."""
    return Shape((("M", points[0]), *(("L", point) for point in points[1:])))


def circle(x: float, y: float, radius: float) -> str:
    """A circle as part of the path of a sign."""
    r, h = radius, radius * _CIRCLE
    return (
        f"M{x - r:.2f} {y:.2f}"
        f"C{x - r:.2f} {y - h:.2f} {x - h:.2f} {y - r:.2f} {x:.2f} {y - r:.2f}"
        f"C{x + h:.2f} {y - r:.2f} {x + r:.2f} {y - h:.2f} {x + r:.2f} {y:.2f}"
        f"C{x + r:.2f} {y + h:.2f} {x + h:.2f} {y + r:.2f} {x:.2f} {y + r:.2f}"
        f"C{x - h:.2f} {y + r:.2f} {x - r:.2f} {y + h:.2f} {x - r:.2f} {y:.2f}Z"
    )


def sign(name: str, path: str) -> Shape:
    """A sign from an SVG path with absolute M, L, H, V, C and Z in a box from -12 to 12.

    >>> sign("dash", "M-12 0H12").pieces
    (('M', (-1.0, -0.0)), ('L', (1.0, -0.0)))
    """
    tokens = _TOKEN.findall(path)
    pieces: list[Piece] = []
    x = y = 0.0
    key, at = "", 0
    while at < len(tokens):
        if tokens[at] in _ARITY:
            key, at = tokens[at], at + 1
        numbers = [float(token) for token in tokens[at : at + _ARITY[key]]]
        at += _ARITY[key]
        if key == "H":
            numbers = [numbers[0], y]
        elif key == "V":
            numbers = [x, numbers[0]]
        if numbers:
            x, y = numbers[-2:]
        kind = "L" if key in "HV" else key
        pieces.append((kind, tuple(n / (GRID, -GRID)[i % 2] for i, n in enumerate(numbers))))
    return Shape(tuple(pieces), name)


def plate(width: float, height: float, corner: float) -> Shape:
    """A rectangle with rounded corners, its middle at the origin."""
    x, y, c = width / 2, height / 2, corner
    h = c * (1 - _CIRCLE)
    return Shape(
        (
            ("M", (-x + c, -y)),
            ("L", (x - c, -y)),
            ("C", (x - h, -y, x, -y + h, x, -y + c)),
            ("L", (x, y - c)),
            ("C", (x, y - h, x - h, y, x - c, y)),
            ("L", (-x + c, y)),
            ("C", (-x + h, y, -x, y - h, -x, y - c)),
            ("L", (-x, -y + c)),
            ("C", (-x, -y + h, -x + h, -y, -x + c, -y)),
            ("Z", ()),
        )
    )

"""The signs of the players: not everybody sees their colours, so what is theirs has a sign, too."""

from math import cos, pi, sin
from typing import Final

from lacitta_nb.drawing.shapes import Shape, circle, polygon, sign

_STAR: Final = [
    ((1.15, 0.5)[i % 2] * sin(i * pi / 5), (1.15, 0.5)[i % 2] * cos(i * pi / 5)) for i in range(10)
]
OWNER_SIGNS: Final[tuple[Shape, ...]] = (
    sign("o-0", circle(0, 0, 11)),
    sign("o-1", "M-10-10H10V10H-10Z"),
    sign("o-2", "M0-12L12.5 10H-12.5Z"),
    sign("o-3", "M0-13.5L11 0L0 13.5L-11 0Z"),
    polygon(_STAR, name="o-4"),
)
"""The marks that double the colours of the players: disc, square, triangle, diamond, star."""

"""The signs of Città-Stato: cubes, banners, what actions and cards do. All drawn for this project.

Each sign is a path in a box from -12 to 12 with y downward (see `shapes.sign`).
"""

from collections.abc import Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, circle, polygon, sign
from lacitta_nb.games.citta_stato.constants import ACTION_KINDS

CUBE: Final = sign("cube", "M-11.5-11.5H11.5V11.5H-11.5Z")
BANNER: Final = sign("banner", "M-10-12H10V12L0 7.5L-10 12Z")
DISC: Final = sign("disc", circle(0, 0, 12))
SHIP: Final = sign(
    "ship",
    "M-11.5 4.5H11.5L7.5 11.5H-7.5Z M-1-12V2.5H-10C-8.5-4-5.5-9-1-12Z"
    "M1.2-10C5.5-7.5 8.5-3 9.5 2.5H1.2Z",
)
TOWER: Final = sign(
    "tower",
    "M-8 11.5V-4.5H-10.5V-11.5H-6V-8.5H-2.2V-11.5H2.2V-8.5H6V-11.5H10.5V-4.5H8V11.5H3V4"
    "C3 .5-3 .5-3 4V11.5Z",
)
BAG: Final = sign(
    "bag",
    "M-5-12L-1.5-10.5L2-12L5-11L3.2-7C9 -4 11 2 10 7C9.2 10.8 6 12 0 12C-6 12-9.2 10.8-10 7"
    "C-11 2-9-4-3.2-7Z",
)
SWORDS: Final = sign(
    "swords",
    "M-10.5-11L-5.5-9.5L9 7L6.5 9.5L-9.5-6Z M10.5-11L5.5-9.5L-9 7L-6.5 9.5L9.5-6Z"
    "M11.5 3.5L3.5 11.5 M-11.5 3.5L-3.5 11.5 M8 8L11 11 M-8 8L-11 11",
)
TEMPLE: Final = sign(
    "temple",
    "M-11.5-5L0-12L11.5-5V-3H-11.5Z M-9-1.2H-5.5V7H-9Z M-1.75-1.2H1.75V7H-1.75Z"
    "M5.5-1.2H9V7H5.5Z M-11.5 8.6H11.5V12H-11.5Z",
)
SCROLL: Final = sign("scroll", "M-8.5-11H8.5V11H-8.5Z M-4.5-6H4.5 M-4.5-1H4.5 M-4.5 4H1.5")
CARD: Final = sign("card", "M-7.5-11.5H7.5V11.5H-7.5Z M-7.5-3.5H7.5")
DECK: Final = sign("deck", "M-5.5-11.5H10V7H5.5 M-10-7H5.5V11.5H-10Z M-10 .5H5.5")
FLAME: Final = sign(
    "flame",
    "M0-12C1-6 8.5-3 8.5 4C8.5 9 4.5 12 0 12C-4.5 12-8.5 9-8.5 4C-8.5 1-6.5-1.5-4.5-4"
    "C-4-1.5-3-.5-1.8 0C-2.5-4.5-1.5-9 0-12Z",
)
MEDAL: Final = sign("medal", circle(0, -3, 8.5) + "M-5 6.2L-7 12L0 9.4L7 12L5 6.2L0 7.4Z")
CROWN: Final = sign("crown", "M-11 9.5V-7L-5.3-.5L0-10L5.3-.5L11-7V9.5Z")
COIN: Final = sign("coin", circle(0, 0, 11.6))
PAWN: Final = sign(
    "pawn",
    circle(0, -6.8, 4.8) + "M-2.8-1.4H2.8C3.4 3 5.5 5.5 8 7.5V11.5H-8V7.5C-5.5 5.5-3.4 3-2.8-1.4Z",
)
ALL: Final = sign(
    "all",
    circle(-5.6, -5.5, 3.9)
    + circle(5.6, -5.5, 3.9)
    + "M-12 10C-12 2-9-.2-5.6-.2C-2.6-.2-.8 1.4 0 3.4C.8 1.4 2.6-.2 5.6-.2C9-.2 12 2 12 10Z",
)
STEPS: Final = sign("steps", "M-11.5 11V5H-4.5V-1H3V-7H11.5V11Z")
ANCHOR: Final = sign(
    "anchor",
    "M0-6V11.5 M-5-2.5H5 M-10 2.5C-9 9-4.5 11.5 0 11.5C4.5 11.5 9 9 10 2.5" + circle(0, -9, 2.7),
)
SEAL: Final = polygon(
    [
        ((1.0, 0.86)[i % 2] * cos(i * pi / 10), (1.0, 0.86)[i % 2] * sin(i * pi / 10))
        for i in range(20)
    ],
    name="seal",
)
OUT: Final = sign("no", "M-9-9L9 9 M9-9L-9 9")
FLAG: Final = sign("flag", "M-9-12H-6V-10.5L10.5-5.2L-6 0V12H-9Z")
SQUARE: Final = sign("square", "M-12-12H12V12H-12Z")

ACTION_SIGNS: Final[Mapping[str, Shape]] = MappingProxyType(
    dict(zip(ACTION_KINDS, (SHIP, TOWER, BAG, SWORDS, TEMPLE, SCROLL), strict=True))
)
"""The signs of the city actions."""
OUTLINED: Final = frozenset({SCROLL, CARD, DECK})
"""Signs that are drawn as outlines, so that their lines are seen."""
BARE: Final = frozenset({ANCHOR})
"""Signs that are lines alone."""
ALL_SIGNS: Final[tuple[Shape, ...]] = (
    *ACTION_SIGNS.values(),
    *(CUBE, BANNER, DISC, CARD, DECK, FLAME, MEDAL, CROWN, COIN, PAWN, ALL, STEPS, ANCHOR),
    *(SEAL, OUT, FLAG, SQUARE),
    *OWNER_SIGNS,
)

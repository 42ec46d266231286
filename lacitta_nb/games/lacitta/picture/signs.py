"""The signs of the board: buildings, landscapes, services. All drawn for this project.

Each sign is a path in a box from -12 to 12 with y downward (see `shapes.sign`).
"""

from typing import Final

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, circle, polygon, sign
from lacitta_nb.games.lacitta.constants import SERVICES
from lacitta_nb.geometry.hexes import CORNERS

HEXAGON: Final = polygon(CORNERS, name="hexagon")

_BUILDINGS: Final[dict[str, str]] = {
    "castle": "M-11 11V-10H-6V-6H-2.5V-10H2.5V-6H6V-10H11V11Z",
    "farm": "M-10 10V-2L-6.5-8L0-11L6.5-8L10-2V10Z M-4.5 10V1H4.5V10 M-4.5 1L4.5 10 M4.5 1L-4.5 10",
    "quarry": "M-10 10L3-3 M-6-9.5C2-11 11-2 9.5 6C7 0 0-7-6-9.5Z",
    "school": "M0-6C-3-9-8-9-11-8V7C-8 6-3 6 0 9C3 6 8 6 11 7V-8C8-9 3-9 0-6Z M0-6V9",
    "university": "M0-9L12-3.5L0 2L-12-3.5Z M-7-1V6C-4 9.5 4 9.5 7 6V-1 M11.5-3.5V6",
    "statue": circle(0, -7.5, 3.6) + "M-6.5 4C-6.5-4 6.5-4 6.5 4Z M-4 4H4V9.5H-4Z M-8 11H8",
    "cathedral": "M-4.5 11V-1L0-6L4.5-1V11Z M0-6V-12 M-2.8-9.6H2.8 M-4.5 3L-10.5 6V11H10.5V6L4.5 3"
    "M-1.8 11V6.5H1.8V11" + circle(0, 1.6, 1.5),
    "fountain": "M-10.5 4H10.5L7.5 10.5H-7.5Z M0 4V-6 M0-6C-2-12-9-10-7.5-1 M0-6C2-12 9-10 7.5-1",
    "bathhouse": "M-11 2H11V4C11 8.5 8 10.5 5 10.5H-5C-8 10.5-11 8.5-11 4Z"
    "M-5.5-2C-8.5-5-2.5-7-5.5-10.5 M0-2C-3-5 3-7 0-10.5 M5.5-2C2.5-5 8.5-7 5.5-10.5",
    "market": "M-9.5-9.5H9.5L11.5-3C11.5 1 4-0 4-3C4 1-4 1-4-3C-4 1-11.5 1-11.5-3Z"
    "M-9 1V10.5 M9 1V10.5 M-9 5H9",
    "palace": "M-11.5-4L0-11L11.5-4Z M-8.5-3.5V7 M-3-3.5V7 M3-3.5V7 M8.5-3.5V7"
    "M-11 7.5H11 M-12 11H12",
    "hospital": "M-3.6-10.5H3.6V-3.6H10.5V3.6H3.6V10.5H-3.6V3.6H-10.5V-3.6H-3.6Z",
    "road": "M-8 11L-4-11 M8 11L4-11 M0 10V6 M0 2V-2 M0-6V-10",
    "theatre": "M-9.5-8C-4-10.5 4-10.5 9.5-8C10.5 2 6 10.5 0 10.5C-6 10.5-10.5 2-9.5-8Z"
    "M-5.5-3H-2.2 M2.2-3H5.5 M-4.5 2C-2 6 2 6 4.5 2",
    "port": circle(0, -8.5, 2.6) + "M0-6V10.5 M-5-2H5 M-9.5 3C-9 8-4 10.5 0 10.5C4 10.5 9 8 9.5 3",
    "large_farm": "M-11.5 10.5V-1L-8-6L-3.5-8.5L1-6L4.5-1V10.5Z M-6.5 10.5V3H-.5V10.5"
    "M4.5 10.5V-7C4.5-12 11.5-12 11.5-7V10.5Z",
    "estate": "M-11.5 10.5V-1L-4.5-8L2.5-1V10.5Z M-6.5 10.5V4H-2.5V10.5 M7.5 10.5V2"
    + circle(7.5, -3, 4.2),
}
BUILDING_SIGNS: Final[dict[str, Shape]] = {
    name: sign(f"b-{name}", path) for name, path in _BUILDINGS.items()
}

_EAR: Final = (
    "M0-11.5C2.6-9 2.6-6.5 0-4C-2.6-6.5-2.6-9 0-11.5Z M0-4V11.5"
    "M.4 1C.4-2.5 2.5-4.5 6-5C6-1.5 4 1 .4 1Z M-.4 1C-.4-2.5-2.5-4.5-6-5C-6-1.5-4 1-.4 1Z"
    "M.4 6.5C.4 3 2.5 1 6 .5C6 4 4 6.5 .4 6.5Z M-.4 6.5C-.4 3-2.5 1-6 .5C-6 4-4 6.5-.4 6.5Z"
)
EAR: Final = sign("ear", _EAR)
PEAKS: Final = sign("peaks", "M-12 9L-4-9L1 1L4-4L12 9Z M-6.2-4L-4-1.5L-1.6-4")
WATER: Final = sign(
    "water",
    "M-11-5C-8-9-6-9-3.7-5C-1.4-1 1.4-1 3.7-5C6-9 8-9 11-5"
    "M-11 1C-8-3-6-3-3.7 1C-1.4 5 1.4 5 3.7 1C6-3 8-3 11 1"
    "M-11 7C-8 3-6 3-3.7 7C-1.4 11 1.4 11 3.7 7C6 3 8 3 11 7",
)
SHRINE: Final = sign("shrine", "M-6 11V-2L0-10L6-2V11Z M0-3V7 M-3 0H3")
HATCH: Final = sign("hatch", "M-9.5-2L1.5-10.5 M-9.5 4.5L9.5-5.5 M-8 8L9.5 1.5 M-1 11L8 7")

_SERVICES: Final[dict[str, str]] = {
    "culture": "M-10 10.5V-1C-10-7.5-5.5-11-0-11C5.5-11 10-7.5 10-1V10.5Z",
    "education": "M-12-9L0-6L12-9V7.5L0 10.5L-12 7.5Z",
    "health": "M0-13.5C3-8.5 10.5-3.5 10.5 2.5C10.5 8 6 11.5 0 11.5C-6 11.5-10.5 8-10.5 2.5"
    "C-10.5-3.5-3-8.5 0-13.5Z",
}
SERVICE_SIGNS: Final[dict[str, Shape]] = {
    name: sign(f"v-{name}", _SERVICES[name]) for name in SERVICES
}
"""Culture is an arch, education an open book, health a drop: told apart by shape alone."""

PERSON: Final = sign("person", circle(0, -6.5, 4.5) + "M-8 11C-8 2-5-.5 0-.5C5-.5 8 2 8 11Z")
FIGURE: Final = sign(
    "figure", circle(0, -7, 4.6) + "M-8.5 11.5C-8.5 6-3-0-3-3H3C3 0 8.5 6 8.5 11.5Z"
)
BOWL: Final = sign("bowl", "M-11-1H11C11 6 6.5 10 0 10C-6.5 10-11 6-11-1Z M3-3.5L9.5-11 M-7-5H-2")
COIN: Final = sign("coin", circle(0, 0, 11.5))
DISC: Final = sign("disc", circle(0, 0, 12))
STROKE_OUT: Final = sign("out", "M-10-10L10 10 M10-10L-10 10")
ALL_SIGNS: Final[tuple[Shape, ...]] = (
    HEXAGON,
    *BUILDING_SIGNS.values(),
    *SERVICE_SIGNS.values(),
    *OWNER_SIGNS,
    EAR,
    PEAKS,
    WATER,
    SHRINE,
    HATCH,
    PERSON,
    FIGURE,
    BOWL,
    COIN,
    DISC,
    STROKE_OUT,
)

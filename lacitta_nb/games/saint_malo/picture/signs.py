"""The signs of Saint Malo: things, persons, symbols, counts. All are drawn for this project.

Each sign is a path in a box from -12 to 12 with y downward (see `shapes.sign`). In an SVG the six
symbols of the dice are `d-log` … `d-swords`, things `t-crate` … and persons `p-citizen` …, so that
a page can use them beside the picture.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.shapes import Shape, circle, plate, polygon, sign
from lacitta_nb.games.saint_malo.constants import CHURCHES, PERSONS, SYMBOLS, THINGS


def _hole(x: float, y: float, radius: float) -> str:
    """A circle drawn the other way round, which is a hole in another one for both painters."""
    r, h = radius, radius * 0.5523
    return (
        f"M{x - r:.2f} {y:.2f}"
        f"C{x - r:.2f} {y + h:.2f} {x - h:.2f} {y + r:.2f} {x:.2f} {y + r:.2f}"
        f"C{x + h:.2f} {y + r:.2f} {x + r:.2f} {y + h:.2f} {x + r:.2f} {y:.2f}"
        f"C{x + r:.2f} {y - h:.2f} {x + h:.2f} {y - r:.2f} {x:.2f} {y - r:.2f}"
        f"C{x - h:.2f} {y - r:.2f} {x - r:.2f} {y - h:.2f} {x - r:.2f} {y:.2f}Z"
    )


_CRATE: Final = "M-10.5-10.5H10.5V10.5H-10.5Z M-6-6H6 M-6 6H6 M-6-6V6 M6-6V6 M-6 6L6-6"
_WALL: Final = (
    "M-11.5 10.5V-11H-6.5V-7H-2.5V-11H2.5V-7H6.5V-11H11.5V10.5Z M-11.5-1.5H11.5 M-11.5 4.5H11.5"
    "M0-7V-1.5 M-5.8-1.5V4.5 M5.8-1.5V4.5 M0 4.5V10.5"
)
_SHIELD: Final = "M0-12C-3-10-6-9-9.5-9V-1C-9.5 6-4.5 10 0 12C4.5 10 9.5 6 9.5-1V-9C6-9 3-10 0-12Z"
_HELMET: Final = (
    "M-10 11.5V-1.5C-10-8-6-12 0-12C6-12 10-8 10-1.5V11.5H2.2V3.5H6.5V-.5H-6.5V3.5H-2.2V11.5Z"
)
_MITRE: Final = (
    "M-10 7C-11.5-1-8-8.5 0-12C8-8.5 11.5-1 10 7Z M-9.5 8.8H9.5V12H-9.5Z"
    "M-2.1-7.6V-3.4H-6V.6H-2.1V5.2H2.1V.6H6V-3.4H2.1V-7.6Z"
)
_CROSS: Final = "M-2.7-12H2.7V-5.8H9V-.4H2.7V12H-2.7V-.4H-9V-5.8H-2.7Z"

_SYMBOLS: Final = {
    "log": "M-7-6H7C3-6 3 6 7 6H-7C-12 6-12-6-7-6Z M7-6C11-6 11 6 7 6C3 6 3-6 7-6Z"
    "M-6-1.8H.5 M-5 2H1.5 M7-1.2V1.2",
    "crate": _CRATE,
    "wall": _WALL,
    "cross": _CROSS,
    "head": circle(0, 0, 10.5)
    + _hole(-3.8, -2.6, 1.7)
    + _hole(3.8, -2.6, 1.7)
    + "M-6 3C-3 6.4 3 6.4 6 3C4.5 9-4.5 9-6 3Z",
    "swords": "M-10.5-11L-5.5-9.5L9 7L6.5 9.5L-9.5-6Z M10.5-11L5.5-9.5L-9 7L-6.5 9.5L9.5-6Z"
    "M11.5 3.5L3.5 11.5 M-11.5 3.5L-3.5 11.5 M8 8L11 11 M-8 8L-11 11",
}
_CHURCH: Final = (
    "M-10.5 11.5V-1.5L-1-7V-8.8H-3.2V-10.6H-1V-12.6H1V-10.6H3.2V-8.8H1V-7L10.5-1.5V11.5Z"
)
_THINGS: Final = {
    "crate": _CRATE,
    "wall": _WALL,
    **dict.fromkeys(CHURCHES, _CHURCH),
    "house": "M-8.5 11V0H-12L0-11L3.5-7.8V-11H7.5V-4L12 0H8.5V11H3V3.5H-3V11Z",
}
_PERSONS: Final = {
    "citizen": circle(0, -6.5, 5) + "M-9.5 11.5C-9.5 2-6-.5 0-.5C6-.5 9.5 2 9.5 11.5Z",
    "soldier": _HELMET,
    "priest": _MITRE,
    "architect": circle(0, -7.5, 3.2) + "M-1.5-5L-8 11.5 M1.5-5L8 11.5 M-5 4.5H5 M0-12V-10",
    "merchant": "M0-11.5V10 M-6.5 11H6.5 M-8.5-8H8.5 M-8.5-8L-12 1H-5L-8.5-8 M8.5-8L5 1H12L8.5-8"
    "M-12 1H-5C-5 5.5-12 5.5-12 1Z M5 1H12C12 5.5 5 5.5 5 1Z",
    "juggler": circle(-8.5, -1.5, 3.3)
    + circle(0, -9, 3.3)
    + circle(8.5, -1.5, 3.3)
    + "M-11 6C-6 12.5 6 12.5 11 6C6 9.5-6 9.5-11 6Z",
    "noble": "M-11 9.5V-7L-5.3-.5L0-10L5.3-.5L11-7V9.5Z",
}  # fmt: skip
SYMBOL_SIGNS: Final[Mapping[str, Shape]] = MappingProxyType(
    {symbol: sign(f"d-{symbol}", _SYMBOLS[symbol]) for symbol in SYMBOLS}
)
"""What a die shows."""
CHURCH: Final = sign("t-church", _CHURCH)
THING_SIGNS: Final[Mapping[str, Shape]] = MappingProxyType(
    {
        thing: CHURCH if thing in CHURCHES else sign(f"t-{thing}", _THINGS[thing])
        for thing in THINGS
        if thing not in PERSONS
    }
)
"""What stands on a space by itself; all churches have one sign, with their size on it."""
PERSON_SIGNS: Final[Mapping[str, Shape]] = MappingProxyType(
    {person: sign(f"p-{person}", _PERSONS[person]) for person in PERSONS}
)
"""What is on the round piece of a person."""
DISC: Final = sign("disc", circle(0, 0, 12))
COIN: Final = sign("coin", circle(0, 0, 11) + _hole(0, 0, 7))
MEDAL: Final = sign(
    "points", circle(0, -4, 7.5) + _hole(0, -4, 3.4) + "M-5 3L-7.5 12L0 8.5L7.5 12L5 3L0 5Z"
)
LOGS: Final = sign("logs", circle(-6, 5, 5.4) + circle(6, 5, 5.4) + circle(0, -5.2, 5.4))
SHIELD: Final = sign("shield", _SHIELD)
CANNON: Final = sign(
    "cannon",
    "M-11.5-4L-9.5-9L11-10.5L11.5-4.5L.5-.5C1.5 1 2 2.5 2 4H11L12 9H2C1.5 10-1 11.5-4 11.5"
    "C-8.5 11.5-11.5 8-11.5 4Z" + _hole(-4.5, 4, 3.4),
)
OUT: Final = sign("out", "M-10-10L10 10 M10-10L-10 10")
FLAG: Final = sign("flag", "M-12-10H12L8 0L12 10H-12Z")
WEDGE: Final = polygon(((-0.5, 0.62), (0.62, 0.0), (-0.5, -0.62)), name="wedge")
DIE: Final = sign("die", "M-8-12H8C11-12 12-11 12-8V8C12 11 11 12 8 12H-8C-11 12-12 11-12 8V-8"
                  "C-12-11-11-12-8-12Z")  # fmt: skip
TILE: Final = sign("tile", "M-12-12H12V12H-12Z")
ALL_SIGNS: Final[tuple[Shape, ...]] = (
    *SYMBOL_SIGNS.values(),
    *dict.fromkeys(THING_SIGNS.values()),
    *PERSON_SIGNS.values(),
    *OWNER_SIGNS,
    *(DISC, COIN, MEDAL, LOGS, SHIELD, CANNON, OUT, FLAG, WEDGE, DIE, TILE),
)


def pill(width: float, height: float) -> Shape:
    """The badge around a text."""
    return plate(width, height, height * 0.4)

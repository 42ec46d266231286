"""What figures have below: who is who, and what the signs and letters mean."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.drawing.legend import Legend, LegendEntry, legend_below, short_name
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.drawing.theme import OWNER_STYLES
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.picture.items import look_of
from lacitta_nb.games.citta_stato.picture.labels import letter, say
from lacitta_nb.games.citta_stato.picture.plan import box_of
from lacitta_nb.games.citta_stato.picture.signs import (
    ALL,
    ANCHOR,
    BAG,
    BANNER,
    CARD,
    CROWN,
    CUBE,
    DECK,
    DISC,
    FLAG,
    FLAME,
    MEDAL,
    OUT,
    PAWN,
    SCROLL,
    SHIP,
    STEPS,
    TEMPLE,
)
from lacitta_nb.games.citta_stato.picture.styles import STYLES
from lacitta_nb.games.citta_stato.state import State

_SIGNS: Final[tuple[tuple[str, Shape], ...]] = (
    ("cube", CUBE),
    ("banner", BANNER),
    ("points", MEDAL),
    ("crown", CROWN),
    ("fleet", SHIP),
    ("bag", BAG),
    ("card", CARD),
    ("deck", DECK),
    ("burn", FLAME),
    ("marker", PAWN),
    ("all", ALL),
    ("step", STEPS),
    ("disc", DISC),
    ("scheme", SCROLL),
    ("republic", TEMPLE),
    ("port", ANCHOR),
    ("out", OUT),
    ("first", FLAG),
)
_LOOKS: Final = {CUBE: "cube-any", BANNER: "cube-any", DISC: "disc"}


def legend_of(state: State) -> Legend:
    """The players, the signs, the letters."""
    box = box_of(state.table)
    return legend_below(box, _entries(state, box))


def _entries(state: State, box: Box) -> Iterator[LegendEntry]:
    for seat, player in enumerate(state.players):
        name = short_name(player.name, box)
        yield LegendEntry(OWNER_SIGNS[seat], OWNER_STYLES[seat], name)
    for number, colour in enumerate(COLOURS):
        told = say("colour", ("colour", colour), ("letter", letter(number)))
        yield LegendEntry(CUBE, STYLES[f"cube-{colour}"], told)
    for key, sign in _SIGNS:
        look = STYLES[_LOOKS.get(sign, look_of(sign))]
        yield LegendEntry(sign, look, say("sign", ("what", key)))
    yield LegendEntry("( )", STYLES["t-sign"], say("sign", ("what", "down")))
    yield LegendEntry("/", STYLES["t-sign"], say("sign", ("what", "each")))

"""What figures have below: the dice of the mover, and what the signs on the picture mean."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.drawing.legend import Legend, LegendEntry, legend_below, short_name
from lacitta_nb.drawing.letters import shortened, text_width
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Mark, Marks
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.drawing.theme import LEGEND, OWNER_STYLES
from lacitta_nb.games.saint_malo.constants import CHURCHES, KEY, PERSONS, THINGS
from lacitta_nb.games.saint_malo.picture.labels import say
from lacitta_nb.games.saint_malo.picture.plan import plan_of
from lacitta_nb.games.saint_malo.picture.signs import (
    CANNON,
    CHURCH,
    COIN,
    DIE,
    LOGS,
    MEDAL,
    PERSON_SIGNS,
    SHIELD,
    SYMBOL_SIGNS,
    THING_SIGNS,
)
from lacitta_nb.games.saint_malo.picture.styles import STYLES, put
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.texts import name_of

DIE_SIZE: Final = 0.72
"""Half the width of a die."""
DIE_STEP: Final = 1.75
DICE_HIGH: Final = 2.0
OUTLINED: Final = frozenset({"log", "crate", "wall"})
"""Symbols that are drawn as outlines, so that their lines are seen."""
_COUNTS: Final[tuple[tuple[str, Shape], ...]] = (
    ("points", MEDAL),
    ("coins", COIN),
    ("logs", LOGS),
    ("defence", SHIELD),
    ("lost", CANNON),
)


def legend_of(state: State) -> Legend:
    """The dice, if there are any, the players and the signs."""
    box = plan_of(state.table).box
    dice = _dice(state, box) if state.dice else ()
    left, low, right, high = box
    below = left, low - (DICE_HIGH if dice else 0.0), right, high
    strip = legend_below(below, _entries(state, box))
    return Legend(strip.box, (*dice, *strip.marks))


def _dice(state: State, box: Box) -> Marks:
    """The five dice as they lie, after whose they are."""
    left, low, right, _ = box
    y = low - 0.75
    wide = DIE_STEP * len(state.dice) + 1.0
    whose = shortened(
        say("dice", ("player", state.mover.name), ("roll", state.rolls)),
        (right - left - wide - 1.4) / LEGEND.size,
    )
    x = left + 0.7 + text_width(whose) * LEGEND.size + 1.2
    marks: list[Mark] = [put(whose, "t-legend", (left + 0.7, y))]
    for place, symbol in enumerate(state.dice):
        marks += die_marks(symbol, (x + DIE_STEP * place, y), DIE_SIZE)
    return tuple(marks)


def die_marks(symbol: str, at: tuple[float, float], size: float) -> Marks:
    """A die that shows a symbol."""
    look = "die-line" if symbol in OUTLINED else "die-sign"
    return put(DIE, "die", at, size), put(SYMBOL_SIGNS[symbol], look, at, 0.66 * size)


def _entries(state: State, box: Box) -> Iterator[LegendEntry]:
    """Who is who, what counts are, and the things that stand in a city."""
    for seat, player in enumerate(state.players):
        yield LegendEntry(OWNER_SIGNS[seat], OWNER_STYLES[seat], short_name(player.name, box))
    for key, sign in _COUNTS:
        yield LegendEntry(sign, STYLES["count"], say("count", ("what", key)), 0.34)
    for thing in THINGS:
        if any(player.where(thing) for player in state.players) and thing not in CHURCHES:
            yield _entry(thing)
        if thing == CHURCHES[-1] and any(any(p.churches) for p in state.players):
            yield LegendEntry(CHURCH, STYLES["church"], say("church"), 0.38)


def _entry(thing: str) -> LegendEntry:
    if thing in PERSONS:
        return LegendEntry(PERSON_SIGNS[thing], STYLES["person"], name_of(thing, game=KEY), 0.34)
    return LegendEntry(THING_SIGNS[thing], STYLES[thing], name_of(thing, game=KEY), 0.38)

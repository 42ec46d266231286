"""An example of each rule of Saint Malo: where it is seen in a small city, and in any other."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.lessons.examples import lights
from lacitta_nb.games.saint_malo.lessons.positions import begin, city
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.lessons.example import Example

_TOWN: Final = city(
    wall="A2 A3 A4 A5 G2 G3 G4 G5 G6",
    church1="C5",
    church2="D6",
    soldier="E5",
    citizen="E6",
    house="F2 F3",
)
"""A city with some of everything: one side complete, another nearly so."""


def _thrown(dice: str, **more: Any) -> Callable[[], Game]:  # noqa: ANN401 - as in a file
    """That city with these dice."""
    return begin(dice, _TOWN, coins=6, **more)


def _new() -> Game:
    return new_game(["Anne", "Marc"], seed=4, start_player=0)


_MIXED: Final = _thrown("crate crate wall head swords")
_HEADS: Final = _thrown("head head head head head", logs=3)
_CRATES: Final = _thrown("crate crate crate log swords")
_WALL: Final = _thrown("wall wall head swords swords", boxes=2)
_ROLL: Final = _thrown("cross cross head log swords", rolls=1)
_FULL: Final = begin(
    "wall crate crate log head",
    city(
        wall="A2 A3 A4 A5 A6 B7 C7 D7 E7 F7 B1 C1 D1 E1 F1 G2 G3 G4 G5",
        crate="B2 B3 C2 D2 B4 C3 C4 D3 D4 E2 E3 E4 F2 F3 F4",
        house="B5 B6 C5 C6 D5 D6 E5 E6 F5 F6",
    ),
)
_BOTTOM: Final = begin("wall head crate log swords", city(wall="G2 G3 G4 G5", citizen="C5"))
_THREE: Final = ("use cross 3", "place D4")
_LAST: Final = ("use crate 1", "place G6", "step", "stop", "use nothing", "step")
_ATTACKED: Final = begin("log swords swords crate head", boxes=3)
_GUARDED: Final = begin("log swords swords crate head", city(soldier="D4"), boxes=3)

EXAMPLES: Final[Mapping[str, Example]] = MappingProxyType(
    {
        example.rule: example
        for example in (
            Example("S1", _new, lights.empty),
            Example("S2", _new, lights.crates),
            Example("S3", _new, plays=("step",)),
            Example("G1", _MIXED, lights.filled),
            Example("G2", _MIXED, lights.outer),
            Example("G3", _new, lights.corners),
            Example("G4", _MIXED, lights.complete),
            Example("G5", _MIXED, lights.defending),
            Example("G6", _HEADS, lights.for_merchants, ("use merchant", "place C3")),
            Example("D1", _new, plays=("step",)),
            Example("D2", _ROLL, plays=("keep cross cross",)),
            Example("D3", _thrown("cross log head wall swords")),
            Example("A1", _MIXED),
            Example("A2", _CRATES, lights.inner, ("use crate 2", "place D4", "place D5")),
            Example("A3", _CRATES, plays=("use crate 4 turn 1",)),
            Example("A4", _thrown("log log crate head swords"), plays=("use log 3 turn 1",)),
            Example("A5", _thrown("wall wall wall wall wall"), lights.outer, ("use wall 5",)),
            Example("A6", _CRATES, lights.empty, ("use crate 3", "place D4")),
            Example("L1", _thrown("log log log head swords"), plays=("use log 3",)),
            Example("L2", _HEADS, lights.houses, ("use architect", "place D4", "place E4")),
            Example("C1", _CRATES, lights.crates, ("use crate 3", "place D4", "place D5")),
            Example("C2", _CRATES, lights.empty, ("use crate 3",)),
            Example("W1", _WALL, lights.outer, ("use wall 2", "place B7")),
            Example("W2", _WALL, lights.last_walls, ("use wall 2", "place A6")),
            Example("W3", _BOTTOM, lights.last_walls, ("use wall 1", "place G6")),
            Example(
                "W4", _WALL, lights.empty, ("use wall 1", "place A6", "take citizen", "place D4")
            ),
            Example("W5", _MIXED, lights.complete),
            Example("H1", _thrown("cross cross cross head log"), lights.churches, _THREE),
            Example("H2", _MIXED, lights.churches),
            Example("P1", _HEADS),
            Example("P2", _HEADS, lights.persons, ("use citizen", "place D4")),
            Example("P3", _HEADS, lights.soldiers, ("use soldier", "place D4")),
            Example("P4", _HEADS, lights.for_priests, ("use priest", "place D5")),
            Example("P5", _HEADS, lights.for_merchants, ("use merchant", "place C3")),
            Example("P6", _HEADS, lights.houses, ("use architect", "place D4", "place E4")),
            Example("P7", _HEADS, lights.for_jugglers, ("use juggler", "place D5")),
            Example("P8", _HEADS, lights.empty, ("use noble", "place D4")),
            Example("P9", _HEADS, lights.houses, ("use architect", "place D4", "place E4")),
            Example("R1", _ATTACKED, plays=("use nothing",)),
            Example("R2", _ATTACKED, plays=("use nothing",)),
            Example("R3", _GUARDED, lights.defending, ("use nothing",)),
            Example("R4", begin("log swords swords crate head", boxes=24), plays=("use nothing",)),
            Example("E1", _FULL, lights.empty, ("use crate 1", "place G6")),
            Example("E2", _FULL, lights.empty, ("use crate 1", "place G6")),
            Example("E3", _FULL, lights.empty, _LAST),
            Example("E4", _FULL, lights.empty, _LAST),
        )
    }
)
"""The examples by the number of their rule."""

"""The shape of Saint Malo's positions, field by field.

The schemas know types, words and ranges; what depends on several fields at once is asked of the
moment that a position describes (`problems`).
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from pydantic import Field

from lacitta_nb.files.fields import Name, Truth, whole, word
from lacitta_nb.files.shapes import FileShape, Shape
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.constants import (
    COINS,
    DICE,
    LOGS,
    PHASES,
    ROLLS,
    SEATS,
    THINGS,
    Phase,
)
from lacitta_nb.games.saint_malo.formats.fields import (
    PERSON,
    Amount,
    DiceNumber,
    Face,
    SeatNumber,
    Space,
    Thing,
)
from lacitta_nb.games.saint_malo.formats.tables import TablesShape


class PlayerShape(Shape):
    """What lies before one player; an empty name stands for "Player 1" and so on."""

    meant: ClassVar[Mapping[str, str]] = {"gold": "coins", "money": "coins", "wood": "logs"}

    name: Name = ""
    coins: Amount = COINS
    logs: Amount = LOGS
    points: Amount = 0
    cannons_lost: Amount = 0
    city: dict[Space, Thing] = Field(default_factory=dict)


class PlacingShape(Shape):
    """What is half placed in a turn: the next thing, and what waits for it."""

    thing: Annotated[str, word((*THINGS, PERSON))]
    left: DiceNumber = 1
    group: Annotated[list[Space], Field(max_length=len(NUMBER))] = Field(default_factory=list)
    architect: Space | None = None
    level: DiceNumber | None = None
    walls: Annotated[int, whole(0, DICE)] = 0
    bonus: Truth = False


class PositionShape(FileShape):
    """A position (formats.md, section on Saint Malo)."""

    meant: ClassVar[Mapping[str, str]] = {"player": "to_move"}

    tables: TablesShape = TablesShape()
    start_player: SeatNumber = 0
    to_move: SeatNumber | None = None
    turns: Amount = 0
    boxes: Amount = 0
    phase: Annotated[Phase | None, word(PHASES)] = None
    players: Annotated[list[PlayerShape], Field(min_length=SEATS[0], max_length=SEATS[-1])] = Field(
        default=[PlayerShape(), PlayerShape()]
    )
    dice: Annotated[list[Face], Field(min_length=DICE, max_length=DICE)] | None = None
    rolls: Annotated[int | None, whole(1, ROLLS)] = None
    stopped: Truth = False
    placing: PlacingShape | None = None
    seed: Annotated[int, whole()] = 0

"""The shape of Città-Stato's positions, field by field.

The schemas know types, words and ranges; what depends on several fields at once is asked of the
moment that a position describes (`problems`).
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final

from pydantic import Field

from lacitta_nb.files.fields import MAX_NAME, Name, Truth, text, whole, word
from lacitta_nb.files.shapes import FileShape, Shape
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    HIDDEN,
    PHASES,
    REPUBLICS,
    ROUNDS,
    SCENARIOS,
    SCHEMES,
    SEATS,
    SOLO_GAMES,
    Phase,
)
from lacitta_nb.games.citta_stato.formats.fields import (
    CITY,
    Amount,
    CardWord,
    ColourWord,
    Disc,
    Level,
    Number,
    PlainWord,
    Points,
    Power,
    RepublicWord,
    SchemeWord,
    SeatNumber,
    SeenCard,
    SeenRepublic,
    Space,
)
from lacitta_nb.games.citta_stato.formats.tables import TablesShape

MAX_PENDING: Final = 60
"""Tasks that can wait: those of the second score are most of them (E2)."""

Cubes = dict[ColourWord, Amount]
Cards = list[CardWord]


class PlayerShape(Shape):
    """What lies before one player; an empty name stands for "Player 1" and so on."""

    name: Name = ""
    city: Annotated[str | None, CITY] = None
    republic: Annotated[str | None, word((*REPUBLICS, HIDDEN))] = None
    points: Points = 0
    marker: Annotated[int | None, whole(1)] = None
    crowns: Amount = 0
    tracks: dict[PlainWord, Space] = Field(default_factory=dict)
    cubes: Cubes = Field(default_factory=dict)
    bag: Cubes = Field(default_factory=dict)
    banners: dict[PlainWord, Amount] = Field(default_factory=dict)
    discs: Annotated[list[Disc], Field(max_length=DISCS)] = Field(default_factory=list)
    discs_gone: Annotated[list[Power], Field(max_length=DISCS)] = Field(default_factory=list)
    cards: Cards = Field(default_factory=list)
    burned: dict[ColourWord, Cards] = Field(default_factory=dict)
    actions: Amount = 0
    passed: Truth = False
    scheme: SchemeWord | None = None
    second: Points = 0
    knows_offer: list[RepublicWord] = Field(default_factory=list)


class PlacedShape(Shape):
    """A disc on the war track."""

    meant: ClassVar[Mapping[str, str]] = {"seat": "player", "owner": "player"}

    player: SeatNumber
    disc: Disc


class RemovedShape(Shape):
    """Cubes and crowns that are out of the game."""

    yellow: Amount = 0
    white: Amount = 0
    green: Amount = 0
    orange: Amount = 0
    black: Amount = 0
    purple: Amount = 0
    crowns: Amount = 0


class TaskShape(Shape):
    """What is still to be done: an effect or a question."""

    meant: ClassVar[Mapping[str, str]] = {"player": "seat", "owner": "seat"}

    verb: Annotated[str, text(MAX_NAME)]
    seat: SeatNumber
    rule: Annotated[str, text(MAX_NAME)]
    numbers: Annotated[list[Number], Field(max_length=2)] = Field(default_factory=list)
    colours: list[ColourWord] = Field(default_factory=list)
    word: Annotated[str, text(MAX_NAME)] = ""


class SoloShape(Shape):
    """The solo game and its ghost."""

    scenario: Annotated[int, whole(SCENARIOS[0], SCENARIOS[-1])] = SCENARIOS[0]
    game: Annotated[int, whole(SOLO_GAMES[0], SOLO_GAMES[-1])] = SOLO_GAMES[0]
    required: Points | None = None
    bag: Cubes = Field(default_factory=dict)
    drawn: Annotated[list[ColourWord], Field(max_length=len(COLOURS))] = Field(default_factory=list)
    discs: Annotated[list[Disc], Field(max_length=DISCS)] = Field(default_factory=list)
    discs_gone: Annotated[list[Power], Field(max_length=DISCS)] = Field(default_factory=list)


class PositionShape(FileShape):
    """A position (formats.md, section on Città-Stato)."""

    meant: ClassVar[Mapping[str, str]] = {"player": "to_move", "year": "round"}

    tables: TablesShape = TablesShape()
    round: Annotated[int, whole(1, ROUNDS)] = 1
    first_player: SeatNumber = 0
    to_move: Annotated[int | None, whole(0, SEATS[-1] - 1)] = None
    seed: Annotated[int, whole()] = 0
    expansion: Truth = False
    declining: Truth = False
    upgrade: Annotated[int | None, whole(0)] = None
    players: Annotated[list[PlayerShape], Field(min_length=1, max_length=SEATS[-1])] = Field(
        default_factory=list
    )
    market: dict[ColourWord, dict[str, Amount]] = Field(default_factory=dict)
    schemes: Annotated[list[SchemeWord | None], Field(min_length=SCHEMES, max_length=SCHEMES)] = (
        Field(default_factory=list)
    )
    schemes_used: Annotated[list[Level], Field(max_length=SCHEMES)] = Field(default_factory=list)
    present: dict[ColourWord, CardWord | None] = Field(default_factory=dict)
    future: dict[ColourWord, SeenCard | None] = Field(default_factory=dict)
    decks: dict[ColourWord, list[SeenCard]] = Field(default_factory=dict)
    discards: dict[ColourWord, Cards] = Field(default_factory=dict)
    offer: list[SeenRepublic] = Field(default_factory=list)
    war: Annotated[list[PlacedShape], Field(max_length=SEATS[-1])] = Field(default_factory=list)
    passed_first: SeatNumber | None = None
    removed: RemovedShape = RemovedShape()
    phase: Annotated[Phase, word(PHASES)] = "actions"
    pending: Annotated[list[TaskShape], Field(max_length=MAX_PENDING)] = Field(default_factory=list)
    solo: SoloShape | None = None

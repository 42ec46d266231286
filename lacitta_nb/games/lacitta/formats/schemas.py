"""The shape of La Città's files, field by field.

The schemas know types, words and ranges; what depends on several fields at once is asked where a
board or a position is read, and what the rules say of a position in `lacitta.problems`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from pydantic import Field

from lacitta_nb.files.fields import Name, Remark, Truth, Word, whole, word
from lacitta_nb.files.shapes import FileShape, Shape
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARDS,
    CITIZENS,
    DISPLAY,
    EDITIONS,
    FIGURES,
    ROUNDS,
    SEATS,
    STARTING_GOLD,
    YEARS,
    Phase,
)
from lacitta_nb.games.lacitta.formats.fields import (
    MAX_AREAS,
    MAX_CELLS,
    MAX_SPACES,
    PHASES,
    USUAL_BOARD,
    USUAL_EDITION,
    BuildingName,
    Card,
    Cell,
    Pair,
    Place,
    SeatNumber,
    Service,
    Tile,
    Turned,
    VoiceCard,
)

Circle = Annotated[int, whole(2, 4)]
Amount = Annotated[int, whole(1, FIGURES)]


class SpaceShape(Shape):
    """One space of a board."""

    at: Cell
    players: Annotated[int, whole(2, 4)]


class AreaShape(Shape):
    """One area of a board."""

    cells: Annotated[list[Cell], Field(min_length=1, max_length=MAX_CELLS)]
    expansion: Truth = False


class SetupShape(Shape):
    """A beginners' set-up for one number of players."""

    landscapes: dict[Word, Tile]
    castles: Annotated[list[Pair], Field(min_length=SEATS[0], max_length=SEATS[-1])]


class BoardShape(FileShape):
    """A board file (formats.md, section 2)."""

    name: Name
    title: Name
    provenance: Remark
    spaces: Annotated[dict[Word, SpaceShape], Field(min_length=1, max_length=MAX_SPACES)]
    areas: Annotated[dict[Word, AreaShape], Field(max_length=MAX_AREAS)]
    not_adjacent: list[Pair] = Field(default_factory=list)
    no_yield: list[Pair] = Field(default_factory=list)
    setups: dict[Annotated[str, word("2345")], SetupShape] = Field(default_factory=dict)


class PlayerShape(Shape):
    """What lies before one player; an empty name stands for "Player 1" and so on."""

    meant: ClassVar[Mapping[str, str]] = {"money": "gold", "coins": "gold"}

    name: Name = ""
    gold: Annotated[int, whole(0)] = STARTING_GOLD
    action_cards: Annotated[int, whole(0, ACTION_CARDS)] = ACTION_CARDS
    cards_played: Annotated[int | None, whole(0, ROUNDS)] = None
    face_down: Annotated[list[Turned], Field(max_length=ROUNDS)] = Field(default_factory=list)
    seen: Annotated[list[Circle], Field(max_length=3)] = Field(default_factory=list)
    founded: Truth = False
    penalty: Truth = False


class CityShape(Shape):
    """One city; its spaces are names."""

    meant: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("player", "seat"), "owner"),
        **dict.fromkeys(("people", "population", "inhabitants"), "citizens"),
        **dict.fromkeys(("space", "at"), "castle"),
    }

    owner: SeatNumber
    castle: Word
    citizens: Annotated[int, whole(0, CITIZENS)]
    buildings: dict[Word, BuildingName] = Field(default_factory=dict)
    figures: dict[Word, dict[Service, Amount]] = Field(default_factory=dict)
    harvest: list[Word] = Field(default_factory=list)


class VoiceShape(Shape):
    """The voice cards; what is left out is drawn by the seed."""

    cards: Annotated[list[VoiceCard], Field(max_length=4)] | None = None
    deck: Annotated[list[VoiceCard], Field(max_length=27)] | None = None
    past: Annotated[list[VoiceCard], Field(max_length=27)] | None = None


class PoliticsShape(Shape):
    """The political cards; what is left out is drawn by the seed."""

    display: Annotated[list[Place], Field(max_length=DISPLAY)] | None = None
    deck: Annotated[list[Card], Field(max_length=100)] | None = None
    discard: Annotated[list[Turned], Field(max_length=100)] = Field(default_factory=list)


class PendingShape(Shape):
    """What a migration or feeding that is half done has still to do."""

    step: Annotated[str, word(("migrate", "give_up", "demolish", "starve"))]
    players: Annotated[list[SeatNumber], Field(min_length=1, max_length=SEATS[-1])]
    cities: Annotated[list[Word], Field(max_length=4)] = Field(default_factory=list)
    starve: Annotated[int, whole(0, CITIZENS)] = 0


class PositionShape(FileShape):
    """A position (formats.md, section 3)."""

    meant: ClassVar[Mapping[str, str]] = {"player": "to_move", "turn": "to_move", "round": "year"}

    edition: Annotated[str, word(EDITIONS)] = USUAL_EDITION
    board: Any = USUAL_BOARD
    landscapes: dict[Word, Tile] = Field(default_factory=dict)
    year: Annotated[int, whole(1, YEARS)] = 1
    phase: Annotated[Phase, word(PHASES)] = "politics"
    start_player: SeatNumber = 0
    to_move: SeatNumber | None = None
    players: Annotated[list[PlayerShape], Field(min_length=SEATS[0], max_length=SEATS[-1])] = Field(
        default=[PlayerShape(), PlayerShape()]
    )
    cities: Annotated[list[CityShape], Field(max_length=20)] = Field(default_factory=list)
    voice: VoiceShape = VoiceShape()
    politics: PoliticsShape = PoliticsShape()
    pending: PendingShape | None = None
    seed: Annotated[int, whole()] = 0

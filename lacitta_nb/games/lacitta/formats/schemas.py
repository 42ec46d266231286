"""The shape of every file, field by field, and what is said where a field does not fit.

The schemas know types, words and ranges; what depends on several fields at once is checked in
`boards`, `cities`, `cards` and `turns`.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.values import join_place, shorten, shown
from lacitta_nb.games.lacitta.constants import (
    ACTION_CARDS,
    CITIZENS,
    DISPLAY,
    EDITIONS,
    FIGURES,
    ROUNDS,
    STARTING_GOLD,
    YEARS,
    Phase,
)
from lacitta_nb.games.lacitta.formats.fields import (
    MAX_AREAS,
    MAX_CELLS,
    MAX_MOVES,
    MAX_SPACES,
    PHASES,
    Building,
    Card,
    Cell,
    Count,
    Name,
    Pair,
    Place,
    Remark,
    Seat,
    Service,
    Tile,
    Truth,
    Turned,
    Voice,
    Word,
    text,
    whole,
    word,
)


class Shape(BaseModel):
    """Base of all schemas: nothing is converted, nothing unknown is let in."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


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
    castles: Annotated[list[Pair], Field(min_length=2, max_length=5)]


class BoardShape(Shape):
    """A board file (formats.md, section 2)."""

    format: Literal["lacitta-board/1"]
    name: Name
    title: Name
    provenance: Remark
    spaces: Annotated[dict[Word, SpaceShape], Field(min_length=1, max_length=MAX_SPACES)]
    areas: Annotated[dict[Word, AreaShape], Field(max_length=MAX_AREAS)]
    not_adjacent: list[Pair] = []
    no_yield: list[Pair] = []
    setups: dict[Annotated[str, word("2345")], SetupShape] = {}


class PlayerShape(Shape):
    """What lies before one player; an empty name stands for "Player 1" and so on."""

    name: Name = ""
    gold: Annotated[int, whole(0)] = STARTING_GOLD
    action_cards: Annotated[int, whole(0, ACTION_CARDS)] = ACTION_CARDS
    cards_played: Annotated[int | None, whole(0, ROUNDS)] = None
    face_down: Annotated[list[Turned], Field(max_length=ROUNDS)] = []
    seen: Annotated[list[Annotated[int, whole(2, 4)]], Field(max_length=3)] = []
    founded: Truth = False
    penalty: Truth = False


class CityShape(Shape):
    """One city; its spaces are names."""

    owner: Seat
    castle: Word
    citizens: Annotated[int, whole(0, CITIZENS)]
    buildings: dict[Word, Building] = {}
    figures: dict[Word, dict[Service, Annotated[int, whole(1, FIGURES)]]] = {}
    harvest: list[Word] = []


class VoiceShape(Shape):
    """The voice cards; what is left out is drawn by the seed."""

    cards: Annotated[list[Voice], Field(max_length=4)] | None = None
    deck: Annotated[list[Voice], Field(max_length=27)] | None = None
    past: Annotated[list[Voice], Field(max_length=27)] | None = None


class PoliticsShape(Shape):
    """The political cards; what is left out is drawn by the seed."""

    display: Annotated[list[Place], Field(max_length=DISPLAY)] | None = None
    deck: Annotated[list[Card], Field(max_length=100)] | None = None
    discard: Annotated[list[Turned], Field(max_length=100)] = []


class PendingShape(Shape):
    """What a migration or feeding that is half done has still to do."""

    step: Annotated[str, word(("migrate", "give_up", "demolish", "starve"))]
    players: Annotated[list[Seat], Field(min_length=1, max_length=5)]
    cities: Annotated[list[Word], Field(max_length=4)] = []
    starve: Annotated[int, whole(0, CITIZENS)] = 0


class PositionShape(Shape):
    """A position (formats.md, section 3)."""

    format: Literal["lacitta-position/1"]
    edition: Annotated[str, word(EDITIONS)] = "classic"
    board: Any = "toscana"
    landscapes: dict[Word, Tile] = {}
    year: Annotated[int, whole(1, YEARS)] = 1
    phase: Annotated[Phase, word(PHASES)] = "politics"
    start_player: Seat = 0
    to_move: Seat | None = None
    players: Annotated[list[PlayerShape], Field(min_length=2, max_length=5)] = [
        PlayerShape(),
        PlayerShape(),
    ]
    cities: Annotated[list[CityShape], Field(max_length=20)] = []
    voice: VoiceShape = VoiceShape()
    politics: PoliticsShape = PoliticsShape()
    pending: PendingShape | None = None
    seed: Annotated[int, whole()] = 0


class AboutShape(Shape):
    """What a saved game says of itself."""

    event: Remark = ""
    date: Remark = ""
    places: Remark = ""
    result: Remark = ""


class GameShape(Shape):
    """A saved game; `start` is checked as a position of its own."""

    format: Literal["lacitta-game/1"]
    start: Any
    moves: Annotated[list[Annotated[str, text(400, least=1)]], Field(max_length=MAX_MOVES)]
    steps: Count = 0
    comments: dict[str, Remark] = {}
    about: AboutShape = AboutShape()


AnyShape = TypeVar("AnyShape", bound=Shape)


def fitted(shape: type[AnyShape], data: Mapping[str, Any]) -> AnyShape:
    """A file's content in its shape.

    Raises:
        BadFile: at the place of the first thing that does not fit.
    """
    try:
        return shape.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
    raise BadFile(_place(first["loc"]), _problem(first))


def _place(loc: tuple[int | str, ...]) -> str:
    place = ""
    for part in loc:
        if part == "[key]":
            continue
        place = join_place(place, f"[{part}]" if isinstance(part, int) else shorten(part))
    return place


_EXPECTED: Final[dict[str, Callable[[ErrorDetails], str]]] = {
    "misfit": lambda e: e["msg"],
    "missing": lambda _: "is missing",
    "extra_forbidden": lambda _: "no such key is known here",
    "literal_error": lambda e: f"expected {e['ctx']['expected']}, got {shown(e['input'])}",
    "too_short": lambda e: _length(e, "at least", e["ctx"]["min_length"]),
    "too_long": lambda e: _length(e, "at most", e["ctx"]["max_length"]),
    "list_type": lambda e: f"expected a list, got {shown(e['input'])}",
    "dict_type": lambda e: f"expected an object, got {shown(e['input'])}",
    "model_type": lambda e: f"expected an object, got {shown(e['input'])}",
    "model_attributes_type": lambda e: f"expected an object, got {shown(e['input'])}",
}


def _length(error: ErrorDetails, bound: str, length: int) -> str:
    found = len(error["input"])
    return f"expected {bound} {length} {'entry' if length == 1 else 'entries'}, got {found}"


def _problem(error: ErrorDetails) -> str:
    tell = _EXPECTED.get(error["type"])
    return tell(error) if tell else error["msg"]

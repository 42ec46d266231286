"""The kinds of value that fields of La Città's files hold, besides those of every game."""

from typing import Annotated, Final

from pydantic import Field, PlainValidator

from lacitta_nb.files.fields import Expected, Word, whole, word
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    EDITIONS,
    LANDSCAPES,
    SEATS,
    SERVICES,
    UNKNOWN,
    Phase,
)
from lacitta_nb.games.lacitta.state import FaceDown

MAX_SPACES: Final = 1000
MAX_AREAS: Final = 300
MAX_CELLS: Final = 100
FAR: Final = 1000
"""Greatest coordinate of a hexagon."""

PHASES: Final[tuple[Phase, ...]] = ("placement", *EDITIONS["classic"].year, "over")
_CARDS: Final = tuple(dict.fromkeys(card for e in EDITIONS.values() for card in e.cards))


_CARD: Final = Expected("file-card")
_CARD_OR_NONE: Final = Expected("file-card-or-none")


def _face_down(value: object) -> FaceDown:
    if isinstance(value, str) and value in (*_CARDS, UNKNOWN):
        return FaceDown(value)
    if isinstance(value, dict) and list(value) == ["passed"]:
        card = value["passed"]
        if isinstance(card, str) and card in (*_CARDS, UNKNOWN):
            return FaceDown(card, passed=True)
    raise _CARD.misfit(value)


Coordinate = Annotated[int, whole(-FAR, FAR)]
Cell = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Pair = Annotated[list[Word], Field(min_length=2, max_length=2)]
Tile = Annotated[str, word(LANDSCAPES)]
Card = Annotated[str, word((*_CARDS, UNKNOWN))]
Place = Annotated[str | None, PlainValidator(lambda value: None if value is None else _card(value))]
Turned = Annotated[FaceDown, PlainValidator(_face_down)]
VoiceCard = Annotated[str, word((*SERVICES, UNKNOWN))]
BuildingName = Annotated[str, word(name for name in BUILDINGS if name != "castle")]
Service = Annotated[str, word(SERVICES)]
SeatNumber = Annotated[int, whole(0, SEATS[-1] - 1)]


def _card(value: object) -> str:
    if not isinstance(value, str) or value not in (*_CARDS, UNKNOWN):
        raise _CARD_OR_NONE.misfit(value)
    return value

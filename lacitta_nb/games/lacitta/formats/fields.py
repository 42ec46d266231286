"""The kinds of value that fields of La Città's files hold, besides those of every game."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from pydantic import Field, PlainValidator, ValidationInfo
from pydantic_core import PydanticCustomError

from lacitta_nb.files.fields import Expected, Word, refused, whole, word
from lacitta_nb.games.lacitta.constants import (
    BUILDINGS,
    EDITIONS,
    LANDSCAPES,
    SEATS,
    SERVICES,
    UNKNOWN,
    Edition,
    Phase,
)
from lacitta_nb.games.lacitta.state import FaceDown

MAX_SPACES: Final = 1000
MAX_AREAS: Final = 300
MAX_CELLS: Final = 100
USUAL_EDITION: Final = "classic"
USUAL_BOARD: Final = "toscana"
FAR: Final = 1000
"""Greatest coordinate of a hexagon."""

PHASES: Final[tuple[Phase, ...]] = ("placement", *EDITIONS["classic"].year, "over")
_CARDS: Final = tuple(dict.fromkeys(card for e in EDITIONS.values() for card in e.cards))
_BUILDINGS: Final = tuple(name for name in BUILDINGS if name != "castle")

_CARD: Final = Expected("file-card")
_CARD_OR_NONE: Final = Expected("file-card-or-none")


def edition_of(position: Mapping[str, Any]) -> Edition | None:
    """The edition that a position says it is of, whose words alone it may use; None for no such.

    It is the context in which the schemas read a position.
    """
    said = position.get("edition", USUAL_EDITION)
    return EDITIONS.get(said) if isinstance(said, str) else None


def _cards_of(edition: Edition | None) -> tuple[str, ...]:
    return (*(edition.cards if edition else _CARDS), UNKNOWN)


def _card(value: object, expected: Expected, edition: Edition | None) -> str:
    """A political card of the edition."""
    known = _cards_of(edition)
    if isinstance(value, str) and value in known:
        return value
    raise _foreign(value, _CARDS, edition) or expected.misfit(value, known, _CARDS)


def _foreign(
    value: object, words: Sequence[str], edition: Edition | None
) -> PydanticCustomError | None:
    """The error for a word that other editions have; None for any other value."""
    if edition and isinstance(value, str) and value in words:
        return refused("file-not-in-edition", edition=edition.name, kind=value)
    return None


def _card_alone(value: object, info: ValidationInfo) -> str:
    known = _cards_of(info.context)
    return _card(value, Expected("file-one-of", known=known), info.context)


def _place(value: object, info: ValidationInfo) -> str | None:
    return None if value is None else _card(value, _CARD_OR_NONE, info.context)


def _face_down(value: object, info: ValidationInfo) -> FaceDown:
    if isinstance(value, dict) and list(value) == ["passed"] and isinstance(value["passed"], str):
        return FaceDown(_card(value["passed"], _CARD, info.context), passed=True)
    return FaceDown(_card(value, _CARD, info.context))


def _building(value: object, info: ValidationInfo) -> str:
    edition: Edition | None = info.context
    known = edition.buildings if edition else _BUILDINGS
    if isinstance(value, str) and value in known:
        return value
    expected = Expected("file-one-of", known=known)
    raise _foreign(value, _BUILDINGS, edition) or expected.misfit(value, known, _BUILDINGS)


Coordinate = Annotated[int, whole(-FAR, FAR)]
Cell = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]
Pair = Annotated[list[Word], Field(min_length=2, max_length=2)]
Tile = Annotated[str, word(LANDSCAPES)]
Card = Annotated[str, PlainValidator(_card_alone)]
Place = Annotated[str | None, PlainValidator(_place)]
Turned = Annotated[FaceDown, PlainValidator(_face_down)]
VoiceCard = Annotated[str, word((*SERVICES, UNKNOWN))]
BuildingName = Annotated[str, PlainValidator(_building)]
Service = Annotated[str, word(SERVICES)]
SeatNumber = Annotated[int, whole(0, SEATS[-1] - 1)]

"""Kinds of value that fields of Città-Stato's files hold."""

from typing import Annotated, Final

from pydantic import PlainValidator

from lacitta_nb.files.fields import Expected, whole, word
from lacitta_nb.games.citta_stato.constants import (
    COLOURS,
    DISCS,
    HIDDEN,
    PLAIN,
    REPUBLICS,
    SCHEMES,
    SEATS,
    SPACES,
    UNKNOWN,
)
from lacitta_nb.games.citta_stato.tables import shipped_tables

_DISC: Final = Expected("file-stato-disc", least=0, most=DISCS - 1, hidden=HIDDEN)
_NUMBER: Final = Expected("file-whole")
_CARD: Final = Expected("file-stato-card")


def _disc(value: object) -> int:
    """A disc by its power; one that is hidden reads `?`."""
    if value == HIDDEN:
        return UNKNOWN
    if isinstance(value, bool) or not isinstance(value, int) or value not in range(DISCS):
        raise _DISC.misfit(value)
    return value


def _number(value: object) -> int:
    """A number of a task; that of a hidden disc reads `?`."""
    if value == HIDDEN:
        return UNKNOWN
    if isinstance(value, bool) or not isinstance(value, int):
        raise _NUMBER.misfit(value)
    return value


def _card(value: object) -> str:
    """The word of an action card."""
    if not isinstance(value, str) or value not in shipped_tables().cards:
        raise _CARD.misfit(value)
    return value


def _seen_card(value: object) -> str:
    """The same, or `?` for a hidden one."""
    return HIDDEN if value == HIDDEN else _card(value)


ColourWord = Annotated[str, word(COLOURS)]
PlainWord = Annotated[str, word(PLAIN)]
CardWord = Annotated[str, PlainValidator(_card)]
SeenCard = Annotated[str, PlainValidator(_seen_card)]
CityWord = Annotated[str, word(shipped_tables().cities)]
SchemeWord = Annotated[str, word(shipped_tables().schemes)]
RepublicWord = Annotated[str, word(REPUBLICS)]
SeenRepublic = Annotated[str, word((*REPUBLICS, HIDDEN))]
Amount = Annotated[int, whole(0)]
Points = Annotated[int, whole()]
Space = Annotated[int, whole(1, SPACES)]
Level = Annotated[int, whole(1, SCHEMES)]
SeatNumber = Annotated[int, whole(0, SEATS[-1] - 1)]
Power = Annotated[int, whole(0, DISCS - 1)]
Disc = Annotated[int, PlainValidator(_disc)]
Number = Annotated[int, PlainValidator(_number)]

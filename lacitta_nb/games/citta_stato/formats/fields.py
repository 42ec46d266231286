"""Kinds of value that fields of Città-Stato's files hold."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Protocol

from pydantic import PlainValidator, ValidationInfo

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


class _Printed(Protocol):
    """A city or a scheme."""

    @property
    def expansion(self) -> bool:
        """Whether it belongs to the expansion alone."""
        ...


_DISC: Final = Expected("file-stato-disc", least=0, most=DISCS - 1, hidden=HIDDEN)
_NUMBER: Final = Expected("file-whole")
_CARD: Final = Expected("file-stato-card")


def in_game(position: Mapping[str, Any]) -> bool:
    """Whether what belongs to the expansion alone is in the game that a position is of (X1, O6).

    It is the context in which the schemas read a position.
    """
    return position.get("expansion", False) is True or position.get("solo") is not None


def _name(things: Mapping[str, _Printed]) -> PlainValidator:
    """The word of a city or a scheme; what the game has not is a problem of the whole moment."""

    def check(value: object, info: ValidationInfo) -> str:
        if isinstance(value, str) and value in things:
            return value
        whole = info.context is not False
        known = tuple(name for name in things if whole or not things[name].expansion)
        raise Expected("file-one-of", known=known).misfit(value, known)

    return PlainValidator(check)


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
        raise _CARD.misfit(value, shipped_tables().cards)
    return value


def _seen_card(value: object) -> str:
    """The same, or `?` for a hidden one."""
    return HIDDEN if value == HIDDEN else _card(value)


ColourWord = Annotated[str, word(COLOURS)]
PlainWord = Annotated[str, word(PLAIN)]
CardWord = Annotated[str, PlainValidator(_card)]
SeenCard = Annotated[str, PlainValidator(_seen_card)]
CITY: Final = _name(shipped_tables().cities)
CityWord = Annotated[str, CITY]
SchemeWord = Annotated[str, _name(shipped_tables().schemes)]
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

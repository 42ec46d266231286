"""Kinds of value that fields of Saint Malo's files hold."""

from typing import Annotated, Final

from pydantic import PlainValidator

from lacitta_nb.files.fields import Expected, whole, word
from lacitta_nb.games.saint_malo.city import NUMBER, TOWERS
from lacitta_nb.games.saint_malo.constants import DICE, SEATS, SYMBOLS, THINGS, Symbol

PERSON: Final = "person"
"""Stands in `placing` for a person that is still to be chosen."""

_SPACE: Final = Expected("file-malo-space", first="A2", last="G6")
_TOWER: Final = Expected("file-malo-tower", towers=", ".join(TOWERS))


def _space(value: object) -> str:
    if isinstance(value, str) and value in TOWERS:
        raise _TOWER.misfit(value)
    if not isinstance(value, str) or value not in NUMBER:
        raise _SPACE.misfit(value, NUMBER)
    return value


Space = Annotated[str, PlainValidator(_space)]
Thing = Annotated[str, word(THINGS)]
Face = Annotated[Symbol, word(SYMBOLS)]
Amount = Annotated[int, whole(0)]
SeatNumber = Annotated[int, whole(0, SEATS[-1] - 1)]
DiceNumber = Annotated[int, whole(1, DICE)]

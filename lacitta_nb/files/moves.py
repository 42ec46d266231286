"""All moves of a game as one short text, for files with very many games."""

from collections.abc import Iterable
from typing import Final

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.fields import MAX_MOVES
from lacitta_nb.files.reading import unpacked
from lacitta_nb.files.writing import packed

_PREFIX: Final = "lcm1."
_PLACE: Final = "moves"


def pack_moves(moves: Iterable[object]) -> str:
    """Moves as one line of URL-safe text: their text forms, a line each, compressed.

    >>> unpack_moves(pack_moves(["gold", "build farm C7"]))
    ['gold', 'build farm C7']
    """
    return _PREFIX + packed("\n".join(map(str, moves)))


def unpack_moves(text: str) -> list[str]:
    """The moves in their text forms; whether they are any is not asked.

    Raises:
        BadFile: that is no such text, or it holds more moves than a game may have.
    """
    if not text.startswith(_PREFIX):
        raise BadFile(_PLACE, "file-moves-begin", prefix=_PREFIX)
    told = unpacked(text.removeprefix(_PREFIX), _PLACE)
    moves = told.split("\n") if told else []
    if len(moves) > MAX_MOVES:
        raise BadFile(_PLACE, "file-moves-many", most=MAX_MOVES)
    return moves

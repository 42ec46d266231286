"""What a position names: areas, spaces and seats that there are, and no space twice.

It is asked of the content itself, whether that has the shape of a position or not, so that whoever
mistypes a space here and a number there is told of both.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from lacitta_nb.core.errors import Guess, Problem
from lacitta_nb.files.fields import MAX_NAME
from lacitta_nb.files.values import inside, shorten, shown
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import SEATS
from lacitta_nb.given import is_one_line


def wrong_names(position: Mapping[str, Any], board: Board) -> Iterator[Problem]:
    """Names and seats that there are not, and spaces that are named twice.

    What a schema refuses at the same place, such as a name of two words, is left to it.

    Args:
        position: the content of a position file, of any shape.
        board: the board that it names.
    """
    size = len(_list(position.get("players", [None] * SEATS[0])))
    yield from no_seat(position.get("start_player"), size, "start_player")
    for name in _object(position.get("landscapes")):
        if name not in board.area_index and _is_word(name):
            yield Problem.at(
                f"landscapes.{shorten(name)}",
                "file-no-area-on-board",
                guess=Guess(name, board.areas),
                found=shown(name),
                board=board.name,
            )
    taken: set[str] = set()
    for i, city in enumerate(_list(position.get("cities"))):
        yield from inside(f"cities[{i}]", _wrong_city(_object(city), board, size, taken))


def no_seat(seat: object, size: int, place: str) -> Iterator[Problem]:
    """That there is no such player, among so many as sit at the table."""
    if isinstance(seat, int) and size in SEATS and size <= seat < SEATS[-1]:
        yield Problem.at(place, "file-whole-between", least=0, most=size - 1, found=seat)


def _wrong_city(
    city: Mapping[str, Any], board: Board, size: int, taken: set[str]
) -> Iterator[Problem]:
    """What is wrong with the names of one city; `taken` are the spaces of those before it."""
    yield from no_seat(city.get("owner"), size, "owner")
    castle, own = city.get("castle"), set()
    for place, name in [
        ("castle", castle),
        *((f"buildings.{shorten(name)}", name) for name in _object(city.get("buildings"))),
    ]:
        if not isinstance(name, str):
            continue
        own.add(name)
        if name in taken:
            yield Problem.at(place, "file-space-taken", name=name)
        else:
            yield from _no_space(name, board, place)
        taken.add(name)
    for name in _object(city.get("figures")):
        yield from _not_own(name, own, board, f"figures.{shorten(name)}")
    once: set[str] = set()
    for i, name in enumerate(_list(city.get("harvest"))):
        if not isinstance(name, str):
            continue
        yield from _not_own(name, own, board, f"harvest[{i}]")
        if name in once:
            yield Problem.at(f"harvest[{i}]", "file-harvest-twice", rule="P17", name=name)
        once.add(name)


def _not_own(name: str, own: set[str], board: Board, place: str) -> Iterator[Problem]:
    if name in own:
        return
    if name in board.index:
        yield Problem.at(place, "file-not-of-city", name=name)
    else:
        yield from _no_space(name, board, place)


def _no_space(name: str, board: Board, place: str) -> Iterator[Problem]:
    if name not in board.index and _is_word(name):
        yield Problem.at(
            place,
            "file-no-space-on-board",
            guess=Guess(name, board.spaces),
            found=shown(name),
            board=board.name,
        )


def _is_word(name: str) -> bool:
    """Whether a schema lets a name pass."""
    return len(name) <= MAX_NAME and is_one_line(name) and name.split() == [name]


def _object(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _list(value: object) -> list[Any]:
    return value if isinstance(value, list) else []

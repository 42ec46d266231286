"""Saved games: where a game began and what was done since (formats.md, section 3)."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, SupportsIndex

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.values import json_text, located, plain, shorten, shown
from lacitta_nb.games.lacitta.formats.positions import state_from_position
from lacitta_nb.games.lacitta.formats.schemas import GameShape, fitted
from lacitta_nb.games.lacitta.state import State


class SavedGame(NamedTuple):
    """A saved game as it was read; nobody has replayed its moves yet.

    Attributes:
        start_state: the moment at which the game begins; start: the same as a position.
        moves: action texts. steps: automatic phases run since the last move.
        comments: texts by number of moves made. about: event, date, places, result.
    """

    start_state: State
    start: dict[str, Any]
    moves: tuple[str, ...]
    steps: int
    comments: dict[int, str]
    about: dict[str, str]


def saved_game(
    start: Mapping[str, Any],
    moves: Sequence[str],
    steps: int = 0,
    comments: Mapping[int, str] | None = None,
    about: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """The content of a saved game; comments and about are left out when there are none.

    Raises:
        BadFile: something that no saved game may hold, so that whatever is written can be read.

    >>> saved_game({"format": "lacitta-position/1"}, ["gold"])["moves"]
    ['gold']
    """
    data: dict[str, Any] = {
        "format": "lacitta-game/1",
        "start": plain(dict(start)),
        "moves": list(moves),
        "steps": steps,
    }
    if comments:
        data["comments"] = _by_number(_object("comments", comments), len(moves))
    if about:
        data["about"] = dict(_object("about", about))
    read_saved_game(data)
    json_text(data, readable=True)
    return data


def _object(name: str, given: object) -> Mapping[Any, Any]:
    if not isinstance(given, Mapping):
        raise BadFile(name, f"expected an object, got {shown(given)}")
    return given


def _by_number(comments: Mapping[Any, str], made: int) -> dict[str, str]:
    """Comments as a file has them, in the order of the moves."""
    found = {_number(key, made): text for key, text in comments.items()}
    return {str(number): found[number] for number in sorted(found)}


def _number(key: object, made: int) -> int:
    number = operator.index(key) if isinstance(key, SupportsIndex) else -1
    if not 0 <= number <= made:
        raise BadFile(
            f"comments.{shown(key)}", f"expected a whole number of moves made, from 0 to {made}"
        )
    return number


def read_saved_game(data: Mapping[str, Any]) -> SavedGame:
    """A saved game, its shape and its start checked; whether its moves are legal is not.

    Raises:
        BadFile: it does not fit, at the place where it does not.
    """
    content: dict[str, Any] = plain(dict(data))
    check_format(content, "game")
    shape = fitted(GameShape, content)
    if not isinstance(shape.start, dict):
        raise BadFile("start", f"expected a position, got {shown(shape.start)}")
    with located("start"):
        state = state_from_position(shape.start)
    return SavedGame(
        start_state=state,
        start=shape.start,
        moves=tuple(shape.moves),
        steps=shape.steps,
        comments=_comments(shape),
        about=shape.about.model_dump(exclude_defaults=True),
    )


def _comments(shape: GameShape) -> dict[int, str]:
    found = {}
    made = len(shape.moves)
    for key, text in shape.comments.items():
        number = int(key) if key.isascii() and key.isdigit() and len(key) < 10 else -1
        if str(number) != key or not 0 <= number <= made:
            raise BadFile(
                f"comments.{shorten(key)}", f"expected a number of moves made, from 0 to {made}"
            )
        found[number] = text
    return found

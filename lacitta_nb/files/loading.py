"""Games from files, whatever is played: the format of a file names the game.

>>> load({"format": "lacitta-position/1"}).phase
'politics'
"""

import os
from collections.abc import Iterable, Mapping
from typing import Any, cast

from lacitta_nb.core.box import Box, box_at
from lacitta_nb.core.errors import BadFile
from lacitta_nb.core.formats import SavedGame
from lacitta_nb.core.game import AnyGame
from lacitta_nb.error import LaCittaError
from lacitta_nb.files.reading import VERSIONS, check_format, read_source
from lacitta_nb.given import attempt, name_of, str_of
from lacitta_nb.registry import homes

Source = str | os.PathLike[str] | Mapping[str, Any]
"""Where a board or a game comes from: a path, a dict, JSON text or a game code."""


def load(source: Source) -> AnyGame:
    """A game from a path, a dict, JSON text or a game code; a saved game is replayed.

    Raises:
        BadFile: it does not fit; the error names the place.
    """
    return game_of(read_source(source))


def game_of(data: Mapping[str, Any]) -> AnyGame:
    """A game from the content of a file, as `read_source` and `read_pasted` give it.

    Raises:
        BadFile: it does not fit; the error names the place.
    """
    file = check_format(data, homes(), VERSIONS)
    box = _box(file.game)
    if file.kind == "game":
        return _replayed(box, box.formats.read_saved_game(data))
    game: AnyGame = box.begin(box.formats.state_from_position(data))
    return game


def _box(game: str) -> Box:
    """The box of a game, whatever the module of another package does."""
    found: object = attempt(lambda: _with_formats(homes()[game]), lambda error: error)
    if isinstance(found, BaseException):
        told = f"{name_of(type(found))}: {str_of(found)}"
        raise BadFile("format", "file-game-broken", game=game, error=told) from found
    return cast("Box", found)


def _with_formats(home: str) -> Box:
    box = box_at(home)
    if box.formats is None:
        raise AttributeError("its box has no formats")
    return box


def _replayed(box: Box, saved: SavedGame[Any]) -> AnyGame:
    game: AnyGame = box.begin(saved.start_state, about=saved.about, comments=saved.comments)
    play_moves(game, saved.moves)
    for number in range(saved.steps):
        try:
            game.step()
        except LaCittaError as error:
            steps = saved.steps
            raise BadFile("steps", "file-steps", made=number, steps=steps, reason=error) from error
    return game


def play_moves(game: AnyGame, moves: Iterable[str]) -> None:
    """Go on by moves in their text form, and by whatever automatic phases come before each.

    Raises:
        BadFile: one of them can't be played there.
    """
    for number, move in enumerate(moves):
        try:
            game.run()
            game.play(move)
        except LaCittaError as error:
            place = f"moves[{number}]"
            raise BadFile(place, "file-move", move=repr(move), reason=error) from error

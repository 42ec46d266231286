"""A game of a tournament played again, from what its line tells."""

import math
from collections.abc import Mapping
from typing import Any

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.recording import start_of
from lacitta_nb.arena.records import Played
from lacitta_nb.arena.result import result_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadFile, NotFound
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import State
from lacitta_nb.files.loading import play_moves
from lacitta_nb.files.moves import unpack_moves


def replayed(played: Played, boards: Mapping[str, Any]) -> AnyGame:
    """The game, by the rules and the moves that were kept; see `Played.replay`.

    Raises:
        NotFound: its moves were not kept, or its board is not there.
        BadFile: a move is not legal, or the moves lead to another end than the line tells.
    """
    if played.moves is None:
        raise NotFound("study-no-moves")
    start = start_of(played.match, contest_of(played.game).material(played.match, boards))
    game: AnyGame = box_of(start).begin(start)
    play_moves(game, unpack_moves(played.moves))
    game.run()
    _check_end(game.state, played)
    return game


def _check_end(end: State, played: Played) -> None:
    """Refuse moves that lead elsewhere: of an edited line, or of one of other rules."""
    if not end.over:
        raise BadFile("moves", "study-moves-short")
    found = result_of(end)
    if found.points != played.points:
        raise BadFile(
            "moves", "study-other-end", found=_row(found.points), told=_row(played.points)
        )
    shares = zip(found.wins, played.wins, strict=True)
    ranks = found.ranks if played.ranks is None else played.ranks
    if found.ranks != ranks or not all(math.isclose(one, other) for one, other in shares):
        told = _row(played.places)
        raise BadFile("moves", "study-other-places", found=_row(found.ranks), told=told)


def _row(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))

"""Where games begin: a new one, or one from a file.

>>> game = new_game(players=2, seed=1)
>>> events = game.run()
>>> game.decision.kind, game.year
('turn', 1)
"""

import os
import random
from collections.abc import Mapping, Sequence
from typing import Any

from lacitta_nb import rules
from lacitta_nb.actions import Action, parse_action
from lacitta_nb.board import Board, shipped_board
from lacitta_nb.errors import BadFile, BadSetting, LaCittaError
from lacitta_nb.events import Step
from lacitta_nb.game import Game
from lacitta_nb.state import State

Source = str | os.PathLike[str] | Mapping[str, Any]
"""Where a board or a game comes from: a path, a dict, JSON text or a game code."""

_LONGEST = 100
"""Characters of a player's name and digits of a seed that a saved game can hold at most."""


def new_game(
    players: int | Sequence[str] = 3,
    edition: str = "classic",
    setup: str = "beginner",
    board: Source = "toscana",
    seed: int | None = None,
) -> Game:
    """A new game, before the first phase of its first year.

    Args:
        players: how many, 2 to 5, or their names.
        edition: `classic`, `new` or `expansion`.
        setup: `beginner` or `advanced`.
        board: a shipped board's name, or a board file as `load` would take it.
        seed: draws every shuffle; None draws one, which `game.seed` tells.

    Raises:
        BadSetting: a number of players or a seed that can't be, or a board without an open space.
        NotFound: no such edition, set-up or board.
        BadFile: a board file that does not fit.
    """
    drawn = random.SystemRandom().randrange(2**32) if seed is None else _seed(seed)
    start = rules.new_state(
        _board(board), _names(players), edition=edition, setup=setup, seed=drawn
    )
    return Game(start)


def apply(state: State, action: Action | str) -> Step:
    """The state that an action leads to, and what happened; nothing changes if it is not legal.

    Raises:
        IllegalAction: the rules forbid it. BadAction: the text is no action.
        NothingToDecide, GameOver: nobody must decide.

    >>> from lacitta_nb import advance
    >>> state = new_game(players=2, seed=1).state
    >>> while state.decision is None:
    ...     state = advance(state).state
    >>> apply(state, "gold").state.players[state.decision.player].gold
    3
    """
    return rules.apply(state, parse_action(action) if isinstance(action, str) else action)


def complete(state: State, seed: int) -> State:
    """Deal the unknown cards of a view at random; the game goes on by that seed.

    Raises:
        BadSetting: a seed that can't be.
    """
    return rules.complete(state, _seed(seed))


def _board(source: Source) -> Board:
    if isinstance(source, str) and source.isidentifier():
        return shipped_board(source)
    from lacitta_nb.files import board_from, read_source

    return board_from(read_source(source))


def _seed(given: object) -> int:
    if isinstance(given, int) and not isinstance(given, bool) and abs(given) < 10**_LONGEST:
        return given
    raise BadSetting("bad-seed", seed=repr(given))


def _names(given: object) -> list[str]:
    if isinstance(given, int) and not isinstance(given, bool):
        if not 2 <= given <= 5:
            raise BadSetting("players-count", count=given)
        return [f"Player {number}" for number in range(1, given + 1)]
    names = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else []
    if not names or not all(_is_name(name) for name in names):
        raise BadSetting("bad-names", names=repr(given))
    return [str(name) for name in names]


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or not name.strip():
        return False
    return len(name) <= _LONGEST and name.isprintable()


def load(source: Source) -> Game:
    """A game from a path, a dict, JSON text or a game code; a saved game is replayed.

    Raises:
        BadFile: it does not fit; the error names the place.
    """
    from lacitta_nb.files import read_source, state_from_position

    data = read_source(source)
    if str(data.get("format", "")).startswith("lacitta-game/"):
        return _replay(data)
    return Game(state_from_position(data))


def _replay(data: Mapping[str, Any]) -> Game:
    from lacitta_nb.files import read_saved_game

    saved = read_saved_game(data)
    game = Game(saved.start_state, about=saved.about, comments=saved.comments)
    for number, move in enumerate(saved.moves):
        try:
            game.run()
            game.play(move)
        except LaCittaError as error:
            raise BadFile(f"moves[{number}]", f"{move!r} can't be played here: {error}") from error
    for number in range(saved.steps):
        try:
            game.step()
        except LaCittaError as error:
            raise BadFile("steps", f"only {number} of {saved.steps} can be run: {error}") from error
    return game

"""Where games begin: a new one, or one from a file.

>>> game = new_game(players=2, seed=1)
>>> events = game.run()
>>> game.decision.kind, game.year
('turn', 1)
"""

import os
import random
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import TYPE_CHECKING, Any, SupportsIndex

from lacitta_nb.core.errors import BadFile, BadSetting, LaCittaError
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.events import Step
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.state import State, as_state
from lacitta_nb.given import is_one_line, name_of, repr_of, text, whole

if TYPE_CHECKING:
    from lacitta_nb.files.formats import SavedGame

Source = str | os.PathLike[str] | Mapping[str, Any]
"""Where a board or a game comes from: a path, a dict, JSON text or a game code."""

_LONGEST = 100
"""Characters of a player's name and digits of a seed that a saved game can hold at most."""


def new_game(
    players: SupportsIndex | Iterable[str] = 3,
    edition: str = "classic",
    setup: str = "beginner",
    board: Source = "toscana",
    seed: SupportsIndex | None = None,
) -> Game:
    """A new game, before the first phase of its first year.

    Args:
        players: how many, 2 to 5, or their names in seat order.
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
        _board(board), _names(players), edition=_word(edition), setup=_word(setup), seed=drawn
    )
    return Game(start)


def apply(state: State, action: Action | str) -> Step:
    """The state that an action leads to, and what happened; nothing changes if it is not legal.

    Raises:
        IllegalAction: the rules forbid it. BadAction: it is no action.
        NothingToDecide, GameOver: nobody must decide. BadSetting: that is no state.

    >>> from lacitta_nb import advance
    >>> state = new_game(players=2, seed=1).state
    >>> while state.decision is None:
    ...     state = advance(state).state
    >>> apply(state, "gold").state.players[state.decision.player].gold
    3
    """
    return rules.apply(as_state(state), action)


def advance(state: State) -> Step:
    """Run the next automatic phase to its end or to its first decision.

    Raises:
        DecisionPending: somebody must decide. GameOver: the game has ended.
        BadSetting: that is no state.
    """
    return rules.advance(as_state(state))


def legal_actions(state: State) -> list[Action]:
    """All that the player who must decide may do; [] when nobody must.

    Raises:
        BadSetting: that is no state.
    """
    return rules.legal_actions(as_state(state))


def complete(state: State, seed: SupportsIndex) -> State:
    """Deal the unknown cards of a view at random; the game goes on by that seed.

    Raises:
        BadSetting: a seed that can't be, or no state.
    """
    return rules.complete(as_state(state), _seed(seed))


def _board(source: Source) -> Board:
    if isinstance(source, str) and source.isidentifier():
        return shipped_board(source)
    from lacitta_nb.files import read_source
    from lacitta_nb.games.lacitta.formats import board_from

    return board_from(read_source(source))


def _seed(given: object) -> int:
    number = whole(given)
    if number is None or abs(number) >= 10**_LONGEST:
        raise BadSetting("bad-seed", seed=repr_of(given))
    return number


def _names(given: object) -> list[str]:
    number = whole(given)
    if number is not None:
        if not 2 <= number <= 5:
            raise BadSetting("players-count", count=number)
        return [f"Player {place}" for place in range(1, number + 1)]
    # Text is a sequence of letters, and the order of a set is nobody's.
    unordered = issubclass(type(given), str | Mapping | AbstractSet)
    things = [] if unordered else _listed(given)
    names = [name for name in map(text, things) if name is not None and _is_name(name)]
    if not names or len(names) < len(things) or len(names) == _LONGEST:
        raise BadSetting("bad-names", names=repr_of(given))
    return names


def _listed(given: object) -> list[object]:
    """The first things of whatever can be gone through; [] for anything else."""
    try:
        return list(islice(given, _LONGEST))  # type: ignore[call-overload]  # or a TypeError
    except TypeError:
        return []


def _word(given: object) -> str:
    """A word, or what no word of ours is: what was given instead."""
    plain = text(given)
    return f"a {name_of(type(given))}" if plain is None else plain


def _is_name(name: str) -> bool:
    return len(name) <= _LONGEST and is_one_line(name)


def load(source: Source) -> Game:
    """A game from a path, a dict, JSON text or a game code; a saved game is replayed.

    Raises:
        BadFile: it does not fit; the error names the place.
    """
    from lacitta_nb.files import read_source
    from lacitta_nb.games.lacitta.formats import FORMATS

    data = read_source(source)
    if str(data.get("format", "")).startswith("lacitta-game/"):
        return _replay(FORMATS.read_saved_game(data))
    return Game(FORMATS.state_from_position(data))


def _replay(saved: "SavedGame[State]") -> Game:
    game = Game(saved.start_state, about=saved.about, comments=saved.comments)
    for number, move in enumerate(saved.moves):
        try:
            game.run()
            game.play(move)
        except LaCittaError as error:
            raise BadFile(f"moves[{number}]", "file-move", move=repr(move), reason=error) from error
    for number in range(saved.steps):
        try:
            game.step()
        except LaCittaError as error:
            raise BadFile(
                "steps", "file-steps", made=number, steps=saved.steps, reason=error
            ) from error
    return game

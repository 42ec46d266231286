"""Where games begin: a new one, or one from a file.

>>> game = new_game(players=2, seed=1)
>>> events = game.run()
>>> game.decision.kind, game.year
('turn', 1)
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, SupportsIndex, cast

from lacitta_nb.core.settings import fresh_seed, names_from, seed_from
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.constants import SEATS
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.given import name_of, text

if TYPE_CHECKING:
    from lacitta_nb.files.loading import Source


def new_game(
    players: SupportsIndex | Iterable[str] = 3,
    edition: str = "classic",
    setup: str = "beginner",
    board: "Source" = "toscana",
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
    drawn = fresh_seed() if seed is None else seed_from(seed)
    names = names_from(players, SEATS)
    start = rules.new_state(
        _board(board), names, edition=_word(edition), setup=_word(setup), seed=drawn
    )
    return Game(start)


def _board(source: "Source") -> Board:
    if isinstance(source, str) and source.isidentifier():
        return shipped_board(source)
    from lacitta_nb.files import read_source
    from lacitta_nb.games.lacitta.formats import board_from

    return board_from(read_source(source))


def _word(given: object) -> str:
    """A word, or what no word of ours is: what was given instead."""
    plain = text(given)
    return f"a {name_of(type(given))}" if plain is None else plain


def load(source: "Source") -> Game:
    """A game from a path, a dict, JSON text or a game code; a saved game is replayed.

    Returns:
        A game of the kind that the file names; type checkers are told that it is La Città, so that
        they know its questions. `files.loading.load` promises nothing of the kind.

    Raises:
        BadFile: it does not fit; the error names the place.
    """
    from lacitta_nb.files import loading

    return cast("Game", loading.load(source))

"""Where games of Saint Malo begin.

>>> game = new_game(["Anne", "Marc"], seed=1, start_player="Marc")
>>> game.state.to_move
1
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, SupportsIndex

from lacitta_nb.core.records import seat_of
from lacitta_nb.core.settings import fresh_seed, names_from, seed_from
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.constants import SEATS
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.tables import Tables, shipped_tables

if TYPE_CHECKING:
    from lacitta_nb.files.loading import Source


def new_game(
    players: SupportsIndex | Iterable[str] = 3,
    seed: SupportsIndex | None = None,
    start_player: SupportsIndex | str | None = None,
    *,
    tables: "Source | None" = None,
) -> Game:
    """A new game, before its first roll.

    Args:
        players: how many, 2 to 5, or their names in seat order.
        seed: draws every roll; None draws one, which `game.seed` tells.
        start_player: who begins, by number or name; None: drawn by the seed (S3).
        tables: an owner's own numbers, as a path or a dict; what it leaves out is as shipped.

    Raises:
        BadSetting: a number of players or a seed that can't be.
        NotFound: no such player.
        BadFile: tables that do not fit.
    """
    drawn = fresh_seed() if seed is None else seed_from(seed)
    names = names_from(players, SEATS)
    state = rules.new_state(names, _tables(tables), 0, drawn)
    if start_player is None:
        first = rules.first_player(len(names), drawn)
    else:
        first = seat_of(state.players, start_player)
    return Game(rules.new_state(names, state.table.tables, first, drawn))


def _tables(source: "Source | None") -> Tables:
    if source is None:
        return shipped_tables()
    from lacitta_nb.files import read_source
    from lacitta_nb.games.saint_malo.formats.tables import tables_from

    return tables_from(read_source(source))

"""Where games of Città-Stato begin.

>>> game = new_game(["Rosa", "Enzo"], seed=1)
>>> game.decision.kind, game.state.upgrade
('turn', 3)
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, SupportsIndex

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.settings import fresh_seed, names_from, seed_from, truth_from
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import BASE_SEATS, SCENARIOS, SEATS, SOLO_GAMES
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.table import Table
from lacitta_nb.games.citta_stato.tables import Tables, shipped_tables
from lacitta_nb.given import repr_of, whole

if TYPE_CHECKING:
    from lacitta_nb.files.loading import Source


def new_game(
    players: SupportsIndex | Iterable[str] = 3,
    seed: SupportsIndex | None = None,
    *,
    expansion: bool = False,
    declining: bool = False,
    tables: "Source | None" = None,
) -> Game:
    """A new game, before its first turn.

    Args:
        players: how many, or their names in seat order: 2 to 4, with the expansion 2 to 5.
        seed: draws all that is drawn; None draws one, which `game.seed` tells.
        expansion: whether the cards, cities and schemes of the expansion are played with (X1).
        declining: whether every gain of points is asked about (T6).
        tables: an owner's own values, as a path or a dict; what it leaves out is as shipped.

    Raises:
        BadSetting: a number of players or a seed that can't be, or neither True nor False.
        BadFile: tables that do not fit.
    """
    drawn = fresh_seed() if seed is None else seed_from(seed)
    names, expanded = names_from(players, SEATS), truth_from("expansion", expansion)
    if len(names) not in BASE_SEATS and not expanded:
        raise BadSetting("stato-five-need-expansion", count=len(names))
    table = Table(
        _tables(tables),
        len(names),
        expansion=expanded,
        declining=truth_from("declining", declining),
        seed=drawn,
    )
    return Game(rules.new_state(names, table))


def new_solo(
    scenario: SupportsIndex = 1,
    game: SupportsIndex = 1,
    bonus_crowns: SupportsIndex = 0,
    seed: SupportsIndex | None = None,
    *,
    name: str = "Player 1",
    declining: bool = False,
    tables: "Source | None" = None,
) -> Game:
    """A solo game against the ghost, before its first turn (O).

    Args:
        scenario: 1 to 4, from the easy one to the hardest.
        game: which of its three games, 1 to 3.
        bonus_crowns: those that the game before brought (O5).
        seed: draws all that is drawn; None draws one, which `game.seed` tells.
        name: of the human.
        declining: whether every gain of points is asked about (T6).
        tables: an owner's own values, as a path or a dict; what it leaves out is as shipped.

    Raises:
        BadSetting: a scenario, game, number of crowns or seed that can't be, or for `declining`
            neither True nor False.
        BadFile: tables that do not fit.

    >>> new_solo(scenario=2, seed=1).solo.required
    21
    """
    drawn = fresh_seed() if seed is None else seed_from(seed)
    found = _tables(tables)
    table = Table(
        found,
        1,
        declining=truth_from("declining", declining),
        seed=drawn,
        scenario=among("scenario", scenario, SCENARIOS),
        game=among("game", game, SOLO_GAMES),
    )
    most = range(table.stock.crowns + 1)
    crowns = among("bonus_crowns", bonus_crowns, most)
    (own_name,) = names_from([name], range(1, 2))
    return Game(rules.new_solo_state(own_name, table, crowns))


def among(what: str, given: object, allowed: range) -> int:
    """A number of a setting.

    Raises:
        BadSetting: it is none of those that can be.
    """
    number = whole(given)
    if number is None or number not in allowed:
        raise BadSetting(
            "stato-setting-between",
            setting=what,
            least=allowed[0],
            most=allowed[-1],
            given=repr_of(given),
        )
    return number


def _tables(source: "Source | None") -> Tables:
    if source is None:
        return shipped_tables()
    from lacitta_nb.files import read_source
    from lacitta_nb.games.citta_stato.formats.tables import tables_from

    return tables_from(read_source(source))

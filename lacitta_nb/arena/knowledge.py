"""Who asks, and what may be read in the answer: the table as one player, or everyone, may know it.

Everything in this room looks at a table through `known`, so that no answer depends on a card that
lies face down for whoever asks.
"""

from typing import SupportsIndex

from lacitta_nb.games.lacitta.game import Game, state_of
from lacitta_nb.games.lacitta.state import State

Asker = SupportsIndex | str | None
"""A player's number or name; None for somebody who knows only what lies open to all."""


def seat_of(table: Game | State, player: SupportsIndex | str) -> int:
    """A player's number, given by number or by a name that only one player has.

    Raises:
        NotFound: there is no such player.
    """
    return state_of(table).seat(player)


def known(table: Game | State, player: Asker = None) -> State:
    """The table as a player may know it; for None as everyone may, without anybody's looks.

    Raises:
        NotFound: there is no such player.
    """
    state = state_of(table)
    if player is not None:
        return state.seen_by(seat_of(table, player))
    return state._replace(players=tuple(p._replace(seen=()) for p in state.players)).seen_by(0)

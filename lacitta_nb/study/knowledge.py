"""Who asks, and what may be read in the answer: the table as one player, or everyone, may know it.

Everything in this room looks at a table through `known`, so that no answer depends on a card that
lies face down for whoever asks.
"""

from lacitta_nb.game import Game
from lacitta_nb.state import State

Asker = int | str | None
"""A player's number or name; None for somebody who knows only what lies open to all."""


def state_of(table: Game | State) -> State:
    """The state of a game, or the state itself."""
    return table.state if isinstance(table, Game) else table


def seat_of(table: Game | State, player: int | str) -> int:
    """A player's number, given by number or by a name that only one player has.

    Raises:
        NotFound: there is no such player.
    """
    return (table if isinstance(table, Game) else Game(table)).seat(player)


def known(table: Game | State, player: Asker = None) -> State:
    """The table as a player may know it; for None as everyone may, without anybody's looks.

    Raises:
        NotFound: there is no such player.
    """
    state = state_of(table)
    if player is not None:
        return state.seen_by(seat_of(table, player))
    return state._replace(players=tuple(p._replace(seen=()) for p in state.players)).seen_by(0)

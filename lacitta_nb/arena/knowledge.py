"""Who asks, and what may be read in the answer: the table as one player, or everyone, may know it.

Everything in this room looks at a table through `known`, so that no answer depends on a card that
lies face down for whoever asks.
"""

from typing import Any, SupportsIndex

from lacitta_nb.core.box import box_of, state_of

Asker = SupportsIndex | str | None
"""A player's number or name; None for somebody who knows only what lies open to all."""


def known(table: object, player: Asker = None, game: str = "") -> Any:  # noqa: ANN401 - a state of any game
    """The table as a player may know it; for None as everyone may, without anybody's looks.

    Args:
        table: a game, or a state of one.
        player: who asks.
        game: the key of the only game that is asked about; "" for any.

    Raises:
        BadSetting: that is no game, or another one. NotFound: there is no such player.
    """
    state = state_of(table, game)
    return box_of(state).rules.public(state) if player is None else state.seen_by(player)

"""Whose turn it is in the political rounds (P1, D6)."""

from collections.abc import Sequence

from lacitta_nb.kinds import ROUNDS
from lacitta_nb.state import Player, Questions


def takers(state: Questions) -> list[int]:
    """The seats that take turns this year, in turn order.

    Whoever has no city is out (D6). A position written by hand may give such a player a turn all
    the same: then it counts from that turn on. If nobody has a city, everyone takes turns.
    """
    owners = {city.owner for city in state.cities}
    order = state.order()
    if not owners or len(owners) == len(order):
        return order
    return [
        seat
        for seat in order
        if seat in owners or state.players[seat].cards_played or seat == state.to_move
    ]


def next_mover(order: Sequence[int], players: Sequence[Player]) -> int:
    """The first seat in turn order with the fewest turns taken; -1 after the last round (P1)."""
    seat = min(order, key=lambda seat: players[seat].cards_played)
    return seat if players[seat].cards_played < ROUNDS else -1

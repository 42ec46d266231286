"""Saint Malo in numbers, for learning programs: actions by the book, views as rows of numbers.

The row has, for each seat, every thing with one number a space, and what else lies before the
player; then the dice, what is half placed, the pirates and the moment.

>>> from lacitta_nb.games.saint_malo.opening import new_game
>>> state = new_game(players=2, seed=1).state
>>> CODING.slots(state), CODING.meaning(state, 1)
(740, 'keep log')
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, get_args

from lacitta_nb.arena.coding import Block, BookCoding, Look, decision_block, one_of
from lacitta_nb.games.saint_malo.actions import Action, book
from lacitta_nb.games.saint_malo.city import NAMES
from lacitta_nb.games.saint_malo.constants import (
    DICE,
    PHASES,
    ROLLS,
    SIDE_NAMES,
    SYMBOLS,
    THINGS,
    DecisionKind,
)
from lacitta_nb.games.saint_malo.state import Placing, State

if TYPE_CHECKING:
    from lacitta_nb.arena.coding import Row

_COINS: Final = 10
_LOGS: Final = 5
_POINTS: Final = 30
_DEFENCE: Final = 10
_CANNONS: Final = 6
_STRENGTH: Final = 12
_TURNS: Final = 20
"""By what numbers are divided."""
_PLACES: Final = tuple(NAMES)
_WIDTH: Final = 56
"""Bits of a city's sets, a whole number of bytes."""
_PLAYER: Final = ("coins", "logs", "points", "cannons_lost", "defence", "empty", "starts")


def _cities_names(state: State) -> list[str]:
    seats = range(state.table.size)
    return [f"{thing} {seat} {at}" for seat in seats for thing in THINGS for at in NAMES.values()]


def _spread(masks: Sequence[int]) -> "Row":
    """Sets of spaces, one number a space."""
    import numpy as np

    packed = b"".join(mask.to_bytes(_WIDTH // 8, "little") for mask in masks)
    bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    return bits.reshape(len(masks), _WIDTH).take(_PLACES, axis=1).reshape(-1).astype(np.float32)


def _cities(look: Look[State]) -> "Row":
    players = look.view.players
    return _spread([mask for seat in look.order for mask in players[seat].things])


def _player_names(state: State) -> list[str]:
    of_sides = [f"complete {side}" for side in SIDE_NAMES] + [f"broken {s}" for s in SIDE_NAMES]
    return [f"{name} {n}" for n in range(state.table.size) for name in (*_PLAYER, *of_sides)]


def _players(look: Look[State]) -> list[float]:
    view, found = look.view, []
    for seat in look.order:
        player = view.players[seat]
        found += [
            player.coins / _COINS,
            player.logs / _LOGS,
            player.points / _POINTS,
            player.cannons_lost / _CANNONS,
            player.defence / _DEFENCE,
            player.empty.bit_count() / len(NAMES),
            float(seat == view.start_player),
            *(float(player.is_complete(side)) for side in SIDE_NAMES),
            *(float(player.is_broken(side)) for side in SIDE_NAMES),
        ]
    return found


def _turn_names(state: State) -> list[str]:
    del state
    return [
        *(f"dice {symbol}" for symbol in SYMBOLS),
        *(f"rolls {count}" for count in range(ROLLS + 1)),
        *(f"phase {phase}" for phase in PHASES),
        *("stopped", "last_round", "turns", "boxes", "strength", "to_attack"),
        *(f"placing {thing}" for thing in THINGS),
        *("left", "walls", "bonus"),
        *(f"group {at}" for at in NAMES.values()),
        *(f"architect {at}" for at in NAMES.values()),
    ]


_NOTHING: Final = Placing("place", "", 0)
"""What stands in the row where nothing is half placed."""


def _turn(look: Look[State]) -> "Row":
    import numpy as np

    view, table = look.view, look.view.table
    placing = view.placing or _NOTHING
    strengths = table.tables.strengths
    strength = strengths[view.row] if view.row < len(strengths) else 0
    found = [
        *(view.dice.count(symbol) / DICE for symbol in SYMBOLS),
        *one_of(range(ROLLS + 1), view.rolls),
        *one_of(PHASES, view.phase),
        float(view.stopped),
        float(view.last_round),
        view.turns / table.size / _TURNS,
        view.boxes / table.boxes,
        strength / _STRENGTH,
        1 - view.boxes % table.row_length / table.row_length,
        *one_of(THINGS, placing.thing),
        placing.left / DICE,
        placing.walls / DICE,
        float(placing.bonus),
    ]
    architect = 1 << placing.architect if placing.architect >= 0 else 0
    return np.concatenate([np.asarray(found, np.float32), _spread([placing.group, architect])])


class SaintMaloCoding(BookCoding[State, Action]):
    """The numbers of Saint Malo; games of as many players with the same tables are of a kind."""

    blocks = (
        Block(_cities_names, _cities),
        Block(_player_names, _players),
        Block(_turn_names, _turn),
        decision_block(get_args(DecisionKind)),
    )

    def round(self, state: State) -> int:
        """The round: how often it was the first player's turn."""
        return state.turns // state.table.size + 1


CODING: Final = SaintMaloCoding(book)

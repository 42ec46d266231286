"""How everybody stands: points so far, what the end would bring today, how long it may last."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from lacitta_nb.games.saint_malo.rules.scoring import Score, scores
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.words import names_in, table_of


class PlayerBalance(NamedTuple):
    """How one player stands.

    Attributes:
        score: what the end would bring today, part by part (E3).
        churches: what the next church of size 1, 2, 3, 4, 5 would add to the series (H2).
        turns: how many turns the player has taken.
        placed: how many spaces the player has filled in them.
        left: after how many further turns the city is full at this pace; None where nothing was
            placed yet.
    """

    score: Score
    churches: tuple[int, ...]
    turns: int
    placed: int
    left: int | None

    @property
    def pace(self) -> Fraction | None:
        """How many spaces were filled a turn; None before the first turn."""
        return Fraction(self.placed, self.turns) if self.turns else None


@dataclass(frozen=True)
class Balances:
    """How everybody stands.

    Attributes:
        names: of the players, in seat order.
        players: how each of them stands.
    """

    names: tuple[str, ...]
    players: tuple[PlayerBalance, ...]

    @property
    def soonest(self) -> int | None:
        """After how many turns of its player the first city is full; None: nobody can tell."""
        return min((p.left for p in self.players if p.left is not None), default=None)


def balances(table: object) -> Balances:
    """How everybody stands today.

    Args:
        table: a game of Saint Malo or a state of one.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> found = balances(new_game(players=2, seed=7)).players[0]
    >>> found.score.total, found.churches, found.left
    (3, (1, 0, 0, 0, 0), None)
    """
    state = table_of(table)
    found = tuple(_balance(state, score) for score in scores(state))
    return Balances(names_in(state), found)


def _balance(state: State, score: Score) -> PlayerBalance:
    turns = turns_taken(state, score.player)
    printed = state.table.tables.crates.bit_count()
    placed = state.players[score.player].filled.bit_count() - printed
    left = ceil(Fraction(score.empty * turns, placed)) if placed and turns else None
    return PlayerBalance(score, next_churches(state, score.player), turns, placed, left)


def turns_taken(state: State, seat: int) -> int:
    """How many turns a player has taken; one whose placing has begun counts."""
    size = state.table.size
    rounds, within = divmod(state.turns, size)
    before = (seat - state.start_player) % size < within
    playing = seat == state.to_move and state.placing is not None
    return rounds + before + playing


def next_churches(state: State, seat: int) -> tuple[int, ...]:
    """What one more church of each size would add to the series of a player (H2)."""
    tables = state.table.tables
    counts = [mask.bit_count() for mask in state.players[seat].churches]
    now = tables.churches(counts)
    more = (
        [count + (at == size) for at, count in enumerate(counts)] for size in range(len(counts))
    )
    return tuple(tables.churches(one) - now for one in more)

"""The threat of the pirates: how near the next attack is, how likely, and whom it would hit.

Nobody knows what others will keep, so each chance is told twice: for players who roll swords again,
keeping only a symbol that they want, and for players who keep swords and roll all else. What really
comes lies between, where nobody gives up dice for swords' sake.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from lacitta_nb.games.saint_malo.constants import DICE, ROLLS, SCORED, SWORDS
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.odds import right_chance, spread, swords_chance
from lacitta_nb.games.saint_malo.study.turn import rolls_left
from lacitta_nb.games.saint_malo.study.words import names_in, table_of

NEVER: Final = (Fraction(1),)
"""The spread of what can't bring swords: none for certain."""


class Range(NamedTuple):
    """A chance or a number to expect, for players who roll swords again and who keep them."""

    rerolled: Fraction
    kept: Fraction

    def __repr__(self) -> str:
        return f"<{float(self.rerolled):.3f} to {float(self.kept):.3f}>"


class Attack(NamedTuple):
    """An attack that can still come (R2): its row from 1, its strength, the boxes until then."""

    row: int
    strength: int
    boxes: int


class Standing(NamedTuple):
    """How the pirates threaten one player, with the defence of today.

    Attributes:
        player: the seat.
        defence: what holds pirates off (G5).
        shortfall: what is missing against the next attack; 0 where none comes.
        turns: turns until the player's own next one begins, the one being played included; fewer
            where the game ends before.
        chance: that the next attack comes in these turns.
        losses: how many cannons the player loses in these turns, on average.
        most: how many the player would lose if all attacks came that still can.
    """

    player: int
    defence: int
    shortfall: int
    turns: int
    chance: Range
    losses: Range
    most: int


@dataclass(frozen=True)
class Threat:
    """The threat of the pirates at one moment.

    Attributes:
        names: of the players, in seat order.
        attacks: those that can still come, the next one first.
        now: the chance that this turn brings the next one.
        players: how each player stands, in seat order.
    """

    names: tuple[str, ...]
    attacks: tuple[Attack, ...]
    now: Range
    players: tuple[Standing, ...]

    @property
    def next(self) -> Attack | None:
        """The next attack, or None after the last one (R4)."""
        return self.attacks[0] if self.attacks else None


def pirate_threat(table: object) -> Threat:
    """The threat of the pirates to everybody.

    Args:
        table: a game of Saint Malo or a state of one.

    >>> from lacitta_nb.games.saint_malo import new_game
    >>> found = pirate_threat(new_game(players=2, seed=7, start_player=0))
    >>> found.next
    Attack(row=1, strength=1, boxes=4)
    >>> found.now, found.players[0].chance
    (<0.001 to 0.104>, <0.021 to 0.670>)
    """
    state = table_of(table)
    attacks = attacks_left(state)
    first = this_turn(state)
    players = tuple(_standing(state, seat, attacks, first) for seat in range(state.table.size))
    now = _each(first, lambda swords: _reached(swords, attacks[:1]))
    return Threat(names_in(state), attacks, now, players)


def attacks_left(state: State) -> tuple[Attack, ...]:
    """The attacks that can still come, the next one first."""
    length = state.table.row_length
    return tuple(
        Attack(row, strength, row * length - state.boxes)
        for row, strength in enumerate(state.table.tables.strengths, start=1)
        if row * length > state.boxes
    )


Spread = tuple[Fraction, ...]
"""The chances of no swords, one, two …"""


class Spreads(NamedTuple):
    """What swords turns bring, for players who roll swords again and who keep them."""

    rerolled: Spread
    kept: Spread


def this_turn(state: State) -> Spreads:
    """How many boxes the turn being played may mark, or the next one before its first roll.

    Whoever rolls swords again is taken to keep the symbol that most dice show.
    """
    if state.over or state.ends:
        return Spreads(NEVER, NEVER)
    if not state.rolls:
        return turns_of_others(1)
    swords, left = state.dice.count(SWORDS), rolls_left(state)
    if not left:
        certain = (*[Fraction(0)] * swords, Fraction(1))
        return Spreads(certain, certain)
    shown = max(state.dice.count(symbol) for symbol in SCORED)
    rolled = spread(DICE - shown, swords_chance(left))
    more = spread(DICE - swords, right_chance(left))
    return Spreads(rolled, (*[Fraction(0)] * swords, *more))


def turns_of_others(turns: int) -> Spreads:
    """How many swords so many whole turns show in the end.

    >>> [round(float(found[0]), 3) for found in turns_of_others(1)]
    [0.541, 0.065]
    """
    dice = DICE * turns
    return Spreads(spread(dice, swords_chance(ROLLS)), spread(dice, right_chance(ROLLS)))


def turns_before(state: State, seat: int) -> int:
    """How many turns end before a player's next one begins, the one being played included (S3, E1).

    Before the first roll of one's own turn it is the one being played.
    """
    if state.over or state.ends:
        return 0
    size = state.table.size
    away = (seat - state.to_move) % size or size
    return min(away, size - state.turns % size) if state.last_round else away


def _standing(state: State, seat: int, attacks: Sequence[Attack], first: Spreads) -> Standing:
    defence = state.players[seat].defence
    turns = turns_before(state, seat)
    others = turns_of_others(max(0, turns - 1))
    found = Spreads(*map(_together, first, others))
    left = state.table.tables.cannons - state.players[seat].cannons_lost
    hurting = [attack for attack in attacks if attack.strength > defence][:left]
    return Standing(
        seat,
        defence,
        max(0, attacks[0].strength - defence) if attacks else 0,
        turns,
        _each(found, lambda swords: _reached(swords, attacks[:1])),
        _each(found, lambda swords: _reached(swords, hurting)),
        len(hurting),
    )


def _reached(swords: Spread, attacks: Sequence[Attack]) -> Fraction:
    """How many of these attacks so many swords bring, on average."""
    return sum((sum(swords[attack.boxes :], Fraction(0)) for attack in attacks), Fraction(0))


def _each(found: Spreads, ask: Callable[[Spread], Fraction]) -> Range:
    return Range(ask(found.rerolled), ask(found.kept))


def _together(one: Spread, other: Spread) -> Spread:
    """The spread of the sum of two that do not depend on one another."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, more in enumerate(other):
            found[a + b] += chance * more
    return tuple(found)

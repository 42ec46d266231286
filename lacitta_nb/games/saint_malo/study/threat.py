"""The threat of the pirates: how near the next attack is, how likely, and whom it would hit.

Nobody knows what others will keep, so each chance is told twice: for players who roll swords again,
keeping only a symbol that they want, and for players who keep swords and roll all else. What really
comes lies between, where nobody gives up dice for swords' sake.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import accumulate
from typing import Final, NamedTuple

from lacitta_nb.games.saint_malo.constants import DICE, ROLLS, SCORED, SWORDS
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.games.saint_malo.study.odds import right_chance, spread, swords_chance
from lacitta_nb.games.saint_malo.study.words import names_in, rolls_left, table_of


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
    attacks, hand = attacks_left(state), hand_of(state)
    players = tuple(_standing(state, seat, attacks, hand) for seat in range(state.table.size))
    now = _expected(hand, 0 if state.over or state.ends else 1, attacks[:1])
    return Threat(names_in(state), attacks, now, players)


def attacks_left(state: State) -> tuple[Attack, ...]:
    """The attacks that can still come, the next one first."""
    length = state.table.row_length
    return tuple(
        Attack(row, strength, row * length - state.boxes)
        for row, strength in enumerate(state.table.tables.strengths, start=1)
        if row * length > state.boxes
    )


class Hand(NamedTuple):
    """What the turn being played can still show.

    Attributes:
        swords: dice that show swords now.
        shown: dice that show the symbol, swords apart, that most dice show.
        left: how many rolls can follow.
    """

    swords: int
    shown: int
    left: int


FRESH: Final = Hand(0, 0, ROLLS)


def hand_of(state: State) -> Hand:
    """The dice of the turn being played, or of the next one before its first roll."""
    dice = state.dice
    if not dice:
        return FRESH
    return Hand(dice.count(SWORDS), max(map(dice.count, SCORED)), rolls_left(state))


Chances = tuple[Fraction, ...]
"""By number, from none on."""


class Swords(NamedTuple):
    """The chances of at least none, one … for those who roll swords again and who keep them."""

    rerolled: Chances
    kept: Chances


@cache
def swords_in(hand: Hand, turns: int) -> Swords:
    """How many boxes the turn being played marks at least, and the whole turns that follow it.

    Whoever rolls swords again is taken to keep the symbol that most dice show.

    Args:
        hand: the dice of the turn being played.
        turns: how many turns, that one included.

    >>> found = swords_in(FRESH, 1)
    >>> [round(float(chance), 3) for chance in found.rerolled[1:4]]
    [0.459, 0.106, 0.013]
    >>> [round(float(chance), 3) for chance in found.kept[1:4]]
    [0.935, 0.699, 0.355]
    """
    if not turns:
        return Swords((Fraction(1),), (Fraction(1),))
    after = DICE * (turns - 1)
    rerolled = _together(_rerolled(hand), spread(after, swords_chance(ROLLS)))
    kept = _together(_kept(hand), spread(after, right_chance(ROLLS)))
    return Swords(_or_more(rerolled), _or_more(kept))


def _rerolled(hand: Hand) -> Chances:
    if not hand.left:
        return _certain(hand.swords)
    return spread(DICE - hand.shown, swords_chance(hand.left))


def _kept(hand: Hand) -> Chances:
    more = spread(DICE - hand.swords, right_chance(hand.left))
    return _together(_certain(hand.swords), more)


def _certain(number: int) -> Chances:
    return (*[Fraction(0)] * number, Fraction(1))


def _together(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two numbers that do not depend on one another."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, more in enumerate(other):
            found[a + b] += chance * more
    return tuple(found)


def _or_more(chances: Chances) -> Chances:
    return tuple(accumulate(reversed(chances)))[::-1]


def turns_before(state: State, seat: int) -> int:
    """How many turns end before a player's next one begins, the one being played included (S3, E1).

    Before the first roll of one's own turn it is the one being played.
    """
    if state.over or state.ends:
        return 0
    size = state.table.size
    away = (seat - state.to_move) % size or size
    return min(away, size - state.turns % size) if state.last_round else away


def _standing(state: State, seat: int, attacks: Sequence[Attack], hand: Hand) -> Standing:
    player = state.players[seat]
    defence, turns = player.defence, turns_before(state, seat)
    left = state.table.tables.cannons - player.cannons_lost
    hurting = [attack for attack in attacks if attack.strength > defence][:left]
    return Standing(
        seat,
        defence,
        max(0, attacks[0].strength - defence) if attacks else 0,
        turns,
        _expected(hand, turns, attacks[:1]),
        _expected(hand, turns, hurting),
        len(hurting),
    )


def _expected(hand: Hand, turns: int, attacks: Sequence[Attack]) -> Range:
    """How many of these attacks come in so many turns, on average."""
    found = swords_in(hand, turns)
    return Range(_sum(found.rerolled, attacks), _sum(found.kept, attacks))


def _sum(chances: Chances, attacks: Sequence[Attack]) -> Fraction:
    coming = [chances[attack.boxes] for attack in attacks if attack.boxes < len(chances)]
    return sum(coming, Fraction(0))

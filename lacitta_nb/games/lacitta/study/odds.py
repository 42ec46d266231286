"""Odds of the voice of the people: exact chances of each wish and of each pair, by counting.

All hidden cards are alike to whoever does not know them: the ones on the table were drawn from the
27 voice cards less those that were seen. So the chance of a deal is the number of ways to draw it,
over the number of ways to draw any. What other players did is not read as a hint.

>>> from lacitta_nb import new_game
>>> game = new_game(players=2, seed=7)
>>> events = game.run()
>>> voice_odds(game, 0).at_least_one("health")
Fraction(87, 325)
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from lacitta_nb.arena.knowledge import Asker, known
from lacitta_nb.core.errors import GameOver, MissingCard
from lacitta_nb.games.lacitta.constants import CIRCLES, KEY, SERVICES, UNKNOWN, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.players.wishes import Wishes, cards, deals, outcomes
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State

OUTCOMES: Final[tuple[Wishes, ...]] = (
    *((service,) for service in SERVICES),
    ("culture", "education"),
    ("culture", "health"),
    ("education", "health"),
)
"""All that four voice cards can wish for (V1)."""


class Chance(NamedTuple):
    """How likely it is that exactly these are the wishes of the year."""

    wishes: Wishes
    chance: Fraction


class Odds(NamedTuple):
    """What the people may wish for, to somebody's knowledge.

    Attributes:
        open: the cards of this year that are known, in the order of the circles.
        hidden: how many of the four are not.
        left: for each service the cards among the hidden ones and the deck.
        chances: one for each of `OUTCOMES`, impossible ones included; they add up to 1.
    """

    open: tuple[str, ...]
    hidden: int
    left: tuple[int, ...]
    chances: tuple[Chance, ...]

    def __repr__(self) -> str:
        told = (f"{' and '.join(w)} {100 * float(self.of(*w)):.1f} %" for w in self.possible)
        return f"<Odds: {', '.join(told)}>"

    def of(self, *services: str) -> Fraction:
        """The chance that exactly these are the wishes, whatever their order."""
        return sum((c.chance for c in self.chances if set(c.wishes) == set(services)), Fraction(0))

    def at_least_one(self, *services: str) -> Fraction:
        """The chance that one of these is a wish, alone or in a pair."""
        return sum((c.chance for c in self.chances if set(c.wishes) & set(services)), Fraction(0))

    @property
    def ranked(self) -> list[Chance]:
        """The chances of the outcomes that can still come, the likeliest first."""
        return sorted((c for c in self.chances if c.chance), key=lambda c: -c.chance)

    @property
    def possible(self) -> tuple[Wishes, ...]:
        """The outcomes that can still come, the likeliest first."""
        return tuple(c.wishes for c in self.ranked)


def voice_odds(table: Game | State, player: Asker = None) -> Odds:
    """The chances of the wishes of this year (or of the next one, when this one is over).

    Args:
        table: a game or a state.
        player: whose knowledge counts, by number or name: the open card, the cards seen by
            closeness (P18), those of earlier years. None: what lies open to all.

    Raises:
        NotFound: there is no such player.
        GameOver: the people wish for nothing any more.
        MissingCard: a position by hand has too few voice cards left for a year.
    """
    state = known(table, player, KEY)
    if state.over:
        raise GameOver("game-over")
    return _odds(state)


def _odds(state: State) -> Odds:
    shown = tuple(card for card in state.voice if card != UNKNOWN)
    left = cards_left(state)
    hidden = CIRCLES - len(shown)
    if sum(left) < hidden:
        raise MissingCard("voice-deck-short", count=len(shown) + sum(left))
    known = tuple(shown.count(service) for service in SERVICES)
    counted = {found.wishes: found.chance for found in outcomes(known, left)}
    chances = tuple(Chance(outcome, counted.get(outcome, Fraction(0))) for outcome in OUTCOMES)
    return Odds(shown, hidden, left, chances)


def cards_left(state: State) -> tuple[int, ...]:
    """For each service the voice cards that nobody who sees this state has seen (S6)."""
    seen = state.voice + state.voice_past + state.voice_deck
    return tuple(VOICE_CARDS_EACH - seen.count(service) for service in SERVICES)


def cards_for(state: State, wanted: Sequence[str]) -> tuple[str, ...] | None:
    """Four voice cards with these wishes that agree with what a state shows, or None.

    Args:
        state: a state as somebody may know it.
        wanted: one service or two.
    """
    shown = [card for card in state.voice if card != UNKNOWN]
    for drawn in deals(cards_left(state), CIRCLES - len(shown)):
        hidden = cards(drawn)
        if set(wishes([*shown, *hidden])) == set(wanted):
            dealt = iter(hidden)
            laid = state.voice or (UNKNOWN,) * CIRCLES
            return tuple(next(dealt) if card == UNKNOWN else card for card in laid)
    return None

"""What the people may wish for this year, as far as one player knows: by counting, exactly.

All hidden cards are alike to whoever does not know them: the ones on the table were drawn from the
27 voice cards less those that were seen. So the chance of a deal is the number of ways to draw it,
over the number of ways to draw any.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import Final, NamedTuple

from lacitta_nb.games.lacitta.constants import CIRCLES, SERVICES, UNKNOWN, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.rules.voice import wishes
from lacitta_nb.games.lacitta.state import State

Chances = tuple[float, float, float]
"""A number for culture, education and health."""
Wishes = tuple[str, ...]
"""One wish, or the two of a tie in the order of `SERVICES`."""

_SHARED: Final = 0.6
"""What one of two wishes counts: the cities choose between them (M3)."""


class Outcome(NamedTuple):
    """What the people may wish for.

    Attributes:
        wishes: the wish, or the two of a tie.
        chance: how likely exactly these are.
        cards: four voice cards that wish so, of those that can lie there.
    """

    wishes: Wishes
    chance: Fraction
    cards: tuple[str, ...]


def wish_outcomes(state: State, seat: int) -> tuple[Outcome, ...]:
    """All that the people may wish for this year, in the order in which it is counted.

    Reads the cards that the player may know only, whatever else the state shows: the open one,
    those looked at, those of earlier years. Where too few cards are left for a year, none.
    """
    return outcomes(*_counted(state, seat))


def _counted(state: State, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each service the cards that the player knows to lie there, and those left for others."""
    known = (1, *state.players[seat].seen)
    cards = [
        card
        for circle, card in enumerate(state.voice, 1)
        if card != UNKNOWN and (state.voice_revealed or circle in known)
    ]
    counts = [cards.count(service) for service in SERVICES]
    left = [
        VOICE_CARDS_EACH - state.voice_past.count(service) - count
        for service, count in zip(SERVICES, counts, strict=True)
    ]
    return tuple(counts), tuple(left)


@lru_cache(maxsize=2048)
def outcomes(known: tuple[int, ...], left: tuple[int, ...]) -> tuple[Outcome, ...]:
    """All outcomes of four voice cards.

    Args:
        known: for each service the cards on the circles that are known.
        left: for each service the cards of which any may lie on the other circles.

    >>> [(found.wishes, str(found.chance)) for found in outcomes((2, 1, 0), (1, 1, 0))]
    [(('culture', 'education'), '1/2'), (('culture',), '1/2')]
    """
    hidden = CIRCLES - sum(known)
    ways: dict[Wishes, int] = {}
    shown: dict[Wishes, tuple[str, ...]] = {}
    for drawn in deals(left, hidden):
        laid = tuple(cards([one + more for one, more in zip(known, drawn, strict=True)]))
        wished = wishes(laid)
        shown.setdefault(wished, laid)
        count = prod(comb(kind, number) for kind, number in zip(left, drawn, strict=True))
        ways[wished] = ways.get(wished, 0) + count
    total = comb(sum(left), hidden)
    return tuple(Outcome(w, Fraction(count, total), shown[w]) for w, count in ways.items())


def deals(left: Sequence[int], hidden: int) -> Iterator[tuple[int, int, int]]:
    """All numbers of culture, education and health cards that the hidden ones can be.

    >>> list(deals((2, 1, 0), 2))
    [(1, 1, 0), (2, 0, 0)]
    """
    for culture in range(min(left[0], hidden) + 1):
        for education in range(min(left[1], hidden - culture) + 1):
            health = hidden - culture - education
            if health <= left[2]:
                yield culture, education, health


def cards(drawn: Sequence[int]) -> list[str]:
    """So many cards of each service.

    >>> cards((1, 0, 2))
    ['culture', 'health', 'health']
    """
    return [s for s, number in zip(SERVICES, drawn, strict=True) for _ in range(number)]


def wish_chances(state: State, seat: int) -> Chances:
    """For each service how likely it moves citizens this year; one of two wishes counts 0.6.

    Where the cards left don't fill the circles, no voice is laid and nothing is wished for.
    """
    return _chances(*_counted(state, seat))


@lru_cache(maxsize=2048)
def _chances(known: tuple[int, ...], left: tuple[int, ...]) -> Chances:
    # Found again by the cards: hashing the chances of outcomes would take longer than all the rest.
    weights: dict[str, float] = dict.fromkeys(SERVICES, 0.0)
    for wished, chance, _ in outcomes(known, left):
        for service in wished:
            weights[service] += float(chance) * (1.0 if len(wished) == 1 else _SHARED)
    culture, education, health = weights.values()
    return culture, education, health

"""How much the people's wish may be for each service, as far as one player knows."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from lacitta_nb.games.lacitta.constants import CIRCLES, SERVICES, UNKNOWN, VOICE_CARDS_EACH
from lacitta_nb.games.lacitta.state import State

Chances = tuple[float, float, float]
"""A number for culture, education and health."""

_SHARED: Final = 0.6
"""What one of two wishes counts: the cities choose between them (M3)."""


def wish_chances(state: State, seat: int) -> Chances:
    """For each service how likely it moves citizens this year; one of two wishes counts 0.6.

    Reads the cards that the player may know only, whatever else the state shows: the open one,
    those looked at, those of earlier years.
    """
    known = (1, *state.players[seat].seen)
    cards = [
        card
        for circle, card in enumerate(state.voice, 1)
        if card != UNKNOWN and (state.voice_revealed or circle in known)
    ]
    return _chances(
        tuple(cards.count(service) for service in SERVICES),
        tuple(VOICE_CARDS_EACH - state.voice_past.count(service) for service in SERVICES),
    )


@lru_cache(maxsize=2048)
def _chances(known: tuple[int, ...], pool: tuple[int, ...]) -> Chances:
    """By counting: every way in which the hidden circles can be filled from the pool.

    Where the pool does not fill them, no voice is laid and nothing is wished for.
    """
    weights = [0.0] * len(SERVICES)
    if sum(pool) < CIRCLES:
        return weights[0], weights[1], weights[2]
    for counts, chance in _fillings(known, pool):
        wished = [number for number, count in enumerate(counts) if count >= 2]
        for number in wished:
            weights[number] += chance * (1.0 if len(wished) == 1 else _SHARED)
    return weights[0], weights[1], weights[2]


def _fillings(
    known: tuple[int, ...], pool: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], float]]:
    """Cards of each service on the circles, with the chance of each order of drawing."""
    numbers = range(len(SERVICES))
    for cards in product(numbers, repeat=CIRCLES - sum(known)):
        counts, chance = list(known), 1.0
        for card in cards:
            chance *= (pool[card] - counts[card]) / (sum(pool) - sum(counts))
            counts[card] += 1
        if chance > 0:
            yield tuple(counts), chance

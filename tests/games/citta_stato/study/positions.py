"""Moments of Città-Stato for the tests of its study: made of a new game, or met in random ones."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import Placed, State

NAMES = ("Rosa", "Ugo", "Ida", "Nino", "Lea")
NONE = (0,) * len(COLOURS)


def cubes(**named: int) -> tuple[int, ...]:
    """Cubes by colour."""
    return tuple(named.get(colour, 0) for colour in COLOURS)


def moment(
    seats: Sequence[Mapping[str, Any]], *, expansion: bool = False, seed: int = 7, **fields: Any
) -> State:
    """A new game's first moment with these fields of players and of the state; seat 0 begins."""
    state = new_game(NAMES[: len(seats)], seed, expansion=expansion).state
    players = tuple(p._replace(**seat) for p, seat in zip(state.players, seats, strict=True))
    plain: dict[str, Any] = {"first_player": 0, "to_move": 0, **fields}
    return state._replace(players=players, **plain)


def placed(*discs: tuple[int, int]) -> tuple[Placed, ...]:
    """Discs on the war track: seats and powers."""
    return tuple(Placed(*one) for one in discs)


@cache
def met(games: int = 12) -> tuple[State, ...]:
    """Moments with a decision, met in random games of every kind: turns, and other questions."""
    return tuple(state for seed in range(games) for state in _some(seed))


def _some(seed: int) -> Iterator[State]:
    draw = random.Random(seed)
    if seed % 3 == 2:
        state = new_solo(1 + seed % 4, 1 + seed % 3, 0, seed).state
    else:
        state = new_game(2 + seed % 4, seed, expansion=True, declining=seed % 4 == 3).state
    turns: list[State] = []
    others: list[State] = []
    while not state.over:
        if state.decision is None:
            state = rules.advance(state).state
            continue
        (turns if state.choice == "turn" else others).append(state)
        # Whoever passes at once comes to few turns.
        legal = rules.legal_actions(state)
        state = rules.apply(
            state, draw.choice(legal[: max(1, len(legal) - draw.randrange(2))])
        ).state
    yield from draw.sample(turns, 4)
    yield from draw.sample(others, 2)

"""Tables at several stages, to be drawn and measured."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.state import State

LONG = ("M" * 100, "東京" * 50, "i" * 100, "Anna Bella Clara " * 6, '"><b>' * 20)
SEATS = (1, 2, 3, 4, 5)
"""Players; 1 is the solo game."""


class Moment(NamedTuple):
    """A state, what led to it, and the state before."""

    before: State
    state: State
    events: tuple[Event, ...]


def start(players: int, seed: int = 5) -> State:
    """The beginning of a game; five play with the expansion."""
    if players == 1:
        return new_solo(1 + seed % 4, 1 + seed % 3, 2, seed).state
    return new_game(players, seed, expansion=players == 5).state


@cache
def whole_game(players: int, seed: int = 5) -> tuple[Moment, ...]:
    """Every move of a game in which nobody passes as long as there is something to do."""
    chance, state = random.Random(seed), start(players, seed)
    found = []
    while not state.over:
        before = state
        if state.decision is None:
            step = rules.advance(state)
        else:
            legal = rules.legal_actions(state)
            some = [action for action in legal if action.kind != "pass"]
            step = rules.apply(state, chance.choice(some or legal))
        state = step.state
        found.append(Moment(before, state, step.events))
    return tuple(found)


def states(players: int, seed: int = 5) -> Iterator[State]:
    """Some states of a game: the first, the last, and every twentieth between."""
    game = whole_game(players, seed)
    yield game[0].before
    yield from (moment.state for moment in game[20:-1:20])
    yield game[-1].state


def named(state: State, names: tuple[str, ...] = LONG) -> State:
    """The same table with other players."""
    players = zip(state.players, names, strict=False)
    return state._replace(players=tuple(p._replace(name=name) for p, name in players))


def rich(state: State) -> State:
    """The same table where the first player has much of everything, and the market, too."""
    cards = tuple(card for card in state.table.tables.cards)
    first, *others = state.players
    first = first._replace(
        points=-88,
        second=188,
        crowns=18,
        cubes=(12,) * 6,
        bag=(12,) * 6,
        banners=(12,) * 4,
        cards=cards[:14],
        burned=(cards[:3],) * 6,
        actions=11,
    )
    market = tuple((1, 1, 12) for _ in state.market)
    return state._replace(players=(first, *others), market=market)


def box_of(mark: Mark) -> Box:
    """Where a mark is: an outline, or letters by their measured width."""
    x, y = mark.at
    if isinstance(mark.shape, Words):
        wide = text_width(mark.shape.text, bold=mark.style.bold) * mark.style.size
        left = x if mark.style.flush else x - wide / 2
        return left, y - 0.37 * mark.style.size, left + wide, y + 0.37 * mark.style.size
    across = [x + px * mark.scale for px, _ in mark.shape.points]
    up = [y + py * mark.scale for _, py in mark.shape.points]
    return min(across), min(up), max(across), max(up)


def overlap(one: Box, two: Box) -> bool:
    """Whether two boxes share more than an edge."""
    wide = min(one[2], two[2]) - max(one[0], two[0])
    return wide > 1e-6 and min(one[3], two[3]) - max(one[1], two[1]) > 1e-6


def inside(one: Box, two: Box, by: float = 1e-6) -> bool:
    """Whether a box lies in another one."""
    return (
        one[0] >= two[0] - by
        and one[1] >= two[1] - by
        and one[2] <= two[2] + by
        and one[3] <= two[3] + by
    )

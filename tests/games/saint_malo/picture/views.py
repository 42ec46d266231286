"""Tables at several stages, to be drawn and measured."""

import random
from collections.abc import Iterator, Mapping
from functools import cache

from lacitta_nb.drawing.letters import text_width
from lacitta_nb.drawing.scene import Box, Mark
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.saint_malo.city import NUMBER
from lacitta_nb.games.saint_malo.constants import THINGS
from lacitta_nb.games.saint_malo.state import NUMBER_OF, Player, State
from tests.games.saint_malo import driver
from tests.games.saint_malo.driver import Moment

LONG = ("M" * 100, "東京" * 50, "i" * 100, "Anna Bella Clara " * 6, '"><b>' * 20)


@cache
def whole_game(
    players: int, seed: int = 5, style: driver.Style = driver.builder
) -> tuple[Moment, ...]:
    """Every move of a game; if not told otherwise, one with full cities and many walls."""
    start = driver.start(players, seed)
    return tuple(driver.moments(start, random.Random(seed), style))


def states(players: int) -> Iterator[State]:
    """Some states of a game: the first, the last, and every fortieth between."""
    game = whole_game(players)
    yield game[0].before
    yield from (moment.step.state for moment in game[40:-1:40])
    yield game[-1].step.state


def with_city(player: Player, city: Mapping[str, str]) -> Player:
    """The player with nothing but these things in the city."""
    things = [0] * len(THINGS)
    for space, thing in city.items():
        things[NUMBER_OF[thing]] |= 1 << NUMBER[space]
    return player._replace(filled=sum(things), things=tuple(things))


def named(state: State, names: tuple[str, ...] = LONG) -> State:
    """The same table with other players."""
    players = zip(state.players, names, strict=False)
    return state._replace(players=tuple(p._replace(name=name) for p, name in players))


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


def inside(one: Box, two: Box) -> bool:
    """Whether a box lies in another one."""
    return one[0] >= two[0] and one[1] >= two[1] and one[2] <= two[2] and one[3] <= two[3]

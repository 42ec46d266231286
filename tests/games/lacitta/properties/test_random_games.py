"""Whole random games: what must hold at every moment, undo and redo, saving and loading.

LACITTA_GAMES sets how many of the classic game (500 unless told; 20,000 is a good long run); of
each other edition there are half as many. One game in ten is played with the quick tests, the
others are marked as slow.
"""

import os
import random

import pytest

from lacitta_nb.games.lacitta.rules import legal_actions, refusal, scores
from lacitta_nb.games.lacitta.state import State
from tests.games.history import check_history
from tests.games.lacitta.properties.driver import (
    KINDS,
    LATER_KINDS,
    Kind,
    kinds_of,
    random_game,
    start,
)
from tests.games.lacitta.properties.invariants import check_game, score_of
from tests.games.lacitta.properties.migration import check_migrations
from tests.games.lacitta.properties.writable import short_actions

GAMES = int(os.environ.get("LACITTA_GAMES", "500"))
QUICK = GAMES // 10
"""So many are played with the quick tests."""
OTHERS = 200
"""Actions that are tried beside the legal ones, at one decision in twenty."""
LISTED = 300
"""Legal actions of which each is tried; of longer lists (pairs of roads) so many by chance."""


def games(kind: Kind, first: int, end: int) -> list[int]:
    """The numbers of the games of one kind, of all from the first to before the end."""
    share = 1 if kind.edition == "classic" else 2
    place = kinds_of(kind.edition).index(kind)
    return [n for n in range(first // share, end // share) if n % len(KINDS) == place]


def check_answers(state: State, chance: random.Random) -> None:
    """What is listed is allowed; of others, what is not listed is refused."""
    listed = legal_actions(state)
    legal = set(listed)
    assert len(legal) == len(listed) > 0
    if len(listed) > LISTED:
        listed = [listed[int(chance.random() * len(listed))] for _ in range(LISTED)]
    for action in listed:
        assert refusal(state, action) is None, f"{action} is listed and refused"
    if chance.random() < 0.05:
        pool = short_actions(state.table.board)
        for _ in range(OTHERS):
            action = pool[int(chance.random() * len(pool))]
            assert (refusal(state, action) is None) == (action in legal), str(action)


@pytest.mark.parametrize("kind", [*KINDS, *LATER_KINDS], ids=str)
def test_some_random_games(kind: Kind) -> None:
    check_games(kind, games(kind, 0, QUICK))


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*KINDS, *LATER_KINDS], ids=str)
def test_many_random_games(kind: Kind) -> None:
    check_games(kind, games(kind, QUICK, GAMES))


def check_games(kind: Kind, numbers: list[int]) -> None:
    """All that must hold in these games."""
    assert numbers
    moved = 0
    for number in numbers:
        chance = random.Random(-number - 1)
        moves = list(random_game(number, kinds_of(kind.edition)))
        last = check_game(moves)
        for moment in moves:
            if moment.action is not None:
                check_answers(moment.before, chance)
        assert last is not None
        assert last.over
        assert [score.total for score in scores(last)] == score_of(last), f"game {number}"
        moved += check_migrations(moves)
        check_history(moves)
    assert moved > 0 or len(numbers) < 20


def test_a_game_ends_in_year_six() -> None:
    for kind in (*KINDS, *LATER_KINDS):
        kinds = kinds_of(kind.edition)
        state = [moment.step.state for moment in random_game(kinds.index(kind), kinds)][-1]
        assert (state.year, state.phase) == (6, "over")
        assert start(kind, 1).year == 1

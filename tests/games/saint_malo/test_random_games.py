"""Whole random games: what must hold at every move, undo and redo, saving and loading.

LACITTA_GAMES sets how many (500 unless told; 20,000 is a good long run). One game in ten is played
with the quick tests, the others are marked as slow.
"""

import os
import random
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.games.saint_malo.game import Game
from tests.games.history import check_history, check_saved
from tests.games.saint_malo.driver import SEATS, STYLES, Moment, random_game
from tests.games.saint_malo.invariants import (
    check_game,
    check_told,
    city_of,
    score_of,
    winners,
)
from tests.games.saint_malo.support import SPACES

GAMES = int(os.environ.get("LACITTA_GAMES", "500"))
QUICK = GAMES // 10
"""So many are played with the quick tests."""


def games(players: int, first: int, end: int) -> list[int]:
    """The numbers of the games of so many players, from the first to before the end."""
    return [n for n in range(first, end) if SEATS[n % len(SEATS)] == players]


def check_games(players: int, numbers: list[int]) -> None:
    """All that must hold in these games."""
    assert numbers
    for number in numbers:
        moves = list(random_game(number))
        last = check_game(moves)
        scores = lc.saint_malo.Game(last).scores()
        assert [score.total for score in scores] == score_of(last), f"game {number}"
        assert tuple(s.player for s in scores if s.rank == 1) == winners(last)
        check_told(moves[-1].step.events, last)
        check_last_round(moves, players)
        check_history(moves)


def check_last_round(moves: list[Moment], players: int) -> None:
    """No city was full when the last round began (E1)."""
    (begun,) = {
        m.before.players: None
        for m in moves
        if m.before.turns == moves[-1].before.turns - players and m.before.phase == "throw"
    }
    assert all(len(city_of(player)) < len(SPACES) for player in begun)


@pytest.mark.parametrize("players", SEATS)
def test_some_random_games(players: int) -> None:
    check_games(players, games(players, 0, QUICK))


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_many_random_games(players: int) -> None:
    check_games(players, games(players, QUICK, GAMES))


@pytest.mark.parametrize("number", range(len(STYLES)))
def test_saved_and_loaded_at_every_decision(number: int) -> None:
    """A position at each, a whole game code at one in twenty."""
    chance = random.Random(number)
    moves = list(random_game(number * len(SEATS)))
    table = Game(moves[0].before)
    for moment in moves:
        again: Any = lc.load(table.position())
        assert again.state == table.state
        assert again.legal_actions() == table.legal_actions()
        if chance.random() < 0.05:
            check_saved(table)
        if moment.action is None:
            assert again.step() == table.step()
        else:
            assert again.play(str(moment.action)) == table.play(moment.action)
        assert again.state == table.state
        table.undo()
        assert table.state == moment.before
        table.redo()


def test_random_games_meet_all_there_is() -> None:
    """Every kind of event and of decision, bonuses of all sides and attacks of all rows."""
    kinds: set[str] = set()
    asked: set[str] = set()
    for number in range(24):
        for moment in random_game(number):
            kinds |= {f"{e.kind} {e.side}".strip() for e in moment.step.events}
            kinds |= {f"attack {e.row}" for e in moment.step.events if e.kind == "attack"}
            if moment.before.decision is not None:
                asked.add(moment.before.decision.kind)
    assert asked == {"roll", "use", "place", "house", "bonus"}
    sides = ("top", "right", "bottom", "left")
    assert {f"side_complete {side}" for side in sides} <= kinds
    assert {f"side_broken {side}" for side in sides} <= kinds
    assert {f"attack {row}" for row in range(1, 7)} <= kinds
    assert {"held", "cannon_lost", "city_full", "last_round", "final", "won"} <= kinds

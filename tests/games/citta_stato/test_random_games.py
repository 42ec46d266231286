"""Whole random games: what must hold at every move, undo and redo, saving and loading.

LACITTA_GAMES sets how many (500 unless told; 20,000 is a good long run). One game in ten is played
with the quick tests, the others are marked as slow.
"""

import os
import random
from typing import Any, get_args

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato.constants import DecisionKind
from lacitta_nb.games.citta_stato.game import Game
from tests.games.citta_stato.driver import SETTINGS, STYLES, Setting, random_game
from tests.games.citta_stato.invariants import check_game, check_last, score_of, winners
from tests.games.history import check_history, check_saved

GAMES = int(os.environ.get("LACITTA_GAMES", "500"))
QUICK = GAMES // 10
"""So many are played with the quick tests."""


def games(setting: Setting, first: int, end: int) -> list[int]:
    """The numbers of the games of a setting, from the first to before the end."""
    return [n for n in range(first, end) if SETTINGS[n % len(SETTINGS)] == setting]


def check_games(numbers: list[int]) -> None:
    """All that must hold in these games."""
    assert numbers
    for number in numbers:
        moves = list(random_game(number))
        last = check_game(moves)
        check_last(moves[-1])
        scores = Game(last).scores()
        assert [score.final for score in scores] == [final for final, *_ in score_of(last)]
        assert tuple(s.player for s in scores if s.rank == 1) == winners(last)
        check_history(moves)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_some_random_games(setting: Setting) -> None:
    check_games(games(setting, 0, QUICK))


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_many_random_games(setting: Setting) -> None:
    check_games(games(setting, QUICK, GAMES))


@pytest.mark.parametrize("number", range(0, len(SETTINGS) * len(STYLES), len(SETTINGS) + 5))
def test_saved_and_loaded_at_every_decision(number: int) -> None:
    """A position at each, a whole game code at one in twenty."""
    chance = random.Random(number)
    moves = list(random_game(number))
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
    """Every kind of event and of decision."""
    kinds: set[str] = set()
    asked: set[str] = set()
    for number in range(18 * len(SETTINGS)):
        for moment in random_game(number):
            kinds |= {event.kind for event in moment.step.events}
            if moment.before.decision is not None:
                asked.add(moment.before.decision.kind)
    assert asked == set(get_args(DecisionKind))
    assert kinds == {
        *("paid", "to_market", "from_market", "bought", "taken", "drawn", "kept", "to_bag"),
        *("points", "declined", "banner", "crown", "cube", "removed", "card_used", "card_burned"),
        *("republic", "upgraded", "moved_back", "passed", "scheme", "scheme_gone", "named"),
        *("moved", "disc", "disc_back", "disc_out", "revealed", "war_paid", "war_unpaid"),
        *("war_won", "refilled", "shuffled", "round", "first_player", "ghost", "ghost_disc"),
        *("ghost_revealed", "ghost_won", "ghost_disc_out", "second_score", "final", "won", "solo"),
    }

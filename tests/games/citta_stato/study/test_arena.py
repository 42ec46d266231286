"""Evaluation, comparison, tournaments and hints of any game, with moments of this one."""

from pathlib import Path

import pytest

from lacitta_nb import study
from lacitta_nb.games.citta_stato import Game, rules
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from lacitta_nb.players.hints import hints
from tests.games.citta_stato.study.positions import met, moment

RANDOM = RandomPlayer(seed="1")


def late() -> State:
    """A moment of the last round, from which a playout is short."""
    hand = {"cards": ("silk", "duchy"), "banners": (0, 0, 2, 0), "points": 4}
    return moment([hand, {"points": 6}], round=7)


def test_a_moment_is_evaluated_for_everybody() -> None:
    game = Game(late())
    found = study.evaluate(game, RANDOM, playouts=4, seed=1, progress=False)
    assert len(found.table()) == 2
    assert found == study.evaluate(game.state, RANDOM, playouts=4, seed=1, progress=False)


def test_actions_are_compared() -> None:
    game = Game(late())
    found = study.compare_actions(game, player=RANDOM, count=3, playouts=2, seed=1, progress=False)
    assert len(found.table()) >= 3


def test_a_tournament_is_played(tmp_path: Path) -> None:
    players: dict[str, ComputerPlayer] = {"greedy": GreedyPlayer(), "random": RANDOM}
    matches = study.plan(players, study.line_ups(players, 2), game="cittastato", seed=3)
    played = study.run_tournament(players, matches, tmp_path / "games.jsonl", progress=False)
    assert len(played.games) == len(matches)
    assert len(study.standings_table(played.games)) == 2


@pytest.mark.parametrize("number", range(4))
def test_hints_are_given_at_every_kind_of_decision(number: int) -> None:
    kinds = set()
    for state in met()[number::4]:
        found = hints(Game(state), count=2)
        legal = set(map(str, rules.legal_actions(state)))
        assert found
        assert {str(hint.action) for hint in found} <= legal
        kinds.add(state.choice)
    assert len(kinds) > 2


def test_a_solo_game_is_evaluated() -> None:
    state = new_solo(1, 1, 0, 3).state._replace(round=7)
    found = study.evaluate(Game(state), RANDOM, playouts=2, seed=1, progress=False)
    assert len(found.table()) == 1

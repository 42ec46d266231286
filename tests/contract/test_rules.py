"""What holds for the rules of every game, whichever it is."""

import copy
import pickle
from typing import Any

import pytest

from lacitta_nb.core.errors import DecisionPending, GameOver, IllegalAction, NothingToDecide
from lacitta_nb.core.moves import scores, why_not
from tests.contract.games import BOXES, played, starts

GAMES = pytest.mark.parametrize("key", BOXES)
MOMENTS = 40
"""Moments looked at closely in one game, spread over it."""


@GAMES
def test_what_is_listed_is_what_is_not_refused(key: str) -> None:
    rules = BOXES[key].rules
    for start in starts(key):
        game = list(played(start))
        every = {str(action): action for _, action, _ in game if action is not None}
        for state, _, _ in game[:: max(1, len(game) // MOMENTS)]:
            legal = rules.legal_actions(state)
            assert len(set(legal)) == len(legal)
            for action in legal:
                assert rules.refusal(state, action) is None
                assert rules.action_of(state, str(action)) == action
                every.setdefault(str(action), action)
            for action in every.values():
                assert (rules.refusal(state, action) is None) == (action in legal)


@GAMES
def test_a_state_answers_what_its_game_does(key: str) -> None:
    start = next(starts(key))
    game, others = BOXES[key].begin(start), {str(a) for _, a, _ in played(start) if a is not None}
    game.run()
    for other in sorted(others):
        assert why_not(game.state, other) == game.why_not(other)
    assert any(why_not(game.state, other) is None for other in others)
    assert scores(game.state) == game.scores()


@GAMES
def test_a_refused_action_raises_and_an_accepted_one_changes_no_old_state(key: str) -> None:
    rules = BOXES[key].rules
    for start in starts(key):
        game = list(played(start))
        acted = [(state, action) for state, action, _ in game if action is not None]
        others = [action for _, action in acted]
        for state, action in acted[:: max(1, len(acted) // MOMENTS)]:
            before = pickle.dumps(state)
            rules.apply(state, action)
            for other in others:
                if rules.refusal(state, other) is not None:
                    with pytest.raises(IllegalAction):
                        rules.apply(state, other)
            assert pickle.loads(before) == state


@GAMES
def test_moves_and_phases_come_when_it_is_their_time(key: str) -> None:
    rules = BOXES[key].rules
    for start in starts(key):
        state = start
        for state, action, step in played(start):
            if action is None:
                assert rules.legal_actions(state) == []
                with pytest.raises(NothingToDecide):
                    rules.apply(state, next(iter(_some(key))))
            else:
                assert state.decision is not None
                assert state.decision.player in range(len(state.players))
                with pytest.raises(DecisionPending):
                    rules.advance(state)
            last = step.state
        assert last.over
        assert last.decision is None
        assert rules.legal_actions(last) == []
        with pytest.raises(GameOver):
            rules.advance(last)


def _some(key: str) -> list[object]:
    """Actions that the game has."""
    state = next(starts(key))
    rules = BOXES[key].rules
    while state.decision is None:
        state = rules.advance(state).state
    return list(rules.legal_actions(state))


@GAMES
def test_the_same_seed_is_the_same_game(key: str) -> None:
    for one, two in zip(starts(key, 5), starts(key, 5), strict=True):
        assert [step for _, _, step in played(one)] == [step for _, _, step in played(two)]
    first, second = (next(starts(key, seed)) for seed in (1, 2))
    assert [s for _, _, s in played(first)] != [s for _, _, s in played(second)]


@GAMES
def test_states_are_values(key: str) -> None:
    for start in starts(key):
        for state, _, _ in list(played(start))[::7]:
            again = pickle.loads(pickle.dumps(state))
            assert again == state
            assert copy.copy(state) == state
            assert hash(again) == hash(state)


@GAMES
def test_a_view_is_enough_to_decide_and_hides_what_was_dealt(key: str) -> None:
    rules = BOXES[key].rules
    for start in starts(key):
        game = list(played(start))
        for state, action, _ in game[:: max(1, len(game) // MOMENTS)]:
            for seat in range(len(state.players)):
                view = state.seen_by(seat)
                assert view.seen_by(seat) == view
                assert view.seed == 0
                assert rules.public(view) == rules.public(state)
                for seed in (1, 2):
                    assert rules.complete(view, seed).seen_by(seat) == view
            if action is not None:
                view = state.seen_by(state.decision.player)
                assert rules.legal_actions(view) == rules.legal_actions(state)
                assert rules.moment(view) == rules.moment(state)
                assert rules.refusal(view, action) is None


@GAMES
def test_scores_rank_every_player(key: str) -> None:
    rules = BOXES[key].rules
    for start in starts(key):
        for state, _, step in played(start):
            scores = rules.scores(state)
            assert [score.player for score in scores] == list(range(len(state.players)))
            assert min(score.rank for score in scores) == 1
            # Of others a view may hide what their score depends on, of oneself nothing.
            seen: Any = rules.scores(step.state.seen_by(0))[0]
            known: Any = rules.scores(step.state)[0]
            assert seen._replace(rank=1) == known._replace(rank=1)

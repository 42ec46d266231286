"""The top hint of a last turn is never worse than a pass, the others choosing as in round one.

So the filed positions were worked out: all wishes by their odds, what follows by the greedy player.
"""

from fractions import Fraction
from typing import NamedTuple

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import hints
from tests.games.lacitta.players.played import mover
from tests.games.lacitta.players.test_advice import view_of
from tests.games.lacitta.players.test_year_end import deals, last_turn

ROUND_ONE = RoundOnePlayer()


class Found(NamedTuple):
    """Expected points, and the share of wins."""

    points: Fraction
    win: Fraction


def played_out(view: State, action: Action) -> Found:
    """What an action brings, every deal played by the whole rules, one decision at a time."""
    seat, points, win = mover(view), Fraction(0), Fraction(0)
    after = rules.apply(view, action).state
    for voice, chance in deals(view).items():
        scores = rules.scores(ended(after._replace(voice=voice), seat))
        points += chance * scores[seat].total
        if scores[seat].rank == 1:
            win += chance / sum(score.rank == 1 for score in scores)
    return Found(points, win)


def ended(state: State, seat: int) -> State:
    own = GreedyPlayer()
    while not state.over:
        decision = state.decision
        if decision is None:
            state = rules.advance(state).state
            continue
        view = state.seen_by(decision.player)
        chosen = (own if decision.player == seat else ROUND_ONE).choose(view)
        state = rules.apply(state, chosen).state
    return state


def worse_than_a_pass(view: State) -> bool:
    """Whether the top hint brings fewer points than a pass, and is no likelier to win."""
    (usual,) = [action for action in rules.legal_actions(view) if action.kind == "pass"]
    told, passed = played_out(view, hints(view)[0].action), played_out(view, usual)
    return told.points < passed.points and told.win <= passed.win


class Case(NamedTuple):
    """A position, an action that was advised once, and what that and a pass bring."""

    seed: int
    once: str
    advised: Found
    passed: Found


CASES = (
    Case(
        720011,
        "golden_times H4 1",
        Found(Fraction("31.05"), Fraction(0)),
        Found(Fraction("31.45"), Fraction(0)),
    ),
    Case(
        720040,
        "golden_times G7 3",
        Found(Fraction("31.5"), Fraction("0.5")),
        Found(Fraction("32.5"), Fraction("0.5")),
    ),
    Case(
        760021,
        "build school H5",
        Found(Fraction("30.6"), Fraction(0)),
        Found(Fraction("31.6"), Fraction(0)),
    ),
    Case(
        760047,
        "golden_times H4 1",
        Found(Fraction("42.75"), Fraction(1)),
        Found(Fraction("42.85"), Fraction(1)),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case.seed))
def test_M3_what_others_wish_for_is_reckoned_as_they_choose_it(case: Case) -> None:
    view = view_of(f"y6_pass_{case.seed}")
    actions = {str(action): action for action in rules.legal_actions(view)}
    assert played_out(view, actions[case.once]) == case.advised
    assert played_out(view, actions["pass"]) == case.passed
    judge = GreedyPlayer()
    for action, found in ((case.once, case.advised), ("pass", case.passed)):
        end = judge.game_end(view, actions[action])
        assert end is not None
        assert end.points == pytest.approx(float(found.points))
    assert not worse_than_a_pass(view)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(780_000, 780_012))
def test_E1_on_fresh_last_turns_nothing_advised_is_worse_than_a_pass(seed: int) -> None:
    assert not worse_than_a_pass(last_turn(seed, 4))

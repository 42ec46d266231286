"""Candidates raced against each other: what is called best leads on every deal that is compared."""

from functools import cache

from lacitta_nb.arena.evaluation import compare_actions
from lacitta_nb.games.lacitta.lessons import SCHOOL
from lacitta_nb.games.lacitta.lessons.exercises.race import CLEAR, LEAST, clear_lead
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import variant

SEED = 7
PLAYER = RoundOnePlayer()
"""Who plays on in a race."""


@cache
def asked() -> tuple[State, list[str]]:
    drawn = variant(SCHOOL.kinds["best_move"], 0, 2)
    assert isinstance(drawn.state, State)
    return drawn.state, [option.key for option in drawn.options]


def test_a_race_counts_as_the_comparison_of_actions_does() -> None:
    state, keys = asked()
    tried = [action for action in legal_actions(state) if str(action) in keys]
    found = clear_lead(state, tried, SEED)
    assert found is not None
    compared = compare_actions(
        state, found.ranked, playouts=found.deals, player=PLAYER, seed=SEED, progress=False
    ).actions
    points = {prospect.action: prospect.points.value for prospect in compared}
    best, second = found.ranked[:2]
    assert found.points == points[best]
    assert abs(found.leads["total"] - (points[best] - points[second])) < 1e-9
    parts = found.leads["citizens"] + found.leads["bonus"] + found.leads["penalty"]
    assert abs(found.leads["total"] - parts) < 1e-9
    assert all(points[best] - points[other] >= CLEAR for other in found.ranked[1:])
    assert list(found.ranked) == sorted(found.ranked, key=lambda a: -points[a])
    assert clear_lead(state, tried, SEED) == found


def test_what_is_as_good_as_the_best_is_not_offered_beside_it() -> None:
    state, keys = asked()
    legal = legal_actions(state)
    tried = [action for action in legal if str(action) in keys]
    found = clear_lead(state, tried, SEED)
    assert found is not None
    best = found.ranked[0]
    ways = [action for action in legal if action.building == best.building][:8]
    assert best in ways
    compared = compare_actions(
        state, ways, playouts=10, player=PLAYER, seed=SEED, progress=False
    ).actions
    alike = [one.action for one in compared if one.behind.high < CLEAR][:2]
    assert len(alike) == 2
    ranked = [*alike, *(action for action in tried if action not in ways)]
    again = clear_lead(state, ranked, SEED)
    assert again is not None
    assert len(set(alike) & set(again.ranked)) == 1
    assert clear_lead(state, ranked[:LEAST], SEED) is None

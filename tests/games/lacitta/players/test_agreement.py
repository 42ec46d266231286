"""What advice tells of last turns agrees with itself: numbers, reasons, order and chances."""

import pytest

from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.last_turns import has_last_word, last_of_all
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import SearchPlayer, hints
from lacitta_nb.players.reasons import total
from tests.games.lacitta.players.played import decisions, mover

JUDGE = GreedyPlayer()


def last_turns(seeds: range, years: range) -> list[State]:
    """Views of last turns of years, some with others still to move."""
    return [
        state.seen_by(mover(state))
        for seed in seeds
        for state in decisions("classic", seed, RoundOnePlayer())
        if state.choice == "turn" and state.year in years and has_last_word(state)
    ]


def test_on_a_last_turn_the_reasons_add_up_to_what_is_told() -> None:
    views = last_turns(range(40, 42), range(2, 6))
    assert {last_of_all(view) for view in views} == {True, False}
    for view in views[::3]:
        for hint in hints(view, 6):
            assert total(hint.reasons) == pytest.approx(hint.felt, abs=0.01)


def test_what_is_told_to_be_worse_than_a_pass_is_worse_by_what_is_told() -> None:
    found = 0
    for view in last_turns(range(44, 45), range(6, 7)):
        (usual,) = [one for one in rules.legal_actions(view) if one.kind == "pass"]
        base = JUDGE.game_end(view, usual)
        assert base is not None
        told = hints(view, 9)
        assert [hint.felt for hint in told] == sorted([h.felt for h in told], reverse=True)
        for hint in told:
            assert hint.end is not None
            if hint.text.startswith("Worse than"):
                found += 1
                assert hint.end.points < base.points or hint.end.win < base.win
    assert found


def test_a_search_whose_ranking_is_that_of_its_judge_looks_as_closely() -> None:
    view = next(view for view in last_turns(range(43, 44), range(6, 7)) if not last_of_all(view))
    action = rules.legal_actions(view)[0]
    assert SearchPlayer(2, 2).closer(view, action) == JUDGE.closer(view, action) is not None
    early = next(view for view in last_turns(range(43, 44), range(2, 3)) if not last_of_all(view))
    assert SearchPlayer(2, 2).closer(early, rules.legal_actions(early)[0]) is None


@pytest.mark.parametrize("kind", ["starve", "demolish", "wish"])
def test_of_choices_at_the_years_end_the_reasons_add_up_to_what_is_told(kind: str) -> None:
    views = [
        state.seen_by(mover(state))
        for seed in range(50, 56)
        for state in decisions("classic", seed, RoundOnePlayer())
        if state.choice == kind and state.year < 6
    ]
    assert len(views) > 5
    lost = 0
    for view in views[:: len(views) // 6]:
        found = hints(view, 20)
        reasons = [JUDGE.explain(view, hint.action) for hint in found]
        lost += any(one.consideration == "cities" for own in reasons for one in own)
        for hint, own in zip(found, reasons, strict=True):
            assert total(own) - total(reasons[-1]) == pytest.approx(
                hint.felt - found[-1].felt, abs=0.02
            )
    assert lost or kind != "starve"

"""Eight positions in which advice was wrong once: hints, search and comparison find what is best.

What each is worth was worked out by playing every action to the end, all wishes weighed by their
odds; `tests/games/lacitta/cases/advice` holds the positions.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

import lacitta_nb as lc
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.value import YearValue
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import SearchPlayer, hints
from lacitta_nb.study import compare_actions
from tests.games.lacitta.players.played import mover

WHERE = Path(__file__).parents[1] / "cases" / "advice"


class Case(NamedTuple):
    """A position, what is best in it, and what its player scores then and how often it wins."""

    name: str
    best: tuple[str, ...]
    points: float
    win: float


CASES = (
    Case(
        "y6_last_turn_900011",
        ("build market A5", "build market D4", "master_builder market A5"),
        19.55,
        0.0,
    ),
    Case("y6_last_turn_900014", ("build school H5", "university H5"), 34.1, 1.0),
    Case(
        "y6_last_turn_910012",
        ("build farm B8", "build quarry B8", "build school B8", "university B8", "build market P7"),
        37.0,
        1.0,
    ),
    Case("y6_last_turn_910037", ("golden_times H4 2",), 35.0, 0.0),
    Case("y6_demolish_970007", ("demolish M4", "demolish N3"), 34.0, 0.0),
    Case("y6_starve_970007", ("starve F6", "starve F1"), 34.0, 0.0),
    Case("y6_wish_970079", ("wish F6 education",), 34.0, 1.0),
)
"""Those in which nobody takes a turn afterwards."""
RIVAL = "y6_two_ply_980018"
"""The one in which a rival takes one more turn."""


def view_of(name: str) -> State:
    state: State = lc.load(WHERE / f"{name}.json").state
    return state.seen_by(mover(state))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_top_hint_is_best_and_tells_what_it_brings(case: Case) -> None:
    first = hints(view_of(case.name))[0]
    assert str(first.action) in case.best
    assert first.end is not None
    assert first.end.points == pytest.approx(case.points, abs=0.01)
    assert first.end.win == pytest.approx(case.win, abs=0.01)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_search_finds_it(case: Case) -> None:
    assert str(SearchPlayer(playouts=16).choose(view_of(case.name))) in case.best


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_comparison_has_it_among_its_candidates_and_puts_it_first(case: Case) -> None:
    found = compare_actions(view_of(case.name), count=4, playouts=12, progress=False).actions
    assert str(found[0].action) in case.best


def test_where_a_rival_still_moves_its_best_answer_is_reckoned_with() -> None:
    """Figures at D4 win there for sure, until the rival answers as well as it can; a pass 20 %."""
    view = view_of(RIVAL)
    judge = GreedyPlayer()
    chances = {
        str(action): answered(view, action)
        for action in lc.legal_actions(view)
        if str(action) in ("pass", "bread_and_circuses D4 1 education")
    }
    assert chances["bread_and_circuses D4 1 education"] == 0
    assert chances["pass"] == pytest.approx(0.2, abs=0.01)
    for advised in (hints(view)[0].action, SearchPlayer(playouts=96, seed="1").choose(view)):
        assert answered(view, advised) >= chances["pass"]
        end = judge.game_end(view, advised)
        assert end is not None
        assert end.guessed
        assert end.win >= chances["pass"]


@pytest.mark.slow
def test_where_a_rival_still_moves_the_comparison_agrees_within_a_quarter_of_a_point() -> None:
    """There quick players answer, who leave a pass the win in most deals: I1 is as many points."""
    view = view_of(RIVAL)
    found = compare_actions(view, playouts=40, progress=False).actions
    points = {str(one.action): one.points.value for one in found}
    first = str(found[0].action)
    assert first in ("pass", "bread_and_circuses I1 2")
    assert points[first] == pytest.approx(points["bread_and_circuses I1 2"], abs=0.25)
    assert points[str(hints(view)[0].action)] == pytest.approx(points["pass"], abs=0.25)


def answered(view: State, action: Action) -> float:
    """The chance to win after an action, if the rival then does what is best for it."""
    judge, wins = GreedyPlayer(), []
    after = lc.apply(view, action).state
    for seed in range(4):
        deal = lc.complete(after.seen_by(mover(view)), seed)
        rival = mover(deal)
        answer, _ = judge.ranked(deal.seen_by(rival))[0]
        end = YearValue(close=True).game_end(lc.apply(deal, answer).state, mover(view), 64)
        wins.append(end.win)
    return sum(wins) / len(wins)


def test_P18_a_look_at_cards_is_worth_no_more_than_a_pass_on_the_last_turn() -> None:
    """Nothing can be done with what is seen; a rival still moves, so what is hidden is dealt."""
    found = GreedyPlayer().ranked(view_of("y6_look_109"))
    passed = next(worth for action, worth in found if action.kind == "pass")
    looks = [worth for action, worth in found if action.kind == "closeness"]
    assert looks
    assert max(looks) <= passed


def test_D1_a_rival_takes_down_what_costs_it_least_at_the_end_of_the_game() -> None:
    """Figures at B1 bring 35 points there; the rival then comes to 37, not to 32 as by any fall."""
    first = hints(view_of("y6_alone_2080"))[0]
    assert str(first.action) == "bread_and_circuses B1 2 health"
    assert first.end is not None
    assert (first.end.points, first.end.win) == (35.0, 0.0)


def test_M3_in_a_game_of_two_the_rival_answers_wishes_as_is_best_for_it() -> None:
    """A school at I5 wins whatever the rival does; one at D2 wins under two wishes of five only."""
    view, judge = view_of("y6_answer_2197"), GreedyPlayer()
    first = hints(view)[0]
    assert str(first.action) == "build school I5"
    assert first.end is not None
    assert first.end.win == pytest.approx(1.0)
    other = next(a for a in lc.legal_actions(view) if str(a) == "build school D2")
    end = judge.game_end(view, other)
    assert end is not None
    assert end.win == pytest.approx(0.4)


def test_P19_nothing_is_known_of_the_end_when_a_turn_is_lost() -> None:
    """Nine more turns are to come, so that no chance to win is told."""
    landscapes = lc.new_game(2, seed=1).position()["landscapes"]
    game = lc.load(
        {
            "format": "lacitta-position/1",
            "year": 6,
            "landscapes": landscapes,
            "players": [{"penalty": True}, {}],
            "cities": [
                {"owner": 0, "castle": "B4", "citizens": 4},
                {"owner": 1, "castle": "O4", "citizens": 2},
            ],
        }
    )
    (only,) = hints(game)
    assert str(only.action) == "forfeit"
    assert only.end is None

"""Players, hints and the search play a game of which they know nothing: the contracts' toy."""

from dataclasses import replace

import pytest

import lacitta_nb as lc
from lacitta_nb.core.moves import steps
from lacitta_nb.core.plain import PlainPlayer
from lacitta_nb.players import RandomPlayer, SearchPlayer, hints, in_words
from lacitta_nb.players.judge import judge_of, one_of_each
from lacitta_nb.players.kinds import kinds_of
from lacitta_nb.players.protocol import checked, moved
from lacitta_nb.players.search import played_on
from tests.contract.nim import rules
from tests.contract.nim.rules import RULES, Action, State

BEGUN = State((PlainPlayer("Anna"), PlainPlayer("Bruno")), heap=7, cup=0, seed=1)
SEARCHING = SearchPlayer(playouts=40)


def test_the_judge_is_made_of_one_method() -> None:
    judge = judge_of(BEGUN)
    assert judge.choose(BEGUN) == Action(amount=3)
    assert [str(action) for action, _ in judge.ranked(BEGUN)] == ["take 3", "take 1", "take 2"]
    assert judge.baseline(BEGUN, RULES.legal_actions(BEGUN)) is None
    assert judge.stage(BEGUN) == judge.stage(replace(BEGUN, heap=1))
    found = [(candidate.action, candidate.worth) for candidate in judge.candidates(BEGUN)]
    assert found == judge.ranked(BEGUN)
    assert one_of_each(judge, judge.candidates(BEGUN)) == judge.candidates(BEGUN)
    (reason,) = judge.explain(BEGUN, Action(amount=3))
    assert in_words([reason]) == "It leaves one better off, by about\u00a0½ in points."


def test_hints_compare_with_the_worst_action() -> None:
    best, *others = hints(BEGUN)
    assert (best.action, best.effect, others[-1].effect) == (Action(amount=3), 0.5, 0.0)
    assert (
        best.text
        == "Compared with the worst choice, it leaves one better off, by about\u00a0½ in points."
    )
    lost = RULES.apply(BEGUN, "take 3").state
    assert hints(lost)[0].text == "Every choice is as good, as far as can be told."


def test_the_search_plays_to_the_end_and_sees_a_win() -> None:
    near = replace(BEGUN, heap=3)
    assert SEARCHING.choose(near) == Action(amount=3)
    assert SEARCHING.choose(BEGUN) == judge_of(BEGUN).choose(BEGUN)
    assert played_on(judge_of(near), near).over
    assert SEARCHING.choose(replace(near, heap=1)) == Action(amount=1)
    assert [hint.action for hint in hints(near, 1, SEARCHING)] == [Action(amount=3)]


def test_whoever_plays_alone_leads_by_what_it_has() -> None:
    alone = replace(BEGUN, players=BEGUN.players[:1], heap=0, phase="over")
    assert judge_of(alone).lead(alone, 0) == judge_of(alone).judge(alone, 0) == 1.0
    assert SEARCHING.choose(replace(alone, heap=3, phase="take")) in rules.ALL


def test_a_game_is_played_by_the_kinds_that_its_box_offers() -> None:
    players = [kind.player(kind.values(kind.key) or ()) for kind in kinds_of(BEGUN)]
    *_, last = steps(BEGUN, lambda state, seat: moved(state, players[seat], seat))
    assert last.state.over
    assert sum(score.total for score in RULES.scores(last.state)) == 1


@pytest.mark.parametrize(
    ("choice", "told"),
    [("take 1", "no action"), (None, "no action"), (Action(amount=4), "can't be played")],
)
def test_what_is_no_action_of_the_game_is_blamed(choice: object, told: str) -> None:
    with pytest.raises(lc.BadAction, match=f"The player RandomPlayer chose .*{told}"):
        checked(RandomPlayer(), BEGUN, choice)
    assert checked(RandomPlayer(), BEGUN, Action(amount=2)) == Action(amount=2)


def test_an_action_of_another_game_is_none_of_this_one() -> None:
    with pytest.raises(lc.BadAction, match="no action"):
        checked(RandomPlayer(), BEGUN, lc.Action("gold"))

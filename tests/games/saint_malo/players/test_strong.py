"""The strong player plays legally, by its view alone, and looks no further once the end is near."""

from typing import Final

from lacitta_nb.games.saint_malo.constants import Symbol
from lacitta_nb.games.saint_malo.players import GreedyPlayer, StrongPlayer
from lacitta_nb.games.saint_malo.rules import apply, legal_actions
from lacitta_nb.players.protocol import finished
from tests.games.saint_malo.study.positions import Seat, moment

STRONG = StrongPlayer(width=2)
HEADS: Final[tuple[Symbol, ...]] = ("head", "head", "head", "swords", "log")


def test_seeds_and_pieces_change_nothing() -> None:
    state = moment([Seat(), Seat()], HEADS, 3)
    view = state.seen_by(0)
    action = STRONG.choose(view)
    assert action in legal_actions(state)
    assert finished(STRONG.thinking(view)) == action
    other = moment([Seat(), Seat()], HEADS, 3, seed=2)
    assert STRONG.choose(other.seen_by(0)) == action


def test_only_so_many_actions_are_tried_and_the_others_stay_behind() -> None:
    view = moment([Seat(), Seat()], HEADS, 3).seen_by(0)
    ranked = STRONG.ranked(view)
    by_greed = GreedyPlayer(STRONG.weights).ranked(view)
    assert {action for action, _ in ranked[:1]} <= {action for action, _ in by_greed[:2]}
    assert len(ranked) == len(legal_actions(view))


def test_what_is_half_placed_it_places() -> None:
    state = apply(moment([Seat(coins=2), Seat()], HEADS, 3), "use merchant").state
    assert str(STRONG.choose(state.seen_by(0))) == "place C3"

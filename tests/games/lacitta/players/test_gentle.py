"""The gentle player: sound, peaceful, and beaten by whoever takes the best each time."""

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.playouts import play_out
from lacitta_nb.core.box import box_of
from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.gentle import GentlePlayer, sound
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.players import RandomPlayer
from tests.games.lacitta.players.played import EDITIONS, decisions, mover

PEACEFUL = RoundOnePlayer(Weights(attraction=0.0, standing=0.0))


def wins(board: str, one: object, other: object) -> float:
    """How many of 40 games for two a player wins, in each seat half of them; a draw is half."""
    won = 0.0
    for number in range(40):
        seat = number % 2
        players = [one, other] if seat == 0 else [other, one]
        start = lc.new_game(2, board=board, seed=number).state
        end = play_out(start, players, str(number))  # type: ignore[arg-type]
        best = [score.player for score in box_of(end).rules.scores(end) if score.rank == 1]
        won += (seat in best) / len(best)
    return won


@pytest.mark.parametrize(("board", "most"), [("lezione", 28), ("toscana", 36)])
def test_the_greedy_player_of_round_one_beats_it_in_most_games(board: str, most: int) -> None:
    assert wins(board, RoundOnePlayer(), GentlePlayer()) == most


def test_it_is_no_fool() -> None:
    assert wins("lezione", GentlePlayer(), RandomPlayer()) == 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_one_of_three_sound_things_by_lot(edition: str) -> None:
    several = 0
    for state in decisions(edition, 3, GentlePlayer())[::3]:
        view = state.seen_by(mover(state))
        found = sound(view)
        assert 1 <= len(found) <= 3
        taken = {GentlePlayer(str(seed)).choose(view) for seed in range(12)}
        assert taken <= set(found)
        several += len(taken) > 1
    assert several > 5


def test_where_a_loss_is_chosen_it_takes_the_smallest() -> None:
    hard = 0
    for seed in range(6):
        for state in decisions("classic", seed, RandomPlayer(str(seed))):
            if state.choice in ("demolish", "starve"):
                hard += 1
                view = state.seen_by(mover(state))
                assert sound(view) == [PEACEFUL.choose(view)]
    assert hard


def test_it_never_makes_hunger_likelier_than_its_best_choice_does() -> None:
    """F2, F3: by the greedy player's own count of what the next feeding would cost."""
    turns = 0
    for state in decisions("classic", 2, GentlePlayer()):
        if state.choice != "turn":
            continue
        view = state.seen_by(mover(state))
        best, *others = [_missing(view, action) for action in sound(view)]
        assert all(missing >= best for missing in others)
        turns += len(others) > 0
    assert turns > 10


def _missing(view: lc.State, action: lc.Action) -> float:
    reasons = PEACEFUL.explain(view, action)
    return sum(reason.value for reason in reasons if reason.consideration == "hunger")


def test_it_takes_no_turn_that_is_worse_than_a_pass() -> None:
    for state in decisions("new", 1, GentlePlayer()):
        if state.choice == "turn":
            view = state.seen_by(mover(state))
            worth = dict(PEACEFUL.ranked(view))
            passed = next(worth[a] for a in worth if a.kind == "pass")
            assert all(worth[action] >= passed for action in sound(view))

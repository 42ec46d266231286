"""The greedy player takes the obvious, and says why."""

import pytest

from lacitta_nb.games.saint_malo.constants import KEY, Symbol
from lacitta_nb.games.saint_malo.players import GreedyPlayer, Weights
from lacitta_nb.games.saint_malo.players.considerations import units, worth
from lacitta_nb.games.saint_malo.rules import advance, apply, legal_actions, scores
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.players import RandomPlayer, hints
from lacitta_nb.texts import sentence
from tests.games.saint_malo.study.positions import Seat, moment

GREEDY = GreedyPlayer()
FOUR_WALLS = dict.fromkeys(("A2", "A3", "A4", "A5"), "wall")


def chosen(state: State) -> str:
    return str(GREEDY.choose(state.seen_by(state.to_move)))


def test_it_completes_a_side() -> None:
    state = moment([Seat(FOUR_WALLS), Seat()], ["wall", "log", "log", "crate", "crate"], 3)
    used = chosen(state)
    assert used.startswith("use wall")
    assert chosen(apply(state, used).state) == "place A6"


def test_a_merchant_goes_where_most_crates_are() -> None:
    dice: list[Symbol] = ["head", "head", "head", "swords", "swords"]
    # C3 is beside all four printed crates (P5); with 2 coins the fourth one makes a point (E3).
    state = apply(moment([Seat(coins=2), Seat()], dice, 3), "use merchant").state
    assert chosen(state) == "place C3"


def test_four_heads_stay_for_a_juggler() -> None:
    beside = {"D4": "citizen", "E4": "soldier", "F4": "priest", "D5": "architect", "D6": "merchant"}
    dice: list[Symbol] = ["head", "head", "head", "head", "swords"]
    state = moment([Seat(beside), Seat()], dice, 1)
    assert chosen(state) in ("stop", "keep head head head head")
    state = moment([Seat(beside), Seat()], dice, 3)
    used = chosen(state)
    assert used == "use juggler"
    assert chosen(apply(state, used).state) == "place E5"


def test_on_the_last_turn_nothing_but_the_score_counts() -> None:
    last = moment([Seat(), Seat()])._replace(over=True)
    for seat, score in enumerate(scores(last)):
        found = units(last, seat)
        assert found == Weights(score.total, *[0.0] * (len(Weights._fields) - 1))
        assert worth(Weights(), found) == GREEDY.judge(last, seat) == score.total


@pytest.mark.parametrize("name", Weights._fields)
@pytest.mark.parametrize("way", ["more", "less"])
def test_every_consideration_has_its_sentences(name: str, way: str) -> None:
    told = sentence(f"player-reason-{name}-{way}", {"amount": 2}, game=KEY)
    assert told.endswith(".")
    assert "player-reason" not in told


def test_hints_say_why_a_throw_goes_on() -> None:
    state = moment([Seat(), Seat()], ["head", "head", "swords", "swords", "crate"], 1)
    best, *_ = hints(state, count=3)
    assert best.effect > 0
    assert "stop" in best.text


def test_hints_say_how_many_dice_are_turned() -> None:
    # One wall is thrown; 4 coins turn some of the others.
    state = moment([Seat(coins=4), Seat()], ["wall", "crate", "crate", "head", "cross"], 3)
    turned = [hint for hint in hints(state, count=40) if hint.action.turned]
    assert turned
    for hint in turned:
        dice = "1 die" if hint.action.turned == 1 else f"{hint.action.turned} dice"
        assert f"with {dice} turned" in hint.title
    plain = [hint.title for hint in hints(state, count=40) if not hint.action.turned]
    assert plain
    assert not any("turned" in title.split(" – ")[0].split("; ")[0] for title in plain)


def test_it_beats_three_random_players() -> None:
    for seed in range(2):
        state = moment([Seat()] * 4, seed=seed)
        while not state.over:
            if state.choice is None:
                state = advance(state).state
                continue
            seat = state.to_move
            player = GREEDY if seat == seed else RandomPlayer(f"{seed}/{seat}")
            view = state.seen_by(seat)
            action = player.choose(view)
            assert action in legal_actions(state)
            state = apply(state, action).state
        assert [score.player for score in scores(state) if score.rank == 1] == [seed]

"""The greedy player takes the obvious, and says why."""

import random
from typing import Any

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.opening import new_game
from lacitta_nb.games.citta_stato.players import GreedyPlayer, Weights
from lacitta_nb.games.citta_stato.players.considerations import payable, units, worth
from lacitta_nb.games.citta_stato.rules import scores
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.players import RandomPlayer, hints
from lacitta_nb.players.protocol import mover
from lacitta_nb.texts import sentence
from tests.games.citta_stato.support import counts, game, play, seat

GREEDY = GreedyPlayer()


def chosen(table: Any) -> str:
    """What the greedy player does for whoever must decide, by what that player may know."""
    return str(GREEDY.choose(table.state.seen_by(table.decision.player)))


def test_it_burns_the_third_card_under_orange_for_nine_points() -> None:
    burned = {"orange": "hunt_saracen_pirates warfare_intent"}
    own = seat(cubes="O", burned=burned, cards="warfare_intent", discs="", points=-10)
    late = game(own, present={"orange": "crusades_port_green"}, round=7)
    assert chosen(late) == "burn orange"


def test_in_the_second_score_it_puts_all_cubes_of_a_card_out_of_the_game() -> None:
    own = seat(cubes="GGG", cards="crusades_port_green", points=20)
    table = game(own, phase="second_score", round=7)
    table.step()
    assert chosen(table) == "use crusades_port_green"
    play(table, "use crusades_port_green")
    assert chosen(table) == "remove 3"


def test_early_on_it_upgrades_or_draws_rather_than_passes() -> None:
    table = game(seat(cubes="YYGGOOPP", bag="YGOP"))
    assert chosen(table).split()[0] != "pass"


def test_without_cubes_it_passes() -> None:
    assert chosen(game(seat())) == "pass"


def test_it_buys_what_is_cheap_and_leaves_no_coin_for_nothing() -> None:
    table = game(seat(cubes="Y", tracks={"yellow": 2}), market={"green": "3 1", "purple": "2"})
    play(table, "fleet")
    assert chosen(table) == "buy green 1"


def test_a_game_that_is_over_is_judged_by_its_final_score() -> None:
    state = new_game(3, seed=5).state._replace(phase="over")
    for score in scores(state):
        found = units(state, score.player)
        assert found == Weights(*[0.0] * len(Weights._fields))._replace(score=score.final)
        assert worth(Weights(), found) == GREEDY.judge(state, score.player) == score.final


@pytest.mark.parametrize(
    ("cubes", "actions"),
    [("", 0), ("Y", 1), ("YG", 1), ("YGG", 2), ("YYYGGO", 3), ("WWWWWW", 3), ("YWGWB", 2)],
)
def test_each_action_of_a_round_is_dearer(cubes: str, actions: int) -> None:
    assert int(payable(counts(cubes))) == actions


REASONS = [*Weights._fields[1:], "first", "second", "apart", "form", "crowns"]


@pytest.mark.parametrize("name", REASONS)
@pytest.mark.parametrize("way", ["more", "less"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_consideration_has_its_sentences(name: str, way: str, language: str) -> None:
    told = sentence(
        f"player-reason-{name}-{way}", {"amount": 2, "mean": "no"}, language=language, game=KEY
    )
    assert told.endswith(".")
    assert "player-reason" not in told


def test_reasons_add_up_to_what_changes() -> None:
    view = game(seat(cubes="YYGGOOPP", bag="YGOP")).state.seen_by(0)
    for action in ("upgrade green", "war 2", "use purple", "guilds", "pass"):
        reasons = GREEDY.explain(view, rules.action_of(view, action))
        assert reasons, action
        assert {reason.consideration for reason in reasons} <= set(REASONS)


def test_hints_say_why() -> None:
    found = hints(game(seat(cubes="YYGGOOPP", bag="YGOP")).state, count=3)
    assert len(found) == 3
    assert found[0].effect > 0
    assert all(hint.text.endswith(".") for hint in found)


def test_hidden_things_change_nothing() -> None:
    for seed in range(3):
        state = moment(seed)
        view = state.seen_by(state.decision.player)
        other = rules.complete(view, 99)
        assert GREEDY.choose(view) == GREEDY.choose(state) == GREEDY.choose(other)


def moment(seed: int) -> Any:
    """A turn somewhere in a random game."""
    state, draw = new_game(3, seed=seed).state, random.Random(seed)
    for _ in range(40 + 30 * seed):
        state = forth(state, draw)
    while state.choice != "turn":
        state = forth(state, draw)
    return state


def forth(state: State, draw: random.Random) -> State:
    """The next moment of a random game."""
    if state.decision is None:
        return rules.advance(state).state
    return rules.apply(state, draw.choice(rules.legal_actions(state))).state


@pytest.mark.parametrize("players", [2, 5])
def test_it_advises_at_every_kind_of_decision_of_a_random_game(players: int) -> None:
    names, draw = [f"P{n}" for n in range(players)], random.Random(players)
    state = new_game(names, seed=players, expansion=True, declining=players == 2).state
    told: dict[str, int] = {}
    while not state.over:
        kind = state.choice
        if kind and told.setdefault(kind, 0) < 3 and len(rules.legal_actions(state)) > 1:
            told[kind] += 1
            view = state.seen_by(mover(state))
            assert GREEDY.choose(view) in rules.legal_actions(state)
            assert all(str(hint) for hint in hints(view, count=2))
        state = forth(state, draw)
    assert len(told) > 8


def test_it_beats_three_random_players() -> None:
    for seed in range(2):
        state = new_game(4, seed=seed).state
        while not state.over:
            if state.decision is None:
                state = rules.advance(state).state
                continue
            at = mover(state)
            player = GREEDY if at == seed else RandomPlayer(f"{seed}/{at}")
            state = rules.apply(state, player.choose(state.seen_by(at))).state
        assert [score.player for score in scores(state) if score.rank == 1] == [seed]

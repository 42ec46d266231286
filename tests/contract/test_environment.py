"""Every game as an environment for programs that learn, by PettingZoo's own tests and by ours."""

import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import lacitta_nb as lc
from lacitta_nb.arena.beginnings import seed_at
from lacitta_nb.arena.environment import ILLEGAL, env, raw_env
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadSetting, NotFound
from lacitta_nb.games.citta_stato.rules import solo_result
from lacitta_nb.players import GreedyPlayer
from tests.contract.games import BOXES


def solo(seed: int) -> Any:
    return lc.citta_stato.new_solo(scenario=2, game=1, seed=seed).state


KINDS: dict[str, Callable[..., Any]] = {
    "nim": partial(env, game="nim", players=3),
    "nim alone": partial(env, game="nim", players=1),
    "lacitta": partial(env, game="lacitta", players=4),
    "lacitta expansion": partial(env, players=2, edition="expansion", setup="advanced"),
    "saintmalo": partial(env, game="saintmalo", players=2),
    "cittastato": partial(env, game="cittastato", players=3),
    "cittastato alone": partial(env, begin=solo),
}
KINDS_OF_GAMES = pytest.mark.parametrize("kind", KINDS)
RAW: dict[str, Callable[..., Any]] = {
    kind: partial(raw_env, *made.args, **made.keywords)
    for kind, made in KINDS.items()
    if isinstance(made, partial)
}


@contextmanager
def said_of_dicts() -> Iterator[None]:
    """PettingZoo warns of every observation that is a dict, in games that it does not know."""
    with warnings.catch_warnings():
        for told in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=told, category=UserWarning)
        yield


def random_moves(learning: Any, seed: int = 1) -> Iterator[tuple[str, int]]:
    """Plays a game at random to its end: each agent with the number it chooses, before it does."""
    draw = random.Random(seed)
    learning.reset(seed=seed)
    for agent in learning.agent_iter():
        observation, _, over, _, _ = learning.last()
        if over:
            learning.step(None)
            continue
        number = draw.choice(np.flatnonzero(observation["action_mask"]).tolist())
        yield agent, number
        learning.step(number)


def test_every_game_of_the_house_is_tried() -> None:
    assert {kind.split()[0] for kind in KINDS} == set(BOXES)


@KINDS_OF_GAMES
def test_pettingzoo_accepts_it(kind: str) -> None:
    with said_of_dicts():
        api_test(KINDS[kind](seed=3), num_cycles=40)
        seed_test(lambda: KINDS[kind](seed=3), num_cycles=20)


@KINDS_OF_GAMES
def test_a_game_is_played_to_its_end_by_the_rules(kind: str) -> None:
    learning = KINDS[kind]()
    raw = learning.unwrapped
    for agent, number in random_moves(learning):
        state = raw.now
        rules = box_of(state).rules
        assert agent == f"player_{state.decision.player}"
        mask = learning.observe(agent)["action_mask"]
        assert mask.sum() == len(rules.legal_actions(state))
        assert (learning.infos[agent]["action_mask"] == mask).all()
        assert [a for a in learning.agents if learning.observe(a)["action_mask"].any()] == [agent]
        action = next(a for a in rules.legal_actions(state) if raw.number(a) == number)
        assert raw.number(str(action)) == number
    assert raw.now.over
    assert learning.agents == []


@KINDS_OF_GAMES
def test_rewards_come_at_the_end(kind: str) -> None:
    for reward in ("win", "lead"):
        learning = KINDS[kind](reward=reward)
        raw = learning.unwrapped
        got = dict.fromkeys(learning.possible_agents, 0.0)
        draw = random.Random(2)
        learning.reset(seed=2)
        for agent in learning.agent_iter():
            observation, told, over, cut, _ = learning.last()
            got[agent] += told
            assert (over, cut) == (raw.now.over, False)
            assert over or told == 0
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            learning.step(None if over else draw.choice(legal))
        points = [score.total for score in box_of(raw.now).rules.scores(raw.now)]
        if reward == "lead":
            others = [points[:n] + points[n + 1 :] for n in range(len(points))]
            wanted = [own - max(rest, default=0) for own, rest in zip(points, others, strict=True)]
            assert list(got.values()) == wanted
        elif raw.now.players[1:]:
            assert sum(got.values()) == pytest.approx(2 - len(got))
        else:
            assert set(got.values()) <= {-1.0, 1.0}


def test_alone_one_wins_what_the_game_requires_or_loses() -> None:
    """The greedy player reaches the score that the first game requires with one of two seeds."""
    from lacitta_nb.games.citta_stato.players.greedy import GreedyPlayer

    learning = env(begin=lambda seed: lc.citta_stato.new_solo(1, 1, seed=seed % 12).state)
    raw, player = learning.unwrapped, GreedyPlayer()
    ends = set()
    for seed in range(6):
        learning.reset(seed=seed)
        while not raw.now.over:
            learning.step(raw.number(player.choose(raw.view)))
        won = solo_result(raw.now)
        assert won is not None
        assert learning.last()[1] == (1.0 if won.won else -1.0)
        ends.add(won.won)
    assert ends == {False, True}


@KINDS_OF_GAMES
def test_an_agent_observes_nothing_that_is_hidden_from_it(kind: str) -> None:
    learning = KINDS[kind]()
    raw = learning.unwrapped
    moves = 0
    for _ in random_moves(learning):
        moves += 1
        if moves % 25:
            continue
        now = raw.now
        for agent in learning.agents:
            seat = learning.possible_agents.index(agent)
            before = raw.observe(agent)
            raw.now = box_of(now).rules.complete(now.seen_by(seat), moves)
            after = raw.observe(agent)
            raw.now = now
            assert all((before[part] == after[part]).all() for part in before)


@KINDS_OF_GAMES
def test_what_is_not_legal_ends_the_game_of_a_guarded_environment(kind: str) -> None:
    learning = KINDS[kind]()
    learning.reset(seed=1)
    agent = learning.agent_selection
    wrong = int(np.flatnonzero(learning.last()[0]["action_mask"] == 0)[-1])
    learning.step(wrong)
    assert all(learning.terminations.values())
    assert learning.rewards[agent] == ILLEGAL


@KINDS_OF_GAMES
def test_what_is_no_number_is_refused_by_a_guarded_environment(kind: str) -> None:
    learning = KINDS[kind]()
    learning.reset(seed=1)
    before, mask = learning.unwrapped.now, learning.last()[0]["action_mask"]
    for odd in (True, False, np.True_, -1, len(mask), None, "gold", 1.5, [0]):
        with pytest.raises(BadSetting, match=f"from 0 to {len(mask) - 1}, not "):
            learning.step(odd)
    assert learning.unwrapped.now is before
    assert not any(learning.terminations.values())
    learning.step(np.array(np.flatnonzero(mask)[0]))
    assert learning.unwrapped.now is not before


@KINDS_OF_GAMES
def test_what_is_not_legal_is_an_error_of_the_raw_environment(kind: str) -> None:
    raw = RAW[kind]()
    raw.reset(seed=1)
    before = raw.now
    mask = raw.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[-1])
    with pytest.raises(BadSetting, match=f"the mask shows the {mask.sum()} that are"):
        raw.step(wrong)
    for odd in (-1, len(mask), None, "gold", 1.5, True, False):
        with pytest.raises(BadSetting, match=f"from 0 to {len(mask) - 1}"):
            raw.step(odd)
    assert raw.now is before
    raw.step(np.int64(np.flatnonzero(mask)[0]))
    assert raw.now is not before


@KINDS_OF_GAMES
def test_a_seed_gives_the_same_row_of_games(kind: str) -> None:
    one, two = KINDS[kind](seed=5), KINDS[kind]()
    two.reset(seed=5)
    games = []
    for number in range(3):
        one.reset()
        if number:
            two.reset()
        assert one.unwrapped.now == two.unwrapped.now
        games.append(one.unwrapped.now)
    assert games[0] != games[1] != games[2]


def test_the_table_is_told_in_text() -> None:
    learning = env(players=2, render_mode="ansi")
    learning.reset(seed=1)
    told = learning.render()
    assert "Player 1" in told
    assert "?" not in told


def test_computers_can_play_beside_a_learner() -> None:
    learning = env(players=2, board="lezione")
    raw, greedy = learning.unwrapped, GreedyPlayer()
    learning.reset(seed=1)
    for agent in learning.agent_iter():
        observation, _, over, _, _ = learning.last()
        if over:
            learning.step(None)
        elif agent == "player_0":
            learning.step(raw.number(greedy.choose(raw.view)))
        else:
            learning.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert raw.now.over


def test_what_can_not_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(NotFound, match="no game"):
        env(game="chess")
    with pytest.raises(BadSetting, match="2 to 5 players"):
        env(players=9)
    with pytest.raises(BadSetting, match="no setting colour; its settings are board, edition"):
        env(players=2, colour="red")
    with pytest.raises(BadSetting, match=r"saintmalo has no setting edition\."):
        env(game="saintmalo", players=2, edition="new")
    with pytest.raises(BadSetting, match="one of win, lead, not points"):
        env(players=2, reward="points")
    with pytest.raises(BadSetting, match="not as 'human'"):
        env(players=2, render_mode="human")
    with pytest.raises(BadSetting, match="whole number"):
        env(players=2, seed=1.5)
    raw = raw_env(players=2)
    raw.reset()
    with pytest.raises(BadSetting, match="The action place A1 is not legal now"):
        raw.number("place A1")


def test_an_environment_keeps_to_one_kind_of_games() -> None:
    learning = env(begin=lambda seed: lc.new_game(2 + seed % 2, seed=1).state)
    odd = next(number for number in range(99) if seed_at(number, 0) % 2)
    with pytest.raises(BadSetting, match="as many seats and actions as the first one"):
        learning.reset(seed=odd)


def test_a_missing_library_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lacitta_nb.arena.aec", None)
    with pytest.raises(BadSetting, match=r'pip install "lacitta_nb\[learn\]"'):
        env(players=2)

"""Processes that work for the study: they ignore SIGINT, and what may be sent to them."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.processes import check_movable
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import RandomPlayer, SearchPlayer, hints
from lacitta_nb.study import compare_actions, evaluate, line_ups, local_pool, plan
from tests.arena.mortal import Awkward

CELL = """
import lacitta_nb as lc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from lacitta_nb.players import GreedyPlayer, SearchPlayer
from lacitta_nb.study import evaluate

class Mine(GreedyPlayer):
    pass

game = lc.new_game(2, board="lezione", seed=1)
with ThreadPoolExecutor(2) as threads:
    print(evaluate(game, Mine(), playouts=2, executor=threads, progress=False).done)
for player in (Mine(), SearchPlayer(greedy=Mine())):
    try:
        evaluate(game, player, playouts=2, workers=2, progress=False)
    except lc.BadSetting as error:
        print(error)
"""


@pytest.mark.skipif(
    not hasattr(signal, "pthread_sigmask"), reason="needs signals that are inherited"
)
def test_an_interrupt_in_its_first_moment_leaves_a_pool_whole() -> None:
    """A notebook's stop button reaches all its processes, those just begun as well."""
    with local_pool(2) as pool:
        begun = list(pool._processes)  # type: ignore[attr-defined]
        assert len(begun) == 2
        for process in begun:
            os.kill(process, signal.SIGINT)
        assert list(pool.map(abs, [-1, -2, -3], timeout=60)) == [1, 2, 3]


def test_classes_of_a_notebook_stay_with_its_threads_and_are_named() -> None:
    done = subprocess.run([sys.executable, "-c", CELL], capture_output=True, text=True, check=True)
    threads, first, nested = done.stdout.splitlines()
    assert threads == "2"
    assert first == nested
    assert "The class Mine is written in this session" in first
    assert done.stderr == ""


SCRIPT = """
import lacitta_nb as lc
from lacitta_nb.players import RandomPlayer
from lacitta_nb.study import evaluate, plan, run_tournament

players = {"a": RandomPlayer("1"), "b": RandomPlayer("2")}
matches = plan(players, ["ab"], boards=["lezione"])
try:
    run_tournament(players, matches, "games.jsonl", workers=2, progress=False)
except lc.BadSetting as error:
    print(error)
"""


def test_a_script_that_every_process_would_run_again_is_told(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run(
        [sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert "put the call under" in done.stdout
    assert done.stderr.count("bootstrapping phase") <= 2


class Holder:
    """Holds what no process can be sent."""

    def __init__(self) -> None:
        self.key = lambda action: -len(str(action))

    def choose(self, view: State) -> Action:
        legal: list[Action] = lc.legal_actions(view)
        return min(legal, key=self.key)


def test_what_can_not_be_sent_is_refused_before_anything_is_played() -> None:
    class Local(RandomPlayer):
        pass

    game = lc.new_game(2, board="lezione", seed=1)
    for player in (Holder(), Local()):
        with pytest.raises(lc.BadSetting, match="can’t be sent to another process"):
            evaluate(game, player, playouts=2, workers=2, progress=False)
    check_movable(RandomPlayer(), SearchPlayer())
    with ThreadPoolExecutor(1) as threads:
        assert evaluate(game, Holder(), playouts=1, executor=threads, progress=False).done == 1


@pytest.mark.parametrize("number", [0, -1, 2.5, float("nan"), "3", None])
def test_numbers_that_count_nothing_are_refused(number: int) -> None:
    game = lc.new_game(2, board="lezione", seed=1)
    game.run()
    with pytest.raises(lc.BadSetting, match="number of playouts"):
        evaluate(game, RandomPlayer(), playouts=number, progress=False)
    with pytest.raises(lc.BadSetting, match="number of processes"):
        evaluate(game, RandomPlayer(), workers=number, progress=False)
    with pytest.raises(lc.BadSetting, match="number of candidates"):
        compare_actions(game, count=number, progress=False)


@pytest.mark.parametrize("number", [0, -1, 1.5, float("inf"), "2", None])
def test_plans_tables_and_hints_are_counted_from_one(number: int) -> None:
    players = {"a": RandomPlayer("1"), "b": RandomPlayer("2")}
    with pytest.raises(lc.BadSetting, match="number of rounds"):
        plan(players, ["ab"], rounds=number)
    with pytest.raises(lc.BadSetting, match="number of players at a table"):
        line_ups("ab", number)
    game = lc.new_game(2, board="lezione", seed=1)
    game.run()
    with pytest.raises(lc.BadSetting, match="number of hints"):
        hints(game, number)
    with pytest.raises(lc.BadSetting, match="at least one playout"):
        SearchPlayer(playouts=number)


def test_no_action_to_try_is_refused() -> None:
    game = lc.new_game(2, board="lezione", seed=1)
    game.run()
    with pytest.raises(lc.BadSetting, match="no action to try"):
        compare_actions(game, [], progress=False)


def test_a_player_s_error_comes_home_and_leaves_the_pool_whole() -> None:
    game = lc.new_game(2, board="lezione", seed=1)
    with local_pool(1) as pool:
        with pytest.raises(lc.LaCittaError, match="TwoPartError: this and that"):
            evaluate(game, Awkward(), playouts=2, executor=pool, progress=False)
        assert evaluate(game, RandomPlayer(), playouts=2, executor=pool, progress=False).done == 2

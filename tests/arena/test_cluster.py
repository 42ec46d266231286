"""Tournaments on a cluster: Dask's own local one, two workers, one of which dies."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.arena.evaluation import evaluate
from lacitta_nb.arena.schedule import plan
from lacitta_nb.arena.tournament import run_tournament
from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from tests.arena.mortal import Deadly
from tests.arena.test_fingerprint import written

dask = import_module("dask")
distributed = import_module("distributed")


@pytest.fixture
def client() -> Iterator[Any]:
    settings = {
        "distributed.scheduler.allowed-failures": 0,
        "distributed.worker.daemon": True,
        "distributed.comm.timeouts.connect": "60s",
    }
    with (
        dask.config.set(settings),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as found,
    ):
        yield found


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # whatever the cluster's own libraries warn of
def test_a_worker_that_dies_is_told_and_its_games_are_played_again(
    client: Any,  # noqa: ANN401 - dask has no types
    tmp_path: Path,
) -> None:
    players: dict[str, ComputerPlayer] = {
        "mortal": Deadly(str(tmp_path / "mark")),
        "random": RandomPlayer(),
    }
    matches = plan(players, [("mortal", "random")], rounds=6)
    path = tmp_path / "games.jsonl"
    found = run_tournament(players, matches, path, executor=client.get_executor(), progress=False)
    assert (tmp_path / "mark").read_bytes() == b"x"
    assert (found.failed, found.missing) == ((), ())
    assert [game.match for game in found.games] == matches
    assert found.repeated
    assert found.failed == ()
    assert any("Begun again" in note for note in found.notes)
    alone = run_tournament(players, matches, tmp_path / "alone.jsonl", progress=False)
    assert sorted(path.read_bytes().splitlines()) == sorted(
        (tmp_path / "alone.jsonl").read_bytes().splitlines()
    )
    assert len(alone.games) == len(matches)
    game = new_game(players=2, seed=1)
    there = evaluate(
        game, RandomPlayer(), playouts=10, executor=client.get_executor(), progress=False
    )
    assert there == evaluate(game, RandomPlayer(), playouts=10, progress=False)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # whatever the cluster's own libraries warn of
def test_games_that_kill_every_worker_are_given_up_and_the_others_played(
    client: Any,  # noqa: ANN401 - dask has no types
    tmp_path: Path,
) -> None:
    """A result that lies on a worker when it dies may be lost, and nobody may wait for it."""
    players: dict[str, ComputerPlayer] = {
        "mortal": Deadly(str(tmp_path / "mark"), times=99),
        "a": RandomPlayer("1"),
        "b": RandomPlayer("2"),
    }
    groups = [("a", "b"), ("mortal", "a")]
    matches = plan(players, groups, boards=["lezione"])
    path = tmp_path / "games.jsonl"
    found = run_tournament(players, matches, path, executor=client.get_executor(), progress=False)
    deadly = {match for match in matches if "mortal" in match.seats}
    assert {failed.match for failed in found.failed} == deadly
    assert {game.match for game in found.games} == set(matches) - deadly


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # whatever the cluster's own libraries warn of
def test_a_player_of_a_notebook_plays_on_where_it_stopped(
    client: Any,  # noqa: ANN401 - dask has no types
    tmp_path: Path,
) -> None:
    """What was sent to the cluster has other functions from then on, whose source is lost."""
    body = "class P(GreedyPlayer):\n    def judge(self, state, seat): return len(state.cities)"
    players: dict[str, ComputerPlayer] = {"m": written(body), "random": RandomPlayer()}
    path = tmp_path / "games.jsonl"
    for rounds in (1, 2):
        matches = plan(players, [("m", "random")], boards=["lezione"], rounds=rounds)
        found = run_tournament(
            players, matches, path, executor=client.get_executor(), progress=False
        )
        assert [game.match for game in found.games] == matches
    assert len(path.read_bytes().splitlines()) == len(matches) == 4

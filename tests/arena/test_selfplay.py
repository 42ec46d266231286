"""Data sets of self-play: what stands in them, that they come again, and what stops them."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow.parquet as pq
import pytest

import lacitta_nb as lc
from lacitta_nb.arena.coding import coding_of
from lacitta_nb.arena.command import main
from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.dataset import METADATA
from lacitta_nb.core.box import box_of
from lacitta_nb.players import RandomPlayer
from lacitta_nb.study import DataSet, self_play
from tests.arena.mortal import Deadly, Late

LITTLE: dict[str, Any] = {"board": "lezione", "progress": False}


def made(folder: Path, **options: Any) -> DataSet:  # noqa: ANN401 - those of self_play
    folder.mkdir(exist_ok=True)
    given = {"players": ["random"], "games": 3, "seed": 5, **LITTLE, **options}
    return self_play(folder / "set.parquet", **given)


def contents(data: DataSet) -> tuple[bytes, bytes]:
    return data.path.read_bytes(), data.games_path.read_bytes()


def records(rows: pd.DataFrame) -> list[Any]:
    """Rows as tuples with names, whose types no checker can know."""
    return list(rows.itertuples())


def about(path: Path) -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads(pq.read_schema(path).metadata[METADATA])
    return found


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("lacitta", 2, {"board": "lezione"}),
        ("lacitta", 3, {"edition": "expansion", "setup": "advanced"}),
        ("saintmalo", 2, {}),
        ("cittastato", 4, {}),
        ("nim", 1, {}),
    ],
)
def test_every_row_is_what_the_rules_say(
    tmp_path: Path, game: str, seats: int, settings: dict[str, Any]
) -> None:
    """The games are played again by the texts of their actions."""
    data = self_play(
        tmp_path / "set.parquet",
        game=game,
        players=["random"],
        seats=seats,
        games=2,
        seed=9,
        progress=False,
        **settings,
    )
    rows, games = pd.read_parquet(data.path), pd.read_parquet(data.games_path)
    assert (data.games, data.decisions, data.stopped) == (2, len(rows), False)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    assert list(games.game) == [0, 1]
    for ended in records(games):
        decisions = records(rows[rows.game == ended.game])
        state = contest_of(game).start(names, int(ended.seed), **settings)
        rules, coding = box_of(state).rules, coding_of(state)
        assert len(decisions) == ended.moves
        for row in decisions:
            while state.decision is None:
                state = rules.advance(state).state
            seat = state.decision.player
            legal = rules.legal_actions(state)
            assert (row.seat, row.decision, row.phase) == (seat, state.decision.kind, state.phase)
            assert (row.round, row.player) == (coding.round(state), "random")
            assert list(row.legal) == list(coding.numbers(state, legal))
            assert row.legal_count == len(legal)
            action = legal[list(row.legal).index(row.number)]
            assert str(action) == row.action
            assert (row.features == coding.features(state.seen_by(seat), seat)).all()
            state = rules.apply(state, row.action).state
        while not state.over:
            state = rules.advance(state).state
        scores = rules.scores(state)
        assert list(ended.points) == [score.total for score in scores]
        assert list(ended.ranks) == [score.rank for score in scores]
        assert list(ended.wins) == list(coding.wins(state))
        for row in decisions:
            assert (row.points, row.rank) == (scores[row.seat].total, scores[row.seat].rank)
            assert row.win == ended.wins[row.seat]
    named = about(data.path)["feature_names"]
    assert named == coding_of(state).names(state)
    assert np.stack(list(rows.features)).shape == (len(rows), len(named))


def test_the_same_words_give_the_same_files(tmp_path: Path) -> None:
    ten = {"players": ["random", "greedy"], "games": 10}
    one = made(tmp_path / "one", **ten)
    assert contents(made(tmp_path / "again", **ten)) == contents(one)
    assert contents(made(tmp_path / "other", **{**ten, "seed": 6}))[0] != contents(one)[0]
    assert pq.ParquetFile(one.path).num_row_groups == 2
    longer = pd.read_parquet(made(tmp_path / "longer", **{**ten, "games": 12}).path)
    first = pd.read_parquet(one.path)
    assert longer[: len(first)].drop(columns="features").equals(first.drop(columns="features"))


@pytest.mark.slow
def test_two_processes_give_the_same_files_as_one(tmp_path: Path) -> None:
    options = {"players": ["random", "greedy", "search 4"], "seating": "drawn", "seats": 2}
    one = made(tmp_path / "one", games=20, **options)
    two = made(tmp_path / "two", games=20, workers=2, **options)
    assert contents(two) == contents(one)


@pytest.mark.slow
def test_the_file_tells_the_command_that_makes_it_again(tmp_path: Path) -> None:
    data = made(tmp_path / "one", players=["random", "search 3"], seating="turn", games=2)
    told = about(data.path)
    assert told["version"] == lc.__version__
    assert (told["game"], told["players"], told["seed"]) == ("lacitta", ["random", "search 3"], 5)
    assert "'search 3'" in told["command"]
    assert "feature_names" not in about(data.games_path)
    (tmp_path / "two").mkdir()
    done = subprocess.run(
        ["sh", "-c", told["command"].replace("python", sys.executable, 1)],
        cwd=tmp_path / "two",
        env={"PYTHONPATH": ":".join(sys.path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    again = tmp_path / "two" / "set.parquet"
    assert again.read_bytes() == data.path.read_bytes()


def test_players_sit_where_the_seating_says(tmp_path: Path) -> None:
    tables = {}
    for seating in ("fixed", "turn", "drawn"):
        data = made(
            tmp_path / seating,
            players=["random", "round-one"],
            seats=4,
            seating=seating,
            board="toscana",
            games=4,
            leave_out=["features"],
        )
        tables[seating] = [tuple(row) for row in pd.read_parquet(data.games_path).players]
    one, other = ("random", "round-one") * 2, ("round-one", "random") * 2
    assert tables["fixed"] == [one] * 4
    assert tables["turn"] == [one, other, one, other]
    assert len(set(tables["drawn"])) > 1
    assert {word for table in tables["drawn"] for word in table} == {"random", "round-one"}


def test_what_is_left_out_is_not_there(tmp_path: Path) -> None:
    data = made(tmp_path, leave_out=["features", "legal"], games=1)
    columns = pq.read_schema(data.path).names
    assert "features" not in columns
    assert "legal" not in columns
    assert {"number", "legal_count", "action", "win"} <= set(columns)
    assert "feature_names" not in about(data.path)


def test_a_file_is_kept_unless_it_may_be_replaced(tmp_path: Path) -> None:
    data = made(tmp_path, games=1)
    before = contents(data)
    with pytest.raises(lc.BadFile, match="there is a file already"):
        made(tmp_path, seed=6)
    data.path.unlink()
    with pytest.raises(lc.BadFile, match=r"set\.games\.parquet: there is a file already"):
        made(tmp_path, seed=6)
    assert data.games_path.read_bytes() == before[1]
    assert contents(made(tmp_path, seed=6, games=1, force=True)) != before


@pytest.mark.parametrize(
    "odd", ["no", 1, float("nan"), object(), None], ids=lambda odd: type(odd).__name__
)
def test_what_is_neither_true_nor_false_replaces_no_file(odd: object, tmp_path: Path) -> None:
    data = made(tmp_path, games=1)
    before = contents(data)
    with pytest.raises(lc.BadSetting, match="Expected True or False for force, got"):
        made(tmp_path, seed=6, force=odd)
    assert contents(data) == before
    assert made(tmp_path, games=1, force=np.True_, progress=np.False_).games == 1


def test_a_mistake_of_a_player_keeps_the_games_before_it(tmp_path: Path) -> None:
    """This player is at a loss in the third game that it meets."""
    with pytest.raises(lc.BadSetting, match=r"Game 2 .*at a loss.* The 2 games before it"):
        made(tmp_path, players=[Late(2), RandomPlayer()], games=5)
    kept = pd.read_parquet(tmp_path / "set.parquet")
    assert sorted(set(kept.game)) == [0, 1]
    assert set(kept.player) == {"Late", "random"}
    assert len(pd.read_parquet(tmp_path / "set.games.parquet")) == 2


def test_a_mistake_in_the_first_game_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(lc.BadSetting, match="Nothing was kept"):
        made(tmp_path, players=[Late(0), RandomPlayer()])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_games_whose_process_dies_are_begun_again_or_given_up(tmp_path: Path) -> None:
    mortal = Deadly(str(tmp_path / "mark"))
    options = {"players": [mortal, RandomPlayer()], "workers": 2}
    assert made(tmp_path / "once", games=10, **options).games == 10
    killer = Deadly(str(tmp_path / "marks"), times=99)
    with pytest.raises(lc.BadSetting, match=r"Game 0 .*died 3 times.*Nothing was kept"):
        made(tmp_path / "always", games=3, players=[killer, RandomPlayer()], workers=2)
    assert list((tmp_path / "always").iterdir()) == []


def test_an_interrupted_run_leaves_whole_files(tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    words = ["lacitta", str(path), "--players", "random", "--board", "lezione", "--games", "99999"]
    command = subprocess.Popen(
        [sys.executable, "-m", "lacitta_nb.arena", *words, "--quiet"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    part, begun = tmp_path / "set.parquet.part", time.monotonic()
    while not (part.exists() and part.stat().st_size > 10_000):
        assert command.poll() is None
        assert time.monotonic() - begun < 60
        time.sleep(0.05)
    command.send_signal(signal.SIGINT)
    told, wrong = command.communicate(timeout=60)
    assert (command.returncode, wrong) == (130, "")
    assert told.startswith("Stopped early: ")
    rows, games = pd.read_parquet(path), pd.read_parquet(tmp_path / "set.games.parquet")
    assert len(games) >= 8
    assert list(games.game) == list(range(len(games)))
    assert len(rows) == games.moves.sum()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["set.games.parquet", path.name]


REFUSED = [
    (["chess", "x.parquet"], "no game 'chess'; the games are lacitta"),
    (["lacitta", "x.csv"], "the name of a data set ends in .parquet"),
    (["lacitta", "nowhere/x.parquet"], "there is no folder nowhere"),
    (["lacitta", "x.parquet", "--players", "gredy"], "“gredy” is no computer player. There are: "),
    (["lacitta", "x.parquet", "--games", "many"], "must be 1 or more and whole, not 'many'"),
    (
        ["lacitta", "x.parquet", "--seed", "?"],
        "A seed is a whole number of at most 100 digits, not '?'",
    ),
    (["lacitta", "x.parquet", "--seats", "9"], "2 to 5 players"),
    (["lacitta", "x.parquet", "--edition", "old"], "the editions are classic, new, expansion"),
    (["lacitta", "x.parquet", "--workers", "0"], "processes must be 1 or more"),
    (["cittastato", "x.parquet", "--players", *["greedy"] * 3, "--seats", "2"], "3 players are"),
]


@pytest.mark.parametrize(("words", "told"), REFUSED)
def test_the_command_says_what_is_wrong_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        assert main([*words, "--quiet"]) == 1
    out, wrong = capsys.readouterr()
    assert out == ""
    assert told in wrong
    assert wrong.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_command_makes_a_data_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    words = ["saintmalo", str(path), "--players", "random", "--games", "1", "--quiet"]
    assert main([*words, "--leave-out", "features"]) == 0
    assert "decisions of 1 game are in " in capsys.readouterr().out
    assert len(pd.read_parquet(path)) > 100


def test_the_help_tells_the_settings_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in ((["--help"], "lacitta, saintmalo"), (["lacitta", "-h"], "--edition")):
        with pytest.raises(SystemExit) as end:
            main(words)
        assert end.value.code == 0
        assert told in capsys.readouterr().out


def test_a_missing_library_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(lc.BadSetting, match=r'pip install "lacitta_nb\[data\]"'):
        made(tmp_path)


@pytest.mark.parametrize(
    ("odd", "told"),
    [
        ({"players": []}, "name at least one player"),
        ({"players": [RandomPlayer]}, "RandomPlayer"),
        ({"seating": "round"}, "fixed, turn, drawn, not round"),
        ({"leave_out": "points"}, "features, legal, not 'points'"),
        ({"colour": "red"}, "no setting colour"),
        ({"games": 0}, "1 or more"),
        ({"games": 10**24}, "At most 10,000,000 can be asked for as games, not 10"),
        ({"workers": 10**24}, "At most .* can be asked for as workers, not 10"),
        ({"players": 2}, "2 is no player: a player is an object with choose"),
        ({"players": None}, "None is no player: a player is an object with choose"),
        ({"players": RandomPlayer}, r"RandomPlayer is a class.*RandomPlayer\(\)"),
        ({"leave_out": None}, "features, legal, not None"),
        ({"leave_out": 3}, "features, legal, not 3"),
        ({"progress": "no"}, "Expected True or False for progress, got 'no'"),
    ],
)
def test_what_can_not_be_is_refused(tmp_path: Path, odd: dict[str, Any], told: str) -> None:
    with pytest.raises(lc.BadSetting, match=told):
        made(tmp_path, **odd)


def test_a_word_or_a_player_alone_is_one_player(tmp_path: Path) -> None:
    for alone in ("random", RandomPlayer()):
        found = pd.read_parquet(made(tmp_path, players=alone, force=True).path)
        assert set(found.player) == {"random"}

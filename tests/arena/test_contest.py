"""Tournaments of several games: settings, files and tables are those of the game that is played."""

import json
from concurrent.futures import Executor
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.contest import contest_of
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from lacitta_nb.study import (
    Match,
    Tournament,
    grouped_table,
    line_ups,
    local_pool,
    plan,
    run_tournament,
)
from tests.contract.games import BOXES

GAMES = pytest.mark.parametrize("key", BOXES)
PLAYERS: dict[str, ComputerPlayer] = {name: RandomPlayer(name) for name in "abc"}


def tournament(key: str, path: Path, executor: Executor | None = None) -> Tournament:
    matches = plan(PLAYERS, line_ups("abc", 2), game=key)
    return run_tournament(PLAYERS, matches, path, executor=executor, progress=False)


@GAMES
def test_games_and_matches_tell_what_is_played_and_tables_group_by_its_settings(
    key: str, tmp_path: Path
) -> None:
    games = tournament(key, tmp_path / "games.jsonl").games
    assert {record.game for game in games for record in (game, game.match)} == {key}
    for by in ("seat", "players", *contest_of(key).groups):
        assert set(grouped_table(games, by)["player"]) == set("abc")


@GAMES
def test_other_processes_play_the_same_games(key: str, tmp_path: Path) -> None:
    with local_pool(1) as pool:
        tournament(key, tmp_path / "there.jsonl", executor=pool)
    tournament(key, tmp_path / "here.jsonl")
    here, there = ((tmp_path / f"{name}.jsonl").read_text() for name in ("here", "there"))
    assert sorted(here.splitlines()) == sorted(there.splitlines())


@GAMES
def test_half_a_line_is_cut_off(key: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament(key, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert "half written" in tournament(key, path).notes[0]
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


@GAMES
def test_settings_that_the_game_does_not_have_are_refused(key: str) -> None:
    with pytest.raises(lc.BadSetting, match=f"of {key} takes no weathers=…"):
        plan(PLAYERS, ["ab"], game=key, weathers=["rain"])


@GAMES
def test_players_are_as_many_as_the_game_takes(key: str) -> None:
    seats = contest_of(key).seats
    with pytest.raises(lc.BadSetting, match=f"{seats[0]} to {seats[-1]} players"):
        plan(PLAYERS, ["a" * (seats[-1] + 1)], game=key)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        lc.NotFound, match="no game 'chess'; the games are lacitta, saintmalo, cittastato, nim"
    ):
        plan(PLAYERS, ["ab"], game="chess")


def test_a_plan_of_two_games_is_refused(tmp_path: Path) -> None:
    mixed = plan(PLAYERS, ["ab"]) + plan(PLAYERS, ["ab"], game="nim")
    with pytest.raises(lc.BadSetting, match="this one is of lacitta, nim"):
        run_tournament(PLAYERS, mixed, tmp_path / "games.jsonl", progress=False)


def test_a_file_of_another_game_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament("nim", path)
    content = path.read_bytes()
    with pytest.raises(lc.BadFile, match=r'line 1: format: expected "lacitta-to'):
        run_tournament(PLAYERS, plan(PLAYERS, ["ab"]), path, progress=False)
    assert path.read_bytes() == content


def test_a_line_of_la_citta_has_its_fields_in_the_order_of_the_format(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match, *_ = plan(PLAYERS, ["ab"])
    assert match == Match("toscana", "classic", "beginner", *match[3:])
    run_tournament(PLAYERS, [match], path, progress=False)
    names = "format board edition setup seats makes round seed points wins"
    more = "years migrated starved crowded ranks moves"
    assert list(json.loads(path.read_text())) == [*names.split(), *more.split()]

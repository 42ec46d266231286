"""What holds for evaluations and tournaments of every game."""

import json
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.contest import contest_of, format_of
from lacitta_nb.players import ComputerPlayer, RandomPlayer
from lacitta_nb.study import (
    Match,
    Tournament,
    compare_actions,
    evaluate,
    grouped_table,
    line_ups,
    local_pool,
    plan,
    read_games,
    run_tournament,
    standings_table,
)
from tests.contract.games import BOXES, played, starts

GAMES = pytest.mark.parametrize("key", BOXES)
PLAYERS: dict[str, ComputerPlayer] = {name: RandomPlayer(name) for name in "abc"}


def turning(key: str) -> Any:
    """A moment in which somebody has a choice."""
    rules = BOXES[key].rules
    for start in starts(key):
        for state, action, _ in played(start):
            if action is not None and len(rules.legal_actions(state)) > 1:
                return state
    raise AssertionError("there is no choice in this game")


def tournament(key: str, path: Path, **options: Any) -> Tournament:
    matches = plan(PLAYERS, line_ups("abc", 2), game=key)
    return run_tournament(PLAYERS, matches, path, progress=False, **options)


@GAMES
def test_a_position_is_evaluated_as_a_state_and_as_a_game(key: str) -> None:
    state = turning(key)
    found = evaluate(state, RandomPlayer(), playouts=6, progress=False)
    assert sum(row.win.value for row in found.players) == pytest.approx(1)
    assert [row.player for row in found.players] == [player.name for player in state.players]
    game = BOXES[key].begin(state)
    assert evaluate(game, RandomPlayer(), playouts=6, progress=False) == found


@GAMES
def test_the_judge_of_the_game_moves_where_no_player_is_named(key: str) -> None:
    state = turning(key)
    judge = BOXES[key].judge
    assert evaluate(state, playouts=1, progress=False) == evaluate(
        state, judge, playouts=1, progress=False
    )


@GAMES
def test_candidates_are_the_judge_s_best_and_what_it_compares_them_with(key: str) -> None:
    state = turning(key)
    judge, view = BOXES[key].judge, state.seen_by(state.decision.player)
    ranked = [action for action, _ in judge.ranked(view)]
    baseline = judge.baseline(view, ranked)
    found = compare_actions(state, player=RandomPlayer(), count=1, playouts=1, progress=False)
    tried = [action for action in found.results if action != baseline]
    assert tried == [next(action for action in ranked if action != baseline)]
    assert (baseline is None) or baseline in found.results


@GAMES
def test_actions_are_tried_in_their_text_form_and_refused_by_the_rules(key: str) -> None:
    state = turning(key)
    action = BOXES[key].rules.legal_actions(state)[-1]
    found = compare_actions(state, [str(action)], RandomPlayer(), playouts=2, progress=False)
    assert list(found.results) == [action]
    assert "action" in found.table()
    with pytest.raises(lc.BadAction):
        compare_actions(state, ["fly to the moon"], progress=False)


@GAMES
def test_a_tournament_is_played_written_read_and_gone_on_with(key: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    matches = plan(PLAYERS, line_ups("abc", 2), game=key)
    run_tournament(PLAYERS, matches[:2], path, progress=False)
    found = run_tournament(PLAYERS, matches, path, progress=False)
    assert [game.match for game in found.games] == matches
    assert list(read_games(path)) == list(found.games)
    assert {json.loads(line)["format"] for line in path.read_text().splitlines()} == {
        format_of(key)
    }
    assert {record.game for record in (*matches, *found.games)} == {key}
    assert set(standings_table(found.games)["player"]) == set("abc")
    for by in ("seat", "players", *contest_of(key).groups):
        assert len(grouped_table(found.games, by)) >= 3


@GAMES
def test_other_processes_play_the_same_games(key: str, tmp_path: Path) -> None:
    with local_pool(1) as pool:
        tournament(key, tmp_path / "there.jsonl", executor=pool)
    tournament(key, tmp_path / "here.jsonl")
    found = [(tmp_path / name).read_text().splitlines() for name in ("here.jsonl", "there.jsonl")]
    assert sorted(found[0]) == sorted(found[1])


@GAMES
def test_half_a_line_is_cut_off(key: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament(key, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    found = tournament(key, path)
    assert "half written" in found.notes[0]
    assert sorted(path.read_bytes().splitlines()) == sorted(whole.splitlines())


@GAMES
def test_settings_that_the_game_does_not_have_are_refused(key: str) -> None:
    with pytest.raises(lc.BadSetting, match=f"of {key} can’t differ in weathers"):
        plan(PLAYERS, ["ab"], game=key, weathers=["rain"])


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(lc.NotFound, match="no game 'chess'; the games are lacitta, nim"):
        plan(PLAYERS, ["ab"], game="chess")


def test_a_plan_of_two_games_is_refused(tmp_path: Path) -> None:
    mixed = plan(PLAYERS, ["ab"]) + plan(PLAYERS, ["ab"], game="nim")
    with pytest.raises(lc.BadSetting, match="this one is of lacitta, nim"):
        run_tournament(PLAYERS, mixed, tmp_path / "g.jsonl", progress=False)


def test_a_file_of_another_game_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    tournament("nim", path)
    content = path.read_bytes()
    with pytest.raises(lc.BadFile, match=r"line 1.*Input should be 'lacitta-tournament/1'"):
        run_tournament(PLAYERS, plan(PLAYERS, ["ab"]), path, progress=False)
    assert path.read_bytes() == content


def test_players_are_as_many_as_the_game_takes() -> None:
    with pytest.raises(lc.BadSetting, match="2 to 3 players"):
        plan(PLAYERS, ["aaaa"], game="nim")


def test_a_line_of_la_citta_has_its_fields_in_the_order_of_the_format(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    match, *_ = plan(PLAYERS, ["ab"])
    assert match == Match("toscana", "classic", "beginner", *match[3:])
    run_tournament(PLAYERS, [match], path, progress=False)
    names = "format board edition setup seats makes round seed points wins"
    more = "years migrated starved crowded"
    assert list(json.loads(path.read_text())) == [*names.split(), *more.split()]

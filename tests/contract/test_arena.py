"""Every game is evaluated, and played in tournaments that go on where they were stopped."""

from pathlib import Path

import pytest

from lacitta_nb.core.box import box_of
from lacitta_nb.players import RandomPlayer
from lacitta_nb.study import (
    compare_actions,
    evaluate,
    line_ups,
    plan,
    read_games,
    run_tournament,
    standings_table,
)
from tests.contract.games import BOXES, starts

GAMES = pytest.mark.parametrize("key", BOXES)


@GAMES
def test_a_position_is_evaluated(key: str) -> None:
    for start in starts(key, 2):
        found = evaluate(start, RandomPlayer(), playouts=2, progress=False)
        assert [prospect.playouts for prospect in found.players] == [2] * len(start.players)
        assert sum(p.win.value for p in found.players) == pytest.approx(1)
        assert len(found.table()) == len(start.players)


@GAMES
def test_actions_are_compared(key: str) -> None:
    *_, state = starts(key, 2)
    while state.decision is None:
        state = box_of(state).rules.advance(state).state
    found = compare_actions(state, None, RandomPlayer(), count=3, playouts=2, progress=False)
    assert found.actions
    assert {row.action for row in found.actions} <= set(box_of(state).rules.legal_actions(state))


@GAMES
def test_a_tournament_is_played_and_read_again(key: str, tmp_path: Path) -> None:
    players = {"one": RandomPlayer("1"), "two": RandomPlayer("2")}
    wanted = plan(players, line_ups(players, 2), rounds=2, game=key)
    path = tmp_path / "games.jsonl"
    run_tournament(players, wanted[:1], path, progress=False)
    done = run_tournament(players, wanted, path, progress=False)
    assert (len(done.games), done.missing, done.failed) == (len(wanted), (), ())
    assert list(read_games(path)) == list(done.games)
    assert set(standings_table(done.games, plain=True).iloc[:, 0]) == set(players)
    assert path.read_text().startswith(f'{{"format": "{key}-tournament/1"')

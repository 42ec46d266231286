"""Evaluation by playouts: reproducible, interruptible, blind to what is hidden."""

import os
import pickle
import random
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import lacitta_nb as lc
from lacitta_nb.arena.evaluation import Evaluation, compare_actions, evaluate
from lacitta_nb.arena.playouts import play_out
from lacitta_nb.arena.processes import local_pool
from lacitta_nb.arena.result import result_of
from lacitta_nb.games.lacitta.board import Board, shipped_board
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import GreedyPlayer, RandomPlayer
from lacitta_nb.texts import speaking
from tests.arena.mortal import Deadly, Doomed, Wordy
from tests.games.lacitta.properties.test_hidden import swapped

RANDOM = RandomPlayer()


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with local_pool(2) as executor:
        yield executor


def middle(players: int = 3, year: int = 5) -> lc.Game:
    """A game played by the greedy player until a political turn of a late year."""
    game = lc.new_game(players=players, seed=4)
    while game.year < year or game.state.choice != "turn":
        game.run()
        assert game.decision is not None
        game.play(GreedyPlayer().choose(game.state.seen_by(game.decision.player)))
    return game


@pytest.fixture(scope="module")
def game() -> lc.Game:
    return middle()


@dataclass(frozen=True)
class Interrupted:
    """Plays at random until somebody interrupts it."""

    decisions: int
    made: list[int] = field(default_factory=list)

    def choose(self, view: State) -> lc.Action:
        if len(self.made) == self.decisions:
            raise KeyboardInterrupt
        self.made.append(1)
        action: lc.Action = RANDOM.choose(view)
        return action


def test_chances_add_up_and_points_have_intervals(game: lc.Game) -> None:
    evaluation = evaluate(game, RANDOM, playouts=30, progress=False)
    assert sum(row.win.value for row in evaluation.players) == pytest.approx(1)
    for row in evaluation.players:
        assert row.playouts == 30
        assert row.points.low < row.points.value < row.points.high
    assert not evaluation.interrupted
    assert evaluation.actions == []
    assert repr(evaluation) == "<Evaluation: 30 of 30 playouts, 1 line(s)>"
    assert "<table" in evaluation._repr_html_()


def test_one_playout_is_a_game_by_its_seed(game: lc.Game) -> None:
    """Playout 3 of seed 9 is the same whether it is among five or among forty."""
    few = evaluate(game, RANDOM, playouts=5, seed=9, progress=False).results[None]
    many = evaluate(game, RANDOM, playouts=40, seed=9, progress=False).results[None]
    other = evaluate(game, RANDOM, playouts=5, seed=8, progress=False).results[None]
    assert few[3] == many[3]
    assert few != other


def test_processes_change_nothing(game: lc.Game, pool: Executor) -> None:
    alone = evaluate(game, RANDOM, playouts=50, seed=2, progress=False)
    assert evaluate(game, RANDOM, playouts=50, seed=2, executor=pool, progress=False) == alone


def test_a_board_of_ones_own_travels_to_other_processes(pool: Executor) -> None:
    source = {**shipped_board("toscana").source, "name": "mine"}
    game = lc.new_game(players=2, board=dict(source), seed=1)
    alone = evaluate(game, RANDOM, playouts=4, progress=False)
    assert evaluate(game, RANDOM, playouts=4, executor=pool, progress=False) == alone
    board = Board(source)
    assert pickle.loads(pickle.dumps(board)) == board
    assert pickle.loads(pickle.dumps(board)) is pickle.loads(pickle.dumps(board))


def test_an_interrupt_keeps_what_is_done(game: lc.Game) -> None:
    whole = evaluate(game, Interrupted(10**6), playouts=60, progress=False)
    part = evaluate(game, Interrupted(500), playouts=60, progress=False)
    assert part.interrupted
    assert 0 < part.done < 60
    assert part.results[None].items() <= whole.results[None].items()
    assert sum(row.win.value for row in part.players) == pytest.approx(1)
    assert list(part.table()["playouts"]) == [f"{part.done} of 60"] * 3
    assert f"Stopped early, after {part.done} of 60 playouts" in part._repr_html_()


def test_an_interrupt_before_the_first_playout_leaves_an_empty_result(game: lc.Game) -> None:
    nothing = evaluate(game, Interrupted(0), playouts=60, progress=False)
    assert nothing.done == 0
    assert [row.win.low for row in nothing.players] == [0.0] * 3
    assert len(nothing.table()) == 3


def test_without_a_playout_no_action_is_the_best(game: lc.Game) -> None:
    nothing = compare_actions(game, ["pass", "gold"], Interrupted(0), playouts=5, progress=False)
    assert [row.playouts for row in nothing.actions] == [0, 0]
    told = nothing.table()
    assert set(told["playouts"]) == {"0 of 5"}
    for column in ("wins in %", "points", "behind in points"):
        assert set(told[column]) == {"–"}
    assert nothing.table(plain=True)["behind in points"].isna().all()
    assert "Stopped early, after 0 of 5 playouts" in str(nothing)


def test_an_interrupt_stops_other_processes_too(game: lc.Game, pool: Executor) -> None:
    """As the stop button of a notebook does; afterwards the pool goes on working."""
    evaluate(game, RANDOM, playouts=2, executor=pool, progress=False)
    timer = threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    part = evaluate(game, GreedyPlayer(), playouts=20_000, executor=pool, progress=False)
    assert part.interrupted
    after = evaluate(game, RANDOM, playouts=4, executor=pool, progress=False)
    assert after.done == 4


def test_actions_are_tried_on_the_same_deals_and_ranked(game: lc.Game) -> None:
    evaluation = compare_actions(game, count=3, player=RANDOM, playouts=20, progress=False)
    found = evaluation.actions
    assert len(found) == 4
    assert [row.win.value for row in found] == sorted((r.win.value for r in found), reverse=True)
    most = max(row.points.value for row in found)
    for row in found:
        assert row.behind.value == pytest.approx(most - row.points.value)
    assert [row.behind for row in found if row.points.value == most] == [(0.0, 0.0, 0.0)]
    assert list(evaluation.table()["action"]) == [str(row.action) for row in found]


def test_an_action_that_wins_at_once_is_found() -> None:
    """The last turn of the game: golden times bring a point, a pass none.

    Each castle feeds 3 + 2 = 5, so nobody is hungry; 5 citizens beat 4, and 3 do not.
    """
    game = last_turn()
    evaluation = compare_actions(game, player=RANDOM, playouts=10, progress=False)
    best = evaluation.actions[0]
    assert str(best.action) == "golden_times A1 2"
    assert best.win.value == 1.0
    worst = next(row for row in evaluation.actions if str(row.action) == "pass")
    assert worst.win.value == 0.0
    assert worst.behind.value == 2.0


def test_a_table_for_reading_and_one_for_reckoning() -> None:
    evaluation = compare_actions(
        last_turn(), ["pass", "golden_times A1 2"], RANDOM, playouts=10, progress=False
    )
    told = evaluation.table()
    assert list(told.columns) == ["action", "wins in %", "points", "behind in points"]
    assert list(told.iloc[0]) == [
        "golden_times A1 2",
        "100 (72–100)",
        "5.0 (5.0–5.0)",
        "most points",
    ]
    assert list(told.iloc[1]) == ["pass", "0 (0–28)", "3.0 (3.0–3.0)", "2.0 (2.0–2.0)"]
    plain = evaluation.table(plain=True)
    assert list(plain["points"]) == [5.0, 3.0]
    assert list(plain["playouts"]) == [10, 10]
    assert len(plain.columns) == 11


@pytest.mark.parametrize(
    ("language", "cell", "note"),
    [("en", " (too few)", "Too few"), ("de", " (zu wenige)", "Zu wenige"), ("fr", "trop", "Trop")],
)
@pytest.mark.parametrize("playouts", [1, 2])
def test_so_few_playouts_that_nothing_can_be_told_say_so(
    game: lc.Game, playouts: int, language: str, cell: str, note: str
) -> None:
    """An endless interval is told in words, and below the table with the reason."""
    with lc.speaking(language):
        found = compare_actions(game, player=RANDOM, count=1, playouts=playouts, progress=False)
        *_, behind = found.table().iloc[1]
        assert cell in behind
        assert note in found._repr_html_()
        told = [str(number) for row in found.actions for number in row]
        shown = [found._repr_html_(), *told, *map(str, found.table(plain=True).iloc[1])]
    assert not [text for text in shown if "inf" in text]
    assert found.table(plain=True).iloc[1].isna().sum() >= 2


def test_playouts_that_are_enough_have_no_such_note(game: lc.Game) -> None:
    found = compare_actions(game, player=RANDOM, count=1, playouts=8, progress=False)
    assert "oo few" not in found._repr_html_()


def test_candidates_are_of_different_kinds_and_a_pass_stands_beside_them(game: lc.Game) -> None:
    found = compare_actions(game, player=RANDOM, count=20, playouts=1, progress=False).results
    kinds = [action.building or action.kind for action in found if action is not None]
    assert len(kinds) == len(set(kinds)) > 3
    assert kinds[-1] == "pass"


def marked(tmp_path: Path, deaths: int) -> Deadly:
    """A player of whom so many processes have died already."""
    mark = tmp_path / "mark"
    mark.write_bytes(b"x" * deaths)
    return Deadly(str(mark), year=6, times=1)


def test_playouts_of_a_process_that_dies_are_played_again(game: lc.Game, tmp_path: Path) -> None:
    found = evaluate(game, marked(tmp_path, 0), playouts=100, workers=2, progress=False)
    assert (tmp_path / "mark").read_bytes() == b"x"
    assert (found.given_up, found.interrupted) == (0, False)
    assert found == evaluate(game, marked(tmp_path, 1), playouts=100, progress=False)


def test_playouts_that_kill_every_process_are_given_up_and_told(game: lc.Game) -> None:
    """A process takes 20 at a time, so the others of those go with the one that kills."""
    found = evaluate(game, Doomed(25), playouts=60, workers=2, progress=False)
    assert sorted(found.results[None]) == [*range(20), *range(40, 60)]
    assert (found.done, found.given_up) == (40, 20)
    assert "40 of 60 playouts: 20 were given up" in repr(found)
    assert "20 were given up" in found._repr_html_()


def test_what_was_played_is_kept_when_a_given_pool_breaks(game: lc.Game) -> None:
    with local_pool(1) as executor:
        found = evaluate(game, Doomed(45), playouts=60, executor=executor, progress=False)
        assert (found.done, found.given_up) == (40, 20)
        with pytest.raises(BrokenExecutor):
            evaluate(game, RANDOM, playouts=4, executor=executor, progress=False)


def test_a_player_that_chooses_no_action_is_named(game: lc.Game) -> None:
    with pytest.raises(lc.BadAction, match="player Wordy chose 'gold', which is no action"):
        evaluate(game, Wordy(), playouts=1, progress=False)


def last_turn() -> lc.Game:
    """Year 6, the last turn: Rosso has 3 citizens and 2 gold, Blu far away 4 citizens."""
    from tests.games.lacitta.support import lane

    return lc.load(
        {
            "format": "lacitta-position/1",
            **lane(
                30,
                above=[("farm3", 1, 5), ("farm3", 25, 30)],
                below=[("farm2", 1, 5), ("farm2", 25, 30)],
            ),
            "year": 6,
            "start_player": 1,
            "players": [
                {
                    "name": "Rosso",
                    "gold": 2,
                    "action_cards": 0,
                    "cards_played": 4,
                    "face_down": ["palace"],
                },
                {
                    "name": "Blu",
                    "gold": 0,
                    "action_cards": 0,
                    "cards_played": 5,
                    "face_down": ["palace", "palace"],
                },
            ],
            "cities": [
                {"owner": 0, "castle": "A1", "citizens": 3},
                {"owner": 1, "castle": "A28", "citizens": 4},
            ],
            "politics": {"display": ["golden_times", None, None, None, None, None, None]},
        }
    )


def test_hidden_cards_change_no_evaluation(game: lc.Game) -> None:
    assert game.decision is not None
    seat = game.decision.player
    other = swapped(game.state, seat, random.Random(3))
    assert other != game.state
    one = evaluate(game.state, RANDOM, asker=seat, playouts=10, progress=False)
    assert evaluate(other, RANDOM, asker=seat, playouts=10, progress=False) == one
    one = compare_actions(game.state, player=RANDOM, count=2, playouts=5, progress=False)
    assert compare_actions(other, player=RANDOM, count=2, playouts=5, progress=False) == one


def test_what_cannot_be_evaluated_is_refused(game: lc.Game) -> None:
    with pytest.raises(lc.BadSetting, match="number of playouts must be 1 or more"):
        evaluate(game, RANDOM, playouts=0, progress=False)
    with pytest.raises(lc.BadSetting, match="number of processes must be 1 or more"):
        evaluate(game, RANDOM, workers=0, progress=False)
    with pytest.raises(lc.NothingToDecide):
        compare_actions(lc.new_game(seed=1), progress=False)
    with pytest.raises(lc.IllegalAction):
        compare_actions(game, [lc.parse_action("done")], progress=False)
    with pytest.raises(lc.BadAction):
        compare_actions(game, ["dance"], progress=False)


def test_a_player_written_in_a_cell_is_refused_with_a_way_out(
    game: lc.Game, pool: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    import __main__

    monkeypatch.delattr(__main__, "__file__", raising=False)
    monkeypatch.setattr(Interrupted, "__module__", "__main__")
    with pytest.raises(lc.BadSetting, match="workers=1"):
        evaluate(game, Interrupted(1), playouts=2, executor=pool, progress=False)


def test_a_progress_bar_is_shown(game: lc.Game, capfd: pytest.CaptureFixture[str]) -> None:
    evaluate(game, RANDOM, playouts=3)
    assert "Playouts: 100%" in capfd.readouterr().out


def test_a_game_that_is_over_has_its_result(game: lc.Game) -> None:
    end = play_out(game.state, [RANDOM] * 3, "1")
    evaluation: Evaluation = evaluate(end, RANDOM, playouts=2, progress=False)
    assert set(evaluation.results[None].values()) == {result_of(end)}


@pytest.mark.parametrize("playouts", [1, 20])
def test_the_result_of_a_game_that_is_over_is_no_estimate(game: lc.Game, playouts: int) -> None:
    end = play_out(game.state, [RANDOM] * 3, "1")
    found = evaluate(end, RANDOM, playouts=playouts, progress=False)
    result = result_of(end)
    for row in found.players:
        won, points = result.wins[row.seat], result.points[row.seat]
        assert row.win == (won, won, won)
        assert row.points == (points, points, points)
    assert str(found).endswith("The game is over: this is how it ended, and nothing is estimated.")
    for language, told in (
        ("de", "Das Spiel ist zu Ende: "),
        ("fr", "La partie est finie\u00a0: "),
    ):
        with speaking(language):
            assert told in found._repr_html_()


def test_print_shows_the_table(game: lc.Game) -> None:
    found = compare_actions(game, ["pass"], playouts=2, player=RANDOM, progress=False)
    assert str(found).startswith(f"{found.table()!r}\n2 playouts.")

"""What studies of players can't be asked for is refused at once, and the error says what can."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lacitta_nb as lc
from lacitta_nb.players import GreedyPlayer, RandomPlayer
from lacitta_nb.study import (
    compare_actions,
    evaluate,
    grouped_table,
    line_ups,
    local_pool,
    losses_figure,
    losses_table,
    plan,
    ratings,
    run_tournament,
    standings_table,
    years_figure,
    years_table,
)
from tests.arena.test_tournament import game as played
from tests.games.lacitta.properties.forged import Broken

RANDOM = RandomPlayer()
PLAYERS = {"a": RANDOM, "b": RANDOM}
NO_LISTS = [3, 2.5, None, True, Broken(), object(), RandomPlayer]
PLAYED = [played("ab", (1.0, 0.0)), played("ba", (0.0, 1.0))]
FEW: Any = {"playouts": 1, "progress": False}


def kind_of(odd: object) -> str:
    """What a test is called by: the same in every process, unlike addresses."""
    return type(odd).__name__


@pytest.fixture
def game() -> lc.Game:
    made = lc.new_game(2, board="lezione", seed=1)
    made.run()
    return made


@pytest.mark.parametrize("odd", NO_LISTS, ids=kind_of)
def test_what_is_no_list_is_refused_where_one_is_meant(
    odd: Any, game: lc.Game, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    ask: list[tuple[str, Callable[[], object]]] = [
        (r"Names of players are a list, such as \[", lambda: line_ups(odd, 2)),
        (r"Names of players are a list, such as \[", lambda: plan(PLAYERS, [odd])),
        ("Groups are a list with the names at each table", lambda: plan(PLAYERS, odd)),
        ("is no plan of a tournament: plan", lambda: run_tournament(PLAYERS, odd, path)),
        ("is no plan of a tournament: plan", lambda: run_tournament(PLAYERS, [odd], path)),
        *(
            (r"are no games of a tournament: run_tournament\(…\)\.games are", partial)
            for partial in (
                lambda: standings_table(odd),
                lambda: standings_table([odd]),
                lambda: grouped_table(odd, "seat"),
                lambda: years_table(odd),
                lambda: losses_table(odd),
                lambda: ratings(odd),
            )
        ),
    ]
    if odd is not None:
        actions = lambda: compare_actions(game, odd, RANDOM, **FEW)  # noqa: E731
        ask.append((r"Actions to try are a list, such as \[", actions))
    for told, entrance in ask:
        with pytest.raises(lc.BadSetting, match=told):
            entrance()
    assert not path.exists()


def test_a_tournament_is_not_its_games(tmp_path: Path) -> None:
    odd: Any = run_tournament(PLAYERS, [], tmp_path / "games.jsonl", progress=False)
    for ask in (standings_table, years_table, years_figure, ratings):
        with pytest.raises(lc.BadSetting, match="are no games of a tournament"):
            ask(odd)


def test_games_are_taken_from_whatever_gives_them() -> None:
    tables: list[Callable[[Any], Any]] = [standings_table, years_table, losses_table]
    for table in tables:
        assert table(iter(PLAYED)).equals(table(PLAYED))
    figures: list[Callable[[Any], Any]] = [years_figure, losses_figure]
    for figure in figures:
        assert len(figure(iter(PLAYED)).axes) == 1
        for none in ((), iter(())):
            with pytest.raises(lc.BadSetting, match="There is no game to draw"):
                figure(none)
        with pytest.raises(lc.BadSetting, match="are no games of a tournament"):
            figure(3)


@pytest.mark.parametrize("odd", [*NO_LISTS, "ab", ["a"], {3: RANDOM}, {None: 1}], ids=kind_of)
def test_players_and_boards_are_handed_over_by_name(odd: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with pytest.raises(lc.BadSetting, match=r'by name, such as \{"anna": GreedyPlayer\(\)\}'):
        plan(odd, [("a", "b")])
    with pytest.raises(lc.BadSetting, match=r'by name, such as \{"anna": GreedyPlayer\(\)\}'):
        run_tournament(odd, [], path)
    if odd is not None and not isinstance(odd, dict):
        with pytest.raises(lc.BadSetting, match=r'by name, such as \{"mine": board\}'):
            run_tournament(PLAYERS, [], path, boards=odd)


@pytest.mark.parametrize("odd", [3, True, "pool", {}, object(), lc.Game], ids=kind_of)
def test_what_does_no_work_is_refused(odd: Any, game: lc.Game, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for entrance in (
        lambda: evaluate(game, RANDOM, executor=odd, **FEW),
        lambda: compare_actions(game, player=RANDOM, executor=odd, **FEW),
        lambda: run_tournament(PLAYERS, [], path, executor=odd),
    ):
        with pytest.raises(lc.BadSetting, match="does no work: an executor has submit"):
            entrance()


def test_numbers_of_any_length_are_refused_in_a_sentence(game: lc.Game) -> None:
    for large in (10**400, 10**5000):
        for entrance in (
            lambda large=large: evaluate(game, RANDOM, seed=large, **FEW),
            lambda large=large: plan(PLAYERS, [("a", "b")], seed=large),
            lambda large=large: lc.complete(game.state, large),
        ):
            with pytest.raises(lc.BadSetting, match="A seed is a whole number of at most 100"):
                entrance()
        with pytest.raises(lc.BadSetting, match="must be whole and from 1 to 100"):
            line_ups("ab", large)


def test_more_than_can_be_done_is_refused_in_a_sentence(game: lc.Game, tmp_path: Path) -> None:
    path, many = tmp_path / "games.jsonl", 10**24
    ask: list[tuple[str, Callable[[], object]]] = [
        ("rounds", lambda: plan(PLAYERS, [("a", "b")], rounds=many)),
        ("playouts", lambda: evaluate(game, RANDOM, playouts=many)),
        ("workers", lambda: evaluate(game, RANDOM, playouts=1, workers=many)),
        ("workers", lambda: compare_actions(game, player=RANDOM, playouts=1, workers=many)),
        ("workers", lambda: run_tournament(PLAYERS, [], path, workers=many)),
        ("workers", lambda: local_pool(many)),
    ]
    for setting, entrance in ask:
        with pytest.raises(lc.BadSetting, match=f"can be asked for as {setting}, not 10000000000"):
            entrance()


@pytest.mark.parametrize("odd", ["no", 1, 0, None], ids=repr)
def test_a_bar_is_wanted_or_not(odd: Any, game: lc.Game, tmp_path: Path) -> None:
    for entrance in (
        lambda: evaluate(game, RANDOM, playouts=1, progress=odd),
        lambda: compare_actions(game, ["pass"], RANDOM, playouts=1, progress=odd),
        lambda: run_tournament(PLAYERS, [], tmp_path / "games.jsonl", progress=odd),
    ):
        with pytest.raises(lc.BadSetting, match="Expected True or False for progress"):
            entrance()


@pytest.mark.parametrize("names", [[], (), {}, ""], ids=repr)
def test_nobody_sits_down_at_no_table(names: Any) -> None:
    with pytest.raises(lc.BadSetting, match="Names of players are a list, such as"):
        line_ups(names, 2)


def test_one_action_alone_and_one_value_of_a_setting_alone_are_taken(game: lc.Game) -> None:
    passing = lc.parse_action("pass")
    for alone in ("pass", passing, np.str_("pass")):
        found = compare_actions(game, alone, RANDOM, **FEW)
        assert found == compare_actions(game, [passing], RANDOM, **FEW)
    boards: Any = "lezione"
    groups = [("a", "b")]
    assert plan(PLAYERS, groups, boards=boards) == plan(PLAYERS, groups, boards=["lezione"])
    with pytest.raises(lc.NotFound, match="3"):
        plan(PLAYERS, groups, boards=3)  # type: ignore[arg-type]


def test_names_of_numpy_name_players() -> None:
    players: Any = {np.str_("a"): GreedyPlayer(), np.str_("b"): RANDOM}
    groups = line_ups(list(players), 2)
    assert plan(players, groups) == plan({"a": GreedyPlayer(), "b": RANDOM}, groups)

"""Alone against the ghost players know what is asked for, and play every scenario to its end."""

from pathlib import Path

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.players import GreedyPlayer
from lacitta_nb.games.citta_stato.players.goals import PARTS, reached
from lacitta_nb.games.citta_stato.players.standing import standing
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.players import SearchPlayer
from tests.games.citta_stato.support import seat, solo
from tools import citta_stato_solo as tool

GREEDY = GreedyPlayer()
OBJECTIVES = [goal.objective for s in shipped_tables().scenarios.values() for goal in s.games]


@pytest.mark.parametrize("scenario", range(1, 5))
def test_it_plays_every_scenario_to_its_end(scenario: int) -> None:
    state = new_solo(scenario, 3, seed=scenario).state
    while not state.over:
        if state.decision is None:
            state = rules.advance(state).state
            continue
        view = state.seen_by(0)
        action = GREEDY.choose(view)
        assert action in rules.legal_actions(state)
        state = rules.apply(state, action).state
    assert rules.solo_result(state) is not None


def test_every_objective_can_come_nearer() -> None:
    assert set(PARTS) == set(OBJECTIVES)


def test_the_page_tells_of_the_games_that_are_shipped() -> None:
    page = (Path(__file__).parents[4] / "docs" / "citta_stato_solo.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    told = [tuple(row[:4]) for row in rows[2:]]
    assert told == [
        (str(number), str(place), str(goal.required), tool.objective(goal.objective))
        for number, scenario in shipped_tables().scenarios.items()
        for place, goal in enumerate(scenario.games, 1)
    ]


def test_games_that_stand_in_the_file_are_not_tried_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for _ in range(2):
        tool.play(file, "random", 1, 60)
        games = tool.read(file)
        assert len(games) == len(OBJECTIVES)
    assert sum(line.startswith("| 1 |") for line in tool.page(games)) == 3


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["play"],
        ["write"],
        ["learn", "games"],
        ["play", "games", "random", "many"],
        ["play", "games", "random", "0"],
        ["play", "games", "random", "1", "soon"],
        ["play", "games", "random", "1", "1", "1"],
        ["write", "games", "random"],
    ],
)
def test_other_words_play_nothing(
    words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        tool.main(words)
    assert end.value.code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "games: there is no game in it"),
        ("", "games: there is no game in it"),
        ("dear diary\n", "games, line 1: no whole game"),
        ('["random", 1, 1, 0, false, 0, false]\n["random", 1', "games, line 2: no whole game"),
        ('["random", 1, 1, 0, 7, 0, false]\n', "games, line 1: no whole game"),
        ('{"seed": 1}\n', "games, line 1: no whole game"),
    ],
)
def test_no_page_is_made_of_what_holds_no_games(
    content: str | None, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tool, "PAGE", tmp_path / "page")
    if content is not None:
        Path("games").write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit, match=told):
        tool.main(["write", "games"])
    assert not Path("page").exists()
    if content:
        with pytest.raises(SystemExit, match=told):
            tool.main(["play", "games", "random", "1"])
        assert Path("games").read_text(encoding="utf-8") == content
    with pytest.raises(SystemExit, match="no player is chosen by 'gredy'"):
        tool.main(["play", "games", "gredy"])


def test_a_game_is_not_glued_to_a_line_that_was_left_open(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text('["greedy", 1, 1, 0, false, 0, false]', encoding="utf-8")
    tool.main(["play", str(file), "random", "1"])
    assert len(tool.read(file)) == len(OBJECTIVES) + 1


def test_who_has_met_an_objective_is_judged_to_be_nearer() -> None:
    for short, met in (("B", "WB"), ("W", "WB"), ("", "B")):
        told = [solo(1, human=seat(cubes=cubes)).state for cubes in (short, met)]
        fewer, more = [reached(state, standing(state, 0)) for state in told]
        assert fewer < more


def test_a_war_against_a_hidden_disc_of_the_ghost_is_weighed() -> None:
    table = solo(1, human=seat(cubes="YYY"), war=[(1, 3)], discs="01245")
    table.play("pass")
    while table.decision is None:
        table.step()
    view = table.state.seen_by(0)
    assert GREEDY.choose(view) in rules.legal_actions(view)


def test_the_searching_player_plays_alone_too() -> None:
    view = new_solo(2, seed=3).state.seen_by(0)
    assert SearchPlayer(playouts=2, width=2).choose(view) in rules.legal_actions(view)

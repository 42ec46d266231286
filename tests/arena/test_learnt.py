"""Players that have learnt other numbers are others to a tournament, without a new version."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import lacitta_nb
from lacitta_nb.arena import learnt as room
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.arena.learnt import learnt, learnt_files
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.players import weights
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import GreedyPlayer, SearchPlayer

GAMES = Path(lacitta_nb.__file__).with_name("games")
Change = Callable[[dict[str, Any]], object]


@pytest.fixture(autouse=True)
def asked_anew() -> Iterator[None]:
    learnt.cache_clear()
    yield
    learnt.cache_clear()


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Change], str]:
    """The fingerprint of the greedy player when one of the files is another one."""

    def told(name: str, change: Change) -> str:
        folder = tmp_path / "games" / "lacitta" / "players"
        folder.mkdir(parents=True, exist_ok=True)
        for file in learnt_files():
            content = json.loads(file.read_text(encoding="utf-8"))
            if file.name == name:
                change(content)
            (folder / file.name).write_text(json.dumps(content), encoding="utf-8")
        monkeypatch.setattr(room, "files", lambda _: tmp_path)
        learnt.cache_clear()
        found = fingerprint_of(GreedyPlayer())
        monkeypatch.undo()
        learnt.cache_clear()
        return found

    return told


def one_more(content: dict[str, Any]) -> None:
    content["tables"]["turns"][2]["gold"] += 0.001


def another_worth(content: dict[str, Any]) -> None:
    content["years"][5]["started"][1] += 0.001


@pytest.mark.parametrize(
    ("name", "change"), [(weights.FILE, one_more), (weights.WORTHS, another_worth)]
)
def test_other_numbers_make_other_players(
    changed: Callable[[str, Change], str], name: str, change: Change
) -> None:
    assert changed(name, change) != fingerprint_of(GreedyPlayer())


def test_where_numbers_are_from_and_how_they_are_set_in_lines_makes_no_other_player(
    changed: Callable[[str, Change], str],
) -> None:
    def told_otherwise(content: dict[str, Any]) -> None:
        content["about"] = "other words"
        content["turns"]["tuned"] = "yesterday"

    assert changed(weights.FILE, told_otherwise) == fingerprint_of(GreedyPlayer())


def test_a_player_of_one_s_own_and_the_search_depend_on_them_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They may ask the players of this package, which their code doesn't show."""

    class Mine:
        def choose(self, view: State) -> Action:
            return GreedyPlayer().choose(view)

    before = [fingerprint_of(player) for player in (Mine(), SearchPlayer())]
    monkeypatch.setattr("lacitta_nb.arena.fingerprint.learnt", lambda: "others")
    after = [fingerprint_of(player) for player in (Mine(), SearchPlayer())]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_no_file_of_numbers_is_forgotten() -> None:
    """Whatever JSON lies beside the code of games, players have learnt it."""
    found = {Path(str(file)) for file in learnt_files()}
    assert found == set(GAMES.rglob("*.json"))
    assert {weights.FILE, weights.WORTHS} <= {file.name for file in found}

"""The campaign on the panel: the form proposes what comes next, an end is kept when one says so."""

import json
from pathlib import Path
from typing import Any

import pytest

from lacitta_nb.games.citta_stato.campaign import Campaign, Standing
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_solo
from lacitta_nb.games.citta_stato.players import GreedyPlayer
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.texts import speaking
from tests.games.citta_stato.files.test_campaign import Ended
from tests.games.citta_stato.panel.table import click, panel, refused, view

NEXT = {"scenario": "1", "game": "next", "bonus": "next"}
BY_ITSELF = {"scenario": "1", "game": "1", "bonus": "0"}


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the campaign is kept; nothing is there yet."""
    monkeypatch.setenv("LACITTA_PROGRESS", str(tmp_path / "progress.json"))
    return tmp_path / "citta_stato_campaign.json"


def table(game: Any, folder: Path | None = None, **more: Any) -> Controller:
    """A panel, after the first click."""
    found = Controller(game, folder or Path(), patience=float("inf"), **more)
    click(found, "refresh")
    return found


def begin(found: Controller, do: str = "new", **settings: str) -> None:
    """Send the form for one player."""
    told = {"expansion": "no", "declining": "no", **NEXT, **settings}
    click(found, do, names=["Rosa"], seed="5", **told)


def proposed(found: Controller) -> dict[str, str]:
    fields = view(found)["files"]["form"]["fields"]
    return {field["name"]: field["usual"] for field in fields if field["name"] in NEXT}


def cells(found: Controller) -> list[list[str]]:
    """The twelve games, without the names of their scenarios."""
    return [row[1:] for row in view(found)["files"]["form"]["aside"]["rows"]]


def won(game: Game, points: int = 24) -> Any:
    return Ended(game, points)


def test_the_form_shows_the_twelve_games_and_proposes_the_first_one(path: Path) -> None:
    found = panel()
    assert proposed(found) == NEXT
    assert cells(found) == [["next", "–", "–"]] * 4
    assert str(path) in view(found)["files"]["form"]["aside"]["text"]
    assert view(found)["files"]["form"]["aside"]["seats"] == [1]
    assert not path.exists()


def test_a_won_game_is_kept_after_a_question_and_the_next_begins_with_its_crowns(
    path: Path,
) -> None:
    found = table(won(Campaign().new_game(1, seed=3)))
    assert view(found)["question"] == (
        f"Won with 24 of 18 points. Keep this in the campaign? It is written into {path}."
    )
    assert not path.exists()
    click(found, "yes")
    assert view(found)["notice"]["text"] == (
        f"Kept in {path}. Scenario 1: game 2 is next, with 2 bonus crowns."
    )
    assert view(found)["question"] == ""
    assert proposed(found) == NEXT
    # As after a kernel has been started again.
    other = panel()
    assert proposed(other) == NEXT
    assert cells(other)[0] == ["✓ 24 of 18", "next, with 2 bonus crowns", "–"]
    begin(other)
    begun = other.game.start
    assert begun == new_solo(1, 2, 2, 5, name="Rosa").start
    assert Campaign().awaits(won(other.game, 21))


def test_a_lost_game_is_kept_too_and_repeated_with_its_crowns(path: Path) -> None:
    Campaign().note(won(Campaign().new_game(1, seed=3)))
    found = table(won(Campaign().new_game(1, seed=4), 3))
    assert view(found)["question"].startswith("Lost with 3 of 19 points.")
    click(found, "yes")
    assert proposed(found) == NEXT
    assert cells(found)[0][1] == "next, with 2 bonus crowns; lost once so far"
    assert view(found)["question"] == ""
    Campaign().note(won(Campaign().new_game(1, seed=6), 21))
    assert cells(found)[0][:2] == [
        "✓ 24 of 18",
        "✓ 21 of 19, begun with 2 bonus crowns; lost once before",
    ]
    begin(found, scenario="1", game="2")
    assert found.game.start == new_solo(1, 2, 2, 5, name="Rosa").start
    assert path.exists()


def test_the_question_waits_for_its_answer(path: Path) -> None:
    found = table(won(Campaign().new_game(1, seed=3)))
    asked = view(found)["question"]
    click(found, "drawer", name="rules")
    click(found, "language", name="de")
    click(found, "language", name="en")
    assert view(found)["question"] == asked
    click(found, "no")
    assert view(found)["question"] == ""
    click(found, "drawer", name="log")
    assert view(found)["question"] == ""
    assert not path.exists()
    # What was won is proposed all the same, by itself.
    assert proposed(found) == {"scenario": "1", "game": "2", "bonus": "2"}


@pytest.mark.parametrize(("answer", "kept"), [("yes", 2), ("no", 1)])
def test_a_new_game_is_begun_after_the_question(path: Path, answer: str, kept: int) -> None:
    found = table(won(Campaign().new_game(1, seed=3)))
    begin(found)
    assert view(found)["question"].startswith("Won with 24 of 18 points.")
    assert found.game.over
    click(found, answer)
    assert not found.game.over
    assert found.game.start.table.game == kept
    assert path.exists() == (answer == "yes")


@pytest.mark.parametrize(
    "game",
    [
        won(new_solo(1, 2, 0, 3)),
        won(new_solo(1, 1, 3, 3)),
        won(new_solo(4, 3, 0, 3)),
    ],
)
def test_what_does_not_come_next_is_not_asked_about(path: Path, game: Any) -> None:
    found = table(game)
    assert view(found)["question"] == ""
    assert not path.exists()


def test_what_a_computer_player_has_won_is_not_asked_about(path: Path) -> None:
    found = table(won(Campaign().new_game(1, seed=3)), seats={0: "greedy"})
    assert view(found)["question"] == ""
    assert not path.exists()


def test_a_game_that_was_saved_half_played_belongs_to_the_campaign(
    path: Path, tmp_path: Path
) -> None:
    player, found = GreedyPlayer(), table(Campaign().new_game(1, seed=2), tmp_path)
    click(found, "run")
    click(found, "save", name="half")
    found = table(Campaign().new_game(1, seed=9), tmp_path)
    click(found, "load", name="half")
    while not found.game.over:
        found.game.play(player.choose(found.game.state.seen_by(0)))
        found.game.run()
    click(found, "refresh")
    assert view(found)["question"].startswith("Won with ")
    click(found, "yes")
    assert Campaign().standing(1) == Standing(1, 2, found.game.solo.bonus_crowns, 1, 0)
    assert path.exists()


def test_a_game_by_itself_is_proposed_as_it_was_begun(path: Path) -> None:
    found = panel()
    begin(found, scenario="2", game="3", bonus="4")
    assert proposed(found) == {"scenario": "2", "game": "3", "bonus": "4"}
    assert not path.exists()


def test_after_the_last_game_the_next_scenario_is_proposed(path: Path) -> None:
    for seed in (3, 4):
        Campaign().note(won(Campaign().new_game(1, seed=seed), 22))
    found = table(won(Campaign().new_game(1, seed=5), 22))
    click(found, "yes")
    assert proposed(found) == {**NEXT, "scenario": "2"}
    told = {"expansion": "no", "declining": "no", **NEXT}
    assert refused(found, "new", names=["Rosa"], seed="5", **told) == (
        "All games of scenario 1 are won. Choose which of them you want to play again, or another "
        "scenario."
    )
    assert path.exists()


BAD = (
    ("{", "is no JSON"),
    ("[]", "format"),
    ('{"format": "cittastato-game/1"}', "cittastato-campaign/1"),
    ('{"format": "cittastato-campaign/2"}', "was written by a later version"),
    ('{"format": "cittastato-campaign/1", "scenarios": {"9": [[]]}}', "scenarios.9"),
)


@pytest.mark.parametrize(("content", "problem"), BAD)
def test_a_file_that_can_not_be_read_is_told_and_stays(
    path: Path, content: str, problem: str
) -> None:
    path.write_text(content, encoding="utf-8")
    found = panel()
    aside = view(found)["files"]["form"]["aside"]
    assert problem in aside["text"]
    assert aside["rows"] == []
    assert proposed(found) == BY_ITSELF
    told = {"expansion": "no", "declining": "no"}
    names = {"names": ["Rosa"], "seed": "5"}
    assert problem in refused(found, "new", **names, **told, **NEXT)
    click(found, "new", **names, **told, **BY_ITSELF)
    assert path.read_text(encoding="utf-8") == content


def test_the_move_that_ends_a_game_stands_where_the_file_can_not_be_read(path: Path) -> None:
    path.write_text("{", encoding="utf-8")
    game, player = new_solo(1, 1, 0, 2), GreedyPlayer()
    game.run()
    while not game.over:
        game.play(player.choose(game.state.seen_by(0)))
        game.run()
    game.undo()
    found = Controller(game, patience=float("inf"))
    click(found, "step")
    assert found.game.over
    assert view(found)["notice"]["kind"] == "error"
    assert "is no JSON" in view(found)["notice"]["text"]
    # Once it is mended it is asked after all.
    path.unlink()
    click(found, "refresh")
    assert view(found)["question"].startswith("Won with ")


def test_what_the_file_became_meanwhile_is_told_and_the_question_stays(path: Path) -> None:
    found = table(won(Campaign().new_game(1, seed=3)))
    asked = view(found)["question"]
    path.write_text("{", encoding="utf-8")
    assert "is no JSON" in refused(found, "yes")
    assert view(found)["question"] == asked
    path.unlink()
    click(found, "yes")
    assert json.loads(path.read_text(encoding="utf-8"))["scenarios"]["1"]


def test_a_path_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setenv("LACITTA_PROGRESS", f"{path.parent}/..")
    assert view(panel())["files"]["form"]["aside"]["text"]
    assert proposed(panel()) == BY_ITSELF


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "✓ 24 of 18"), ("de", "✓ 24 von 18"), ("fr", "✓ 24 sur 18")],
)
def test_the_panel_of_lists_shows_the_campaign_too(path: Path, language: str, told: str) -> None:
    Campaign().note(won(Campaign().new_game(1, seed=3)))
    with speaking(language):
        plain = PlainPanel(new_solo(1, 2, 2, 3))
    assert told in plain._texts["aside"].value
    assert plain._fields["new-game"].value == "next"
    plain.close()
    assert path.exists()


def test_a_file_in_the_home_folder_is_told_without_whose_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(path.parent))
    monkeypatch.setenv("USERPROFILE", str(path.parent))
    told = str(Path("~", path.name))
    found = table(won(Campaign().new_game(1, seed=3)))
    assert view(found)["question"].endswith(f"It is written into {told}.")
    assert view(found)["files"]["form"]["aside"]["text"].endswith(f"The file is {told}.")

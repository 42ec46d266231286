"""New games, files, codes and Python from the panel."""

from pathlib import Path

import pytest

from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.saving import python_of
from lacitta_nb.panels.view import panel_view
from tests.panels.tables import click, politics


@pytest.fixture
def panel(tmp_path: Path) -> Controller:
    return Controller(politics(), tmp_path)


def notice(panel: Controller) -> str:
    assert panel.session.notice is not None
    return panel.session.notice.text


def test_saving_and_loading_give_the_same_moment(panel: Controller, tmp_path: Path) -> None:
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    saved = panel.game.state
    click(panel, "save", name="evening")
    assert (tmp_path / "evening.json").exists()
    assert "evening.json" in notice(panel)
    assert panel_view(panel.session)["files"]["names"] == ["evening.json"]
    click(panel, "undo")
    click(panel, "load", name="evening")
    assert "not saved" in panel_view(panel.session)["question"]
    click(panel, "yes")
    assert panel.game.state == saved


def test_a_file_is_replaced_only_after_a_yes(panel: Controller, tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("mine")
    click(panel, "save", name="old")
    assert "old.json" in panel_view(panel.session)["question"]
    click(panel, "no")
    assert (tmp_path / "old.json").read_text() == "mine"
    click(panel, "save", name="old")
    click(panel, "yes")
    assert load(tmp_path / "old.json").state == panel.game.state


def test_a_question_goes_with_the_next_order_even_if_that_is_refused(panel: Controller) -> None:
    click(panel, "save", name="evening")
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    before = panel.game
    click(panel, "load", name="evening")
    assert not panel.dispatch({"do": "new", "names": ["Anna", "Anna"], "seed": ""}).ok
    assert panel_view(panel.session)["question"] == ""
    assert not panel.dispatch({"do": "yes"}).ok
    assert panel.game is before


@pytest.mark.parametrize("name", ["", "../x", "a/b", "C:\\x", ".hidden", "x" * 200, "a\nb"])
def test_names_that_lead_out_of_the_folder_are_refused(
    panel: Controller, tmp_path: Path, name: str
) -> None:
    result = panel.dispatch({"do": "save", "name": name})
    assert not result.ok
    assert ("name for a file" if name else "Type a name") in notice(panel)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_loaded_says_why_and_changes_nothing(
    panel: Controller, tmp_path: Path
) -> None:
    before = panel.game
    (tmp_path / "bad.json").write_text('{"format": "lacitta-position/1", "year": 9}')
    assert not panel.dispatch({"do": "load", "name": "none"}).ok
    assert "bad.json" in notice(panel)
    assert not panel.dispatch({"do": "load", "name": "bad"}).ok
    assert "year" in notice(panel)
    assert not panel.dispatch({"do": "upload", "text": "/etc/passwd"}).ok
    assert not panel.dispatch({"do": "upload", "text": "lc1.@@@"}).ok
    assert not panel.dispatch({"do": "upload", "text": "[" * 100_000}).ok
    assert panel.game is before


def test_a_folder_that_takes_no_file_is_named_in_the_notice(tmp_path: Path) -> None:
    panel = Controller(politics(), tmp_path / "missing")
    assert not panel.dispatch({"do": "save", "name": "x"}).ok
    assert "can't be written" in notice(panel)
    assert panel.session.notice is not None
    assert panel.session.notice.trace == ""


def test_the_code_and_the_python_play_the_same_game(panel: Controller) -> None:
    for choice in ("gold", "pass", "pass"):
        click(panel, "choose", choice=choice)
        click(panel, "confirm")
    click(panel, "code")
    files = panel_view(panel.session)["files"]
    assert load(files["code"]).state == panel.game.state
    scope: dict[str, object] = {}
    exec(files["python"], scope)
    assert scope["game"].state == panel.game.state  # type: ignore[attr-defined]
    click(panel, "undo")
    assert panel_view(panel.session)["files"]["code"] == ""


def test_a_code_is_pasted_as_mail_cites_it_but_a_path_never(
    panel: Controller, tmp_path: Path
) -> None:
    click(panel, "upload", text="> " + panel.game.code())
    (tmp_path / "game.json").write_text("{}", encoding="utf-8")
    for path in (str(tmp_path / "game.json"), f'"{tmp_path / "game.json"}"', "> game.json"):
        assert not panel.dispatch({"do": "upload", "text": path}).ok
        assert "neither a saved game nor a game code" in notice(panel)


def test_what_is_pasted_is_not_the_name_of_a_file(
    panel: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = panel.game
    for name in ("lc1.abc", "{1}"):
        before.save(name)
        assert not panel.dispatch({"do": "upload", "text": name}).ok
    assert panel.game is before
    assert panel.session.asked is None


def test_python_of_a_game_with_automatic_phases_behind_it() -> None:
    panel = Controller(politics(phase="growth"))
    click(panel, "step")
    scope: dict[str, object] = {}
    exec(python_of(panel.game), scope)
    assert scope["game"].state == panel.game.state  # type: ignore[attr-defined]


def test_the_download_is_the_saved_game(panel: Controller) -> None:
    click(panel, "download")
    offered = panel_view(panel.session)["files"]["download"]
    assert load(offered["text"]).state == panel.game.state


def new(panel: Controller, **words: object) -> bool:
    command = {"names": ["Anna", "Bea"], "setup": "beginner", "board": "toscana", "seed": "7"}
    return panel.dispatch({"do": "new", **command, **words}).ok


def test_a_new_game(panel: Controller) -> None:
    assert new(panel, setup="advanced", names=[" Anna ", "Bea", "Carlo"])
    assert [player.name for player in panel.game.players] == ["Anna", "Bea", "Carlo"]
    assert panel.game.seed == 7
    assert panel.game.phase == "placement"
    assert panel.session.seen.to_move >= 0


def test_a_new_game_asks_before_it_replaces_one_that_is_not_saved(panel: Controller) -> None:
    click(panel, "choose", choice="gold")
    click(panel, "confirm")
    before = panel.game
    assert new(panel)
    assert panel.game is before
    click(panel, "no")
    assert panel.game is before
    assert new(panel)
    click(panel, "yes")
    assert panel.game is not before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"names": ["Anna", ""]}, "name"),
        ({"names": ["Anna", "Anna"]}, "name of their own"),
        ({"names": ["Anna", "x" * 31]}, "30"),
        ({"names": "Anna"}, "names"),
        ({"seed": "seven"}, "seven"),
        ({"seed": "9" * 30}, "seed"),
        ({"board": "../../etc"}, "board"),
        ({"setup": "odd"}, "odd"),
        ({"board": "lezione", "names": ["A", "B", "C"]}, "lezione"),
    ],
)
def test_a_new_game_that_cannot_be_says_why(
    panel: Controller, words: dict[str, object], said: str
) -> None:
    before = panel.game
    assert not new(panel, **words)
    assert said in notice(panel)
    assert panel.game is before

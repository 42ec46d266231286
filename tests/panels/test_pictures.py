"""Whatever fails in a picture, the game goes on; the status line says what failed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels import show
from lacitta_nb.panels.paint.plain import PlainPanel
from lacitta_nb.panels.paint.static import static_picture
from lacitta_nb.panels.paint.widgets import Panel
from tests.drawing.tables import BROKEN_CURVE
from tests.panels.tables import politics

DRAWING = "lacitta_nb.games.lacitta.picture"


class Mute(Exception):
    """An error that cannot even say what it is."""

    def __str__(self) -> str:
        raise ZeroDivisionError


def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("boom <b>")


@pytest.fixture
def migration() -> Game:
    return load(BROKEN_CURVE)


@pytest.fixture
def panel(migration: Game) -> Iterator[Panel]:
    shown = show(migration)
    yield shown
    shown.close()


@pytest.fixture
def plain(migration: Game) -> Iterator[PlainPanel]:
    shown = show(migration, painter="matplotlib")
    yield shown
    shown.close()


def click(panel: Panel, do: str) -> str:
    """Send a command; what the status line says of an error."""
    panel.request = {"do": do, "seq": panel.request.get("seq", 0) + 1}
    notice = panel.view["notice"]
    return str(notice["text"]) if notice and notice["kind"] == "error" else ""


@pytest.mark.parametrize(
    "where",
    [
        "lacitta_nb.panels.pictures.svg_fragments",
        f"{DRAWING}.BoardPicture.labels",
        f"{DRAWING}.mark_layer",
        f"{DRAWING}.piece_layer",
        f"{DRAWING}.event_marks.arrow_marks",
        f"{DRAWING}.event_marks.space_centres",
        f"{DRAWING}.arrows.migration_path",
        f"{DRAWING}.pieces.plate_places",
        f"{DRAWING}.labels.city_label",
    ],
)
def test_a_step_is_made_though_its_picture_fails(
    panel: Panel, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    whole = panel.pieces
    monkeypatch.setattr(where, broken)
    told = click(panel, "step")
    assert "ZeroDivisionError: boom <b>" in told
    assert "The game goes on" in told
    assert told.count("boom") == 1
    assert "Traceback" in panel.view["notice"]["trace"]
    assert panel.game.phase != "migration"
    assert len(panel.labels) == len(panel.game.board.spaces)
    click(panel, "undo")
    assert panel.game.phase == "migration"
    monkeypatch.undo()
    assert click(panel, "step") == ""
    assert "lc-arrow" in str(panel.marks)
    assert panel.pieces
    assert panel.game.phase != "migration"
    assert click(panel, "undo") == ""
    assert panel.pieces == whole


def test_an_arrow_that_fails_leaves_the_spaces_that_may_be_chosen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(f"{DRAWING}.event_marks._badges", broken)
    shown = show(politics())
    assert "boom" in shown.view["notice"]["text"]
    shown.request = {"do": "choose", "choice": "build farm", "seq": 1}
    assert "boom" in shown.view["notice"]["text"]
    assert set(shown.view["board"]["badges"]) == {"A3", "B1", "F1", "F3"}
    shown.close()


@pytest.mark.parametrize("where", ["piece_layer", "land_layer"])
def test_a_panel_opens_without_what_fails_and_draws_it_later(
    migration: Game, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr(f"{DRAWING}.{where}", broken)
    shown = show(migration)
    assert "boom" in shown.view["notice"]["text"]
    assert ("<svg" in shown.board) == (where == "piece_layer")
    assert ("board-text" in shown.board) == (where == "land_layer")
    monkeypatch.undo()
    assert click(shown, "step") == ""
    assert "<svg" in shown.board
    assert "lc-city-0" in str(shown.pieces)
    shown.close()


@pytest.mark.parametrize(
    "where",
    [
        "lacitta_nb.drawing.draw_board",
        "lacitta_nb.drawing.figure.paint",
        f"{DRAWING}.BoardPicture.scene",
        f"{DRAWING}.arrows.migration_path",
        f"{DRAWING}.pieces.plate_places",
        "matplotlib.figure.Figure.savefig",
    ],
)
def test_the_plain_panel_goes_on_too(
    plain: PlainPanel, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr(where, broken)
    plain._buttons["step"].click()
    assert "ZeroDivisionError: boom &lt;b&gt;" in plain._texts["notice"].value
    assert plain.game.phase != "migration"
    left_out = where.endswith("migration_path")
    assert bool(plain._picture.value) == left_out
    assert ("Player 1" in plain._texts["board"].value) != left_out
    plain._buttons["undo"].click()
    assert plain.game.phase == "migration"
    monkeypatch.undo()
    plain._buttons["step"].click()
    assert "boom" not in plain._texts["notice"].value
    assert plain._picture.value
    assert plain._texts["board"].value == ""


def test_an_error_without_a_text_is_told_by_its_name(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mute(*_: object, **__: object) -> None:
        raise Mute

    monkeypatch.setattr(f"{DRAWING}.mark_layer", mute)
    assert "Mute" in click(panel, "step")
    assert panel.game.phase != "migration"


def test_what_a_command_says_stays_beside_what_failed(
    migration: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = Panel(migration, tmp_path)
    monkeypatch.setattr(f"{DRAWING}.mark_layer", broken)
    panel.request = {"do": "save", "name": "peace", "seq": 1}
    assert list(tmp_path.iterdir())
    told = panel.view["notice"]["text"]
    assert "peace" in told
    assert "boom" in told
    panel.close()


def test_the_picture_for_readers_without_a_kernel_falls_back_to_text(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lacitta_nb.panels.pictures.svg_board", broken)
    page = static_picture(panel.controller, panel.prefix)["text/html"]
    assert "Player 1" in page
    assert "boom &lt;b&gt;" in page
    assert "<img" not in page

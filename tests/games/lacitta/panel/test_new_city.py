"""The castle that gives a new city its citizen is clicked on the board (P4)."""

import pytest

from lacitta_nb.games.lacitta.opening import new_game
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import board_view, panel_view
from tests.panels.tables import click, refused


@pytest.fixture
def panel() -> Controller:
    """The first turn on the beginners' set-up for two: castles O4 and F6 of whoever moves."""
    game = new_game(2, seed=7)
    game.run()
    shown = Controller(game)
    click(shown, "choose", choice="found")
    return shown


def test_the_castles_light_up_and_one_is_clicked(panel: Controller) -> None:
    click(panel, "space", space="A1")
    # Each castle holds four citizens and no building, so three are to spare.
    assert board_view(panel.session)["badges"] == {"O4": "3", "F6": "3"}
    click(panel, "space", space="F6")
    assert panel_view(panel.session)["preview"]["action"] == "found A1 from F6"
    assert set(board_view(panel.session)["planned"]) == {"A1", "F6"}
    click(panel, "space", space="O4")
    assert panel_view(panel.session)["preview"]["action"] == "found A1 from O4"


def test_the_castle_may_be_clicked_first(panel: Controller) -> None:
    click(panel, "space", space="O4")
    click(panel, "space", space="A2")
    assert panel_view(panel.session)["preview"]["action"] == "found A2 from O4"


def test_another_space_may_be_clicked_while_the_castle_is_asked_for(panel: Controller) -> None:
    click(panel, "space", space="A1")
    click(panel, "space", space="C2")
    click(panel, "space", space="O4")
    assert panel_view(panel.session)["preview"]["action"] == "found C2 from O4"
    click(panel, "space", space="O3")
    assert refused(panel) == "P4"


def test_a_castle_of_somebody_else_is_refused_in_plain_words(panel: Controller) -> None:
    click(panel, "space", space="B4")
    assert panel.session.refused is not None
    assert panel.session.refused.text.startswith("B4 is built on already")
    click(panel, "space", space="A1")
    click(panel, "space", space="B4")
    assert panel.session.refused is not None
    assert panel.session.refused.text == "B4 holds no castle of yours; choose one of your castles."

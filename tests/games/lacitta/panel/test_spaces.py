"""A space that was asked about."""

from pathlib import Path

from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.view import panel_view
from tests.games.lacitta.panel.test_predicting import migration
from tests.panels.tables import click


def falling() -> Game:
    """Of Blu's three citizens one leaves C2, so its statue or its farm has nobody left (D1)."""
    position = migration().position()
    position["cities"][3] |= {"citizens": 3, "buildings": {"D2": "statue", "B2": "farm"}}
    return load(position)


def test_of_what_falls_a_space_offers_no_choice_of_its_own(tmp_path: Path) -> None:
    """One building is planned, so the other is looked at; what falls is planned by clicks."""
    panel = Controller(falling(), tmp_path)
    while panel.game.decision is None:
        click(panel, "step")
    assert panel.game.decision.kind == "demolish"
    click(panel, "space", space="D2")
    click(panel, "space", space="B2")
    shown = panel_view(panel.session)["space"]
    assert (shown["name"], shown["choices"]) == ("B2", [])

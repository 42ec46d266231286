"""The session: frozen, replaced by each command, and put back when one fails."""

from dataclasses import FrozenInstanceError

import pytest

from lacitta_nb.panels.dispatch import Controller
from tests.panels.tables import click, politics


def test_a_session_never_changes() -> None:
    panel = Controller(politics())
    before = panel.session
    click(panel, "choose", choice="build farm")
    assert (before.selection.chosen, panel.session.selection.chosen) == ("", "build farm")
    with pytest.raises(FrozenInstanceError):
        before.looked_at = "A1"  # type: ignore[misc]


def test_a_command_that_fails_leaves_all_but_the_notice() -> None:
    panel = Controller(politics())
    click(panel, "choose", choice="build farm")
    before = panel.session
    assert not panel.dispatch({"do": "pick", "facet": "space", "value": "Z9"}).ok
    after = panel.session
    assert after.selection is before.selection
    assert after.notice is not None


def test_a_panel_speaks_the_language_it_was_made_in() -> None:
    panel = Controller(politics(), language="en")
    assert panel.session.language == "en"

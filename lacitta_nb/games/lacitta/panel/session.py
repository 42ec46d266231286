"""What a session and a selection are in La Città, for whoever asks them by type."""

from typing import cast

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel.foresight import Foresight
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import Session

LaCittaSession = Session[State, Action, Event]
LaCittaSelection = Selection[State, Action]


def foresight_of(session: LaCittaSession) -> Foresight | None:
    """What is foreseen, or None."""
    return cast("Foresight | None", session.foresight)

"""A session of La Città, and what only its own panel asks of one."""

from typing import cast

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.panel import secrets
from lacitta_nb.games.lacitta.panel.foresight import Foresight
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import Session

LaCittaSession = Session[State, Action, Event]
LaCittaSelection = Selection[State, Action]


def foresight_of(session: LaCittaSession) -> Foresight | None:
    """What is foreseen, or None."""
    return cast("Foresight | None", session.foresight)


def looked(session: LaCittaSession) -> dict[int, tuple[int, ...]]:
    """Who has looked at voice cards this year, with the circles; told at the table (P18)."""
    return secrets.looked(session.known, session.seen)


def secret(session: LaCittaSession) -> dict[int, str]:
    """The voice cards behind the open curtain, by circle; {} while it is closed."""
    if session.curtain is None or not session.curtain.open:
        return {}
    return secrets.behind_curtain(session.known, session.curtain.player)

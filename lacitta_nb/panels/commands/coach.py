"""Commands about the coach: the switch, and going back to where it points."""

from dataclasses import replace

from lacitta_nb.panels import orders
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.session import AnySession, Coach


def coach(session: AnySession, order: orders.Coach) -> AnySession:
    """Have a coach at the table, or send them away."""
    if session.acting.critic is None and not session.acting.reviewed:
        raise PanelError("panel-bad-command", command="coach")
    return replace(session, coach=Coach() if order.on else None)

"""Commands about the guide, and how a guided panel opens."""

from dataclasses import replace

from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.move import run
from lacitta_nb.panels.guide import awaits_person, guided, sent_on
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.session import AnySession, Guide


def guide(session: AnySession, order: orders.Guide) -> AnySession:
    """Send the guide on to its next step, or away for good."""
    if order.to not in ("next", "away"):
        raise PanelError("panel-bad-command", command=f"guide {order.to}")
    if session.guide is None:
        return session  # it went by itself while it was being sent
    return replace(session, guide=sent_on(session.guide) if order.to == "next" else None)


def opened(session: AnySession) -> AnySession:
    """A session with a guide, at the first decision of a person: nothing else has to be clicked."""
    session = replace(session, guide=Guide())
    if not awaits_person(session) and not session.game.over:
        session = run(session, orders.Run())
    return guided(session)

"""Commands about the guide, and how a guided panel opens."""

from dataclasses import replace
from math import inf

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
    """A session with a guide, at the first decision of a person: nothing else has to be clicked.

    Computer players then move by themselves, so that a beginner is asked for nothing but
    decisions; a page that sends no ticks has endless patience, and there they wait to be asked.
    """
    session = replace(session, guide=Guide())
    if not awaits_person(session) and not session.game.over:
        session = run(session, orders.Run())
    computers = 0 < len(session.persons) < len(session.sitters)
    if computers and session.patience != inf and not session.game.over:
        session = replace(session, play=session.play._replace(running=True, pace="fast"))
    return guided(session)

"""Commands that only change what is shown: forecast, hand-over, log."""

from dataclasses import replace
from typing import Final

from lacitta_nb.panels import orders
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.session import AnySession, Curtain
from lacitta_nb.panels.settling import settle

DRAWERS: Final = ("", "log", "rules", "tables")
"""What is sent only while it is open; "" for nothing."""


def forecast(session: AnySession, order: orders.Forecast) -> AnySession:
    """Turn the forecast on or off, or ask what follows from a wish."""
    if not order.wish:
        return replace(session, supposed="" if order.on else None)
    if session.foresight is None or order.wish not in session.foresight.suppositions:
        raise PanelError("panel-bad-command", command=f"forecast {order.wish}")
    return replace(session, supposed=order.wish)


def curtain(session: AnySession, order: orders.Curtain) -> AnySession:
    """Draw the curtain before the secrets of a player."""
    if order.player not in session.acting.holders(session.known, session.seen):
        raise PanelError("panel-nothing-looked-at")
    return replace(session, curtain=Curtain(order.player, open=False))


def reveal(session: AnySession, _: orders.Reveal) -> AnySession:
    """Open the curtain."""
    if session.curtain is None:
        raise PanelError("panel-bad-command", command="reveal")
    return replace(session, curtain=session.curtain._replace(open=True))


def hide(session: AnySession, _: orders.Hide) -> AnySession:
    """Put away what was behind the curtain."""
    return replace(session, curtain=None)


def log(session: AnySession, order: orders.Log) -> AnySession:
    """Show the whole log, or the last steps only."""
    return replace(session, whole_log=order.all)


def drawer(session: AnySession, order: orders.Drawer) -> AnySession:
    """Open a drawer whose content travels only while it is open, or close it."""
    if order.name not in DRAWERS:
        raise PanelError("panel-bad-command", command=f"drawer {order.name}")
    return replace(session, drawer=order.name)


def refresh(session: AnySession, _: orders.Refresh) -> AnySession:
    """Show the game as it is."""
    return settle(replace(session, events=()))

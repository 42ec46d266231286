"""Commands that only change what is shown: forecast, hand-over, log."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.panels import orders
from lacitta_nb.panels.commands import Curtain, Handler, PanelError

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


def _forecast(panel: "Controller", order: orders.Forecast) -> None:
    if not order.wish:
        panel.wishes = () if order.on else None
        return
    wishes = tuple(order.wish.split())
    if panel.foresight is None or wishes not in [f.wishes for f in panel.foresight.all]:
        raise PanelError("panel-bad-command", command=f"forecast {order.wish}")
    panel.wishes = wishes


def _curtain(panel: "Controller", order: orders.Curtain) -> None:
    if order.player not in panel.looked():
        raise PanelError("panel-nothing-looked-at")
    panel.curtain = Curtain(order.player, open=False)


def _reveal(panel: "Controller", _: orders.Reveal) -> None:
    if panel.curtain is None:
        raise PanelError("panel-bad-command", command="reveal")
    panel.curtain = panel.curtain._replace(open=True)


def _hide(panel: "Controller", _: orders.Hide) -> None:
    panel.curtain = None


def _log(panel: "Controller", order: orders.Log) -> None:
    panel.whole_log = order.all


def _refresh(panel: "Controller", _: orders.Refresh) -> None:
    panel.events = ()
    panel.settle()


HANDLERS: Final[Mapping[type, Handler]] = {
    orders.Forecast: _forecast,
    orders.Curtain: _curtain,
    orders.Reveal: _reveal,
    orders.Hide: _hide,
    orders.Log: _log,
    orders.Refresh: _refresh,
}

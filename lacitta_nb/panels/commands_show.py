"""Commands that only change what is shown: forecast, hand-over, log."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lacitta_nb.panels.commands import Command, Curtain, Handler, PanelError, text_of

if TYPE_CHECKING:
    from lacitta_nb.panels.controller import Controller


def _forecast(panel: "Controller", command: Command) -> None:
    """Turn the switch on or off, or ask for one wish or pair: `culture health`."""
    if "on" in command:
        panel.wishes = () if command["on"] else None
        return
    wishes = tuple(text_of(command, "wish").split())
    if panel.foresight is None or wishes not in [f.wishes for f in panel.foresight.all]:
        raise PanelError("panel-bad-command", command=f"forecast {' '.join(wishes)}")
    panel.wishes = wishes


def _curtain(panel: "Controller", command: Command) -> None:
    player = command.get("player")
    if not isinstance(player, int) or not 0 <= player < len(panel.seen.players):
        raise PanelError("panel-bad-command", command=f"curtain {player}")
    panel.curtain = Curtain(player, open=False)


def _reveal(panel: "Controller", _: Command) -> None:
    if panel.curtain is None:
        raise PanelError("panel-bad-command", command="reveal")
    panel.curtain = panel.curtain._replace(open=True)


def _hide(panel: "Controller", _: Command) -> None:
    panel.curtain = None


def _log(panel: "Controller", command: Command) -> None:
    panel.whole_log = bool(command.get("all"))


def _refresh(panel: "Controller", _: Command) -> None:
    panel.events = ()
    panel.settle()


HANDLERS: Final[Mapping[str, Handler]] = {
    "forecast": _forecast,
    "curtain": _curtain,
    "reveal": _reveal,
    "hide": _hide,
    "log": _log,
    "refresh": _refresh,
}

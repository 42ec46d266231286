"""The panel without any widget: commands in, a changed game or a notice out.

A view (panels/widgets.py, panels/plain.py) sends each click as a command, a mapping with `do` and
the words of that command, and shows afterwards what `panels/view.py` makes of the controller. All
commands go through `Controller.dispatch`, the one guard: whatever goes wrong becomes a notice, and
the game is as it was.

Commands: `step`, `run`, `choose` (choice, space), `pick` (facet, value), `space` (space), `plan`
(space), `unplan` (space), `confirm`, `cancel`, `undo` and `redo` (to: `one`, `decision`, `year`),
`forecast` (service), `curtain` (player), `reveal`, `hide`, `log` (all), `refresh`, `new` (names,
edition, setup, board, seed), `save` (name), `load` (name), `upload` (text), `download`, `code`,
`yes`, `no`.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from lacitta_nb.errors import Ruling
from lacitta_nb.events import Event
from lacitta_nb.game import Game
from lacitta_nb.panels import commands_choose, commands_keep, commands_move, commands_show
from lacitta_nb.panels.choices import Choice
from lacitta_nb.panels.commands import (
    Command,
    Curtain,
    Handler,
    Notice,
    PanelError,
    Request,
    Result,
    notice_of,
    text_of,
)
from lacitta_nb.panels.effects import Forecast, public, voice_known
from lacitta_nb.panels.saving import Files
from lacitta_nb.panels.selection import Selection
from lacitta_nb.state import State
from lacitta_nb.texts import sentence


class Controller:
    """One game on one screen.

    Attributes:
        game: the game that is played; another one after `new` or `load`.
        shown: the moment that is on the screen; seen: the same as everyone at the table may see it.
        selection: what is chosen but not confirmed.
        events: what the last step or move did; drawn on the board and told in words.
        refused: why the last click was refused, or None.
        looked_at: the space whose description is shown, or "".
        forecast: the forecast that is shown, or None.
        curtain: the hand-over, or None.
        asked: a command that waits for a yes, with its question; or None.
        notice: the status line, or None.
        moved: whether the last command ran a phase or played a move.
        whole_log: whether the log shows all years.
        saved: the moment that was saved last, or with which the game came.
        undoing: what takes the command at work back, if it fails.
    """

    def __init__(self, game: Game, folder: Path | str = ".") -> None:
        self.game = game
        self.files: Final = Files(Path(folder))
        self.events: tuple[Event, ...] = ()
        self.notice: Notice | None = None
        self.whole_log = False
        self.moved = False
        self.asked: tuple[str, Command] | None = None
        self.refused: Ruling | None = None
        self.looked_at = ""
        self.forecast: Forecast | None = None
        self.curtain: Curtain | None = None
        self.shown: State = game.state
        self.seen: State = public(game.state)
        self.selection = Selection.at(self.seen)
        self.undoing: list[Callable[[], object]] = []
        self.saved: State = game.state

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What could be chosen now, legal or not."""
        return self.selection.offered

    def dispatch(self, request: Request, then: Callable[[], None] | None = None) -> Result:
        """Carry out one command of a view.

        Never raises: an error becomes the notice, and game and selection are as they were.

        Args:
            request: what was clicked.
            then: shows the outcome; an error in it counts as an error of the command.
        """
        before = self._remembered()
        self.undoing = []
        try:
            events = self._carry_out(request() if callable(request) else request)
            if then is not None:
                then()
        except Exception as error:  # noqa: BLE001 - the one guard: everything is shown, see pitfalls
            for take_back in reversed(self.undoing):
                take_back()
            self.__dict__.update(before)
            self.notice = notice_of(error)
            return Result(ok=False, notice=self.notice)
        return Result(ok=True, events=events, notice=self.notice)

    def _remembered(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "undoing"}

    def _carry_out(self, command: Command) -> tuple[Event, ...]:
        do = text_of(command, "do")
        handler = _HANDLERS.get(do)
        if handler is None:
            raise PanelError("panel-bad-command", command=do)
        if self.game.state is not self.shown and do != "refresh":
            self.settle()
            self.events = ()
            self.notice = Notice("info", sentence("panel-changed-elsewhere", {}))
            return ()
        self.notice, self.refused = None, None
        if do not in ("yes", "no"):
            self.asked = None
        if do not in ("curtain", "reveal", "log", "download", "code", "save"):
            self.curtain = None
        return handler(self, command) or ()

    def settle(self) -> None:
        """Take in the game as it is now; what was half chosen is gone."""
        self.files.forget()
        self.moved = False
        self.shown = self.game.state
        self.seen = public(self.shown)
        self.selection = Selection.at(self.seen)
        self.refused = None
        self.looked_at = ""
        self.forecast = None
        self.curtain = None

    def forward(self, move: Callable[[], list[Event]]) -> list[Event]:
        """Make one step or move, which is taken back if the command fails after it."""
        events = move()
        self.undoing.append(self.game.undo)
        return events

    def happened(self, events: list[Event]) -> tuple[Event, ...]:
        """Take in what steps and moves have done."""
        self.events = tuple(events)
        self.settle()
        self.moved = True
        return self.events

    def looked(self) -> dict[int, tuple[int, ...]]:
        """Who has looked at voice cards this year, with the circles; told at the table (P18)."""
        if not self.shown.voice or voice_known(self.seen):
            return {}
        return {seat: p.seen for seat, p in enumerate(self.shown.players) if p.seen}

    def secret(self) -> dict[int, str]:
        """The voice cards behind the open curtain, by circle; {} while it is closed."""
        if self.curtain is None or not self.curtain.open:
            return {}
        voice = self.shown.seen_by(self.curtain.player).voice
        circles = self.shown.players[self.curtain.player].seen
        return {circle: voice[circle - 1] for circle in circles}


def _yes(panel: Controller, _: Command) -> tuple[Event, ...] | None:
    if panel.asked is None:
        raise PanelError("panel-bad-command", command="yes")
    command = panel.asked[1]
    panel.asked = None
    return _HANDLERS[text_of(command, "do")](panel, {**command, "sure": True})


_HANDLERS: Final[Mapping[str, Handler]] = {
    **commands_move.HANDLERS,
    **commands_choose.HANDLERS,
    **commands_show.HANDLERS,
    **commands_keep.HANDLERS,
    "yes": _yes,
}

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

import traceback
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple

from lacitta_nb.errors import (
    LaCittaError,
    NothingToRedo,
    NothingToUndo,
    Refusal,
    Ruling,
    ruling,
)
from lacitta_nb.events import Event
from lacitta_nb.game import Game
from lacitta_nb.kinds import SERVICES
from lacitta_nb.panels.choices import Choice, why_impossible
from lacitta_nb.panels.effects import Forecast, forecast, public, voice_known
from lacitta_nb.panels.saving import Files, PanelError, text_of
from lacitta_nb.panels.selection import Selection, planned
from lacitta_nb.rules import refusal
from lacitta_nb.state import State
from lacitta_nb.texts import sentence

Command = Mapping[str, object]
Request = Command | Callable[[], Command]
"""A command, or a function that reads it off the screen."""


class Notice(NamedTuple):
    """What the status line says. `trace` is filled for errors that nobody foresaw."""

    kind: Literal["info", "error"]
    text: str
    trace: str = ""


class Result(NamedTuple):
    """What a command led to: whether it was carried out, the game's events, and a notice."""

    ok: bool
    events: tuple[Event, ...] = ()
    notice: Notice | None = None


class Curtain(NamedTuple):
    """The hand-over: whose voice cards are asked for, and whether they are shown yet."""

    player: int
    open: bool


class Controller:
    """One game on one screen.

    Attributes:
        game: the game that is played; another one after `new` or `load`.
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
        self.selection = Selection.at(public(game.state))
        self._undoing: list[Callable[[], object]] = []
        self._saved = game.state
        self._settle()

    @property
    def seen(self) -> State:
        """The moment as everyone at the table may see it."""
        return self._seen

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
        self._undoing = []
        try:
            events = self._carry_out(request() if callable(request) else request)
            if then is not None:
                then()
        except Exception as error:  # noqa: BLE001 - the one guard: everything is shown, see pitfalls
            for take_back in reversed(self._undoing):
                take_back()
            self.__dict__.update(before)
            self.notice = notice_of(error)
            return Result(ok=False, notice=self.notice)
        return Result(ok=True, events=events, notice=self.notice)

    def _remembered(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "_undoing"}

    def _carry_out(self, command: Command) -> tuple[Event, ...]:
        do = text_of(command, "do")
        handler = _HANDLERS.get(do)
        if handler is None:
            raise PanelError("panel-bad-command", command=do)
        if self.game.state is not self._shown and do != "refresh":
            self._settle()
            self.events = ()
            self.notice = Notice("info", sentence("panel-changed-elsewhere", {}))
            return ()
        self.notice, self.refused = None, None
        if do not in ("yes", "no"):
            self.asked = None
        if do not in ("curtain", "reveal", "log", "download", "code", "save"):
            self.curtain = None
        return handler(self, command) or ()

    def _settle(self) -> None:
        """Take in the game as it is now; what was half chosen is gone."""
        self.files.forget()
        self.moved = False
        self._shown = self.game.state
        self._seen = public(self._shown)
        self.selection = Selection.at(self._seen)
        self.refused = None
        self.looked_at = ""
        self.forecast = None
        self.curtain = None

    # Steps and moves

    def _step(self, _: Command) -> tuple[Event, ...]:
        return self._happened(self._forward(self.game.step))

    def _run(self, _: Command) -> tuple[Event, ...]:
        events: list[Event] = []
        while self.game.decision is None and not self.game.over:
            events += self._forward(self.game.step)
        return self._happened(events)

    def _confirm(self, _: Command) -> tuple[Event, ...]:
        actions = self.selection.ready()
        if not actions:
            raise PanelError("panel-nothing-chosen")
        decision = self.game.decision
        events: list[Event] = []
        for action in actions:
            # The last ones of a plan are played by the rules when no choice is left.
            if self.game.decision != decision:
                break
            events += self._forward(partial(self.game.play, action))
        happened = self._happened(events)
        looked = [event.player for event in happened if event.kind == "looked"]
        if looked and looked[0] is not None:
            self.curtain = Curtain(looked[0], open=False)
        return happened

    def _forward(self, move: Callable[[], list[Event]]) -> list[Event]:
        events = move()
        self._undoing.append(self.game.undo)
        return events

    def _happened(self, events: list[Event]) -> tuple[Event, ...]:
        self.events = tuple(events)
        self._settle()
        self.moved = True
        return self.events

    # Choosing

    def _choose(self, command: Command) -> None:
        key = text_of(command, "choice")
        choice = next((c for c in self.choices if c.key == key), None)
        if choice is None:
            raise PanelError("panel-no-such-choice", choice=key)
        if choice.refusal is not None:
            self.refused = why_impossible(choice.refusal)
            return
        if key == self.selection.chosen and "space" not in command and len(self.choices) > 1:
            self.selection = self.selection.with_choice("")
            return
        self.selection = self.selection.with_choice(key)
        self.looked_at = ""
        self.forecast = None
        if "space" in command:
            self.selection = self.selection.with_pick("space", self._name(command))

    def _pick(self, command: Command) -> None:
        facet, value = text_of(command, "facet"), command.get("value")
        if isinstance(value, list):
            value = tuple(value)  # JSON has no tuples
        for question in self.selection.asked()[0]:
            for option in question.options:
                if question.facet == facet and option.value == value:
                    if option.refusal is not None:
                        self.refused = ruling(option.refusal)
                    else:
                        self.selection = self.selection.with_pick(facet, option.value)
                    return
        raise PanelError("panel-no-such-choice", choice=f"{facet} {value}")

    def _space(self, command: Command) -> None:
        space = self._name(command)
        if planned(self._seen):
            self._toggle(space)
            return
        legal = self.selection.spaces()
        castle = self._castle_of(space)
        if space in legal:
            self.selection = self.selection.with_pick(self.selection.board_facet(), space)
        elif castle in legal:
            self.selection = self.selection.with_pick("space", castle)
        else:
            self.looked_at = space
            reason = self.selection.refuse_space(space) if legal else None
            self.refused = self._ruled(reason)

    def _toggle(self, space: str) -> None:
        """A click on the board while several are asked at once: add it, or take it out again."""
        options = [action.space for action in self.selection.plan_options()]
        castle = self._castle_of(space)
        if space in options or castle in options:
            self._add_to_plan(space if space in options else castle)
        elif any(action.space == space for action in self.selection.plan):
            self.selection = self.selection.without_planned(space)
        else:
            self.looked_at = space
            self.refused = self._refuse_plan(space)

    def _plan(self, command: Command) -> None:
        self._add_to_plan(self._name(command))

    def _add_to_plan(self, space: str) -> None:
        for action in self.selection.plan_options():
            if action.space == space:
                self.selection = self.selection.with_planned(action)
                return
        self.refused = self._refuse_plan(space)

    def _refuse_plan(self, space: str) -> Ruling | None:
        options = self.selection.plan_options()
        if not options:
            self.notice = Notice("info", sentence("panel-plan-full", {}))
            return None
        state = self.selection.planned_state()
        return self._ruled(refusal(state, options[0]._replace(space=space)))

    def _unplan(self, command: Command) -> None:
        self.selection = self.selection.without_planned(self._name(command))

    def _cancel(self, _: Command) -> None:
        self.selection = Selection.at(self._seen)
        self.looked_at = ""
        self.forecast = None

    def _name(self, command: Command) -> str:
        name = text_of(command, "space")
        if name not in self._seen.table.board.index:
            raise PanelError("no-such-space", space=name)
        return name

    def _castle_of(self, space: str) -> str:
        board = self._seen.table.board
        city = self._seen.city_at(board.index[space])
        return board.spaces[city.castle] if city else ""

    @staticmethod
    def _ruled(reason: Refusal | None) -> Ruling | None:
        return None if reason is None else ruling(reason)

    # Back and forth

    def _undo(self, command: Command) -> None:
        self._travel(command, self._back)

    def _redo(self, command: Command) -> None:
        self._travel(command, self._again)

    def _travel(self, command: Command, move: Callable[[], None]) -> None:
        """Go back, or on again, by one move or as far as the command says."""
        to = command.get("to", "one")
        if to not in _STOPS:
            raise PanelError("panel-bad-command", command=f"{command.get('do')} {to}")
        move()
        while not _STOPS[str(to)](self.game):
            try:
                move()
            except (NothingToUndo, NothingToRedo):
                break
        self.events = ()
        self._settle()

    def _back(self) -> None:
        self.game.undo()
        self._undoing.append(self.game.redo)

    def _again(self) -> None:
        self.game.redo()
        self._undoing.append(self.game.undo)

    # What is shown

    def _forecast(self, command: Command) -> None:
        service = text_of(command, "service")
        if service not in SERVICES:
            raise PanelError("panel-bad-command", command=f"forecast {service}")
        shown = self.forecast.service if self.forecast else ""
        self.selection = Selection.at(self._seen)
        same = service == shown
        self.forecast = None if same else forecast(self._seen, service)

    def _curtain(self, command: Command) -> None:
        player = command.get("player")
        if not isinstance(player, int) or not 0 <= player < len(self._seen.players):
            raise PanelError("panel-bad-command", command=f"curtain {player}")
        self.curtain = Curtain(player, open=False)

    def _reveal(self, _: Command) -> None:
        if self.curtain is None:
            raise PanelError("panel-bad-command", command="reveal")
        self.curtain = self.curtain._replace(open=True)

    def _hide(self, _: Command) -> None:
        self.curtain = None

    def looked(self) -> dict[int, tuple[int, ...]]:
        """Who has looked at voice cards this year, with the circles; told at the table (P18)."""
        if not self._shown.voice or voice_known(self._seen):
            return {}
        return {seat: p.seen for seat, p in enumerate(self._shown.players) if p.seen}

    def secret(self) -> dict[int, str]:
        """The voice cards behind the open curtain, by circle; {} while it is closed."""
        if self.curtain is None or not self.curtain.open:
            return {}
        voice = self._shown.seen_by(self.curtain.player).voice
        circles = self._shown.players[self.curtain.player].seen
        return {circle: voice[circle - 1] for circle in circles}

    def _log(self, command: Command) -> None:
        self.whole_log = bool(command.get("all"))

    def _refresh(self, _: Command) -> None:
        self.events = ()
        self._settle()

    # Games and files

    def _new(self, command: Command) -> None:
        if not self._sure(command, "panel-sure-new"):
            return
        self._replace(self.files.new(command))
        self._tell("panel-new-done", seed=str(self.game.seed))

    def _load(self, command: Command) -> None:
        name = text_of(command, "name")
        if not self._sure(command, "panel-sure-load"):
            return
        self._replace(self.files.load(name))
        self._tell("panel-loaded", name=name)

    def _upload(self, command: Command) -> None:
        text = text_of(command, "text")
        if not self._sure(command, "panel-sure-load"):
            return
        self._replace(self.files.read(text))
        self._tell("panel-loaded", name=str(command.get("name") or sentence("panel-a-code", {})))

    def _save(self, command: Command) -> None:
        name = self.files.file_name(text_of(command, "name"))
        if self.files.exists(name) and not command.get("sure"):
            self.asked = (sentence("panel-sure-replace", {"name": name}), command)
            return
        self.files.save(self.game, name)
        self._saved = self.game.state
        self._tell("panel-saved", name=name)

    def _download(self, _: Command) -> None:
        self.files.export(self.game)

    def _code(self, _: Command) -> None:
        self.files.write_code(self.game)

    def _replace(self, game: Game) -> None:
        self.game = game
        self.events = ()
        self.whole_log = False
        self._settle()
        self._saved = game.state

    def _sure(self, command: Command, key: str) -> bool:
        """Whether the game at hand may be given up; if not, that is asked first."""
        if command.get("sure") or self._saved is self.game.state:
            return True
        self.asked = (sentence(key, {}), command)
        return False

    def _yes(self, _: Command) -> tuple[Event, ...]:
        if self.asked is None:
            raise PanelError("panel-bad-command", command="yes")
        command = self.asked[1]
        self.asked = None
        return _HANDLERS[text_of(command, "do")](self, {**command, "sure": True}) or ()

    def _no(self, _: Command) -> None:
        self.asked = None

    def _tell(self, key: str, **words: str) -> None:
        self.notice = Notice("info", sentence(key, words))


_Handler = Callable[[Controller, Command], tuple[Event, ...] | None]
_HANDLERS: Final[Mapping[str, _Handler]] = {
    name: getattr(Controller, f"_{name}")
    for name in (
        *("step", "run", "confirm", "choose", "pick", "space", "plan", "unplan", "cancel"),
        *("undo", "redo", "forecast", "curtain", "reveal", "hide", "log", "refresh"),
        *("new", "load", "upload", "save", "download", "code", "yes", "no"),
    )
}
_STOPS: Final[Mapping[str, Callable[[Game], bool]]] = {
    "one": lambda _: True,
    "decision": lambda game: game.decision is not None,
    "year": lambda game: game.phase == game.state.table.edition.year[0],
}
"""How far undo and redo go: a test of where to stop."""


def notice_of(error: Exception) -> Notice:
    """What the status line says of an error; where nobody foresaw it, with its traceback."""
    if isinstance(error, LaCittaError):
        return Notice("error", str(error))
    words = {"kind": type(error).__name__, "text": str(error)}
    trace = "".join(traceback.format_exception(error))
    return Notice("error", sentence("panel-unexpected", words), trace)

"""The panel without any widget: commands in, a changed game or a notice out.

A view (panels/widgets.py, panels/plain.py) sends each click as a command, a mapping with `do` and
the fields of that command, and shows afterwards what `panels/view.py` makes of the controller. All
commands go through `Controller.dispatch`, the one guard: whatever goes wrong becomes a notice, and
the game is as it was. `panels/orders.py` lists the commands, and checks them before anything is
done.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import RLock
from typing import Final

from lacitta_nb.core.errors import Ruling
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.panel.choices import Choice
from lacitta_nb.games.lacitta.panel.effects import voice_known
from lacitta_nb.games.lacitta.panel.foresight import Foresight, foresee
from lacitta_nb.games.lacitta.panel.secrets import Looks
from lacitta_nb.games.lacitta.rules import public
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.odds import Wishes
from lacitta_nb.panels import (
    commands_choose,
    commands_computer,
    commands_keep,
    commands_move,
    commands_show,
)
from lacitta_nb.panels.commands import (
    ChangedElsewhere,
    Command,
    Curtain,
    Handler,
    Notice,
    Question,
    Request,
    Result,
    notice_of,
)
from lacitta_nb.panels.commands_computer import Play, Told
from lacitta_nb.panels.commands_move import Travel
from lacitta_nb.panels.orders import read, word_of
from lacitta_nb.panels.saving import Exports, Files
from lacitta_nb.panels.seats import Seat, SeatChoice, seats_for
from lacitta_nb.panels.selection import Selection
from lacitta_nb.players import Hint
from lacitta_nb.texts import sentence

SLICE: Final = 0.3
"""Seconds that a computer player thinks before a click is looked at."""


class Controller:
    """One game on one screen.

    Args:
        game: what is played.
        folder: where games are saved.
        seats: who plays, by number or name of the player; whoever is not named is a person.
        patience: seconds that a computer player thinks during one command, before it is asked to go
            on by the next one.

    Attributes:
        game: the game that is played; another one after `new` or `load`.
        shown: the moment that is on the screen; known: the same with the secrets of persons only;
            seen: the same as everyone at the screen may see it: what lies open, and what the only
            person at the table has looked at.
        seats: who plays, in seat order; looks: whose secrets are whose.
        play: how the panel goes on by itself.
        told: the moves of computer players, by their place in the game's history.
        did: the last command's word.
        only_thought: whether the last command only went on thinking.
        advice: the hints that are shown.
        selection: what is chosen but not confirmed.
        events: what the last step or move did, or the computer players' last moves; drawn on the
            board.
        since: the place in the game's history from which it is told what happened.
        refused: why the last click was refused, or None.
        replaced: whether the last click put another game on the table.
        travelled: what the last click took back or played again, or None.
        looked_at: the space whose description is shown, or "".
        wishes: the wishes for which the end of the year is foreseen; () for the likeliest ones,
            None while the switch is off.
        foresight: what is foreseen, or None.
        curtain: the hand-over, or None.
        asked: what waits for a yes, or None.
        notice: the status line, or None.
        moved: whether the last command ran a phase or played a move.
        whole_log: whether the log shows all years.
        saved: the moment that was saved last, or with which the game came.
        setup: the set-up of the last new game.
        exports: texts made of the game at hand, for the browser.
    """

    def __init__(
        self,
        game: Game,
        folder: Path | str = ".",
        seats: Mapping[int | str, SeatChoice] | None = None,
        *,
        patience: float = SLICE,
    ) -> None:
        self._one_at_a_time = RLock()
        self._at_work = False
        self.game: Game = game
        self.files: Final = Files(Path(folder))
        self.patience: Final = patience
        self.seats: tuple[Seat, ...] = seats_for(game, seats)
        self.looks = Looks().seated(self.seats)
        self.play = Play()
        self.told: dict[int, Told] = {}
        self.did = ""
        self.only_thought = False
        self.advice: tuple[Hint, ...] = ()
        self.wishes: Wishes | None = None
        self.foresight: Foresight | None = None
        self.events: tuple[Event, ...] = ()
        self.since = 0
        self.notice: Notice | None = None
        self.whole_log = False
        self.moved = False
        self.asked: Question | None = None
        self.refused: Ruling | None = None
        self.travelled: Travel | None = None
        self.replaced = False
        self.looked_at = ""
        self.curtain: Curtain | None = None
        self.shown: State = game.state
        self.known: State = self.shown
        self.seen: State = self._seen()
        self.selection = self.untouched()
        self.saved: State = game.state
        self.setup = "beginner"
        self.exports = Exports()

    @property
    def asker(self) -> int | None:
        """The only person at the table, who then has the screen for themselves, or None."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [place for place, seat in enumerate(self.seats) if seat.player is None]

    @property
    def computer(self) -> int | None:
        """The seat of the computer player who must decide, or None."""
        decision = self.game.decision
        if decision is None or self.seats[decision.player].player is None:
            return None
        return decision.player

    def untouched(self) -> Selection:
        """The selection with which this moment begins; empty where a computer player decides."""
        return Selection.at(self.seen) if self.computer is None else Selection(self.seen, ())

    def _seen(self) -> State:
        asker = self.asker
        self.known = self.looks.known(self.shown, self.seats, self.game.history)
        return public(self.known) if asker is None else self.known.seen_by(asker)

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
        # Where comm messages have a shell of their own, a click comes while a cell is running.
        with self._one_at_a_time:
            if self._at_work:
                # A player, or whoever watches the widget, clicks in the midst of a command.
                return Result(ok=False, notice=Notice("error", sentence("panel-at-work", {})))
            self._at_work = True
            try:
                return self._guarded(request, then)
            finally:
                self._at_work = False

    def _guarded(self, request: Request, then: Callable[[], None] | None) -> Result:
        before, game, mark = dict(self.__dict__), self.game, self.game.mark()
        try:
            events = self._carry_out(request() if callable(request) else request)
            if then is not None:
                then()
        # The one guard: everything is shown, also an interrupt and whatever others' code raises.
        except BaseException as error:  # noqa: BLE001
            if not isinstance(error, ChangedElsewhere):
                game.return_to(mark)
            self.__dict__.update(before)
            self.play = self.play.stopped()
            self.notice = notice_of(error)
            return Result(ok=False, notice=self.notice)
        return Result(ok=True, events=events, notice=self.notice)

    def _carry_out(self, command: Command) -> tuple[Event, ...]:
        order = read(command)
        do = word_of(order)
        self.did, self.only_thought = do, False
        if self.game.state is not self.shown and do != "refresh":
            self.play = self.play.stopped()
            self.settle()
            self.events = ()
            self.notice = Notice("info", sentence("panel-changed-elsewhere", {}))
            return ()
        if do != "tick":
            self._clear(do)
        events = _HANDLERS[type(order)](self, order) or ()
        if not self.only_thought:
            self.foresight = foresee(self.seen, self.selection, self.wishes, self.asker)
        return events

    def _clear(self, do: str) -> None:
        """What was said about the last click is gone with the next one."""
        self.notice, self.refused, self.travelled = None, None, None
        self.replaced = False
        if do not in ("yes", "no"):
            self.asked = None
        if do not in ("curtain", "reveal", "log", "download", "code", "save"):
            self.curtain = None

    def settle(self) -> None:
        """Take in the game as it is now; what was half chosen is gone."""
        self.exports = Exports()
        self.play = commands_computer.going_on(self)
        self.moved = False
        self.shown = self.game.state
        self.seen = self._seen()
        self.selection = self.untouched()
        self.advice = ()
        self.refused = None
        self.looked_at = ""
        self.curtain = None

    def replace(self, game: Game, seats: Sequence[Seat] | None = None) -> None:
        """Take up another game; without `seats` the same players stay, if there are as many."""
        same = [p.name for p in game.players] == [p.name for p in self.game.players]
        self.seats = tuple(seats or (self.seats if same else seats_for(game, None)))
        self.looks = Looks().seated(self.seats)
        self.game = game
        self.play = self.play.stopped()
        self.told = {}
        self.events = ()
        self.whole_log = False
        self.settle()
        self.saved = game.state
        self.replaced = True

    def happened(self, events: list[Event], since: int) -> tuple[Event, ...]:
        """Take in what steps and moves have done.

        Args:
            events: what they did.
            since: the place in the game's history from which it is to be told.
        """
        self.events = tuple(events)
        self.since = since
        self.settle()
        self.moved = True
        return self.events

    def seat_anew(self, place: int, seat: Seat) -> None:
        """Let somebody else sit at a place."""
        self.play = self.play.stopped()
        self.seats = (*self.seats[:place], seat, *self.seats[place + 1 :])
        self.looks = self.looks.seated(self.seats)
        self.settle()

    def looked(self) -> dict[int, tuple[int, ...]]:
        """Who has looked at voice cards this year, with the circles; told at the table (P18)."""
        if not self.shown.voice or voice_known(self.seen):
            return {}
        return {
            seat: player.seen
            for seat, player in enumerate(self.known.players)
            if player.seen and seat != self.asker
        }

    def secret(self) -> dict[int, str]:
        """The voice cards behind the open curtain, by circle; {} while it is closed."""
        if self.curtain is None or not self.curtain.open:
            return {}
        voice = self.known.seen_by(self.curtain.player).voice
        circles = self.known.players[self.curtain.player].seen
        return {circle: voice[circle - 1] for circle in circles}


_HANDLERS: Final[Mapping[type, Handler]] = {
    **commands_move.HANDLERS,
    **commands_choose.HANDLERS,
    **commands_show.HANDLERS,
    **commands_keep.HANDLERS,
    **commands_computer.HANDLERS,
}

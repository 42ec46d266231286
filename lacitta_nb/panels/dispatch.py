"""The panel without any widget: commands in, a changed game or a notice out.

A view (panels/paint/) sends each click as a command, a mapping with `do` and the fields of that
command, and shows afterwards what `panels/view/` makes of the session. All commands go through
`Controller.dispatch`, the one guard: whatever goes wrong becomes a notice, and game and session are
as they were. `panels/orders.py` lists the commands, `panels/reading.py` checks them before anything
is done, `panels/commands/` carries them out.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from threading import RLock
from typing import Any, Final, NamedTuple

from lacitta_nb.core.errors import PlayerMistake
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import Event
from lacitta_nb.error import LaCittaError
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.panels.commands import carry_out
from lacitta_nb.panels.commands.guide import opened
from lacitta_nb.panels.commands.learn import attended
from lacitta_nb.panels.course import Notes
from lacitta_nb.panels.notices import ChangedElsewhere, Notice, notice_of, saying
from lacitta_nb.panels.saving import Files
from lacitta_nb.panels.seats import SeatChoice
from lacitta_nb.panels.session import Session
from lacitta_nb.panels.settling import begin, settle
from lacitta_nb.texts import current, speaking, tongue

SLICE: Final = 0.3
"""Seconds that a computer player thinks before a click is looked at."""

_MOVES_ON: Final = ("tick", "step", "run", "guessed")
"""Commands in which phases and computer players move: what fails here would fail again."""

Command = Mapping[str, object]
Request = Command | Callable[[], Command]
"""A command, or a function that reads it off the screen."""


class Result(NamedTuple):
    """What a command led to: whether it was carried out, the game's events, and a notice."""

    ok: bool
    events: tuple[Event, ...] = ()
    notice: Notice | None = None


class Controller:
    """One game on one screen: it holds the session of this moment, and replaces it.

    Args:
        game: what is played.
        folder: where games are saved.
        seats: who plays, by number or name of the player; whoever is not named is a person.
        patience: seconds that a computer player thinks during one command, before it is asked to go
            on by the next one.
        language: what the panel speaks; None: what is spoken now.
        guide: whether the game goes on to the first decision of a person at once, with a guide.
        lesson: the lesson that is played, beginning with its first task instead of the game.
        notes: where it is kept what was learnt in it.

    Attributes:
        session: all that the panel knows.
    """

    def __init__(
        self,
        game: AnyGame,
        folder: Path | str = ".",
        seats: Mapping[int | str, SeatChoice] | None = None,
        *,
        patience: float = SLICE,
        language: str | None = None,
        guide: bool = False,
        lesson: Lesson | None = None,
        notes: Notes | None = None,
    ) -> None:
        self._one_at_a_time = RLock()
        self._at_work = False
        spoken = current() if language is None else tongue(language)
        with speaking(spoken):
            self.session: Session[Any, Any, Any] = begin(
                game, Files(Path(folder)), patience, seats, spoken
            )
            if lesson is not None:
                self.session = attended(self.session, lesson, notes)
            elif guide:
                self.session = opened(self.session)

    @property
    def game(self) -> Any:  # noqa: ANN401 - the class that the user's game has
        """The game on the panel; another one after `new` or `load`."""
        return self.session.game

    def spoken(self) -> AbstractContextManager[None]:
        """A block in the language of the panel, which need not be the one that is spoken around."""
        return speaking(self.session.language)

    def also_say(self, notice: Notice) -> None:
        """Say once what failed, after what the status line says already."""
        said = self.session.notice
        if said is None:
            self.session = replace(self.session, notice=notice)
        elif notice.text not in said.text:
            both = Notice("error", lambda: f"{said.text} {notice.text}", said.trace + notice.trace)
            self.session = replace(self.session, notice=both)

    def dispatch(self, request: Request, then: Callable[[], None] | None = None) -> Result:
        """Carry out one command of a view, in the language of the session.

        Never raises: an error becomes the notice, and game and session are as they were.

        Args:
            request: what was clicked.
            then: shows the outcome; an error in it counts as an error of the command.
        """
        # Where comm messages have a shell of their own, a click comes while a cell is running.
        with self._one_at_a_time, self.spoken():
            if self._at_work:
                # A player, or whoever watches the widget, clicks in the midst of a command.
                return Result(ok=False, notice=Notice("error", saying("panel-at-work")).told())
            self._at_work = True
            try:
                return self._guarded(request, then)
            finally:
                self._at_work = False

    def _guarded(self, request: Request, then: Callable[[], None] | None) -> Result:
        before, mark = self.session, self.session.game.mark()
        command: Command = {}
        try:
            command = request() if callable(request) else request
            self.session = carry_out(before, command)
            if then is not None:
                with self.spoken():  # the command may have changed it
                    then()
        # The one guard: everything is shown, also an interrupt and whatever others' code raises.
        except BaseException as error:  # noqa: BLE001
            if not isinstance(error, ChangedElsewhere):
                before.game.return_to(mark)
            notice = notice_of(error)
            # What a cell has changed meanwhile is taken in, or the view would tell what is gone.
            changed = before.game.state is not before.shown
            now = replace(settle(before), events=()) if changed else before
            play = now.play if _refused(error, command) else now.play.stopped()
            asked = now.asked if _leaves_question(command) else None
            self.session = replace(now, play=play, notice=notice, asked=asked)
            return Result(ok=False, notice=notice.told())
        said = self.session.notice
        with self.spoken():
            told = None if said is None else said.told()
        return Result(ok=True, events=self.session.done, notice=told)


def _leaves_question(command: object) -> bool:
    """Whether a command lets a question wait: its answer, and what nobody has clicked."""
    return isinstance(command, Mapping) and command.get("do") in ("yes", "no", "tick", "language")


def _refused(error: BaseException, command: object) -> bool:
    """Whether somebody only asked for what can't be done, so that the panel may go on by itself."""
    broken = isinstance(error, PlayerMistake | ChangedElsewhere)
    moved_on = isinstance(command, Mapping) and command.get("do") in _MOVES_ON
    return isinstance(error, LaCittaError) and not broken and not moved_on

"""What commands do: one handler per kind of order, from a session to the next one."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeVar

from lacitta_nb.panels import orders
from lacitta_nb.panels.acting import Foresight
from lacitta_nb.panels.coaching import put_away, reviewed
from lacitta_nb.panels.commands import (
    choose,
    coach,
    computer,
    consult,
    guide,
    keep,
    language,
    learn,
    move,
    predict,
    show,
)
from lacitta_nb.panels.guide import guided
from lacitta_nb.panels.notices import info
from lacitta_nb.panels.orders import word_of
from lacitta_nb.panels.predicting import GOES_ON
from lacitta_nb.panels.reading import read
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.settling import settle

Given = TypeVar("Given")

Handler = Callable[[AnySession, Any], AnySession]


def _does(
    kind: type[Given], handler: Callable[[AnySession, Given], AnySession]
) -> tuple[type, Handler]:
    """A kind of order with what carries it out; so each handler is held to its own kind."""
    return kind, handler


HANDLERS: Final[Mapping[type, Handler]] = dict(
    (
        _does(orders.Step, move.step),
        _does(orders.Run, move.run),
        _does(orders.Confirm, move.confirm),
        _does(orders.Undo, move.undo),
        _does(orders.Redo, move.redo),
        _does(orders.Choose, choose.choose),
        _does(orders.Pick, choose.pick),
        _does(orders.Space, choose.space),
        _does(orders.Plan, choose.plan),
        _does(orders.Unplan, choose.unplan),
        _does(orders.Cancel, choose.cancel),
        _does(orders.Forecast, show.forecast),
        _does(orders.Curtain, show.curtain),
        _does(orders.Reveal, show.reveal),
        _does(orders.Hide, show.hide),
        _does(orders.Log, show.log),
        _does(orders.Drawer, show.drawer),
        _does(orders.Rule, consult.rule),
        _does(orders.Edition, consult.edition),
        _does(orders.Predict, predict.predict),
        _does(orders.Guess, predict.guess),
        _does(orders.Guessed, move.guessed),
        _does(orders.Coach, coach.coach),
        _does(orders.GoBack, move.go_back),
        _does(orders.Guide, guide.guide),
        _does(orders.Language, language.language),
        _does(orders.Learn, learn.learn),
        _does(orders.Refresh, show.refresh),
        _does(orders.New, keep.new),
        _does(orders.Thrown, keep.thrown),
        _does(orders.Save, keep.save),
        _does(orders.Load, keep.load),
        _does(orders.Upload, keep.upload),
        _does(orders.Download, keep.download),
        _does(orders.Code, keep.code),
        _does(orders.Yes, keep.yes),
        _does(orders.No, keep.no),
        _does(orders.Play, computer.play),
        _does(orders.Stop, computer.stop),
        _does(orders.Pace, computer.pace),
        _does(orders.Tick, computer.tick),
        _does(orders.Seat, computer.sit),
        _does(orders.Hint, computer.hint),
        _does(orders.Take, computer.take),
    )
)
"""What carries out each kind of order (panels/orders.py)."""


_LOOKS_UP: Final = ("log", "drawer", "rule", "edition")
"""Commands by which somebody looks something up, and goes on where they were."""


def carry_out(session: AnySession, command: Mapping[str, object]) -> AnySession:
    """The session after a command; its game may have moved.

    Raises:
        PanelError: no such command. Any other error, too: whoever calls puts the game back.
    """
    order = read(command)
    do = word_of(order)
    began, number = len(session.game.history), session.number + 1
    session = replace(session, did=do, number=number, began=began, only_thought=False, done=())
    if session.game.state is not session.shown and do != "refresh":
        rest = replace(session, play=session.play.stopped())
        changed = replace(settle(rest), events=(), notice=info("panel-changed-elsewhere"))
        return learn.carried_on(changed)
    if do not in ("tick", "language"):
        session = _cleared(session, do)
    session = learn.carried_on(HANDLERS[type(order)](session, learn.meant(session, order)))
    if session.only_thought:
        return session
    session = guided(reviewed(replace(session, foresight=_foreseen(session))))
    return keep.asked_at_end(session)


def _foreseen(session: AnySession) -> Foresight | None:
    if session.supposed is None:
        return None
    ready = session.selection.ready()
    return session.acting.foresee(session.seen, ready, session.supposed, session.asker)


def _cleared(session: AnySession, do: str) -> AnySession:
    """What was said about the last click is gone with the next one."""
    if do not in ("yes", "no"):
        session = replace(session, asked=None)
    if do not in ("curtain", "reveal", "download", "code", "save", *_LOOKS_UP):
        session = replace(session, curtain=None)
    if session.consulted.lit:
        session = replace(session, consulted=session.consulted._replace(lit=()))
    if do in GOES_ON:
        session = replace(session, marked=None, coach=put_away(session.coach))
    if do in ("choose", "pick", "space") and not planned(session.seen):
        session = replace(session, advice=())  # somebody has chosen for themselves
    session = learn.without_news(session)
    # Whoever asks for advice on a choice still reads what the coach has said of it.
    said = session.notice if do == "hint" else None
    return replace(session, notice=said, refused=None, travelled=None, replaced=False)

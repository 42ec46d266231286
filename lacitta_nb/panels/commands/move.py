"""Commands that move the game: phases, moves, back and forth."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Final

from lacitta_nb.core.errors import NothingToRedo, NothingToUndo
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import Event, State
from lacitta_nb.panels import orders
from lacitta_nb.panels.coaching import warned
from lacitta_nb.panels.commands.computer import begin_thought
from lacitta_nb.panels.commands.predict import ask, given
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.playing import Travel
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession, Curtain
from lacitta_nb.panels.settling import happened, settle
from lacitta_nb.panels.uncovering import Bar, uncovered


def _decides(session: AnySession) -> bool:
    """Whether somebody has to decide; where computer players sit with persons, a person."""
    waits = session.computer is None or not session.persons
    return session.game.decision is not None and waits


_STOPS: Final[Mapping[str, Callable[[AnySession], bool]]] = {
    "one": lambda _: True,
    "decision": _decides,
    "end": lambda _: False,
}
"""How far undo and redo go in every game: a test of where to stop."""


def _stop_at(session: AnySession, to: str) -> Callable[[], bool] | None:
    """A test of whether undo and redo stop here; None where that is no way to stop."""
    if to in _STOPS:
        return lambda: _STOPS[to](session)
    own = session.acting.stops.get(to)
    return None if own is None else lambda: own(session.game.state)


def step(session: AnySession, _: orders.Step) -> AnySession:
    """The next phase, or the move of the computer player who must decide."""
    resume = session.play.resume
    rest = replace(session, play=session.play.stopped()._replace(resume=resume))
    if rest.computer is not None:
        return begin_thought(rest)
    decision = rest.game.decision
    if decision is not None:
        # The game's own error tells a programmer what to call.
        name = rest.game.players[decision.player].name
        raise PanelError("panel-step-wait-game", player=name)
    asking = ask(rest, "step")
    if asking is not None:
        return asking
    since = len(rest.game.history)
    return happened(rest, rest.game.step(), since)


def guessed(session: AnySession, _: orders.Guessed) -> AnySession:
    """On with what the question has held up."""
    session, then = given(session)
    if session.play.running:
        return session
    return run(session, orders.Run()) if then == "run" else step(session, orders.Step())


def run(session: AnySession, _: orders.Run) -> AnySession:
    """On to the next decision of a person; computer players' moves come one by one, by ticks.

    A page that sends none has endless patience: there they all come at once.
    """
    if session.patience == inf and session.persons:
        return _run_at_once(session)
    session = _rushing(session)
    if session.play.running:
        return session
    events: list[Event] = []
    since = len(session.game.history)
    while session.game.decision is None and not session.game.over:
        if (asking := ask(session, "run")) is not None:
            return asking
        events += session.game.step()
        session = happened(session, events, since)
    session = session if events else happened(session, events, since)
    return _rushing(session) if session.computer is not None else session


def _run_at_once(session: AnySession) -> AnySession:
    events: list[Event] = []
    since = len(session.game.history)
    while not session.game.over and not _decides(session):
        if (asking := ask(session, "run")) is not None:
            session = asking
            break
        if session.computer is None:
            session = happened(session, session.game.step(), since)
        else:
            session = begin_thought(session)
        events += session.done
    if events:
        session = replace(session, events=tuple(events), since=since)
    return replace(session, done=tuple(events))


def _rushing(session: AnySession) -> AnySession:
    """Where computer players must now move until a person decides, they begin to.

    Where the game went on by itself, it does so again from then on.
    """
    play = session.play
    rest = play.stopped()._replace(resume=play.resume or (play.running and not play.rush))
    if session.computer is not None and session.persons:
        rest = rest._replace(running=True, rush=True)
    return replace(session, play=rest)


def _why_computers(session: AnySession) -> str:
    """The sentence for whoever confirms where a computer player decides.

    In a lesson these move by themselves, so that one who is next waits for nothing any more.
    """
    if session.course is None:
        return "panel-computers-turn"
    missed = session.course.verdict.standing == "missed"
    return "panel-lesson-again" if missed else "panel-lesson-on"


def confirm(session: AnySession, _: orders.Confirm) -> AnySession:
    """Play what is chosen."""
    if session.computer is not None:
        raise PanelError(_why_computers(session))
    actions = session.selection.ready()
    if not actions:
        raise PanelError("panel-nothing-chosen")
    warning = warned(session, actions)
    if warning is not None:
        return warning
    game, acting, looks = session.game, session.acting, session.looks
    decision, since = game.decision, len(game.history)
    events: list[Event] = []
    several = planned(session.seen)
    for action in actions:
        # The last ones of a plan are played by the rules when no choice is left.
        if several and game.decision != decision:
            break
        played = game.play(action)
        events += played
        if acting.hand_over(played) is not None:
            looks = looks.confirmed(game.history[-1])
    session = happened(replace(session, looks=looks), events, since)
    player = acting.hand_over(events)
    if player is not None and session.asker is None:
        session = replace(session, curtain=Curtain(player, open=False))
    return session


def undo(session: AnySession, order: orders.Undo) -> AnySession:
    """Take back the last move, or farther."""
    return _travel(session, "undo", order.to, session.game.undo)


def redo(session: AnySession, order: orders.Redo) -> AnySession:
    """Play again what was taken back, or farther."""
    return _travel(session, "redo", order.to, session.game.redo)


def go_back(session: AnySession, order: orders.GoBack) -> AnySession:
    """Take back all that was done after a place in the history."""
    game, place = session.game, order.place
    if not 0 <= place < len(game.history):
        raise PanelError("panel-bad-command", command=f"go_back {place}")
    return _travelled(session, "undo", lambda: len(game.history) <= place, game.undo)


_FAR: Final = ("one", "decision")
"""Where undo stops only if it comes so far; elsewhere it goes back as far as it can."""


def _travel(session: AnySession, do: str, to: str, move: Callable[[], object]) -> AnySession:
    """Go back, or on again, by one move or farther."""
    stops = _stop_at(session, to)
    if stops is None:
        raise PanelError("panel-bad-command", command=f"{do} {to}")
    return _travelled(session, do, stops, move, far=to not in _FAR)


def _travelled(
    session: AnySession,
    do: str,
    stops: Callable[[], bool],
    move: Callable[[], object],
    *,
    far: bool = False,
) -> AnySession:
    """Go back, or on again, until a test says where to stop.

    Where something hidden was seen, going back ends: as `far` as that, or it is refused.
    """
    game = session.game
    had, states = game.history, _states(game)
    bar = uncovered(session) if do == "undo" else Bar()
    if had and len(had) == bar.place:
        raise PanelError(bar.why)
    move()
    while not stops() and len(game.history) != bar.place:
        try:
            move()
        except (NothingToUndo, NothingToRedo):
            break
    if bar.why and not far and not stops():
        raise PanelError(bar.why)
    has = game.history
    if len(has) > len(had):
        states = _states(game)
    first, last = sorted((len(had), len(has)))
    longer = max(had, has, key=len)
    held = session.play.running or session.play.resume
    travel = Travel(do, longer[first:last], states[first:last], held)
    rest = replace(session, play=session.play.stopped(), events=())
    return replace(settle(rest), travelled=travel)


def _states(game: AnyGame) -> tuple[State, ...]:
    """The state before each step and move of the game, and the last one."""
    return (game.start, *(entry.step.state for entry in game.history))

"""Commands about computer players: their moves, playing by itself, hints.

No thread and no task of the kernel's event loop plays: the page asks for each next piece with a
`tick`, as a person asks with a click. So every piece runs inside a message that the kernel handles,
with the one guard round it; between two pieces a click on Stop comes through; and a page that is
closed asks for nothing more. A task would run between messages, where the kernel ignores an
interrupt. A message is interrupted where the kernel handles it in its main shell; JupyterLab has
comm messages handled in a shell of their own, which no interrupt reaches: there only Stop stops.
"""

from dataclasses import replace

from lacitta_nb.core.errors import IllegalAction
from lacitta_nb.core.records import Action, Event
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.advice import advised
from lacitta_nb.panels.commands.predict import ask
from lacitta_nb.panels.notices import ChangedElsewhere, PanelError
from lacitta_nb.panels.playing import PACES, Told
from lacitta_nb.panels.seats import Thought, offered, sitter_for, why
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.settling import happened, seat_anew
from lacitta_nb.players.kinds import kinds_of
from lacitta_nb.players.protocol import illegal_move


def begin_thought(session: AnySession) -> AnySession:
    """Let the computer player who must decide begin to think."""
    seat = session.computer
    assert seat is not None
    player = session.sitters[seat].player
    assert player is not None
    view = session.game.state.seen_by(seat)
    thought = Thought(seat, player, view)
    thinking = replace(session, play=session.play._replace(thought=thought))
    return replace(_think(thinking, thought), only_thought=False)


def _think(session: AnySession, thought: Thought) -> AnySession:
    """Think on; a single move is made as soon as it is found, others when their time has come."""
    action = thought.action
    if action is None:
        action = thought.go_on(session.patience)
        if action is None or session.play.running:
            return replace(session, only_thought=True)
    return _moved(session, thought.seat, action)


def _moved(session: AnySession, seat: int, action: Action) -> AnySession:
    before = session.seen
    game, sitter = session.game, session.sitters[seat]
    if game.state is not session.shown:
        # A cell changed the game while the player was thinking.
        raise ChangedElsewhere("panel-changed-elsewhere")
    try:
        events = game.play(action)
    except IllegalAction as refused:
        raise illegal_move(sitter.player, before, action, refused) from None
    # In a lesson a computer player does what the lesson needs: that is no reason to be told.
    reason = str if session.course is not None else why(sitter, before, action)
    told = Told(seat, action, reason, game.history[-1])
    told_of = {**session.told, len(game.history): told}
    session = replace(session, notice=None, told=told_of)
    session = happened(session, events, _unseen_since(session))
    return replace(session, events=_last_moves(session))


def _unseen_since(session: AnySession) -> int:
    """The place in the history after which nothing waited for a person.

    That is where the computer players' last moves began. While the panel plays by itself, nobody
    has asked for the phases either: then it is where the last move of a person was made.
    """
    history = session.game.history
    place = len(history)
    while place:
        automatic = history[place - 1].action is None and session.play.running and session.persons
        if not automatic and session.told_at(place) is None:
            break
        place -= 1
    return place


def _last_moves(session: AnySession) -> tuple[Event, ...]:
    """What the computer players' last moves did, one after the other."""
    history = session.game.history
    first = len(history)
    while first and session.told_at(first) is not None:
        first -= 1
    return tuple(event for entry in history[first:] for event in entry.step.events)


def tick(session: AnySession, order: orders.Tick) -> AnySession:
    """The next piece of what the panel does by itself."""
    play = session.play
    if order.ticket != play.ticket or session.wait is None:
        return session
    session = replace(session, play=play._replace(ticket=play.ticket + 1))
    if play.thought is not None:
        return _think(session, play.thought)
    if session.computer is not None:
        return begin_thought(session)
    session = replace(session, notice=None)
    asking = ask(session, "tick") if session.persons else None
    if asking is not None:
        return asking
    events = session.game.step()
    return happened(session, events, _unseen_since(session))


def play(session: AnySession, _: orders.Play) -> AnySession:
    """Go on without being asked."""
    running = session.play._replace(running=not session.game.over, rush=False, paused="")
    return replace(session, play=running)


def stop(session: AnySession, _: orders.Stop) -> AnySession:
    """Stop going on, and thinking."""
    return replace(session, play=session.play.stopped())


def pace(session: AnySession, order: orders.Pace) -> AnySession:
    """Go on faster or slower."""
    if order.pace not in PACES:
        raise PanelError("panel-bad-command", command=f"pace {order.pace}")
    return replace(session, play=session.play._replace(pace=order.pace))


def sit(session: AnySession, order: orders.Seat) -> AnySession:
    """Let somebody else play from now on."""
    place, kind = order
    kinds = kinds_of(session.game.state)
    if place >= len(session.sitters) or kind not in offered(kinds):
        raise PanelError("panel-bad-command", command=f"seat {place} {kind}")
    return seat_anew(session, place, sitter_for(kind, place, kinds))


def hint(session: AnySession, _: orders.Hint) -> AnySession:
    """Advise whoever must decide, on what they may know; asked again, take the advice away."""
    return replace(session, advice=()) if session.advice else advised(session)


def take(session: AnySession, order: orders.Take) -> AnySession:
    """Choose what a hint says, without confirming it."""
    if order.hint >= len(session.advice):
        raise PanelError("panel-bad-command", command=f"take {order.hint}")
    selection = session.selection.with_action(session.advice[order.hint].action)
    session = replace(session, selection=selection, looked_at="")
    return advised(session) if planned(session.seen) else session

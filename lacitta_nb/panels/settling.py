"""What becomes of a session when its game has moved, or another one is on the table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from lacitta_nb.core.box import box_of
from lacitta_nb.core.game import AnyGame
from lacitta_nb.core.records import Event, State
from lacitta_nb.panels.acting import acting_of
from lacitta_nb.panels.playing import PACES, Play
from lacitta_nb.panels.predicting import Marked, on_time, phase_of
from lacitta_nb.panels.saving import Exports, Files
from lacitta_nb.panels.seats import SeatChoice, Sitter, sitters_for
from lacitta_nb.panels.secrets import Looks
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import AnySession, Session


def begin(
    game: AnyGame,
    files: Files,
    patience: float,
    seats: Mapping[int | str, SeatChoice] | None,
    language: str,
) -> AnySession:
    """The session with which a game comes on the panel; whoever is not named is a person."""
    sitting, state = sitters_for(game, seats), game.state
    return settle(
        Session(
            game=game,
            files=files,
            patience=patience,
            language=language,
            sitters=sitting,
            looks=Looks().seated(sitting),
            shown=state,
            known=state,
            seen=state,
            saved=state,
            selection=Selection(state),
        )
    )


def settle(session: AnySession) -> AnySession:
    """Take in the game as it is now; what was half chosen is gone."""
    game, shown = session.game, session.game.state
    known = acting_of(shown).known(shown, session.looks, game.history)
    settled = replace(
        session,
        play=_going_on(session),
        moved=False,
        shown=shown,
        known=known,
        seen=_seen(known, session.asker),
        exports=Exports(),
        advice=(),
        refused=None,
        looked_at="",
        curtain=None,
    )
    return _predicted(replace(settled, selection=settled.untouched()))


def _predicted(session: AnySession) -> AnySession:
    """Follow what was predicted: it is marked when its phase is over, and gone when taken back."""
    game, guess, marked = session.game, session.guess, session.marked
    if marked is not None and not marked.stands(game.history):
        session = replace(session, marked=None)
    if guess is None or (len(game.history) == guess.place and on_time(guess, game)):
        return session
    if not on_time(guess, game):
        return replace(session, guess=None)
    phase = phase_of(guess, game.history)
    if phase is None:
        return replace(session, guess=replace(guess, stage="begun", half=""))
    events = [event for entry in phase for event in entry.step.events]
    true = session.acting.answers(guess.prediction, events)
    place = guess.place + len(phase)
    done = Marked(guess.prediction, guess.chosen, true, phase[-1], place, guess.place)
    return replace(session, guess=None, marked=done)


def seen_at(session: AnySession, place: int) -> State:
    """An earlier moment of the game, as everyone at the screen may see it.

    Args:
        session: what is on the screen.
        place: how many plays and steps had been made by then.
    """
    history = session.game.history[:place]
    state = history[-1].step.state if history else session.game.start
    known = session.acting.known(state, session.looks, history)
    seen: State = _seen(known, session.asker)
    return seen


def _seen(known: Any, asker: int | None) -> Any:  # noqa: ANN401 - a state of any game
    return box_of(known).rules.public(known) if asker is None else known.seen_by(asker)


def take_up(
    session: AnySession, game: AnyGame, sitters: Sequence[Sitter] | None = None
) -> AnySession:
    """Take up another game; without `sitters` the same players stay, if there are as many."""
    same = [p.name for p in game.players] == [p.name for p in session.game.players]
    sitting = tuple(sitters or (session.sitters if same else sitters_for(game, None)))
    taken = replace(
        session,
        game=game,
        sitters=sitting,
        looks=Looks().seated(sitting),
        play=session.play.stopped(),
        told={},
        events=(),
        whole_log=False,
        saved=game.state,
    )
    return replace(settle(taken), replaced=True)


def happened(session: AnySession, events: Sequence[Event], since: int) -> AnySession:
    """Take in what steps and moves have done.

    Args:
        session: what was before them, with their game.
        events: what they did.
        since: the place in the game's history from which it is to be told.
    """
    found = tuple(events)
    return replace(settle(replace(session, events=found, since=since)), done=found, moved=True)


def seat_anew(session: AnySession, seat: int, sitter: Sitter) -> AnySession:
    """Let somebody else sit at a place."""
    sitters = (*session.sitters[:seat], sitter, *session.sitters[seat + 1 :])
    looks = session.looks.seated(sitters)
    return settle(replace(session, play=session.play.stopped(), sitters=sitters, looks=looks))


def _going_on(session: AnySession) -> Play:
    """How the panel goes on by itself after what has just been done.

    Persons get a pause after the phases that they want to see, unless they asked for none.
    """
    game, play = session.game, session.play._replace(thought=None)
    if game.over:
        return play._replace(running=False, rush=False)
    waits = game.decision is not None and session.computer is None
    if not play.running and play.resume and waits:
        return play.stopped()._replace(running=True)
    if not play.running or not session.persons:
        return play
    if play.rush:
        return play.stopped()._replace(running=play.resume) if waits else play
    left = session.shown.phase
    seen = left in session.acting.pauses and left != game.phase and session.events
    return play.stopped()._replace(paused=left, resume=True) if seen and PACES[play.pace] else play

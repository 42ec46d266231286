"""The coach: warns before a blunder is confirmed, and looks back when a stage of the game is over.

Who judges a choice the game says (`Acting.critic`), on what the screen may show: at a table of
several persons a warning would tell the others what one of them has looked at. It warns once at a
decision, whatever is chosen there then. What it says of a stage is worked out by the rules
(`arena.review`).
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from lacitta_nb.arena.review import ended_stage, regret
from lacitta_nb.core.records import Action, State
from lacitta_nb.panels.notices import Notice
from lacitta_nb.panels.selection import planned
from lacitta_nb.panels.session import AnySession, Coach, Review
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.words import points_text
from lacitta_nb.players.critic import Loss
from lacitta_nb.players.judge import judge_of, one_of_each
from lacitta_nb.texts import sentence

MARGIN: Final = 2.0
"""Felt points from which on a choice is a blunder: well beyond the chance of the playouts."""
NOTEWORTHY: Final = 0.75
"""Felt points from which on a choice is worth going back to."""


HINTS: Final = 3
"""How many things a hint advises."""


def warned(session: AnySession, actions: Sequence[Action]) -> AnySession | None:
    """The session in which the coach warns of what is about to be confirmed; None: no warning."""
    coach, place = session.coach, len(session.game.history)
    critic = session.acting.critic
    if coach is None or critic is None or place in coach.warned or planned(session.seen):
        return None
    seen = session.seen
    if seen.decision is None or actions[0] in _advised(seen):
        return None
    loss = critic.loss(seen, actions[0])
    if loss.points < MARGIN or loss.better == actions[0]:
        return None
    told = coach._replace(warned=coach.warned | {place})
    return replace(session, coach=told, notice=Notice("info", partial(_warning, seen, loss)))


def _advised(seen: State) -> list[Action]:
    """What hints advise: whoever follows them is never told of a blunder."""
    judge = judge_of(seen)
    found = one_of_each(judge, judge.candidates(seen))[:HINTS]
    return [action for candidate in found for action in (candidate.action, *candidate.others)]


def reviewed(session: AnySession) -> AnySession:
    """The session in which the coach looks back on the stage that the last command has ended."""
    coach = session.coach
    if coach is None or not session.acting.reviewed:
        return session
    stage = ended_stage(session.game, session.began)
    if stage is None:
        return session
    events = tuple(event for entry in stage.entries for event in entry.step.events)
    seats = range(len(session.game.players))
    reviews = tuple(Review(seat, events, regret(stage, seat)) for seat in seats)
    return replace(session, coach=coach._replace(reviews=reviews))


def put_away(coach: Coach | None) -> Coach | None:
    """The coach when what was told has been read."""
    return coach and coach._replace(reviews=())


def _warning(seen: State, loss: Loss) -> str:
    better = showing_of(seen).preview_title(seen, (loss.better,))
    return sentence("panel-coach-blunder", {"better": better, "points": points_text(loss.points)})

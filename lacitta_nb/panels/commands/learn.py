"""Commands about a lesson, and what becomes of it when its game moves.

In a lesson nothing but the learner's decisions has to be clicked: after each of them computer
players move and phases run, at once, up to where the learner decides again or the goal is decided.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

from lacitta_nb.core.errors import NothingToUndo
from lacitta_nb.core.game import AnyGame
from lacitta_nb.lessons.lesson import HELPS, Lesson
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import following
from lacitta_nb.lessons.solving import solved
from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.computer import begin_thought
from lacitta_nb.panels.course import Course, Notes, first_decision
from lacitta_nb.panels.guide import awaits_person
from lacitta_nb.panels.notices import Notice, PanelError
from lacitta_nb.panels.seats import SeatChoice, sitters_for
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.settling import happened, take_up

_ELSEWHERE: Final = (
    *(orders.New, orders.Thrown, orders.Load, orders.Upload, orders.Seat),
    *(orders.Play, orders.Predict, orders.Hint, orders.Coach, orders.GoBack),
)
"""Orders that have no place in a lesson."""


def attended(session: AnySession, lesson: Lesson, notes: Notes | None = None) -> AnySession:
    """The session at the beginning of a lesson; computer players never make its page wait."""
    session = _begun(replace(session, patience=inf), Course.of(lesson, notes), 0)
    return replace(carried_on(session), replaced=False)


def learn(session: AnySession, order: orders.Learn) -> AnySession:
    """Go on in the lesson."""
    course = session.course
    if course is None or order.to not in _WAYS:
        raise PanelError("panel-bad-command", command=f"learn {order.to}")
    return _WAYS[order.to](session, course)


def _help(session: AnySession, course: Course) -> AnySession:
    if course.finished or course.helps >= HELPS:
        raise PanelError("panel-lesson-no-more-help")
    return replace(session, course=course.helped())


def _retry(session: AnySession, course: Course) -> AnySession:
    return _begun(session, course, min(course.at, len(course.lesson.tasks) - 1))


def _reveal(session: AnySession, course: Course) -> AnySession:
    """Begin the task anew and play its solution, all of which is told and drawn."""
    at = min(course.at, len(course.lesson.tasks) - 1)
    game = solved(course.lesson.tasks[at])
    begun = replace(course.begun(at), revealed=True, helps=course.helps)
    session = _seated(replace(session, course=begun), game)
    session = happened(session, game.events, 0)
    return replace(session, began=0, replaced=False)


def _next(session: AnySession, course: Course) -> AnySession:
    if not course.finished:
        return _begun(session, course, course.at + 1)
    coming = following(course.lesson)
    if coming is None:
        raise PanelError("panel-lesson-last")
    return _begun(session, Course.of(coming, course.notes), 0)


def _back(session: AnySession, course: Course) -> AnySession:
    """To the task before; from the last page to the first one that is still to be done."""
    if course.at == 0:
        raise PanelError("panel-lesson-first-task")
    unmet = course.unmet if course.finished else ()
    return _begun(session, course, unmet[0] if unmet else course.at - 1)


_WAYS: Final[Mapping[str, Callable[[AnySession, Course], AnySession]]] = {
    "help": _help,
    "retry": _retry,
    "reveal": _reveal,
    "next": _next,
    "back": _back,
}


def _begun(session: AnySession, course: Course, at: int) -> AnySession:
    """The session at the beginning of a task; behind the last one the table stays as it is."""
    begun = course.begun(at)
    session = replace(session, course=begun)
    return session if begun.finished else _seated(session, begun.task.begin())


def _seated(session: AnySession, game: AnyGame) -> AnySession:
    """A game of the lesson's task on the table, with its computer players."""
    assert session.course is not None
    players = session.course.task.seats.items()
    seats: dict[int | str, SeatChoice] = {seat: player for seat, player in players}  # noqa: C416
    return take_up(session, game, sitters_for(game, seats))


def without_news(session: AnySession) -> AnySession:
    """The same with what the lesson told last as something known."""
    course = session.course
    return session if course is None else replace(session, course=replace(course, news=""))


def meant(session: AnySession, order: orders.Order) -> orders.Order:
    """An order as it is meant in a lesson: back and forth go from decision to decision.

    Raises:
        PanelError: it has no place in a lesson. NothingToUndo: the learner has not decided yet.
    """
    course = session.course
    if course is None:
        return order
    if isinstance(order, _ELSEWHERE):
        raise PanelError("panel-lesson-not-here")
    if isinstance(order, orders.Undo):
        if len(session.game.history) <= first_decision(session.game, session.persons):
            raise NothingToUndo("nothing-to-undo")
        return orders.Undo("decision")
    if isinstance(order, orders.Redo) and order.to != "end":
        return orders.Redo("decision")
    return order


def carried_on(session: AnySession) -> AnySession:
    """The session when nothing is left to do but what the learner decides.

    After each move and phase it is asked how the goal stands; where it is decided, all rests.
    """
    if session.course is None:
        return session
    session = _judged(session)
    if not _goes_on(session):
        return session
    told = session.moved and len(session.game.history) > session.began
    since = session.since if told else len(session.game.history)
    events = list(session.events) if told else []
    while _goes_on(session):
        if session.computer is None:
            session = happened(session, session.game.step(), since)
        else:
            session = begin_thought(session)
        events += session.done
        session = _judged(session)
    return replace(session, events=tuple(events), since=since, done=tuple(events))


def _judged(session: AnySession) -> AnySession:
    """The session with the goal as it stands; what must be known of where that is kept is told."""
    assert session.course is not None
    course = session.course.judged(session.game)
    news = () if course.notes is None else course.notes.news()
    if news:
        said = partial(_joined, news, course.lesson.game)
        session = replace(session, notice=Notice("info", said))
    return replace(session, course=course)


def _joined(news: Sequence[Said], game: str) -> str:
    return " ".join(said.text(game) for said in news)


def _goes_on(session: AnySession) -> bool:
    course, game = session.course, session.game
    waits = game.over or awaits_person(session) or session.open_guess is not None
    return course is not None and course.open and not waits

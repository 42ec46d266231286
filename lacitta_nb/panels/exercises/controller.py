"""An exercise without any widget: commands in, another session or a notice out."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from threading import RLock

from lacitta_nb.lessons.exercise import Exercise
from lacitta_nb.lessons.progress import Progress
from lacitta_nb.lessons.training import Training, drawn, learnt
from lacitta_nb.panels.dispatch import Command
from lacitta_nb.panels.exercises import orders
from lacitta_nb.panels.exercises.answering import chosen, clicked, counted, dropped, moved
from lacitta_nb.panels.exercises.pictures import layers
from lacitta_nb.panels.exercises.session import Session, asked, beginning
from lacitta_nb.panels.exercises.view import task_view
from lacitta_nb.panels.notices import Notice, PanelError, info, notice_of
from lacitta_nb.panels.reading import order_of
from lacitta_nb.texts import current, languages, sentence, speaking, tongue


class Trainer:
    """One exercise after the other: it holds the session of this moment, and replaces it.

    Args:
        training: what may be asked.
        progress: what was learnt before and is learnt now.
        language: what is spoken; None: what is spoken now.

    Attributes:
        session: all that the page knows.

    Raises:
        BadSetting: no exercise can be drawn.
        UnknownLanguageError: there are no sentences in the language.
        Exception: what the only kind that may be asked raised.
    """

    def __init__(
        self,
        training: Training,
        progress: Progress,
        *,
        language: str | None = None,
    ) -> None:
        spoken = current() if language is None else tongue(language)
        self._one_at_a_time = RLock()
        with speaking(spoken):
            begun, exercise = _drawn(training, progress, spoken)
            self.session = replace(
                _begun(begun, exercise, progress, spoken),
                notice=_failures(training, begun) or _news(progress),
            )

    def spoken(self) -> AbstractContextManager[None]:
        """A block in the language of the page."""
        return speaking(self.session.language)

    def dispatch(self, command: Command, then: Callable[[], None] | None = None) -> None:
        """Carry out one command of the page; an error becomes the notice, all else stays.

        Args:
            command: what was done.
            then: shows the outcome; an error in it counts as an error of the command.
        """
        with self._one_at_a_time, self.spoken():
            before = self.session
            try:
                self.session = _carried_out(before, order_of(command, orders.ORDERS))
                if then is not None:
                    with self.spoken():  # the command may have changed it
                        then()
            # The one guard: whatever goes wrong is shown.
            except BaseException as error:  # noqa: BLE001
                self.session = replace(before, notice=notice_of(error))
                if then is not None:
                    then()


def _carried_out(session: Session, order: orders.Order) -> Session:
    if isinstance(order, orders.Language):
        return _spoken(session, order)
    session = replace(session, notice=None)
    if isinstance(order, orders.Next):
        return session if session.marked is None else _gone_on(session)
    # What comes late, after the answer is known, changes nothing.
    return session if session.marked is not None else _answered(session, order)


def _spoken(session: Session, order: orders.Language) -> Session:
    if order.name not in languages():
        raise PanelError("panel-bad-command", command=f"language {order.name}")
    return replace(session, language=order.name)


def _answered(session: Session, order: orders.Order) -> Session:
    if isinstance(order, orders.Check):
        return _checked(session, order)
    session = replace(session, unsure=False)
    match order:
        case orders.Choose():
            return chosen(session, order)
        case orders.Space():
            return clicked(session, order)
        case orders.Drop():
            return dropped(session, order)
        case orders.Move():
            return moved(session, order)
        case _:
            return _marked(replace(session, answer=()), given_up=True)


def _checked(session: Session, order: orders.Check) -> Session:
    form = session.exercise.form
    if form == "number":
        return _marked(counted(session, order.number))
    if session.answer:
        return _marked(session)
    if form == "choice":
        return replace(session, notice=info("training-choose-first"))
    if session.unsure:
        return _marked(session)
    return replace(session, unsure=True, notice=info("training-nothing-chosen"))


def _marked(session: Session, *, given_up: bool = False) -> Session:
    """The session with the answer compared and noted."""
    exercise = session.exercise
    marked = exercise.marked(session.answer)
    right = marked.right and not given_up
    training = session.training.after(exercise, right=right)
    moment, today = session.progress.moment, session.progress.today
    session.progress.note(lambda r: learnt(r, exercise, moment, today, right=right))
    return replace(
        session,
        training=training,
        marked=marked._replace(right=right),
        given_up=given_up,
        start="",
        notice=_news(session.progress),
    )


def _gone_on(session: Session) -> Session:
    training, exercise = _drawn(session.training, session.progress, session.language)
    failures = _failures(session.training, training)
    fresh = asked(session, exercise, training)
    return replace(fresh, number=session.number + 1, notice=failures)


def _begun(training: Training, exercise: Exercise, progress: Progress, language: str) -> Session:
    return Session(training, exercise, progress, language=language, answer=beginning(exercise))


def _drawn(training: Training, progress: Progress, language: str) -> tuple[Training, Exercise]:
    """The next exercise, of which all can be shown, before and after the answer."""

    def tried(exercise: Exercise) -> None:
        fresh = _begun(training, exercise, progress, language)
        told = replace(fresh, answer=(), marked=exercise.marked(()), given_up=True)
        for session in (fresh, told):
            task_view(session, alone=False)
            layers(session, "trial")

    return drawn(training, progress.record, progress.moment, tried)


def _failures(before: Training, after: Training) -> Notice | None:
    """What has to be told of kinds that have just failed."""
    failed = after.failed[len(before.failed) :]
    if not failed:
        return None

    def said() -> str:
        return " ".join(
            sentence("training-kind-failed", {"kind": one.kind, "problem": one.problem})
            for one in failed
        )

    return Notice("error", said, "\n".join(one.trace for one in failed))


def _news(progress: Progress) -> Notice | None:
    """What has to be told of the file of progress."""
    news = progress.news()
    return Notice("error", lambda: " ".join(said.text("") for said in news)) if news else None

"""The command that says everything in another language."""

from dataclasses import replace

from lacitta_nb.panels import orders
from lacitta_nb.panels.commands.advice import advised
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.predicting import Prediction
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.settling import seen_at
from lacitta_nb.texts import languages, speaking


def language(session: AnySession, order: orders.Language) -> AnySession:
    """Say everything in another language, also what was said of the last click.

    Nearly all that a session keeps is no sentence yet; what is one is made anew.
    """
    if order.name not in languages():
        raise PanelError("panel-bad-command", command=f"language {order.name}")
    with speaking(order.name):
        return _told_anew(replace(session, language=order.name, replaced=False))


def _told_anew(session: AnySession) -> AnySession:
    """The session with advice and predictions in the language that is spoken."""
    guess, marked = session.guess, session.marked
    if guess is not None:
        asked = _asked_anew(session, guess.prediction, guess.place)
        session = replace(session, guess=replace(guess, prediction=asked))
    if marked is not None:
        asked = _asked_anew(session, marked.prediction, marked.began)
        session = replace(session, marked=marked._replace(prediction=asked))
    return advised(session) if session.advice else session


def _asked_anew(session: AnySession, prediction: Prediction, place: int) -> Prediction:
    """The same prediction in the language that is spoken: it follows from the moment before it."""
    found: Prediction | None = session.acting.prediction(seen_at(session, place))
    assert found is not None
    assert [o.key for o in found.options] == [o.key for o in prediction.options]
    return found

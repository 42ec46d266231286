"""Commands that predict: the switch, what is chosen, and going on."""

from dataclasses import replace

from lacitta_nb.panels import orders
from lacitta_nb.panels.notices import PanelError
from lacitta_nb.panels.predicting import Guess
from lacitta_nb.panels.session import AnySession


def predict(session: AnySession, order: orders.Predict) -> AnySession:
    """Turn the questions on or off; what is asked or marked is put away with them."""
    if not session.acting.predicted:
        raise PanelError("panel-bad-command", command="predict")
    return replace(session, predicting=order.on, guess=None, marked=None)


def guess(session: AnySession, order: orders.Guess) -> AnySession:
    """Choose one of the options, or give it up again."""
    asked = _asked(session)
    if order.key not in {option.key for option in asked.prediction.options}:
        raise PanelError("panel-no-such-choice", choice=order.key)
    return replace(session, guess=asked.toggled(order.key), looked_at="")


def given(session: AnySession) -> tuple[AnySession, str]:
    """The same when no more is to be predicted, and the word of the command that waited for it."""
    asked = _asked(session)
    return replace(session, guess=replace(asked, stage="given", half="")), asked.then


def ask(session: AnySession, then: str) -> AnySession | None:
    """The session in which it is asked what the next phase will bring.

    Args:
        session: a session that would now run the phase.
        then: the word of the command that waits for the answer.

    Returns:
        None where nothing is asked, or has been already.
    """
    game = session.game
    if not session.predicting or session.guess or game.over or game.decision is not None:
        return None
    prediction = session.acting.prediction(session.seen)
    if prediction is None:
        return None
    asked = Guess(prediction, session.shown, len(game.history), then)
    return replace(session, guess=asked, looked_at="")


def _asked(session: AnySession) -> Guess:
    if session.guess is None or session.guess.stage != "asked":
        raise PanelError("panel-nothing-asked")
    return session.guess

"""How an order changes the answer to an exercise."""

from dataclasses import replace
from typing import Final

from lacitta_nb.panels.exercises import orders
from lacitta_nb.panels.exercises.session import Session
from lacitta_nb.panels.notices import PanelError

LARGEST: Final = 9999
"""No answer is a larger number."""


def chosen(session: Session, order: orders.Choose) -> Session:
    """One of the options is chosen, or given up again; where only one can be, instead of another.

    Raises:
        PanelError: there is no such option.
    """
    form = session.exercise.form
    known = {option.key for option in session.exercise.options}
    if order.key not in known or form not in ("choice", "several"):
        raise PanelError("panel-bad-command", command=f"choose {order.key}")
    if form == "choice":
        return replace(session, answer=() if order.key in session.answer else (order.key,))
    return replace(session, answer=_toggled(session.answer, order.key))


def clicked(session: Session, order: orders.Space) -> Session:
    """A space is clicked: chosen, or the begin or the end of an arrow."""
    if order.space not in session.clickable:
        return replace(session, start="")
    if session.exercise.form == "arrows":
        return _arrow(session, order.space)
    return replace(session, answer=_toggled(session.answer, order.space))


def _arrow(session: Session, space: str) -> Session:
    if not session.start:
        return replace(session, start=space)
    key = f"{session.start}>{space}"
    known = {option.key for option in session.exercise.options}
    if key in known:
        return replace(session, start="", answer=_toggled(session.answer, key))
    # The same space again gives it up; another one from where no arrow leads there begins anew.
    return replace(session, start="" if space == session.start else space)


def dropped(session: Session, order: orders.Drop) -> Session:
    """An arrow is taken back.

    Raises:
        PanelError: nothing is answered by arrows.
    """
    if session.exercise.form != "arrows":
        raise PanelError("panel-bad-command", command=f"drop {order.key}")
    return replace(session, answer=tuple(key for key in session.answer if key != order.key))


def moved(session: Session, order: orders.Move) -> Session:
    """An option is put at another place.

    Raises:
        PanelError: nothing like it is to be put in order.
    """
    if session.exercise.form != "order" or order.key not in session.answer:
        raise PanelError("panel-bad-command", command=f"move {order.key}")
    rest = [key for key in session.answer if key != order.key]
    rest.insert(order.to, order.key)
    return replace(session, answer=tuple(rest))


def counted(session: Session, number: str) -> Session:
    """The number that was written is the answer.

    Raises:
        PanelError: it is no whole number, or none that could be meant.
    """
    text = number.strip()
    if not text.isascii() or not text.isdecimal() or int(text[:9]) > LARGEST:
        raise PanelError("training-no-number")
    return replace(session, answer=(str(int(text)),))


def _toggled(answer: tuple[str, ...], key: str) -> tuple[str, ...]:
    return tuple(k for k in answer if k != key) if key in answer else (*answer, key)

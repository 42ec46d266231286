"""What the status line says: what was done, what went wrong, and the panel's own errors."""

from typing import Literal, NamedTuple

from lacitta_nb.core.errors import LaCittaError
from lacitta_nb.given import name_of, str_of, trace_of
from lacitta_nb.texts import sentence


class Notice(NamedTuple):
    """What the status line says. `trace` is filled for errors that nobody foresaw."""

    kind: Literal["info", "error"]
    text: str
    trace: str = ""


class PanelError(LaCittaError):
    """A command that the panel can't carry out; the sentence says why."""


class ChangedElsewhere(PanelError):
    """Other code, such as a cell, changed the game during a command; what it did stays."""


def info(key: str, **words: str) -> Notice:
    """A notice that something was done."""
    return Notice("info", sentence(key, words))


def notice_of(error: BaseException) -> Notice:
    """What the status line says of an error; where nobody foresaw it, with its traceback."""
    if isinstance(error, KeyboardInterrupt):
        return Notice("error", sentence("panel-interrupted", {}))
    if isinstance(error, LaCittaError):
        # The mistake in somebody's own code: its traceback is what they need.
        cause = error.__cause__
        return Notice("error", str_of(error), "" if cause is None else trace_of(cause))
    words = {"kind": name_of(type(error)), "text": str_of(error)}
    return Notice("error", sentence("panel-unexpected", words), trace_of(error))

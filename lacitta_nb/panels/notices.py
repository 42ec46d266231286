"""What the status line says: what was done, what went wrong, and the panel's own errors.

A session keeps no sentence, but what makes it (`Said`): whoever looks may choose another language
before the next click.
"""

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from typing import Literal, NamedTuple

from lacitta_nb.core.errors import SpokenError
from lacitta_nb.error import LaCittaError
from lacitta_nb.given import attempt, name_of, str_of, trace_of
from lacitta_nb.texts import sentence

Said = Callable[[], str]
"""Makes a text, in the language that is spoken when it is read."""


class Notice(NamedTuple):
    """What the status line says. `trace` is filled for errors that nobody foresaw."""

    kind: Literal["info", "error"]
    said: Said
    trace: str = ""

    @property
    def text(self) -> str:
        """What it says, in the language that is spoken."""
        return self.said()

    def told(self) -> "Notice":
        """The same in the language that is spoken now, for whoever reads it elsewhere."""
        text = self.text
        return self._replace(said=lambda: text)


class PanelError(SpokenError):
    """A command that the panel can't carry out; the sentence says why."""


class ChangedElsewhere(PanelError):
    """Other code, such as a cell, changed the game during a command; what it did stays."""


def saying(key: str, words: Mapping[str, str] | None = None) -> Said:
    """What makes the sentence of a key.

    >>> saying("panel-saved", {"name": "a.json"})()
    'a.json is saved, in the folder of this notebook.'
    """
    return partial(sentence, key, words or {})


def info(key: str, **words: str) -> Notice:
    """A notice that something was done."""
    return Notice("info", saying(key, words))


def notice_of(error: BaseException) -> Notice:
    """What the status line says of an error; where nobody foresaw it, with its traceback."""
    if isinstance(error, KeyboardInterrupt):
        return Notice("error", saying("panel-interrupted"))
    if isinstance(error, LaCittaError):
        # The mistake in somebody's own code: its traceback is what they need.
        cause = error.__cause__
        # A copy holds on to nothing of what was going on.
        kept: BaseException = attempt(lambda: copy(error), lambda _: error)
        return Notice("error", partial(str_of, kept), "" if cause is None else trace_of(cause))
    words = {"kind": name_of(type(error)), "text": str_of(error)}
    return Notice("error", saying("panel-unexpected", words), trace_of(error))

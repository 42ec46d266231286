"""The records that a game fills when the panel asks how something is shown (panels/showing.py)."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from lacitta_nb.core.records import Event, State
from lacitta_nb.texts import current, describe

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)

Names = tuple[str, ...]
Shown = Mapping[str, Any]
"""The whole view, with the sections of a game, as `panels.view` makes it."""


class Label(NamedTuple):
    """What stands on a button.

    Attributes:
        text: what is chosen.
        detail: how many there are, or what it costs.
        help: what it does, in a sentence or two.
        sign: the name of its sign in the picture.
    """

    text: str
    detail: str = ""
    help: str = ""
    sign: str = ""


class Progress(NamedTuple):
    """How far a game is: the part that is played, from 1 on, of how many; past them when over."""

    now: int
    of: int


class Effect(NamedTuple):
    """What confirming would change, in a line.

    Attributes:
        text: in words.
        tone: `good`, `bad` or ``.
        about: what it is about, so that lessons can leave out what was not taught yet.
    """

    text: str
    tone: str = ""
    about: str = ""


class Preview(NamedTuple):
    """What confirming would play, what that would change, and what to bear in mind before it."""

    title: str
    effects: tuple[Effect, ...] = ()
    warnings: tuple[str, ...] = ()


class Danger(NamedTuple):
    """What whoever decides has to fear.

    Attributes:
        text: the worst of it, as far as it is late enough to matter; or "".
        tone: `bad`; `good` where what is chosen prevents it; or "".
        rest: what else could happen.
    """

    text: str = ""
    tone: str = ""
    rest: tuple[str, ...] = ()


class Gauge(NamedTuple):
    """How much a player has of what is needed; `label` says it in words, the signs show of what."""

    have: int
    need: int
    label: str
    short: bool
    sign: str = ""
    need_sign: str = ""


class Line(NamedTuple):
    """A line of the log: a sentence, the event it tells of, and the spaces it lights up."""

    text: str
    event: Event | None = None
    lights: str = ""


class Phase(NamedTuple, Generic[S, E]):
    """A phase that is over: the moment at which it began, the one after it, and its events."""

    before: S
    after: S
    events: tuple[E, ...]


class GuideStep(NamedTuple):
    """A step of the guide, as it is at one moment.

    Attributes:
        text: what it says, in 160 letters at most.
        at: the part of the panel that it is about.
        done: whether there is nothing left to do for it.
        lights: the spaces that are lit up meanwhile.
    """

    text: str
    at: Literal["hand", "board", "dock"]
    done: bool
    lights: tuple[str, ...] = ()


class Fact(NamedTuple):
    """A number or word about a player, with its heading; `strong` where it decides the game.

    `sign` is the name of its sign in the picture, or "".
    """

    title: str
    text: str
    strong: bool = False
    sign: str = ""


class Chooser(NamedTuple):
    """A list of its own on the panel without scripts.

    Attributes:
        title: what stands before it.
        options: what can be chosen, of the view, as pairs of a text and a value; [] hides it.
        chosen: the value that is chosen, or None.
        command: what choosing a value asks the panel for.
    """

    title: str
    options: Callable[[Shown], list[tuple[str, object]]]
    chosen: Callable[[Shown], object]
    command: Callable[[Any], Mapping[str, object]]


def event_text(event: Any, names: Names, game: str) -> str:  # noqa: ANN401 - a named tuple
    """An event of a game in a sentence; the log asks for the same ones after every click."""
    return _event_text(event, names, current(), game)


@lru_cache(maxsize=4096)
def _event_text(event: Any, names: Names, language: str, game: str) -> str:  # noqa: ANN401 - as above
    return describe(event, names, language=language, game=game)

"""Orders: what a view may ask of the panel, one record each, checked before anything is done.

A command that arrives from a page can hold anything. `read` makes an order of it, with fields of
the types that stand here and of no others, or refuses it: so no handler ever meets an odd value.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, NewType, get_type_hints

from lacitta_nb.files.values import MAX_TEXT
from lacitta_nb.panels.notices import PanelError

LongText = NewType("LongText", str)
"""A text as long as a saved game may be; every other text is short."""
Settings = tuple[tuple[str, str], ...]
"""Further fields of a command, by name."""
Picked = str | int | tuple[int, ...]
"""A value of a facet of an action."""

MAX_WORD: Final = 200
"""Letters of a short text; names have limits of their own."""
_MAX_ITEMS: Final = 20
_MAX_NUMBER: Final = 10**9
_ALONGSIDE: Final = ("do", "seq")
"""What a command holds beside its fields: its word, and the number that the answer will bear."""

# The game goes on, or back.


class Step(NamedTuple):
    """Run the next phase, or make the move of the computer player who must decide."""


class Run(NamedTuple):
    """Go on to the next decision of a person."""


class Confirm(NamedTuple):
    """Play what is chosen."""


class Undo(NamedTuple):
    """Take back, as far as `to`: `one`, `decision`, `year` or `end`."""

    to: str = "one"


class Redo(NamedTuple):
    """Play again what was taken back; as far as `to`, as for `Undo`."""

    to: str = "one"


# Something is chosen, and nothing played.


class Choose(NamedTuple):
    """Choose what to do, perhaps at a space at once."""

    choice: str
    space: str = ""


class Pick(NamedTuple):
    """Answer one of the questions about the choice."""

    facet: str
    value: Picked


class Space(NamedTuple):
    """Click on a space of the board."""

    space: str


class Plan(NamedTuple):
    """Plan one more of several actions, at a space."""

    space: str


class Unplan(NamedTuple):
    """Take the action at a space out of the plan."""

    space: str


class Cancel(NamedTuple):
    """Choose nothing."""


# Something is shown.


class Forecast(NamedTuple):
    """Turn the forecast on or off, or ask what follows from a wish, such as `culture health`."""

    on: bool = False
    wish: str = ""


class Curtain(NamedTuple):
    """Ask for the voice cards that a player has looked at."""

    player: int


class Reveal(NamedTuple):
    """Show the cards behind the curtain."""


class Hide(NamedTuple):
    """Put the cards away."""


class Log(NamedTuple):
    """Show all years in the log, or the last steps only."""

    all: bool = False


class Refresh(NamedTuple):
    """Show the game as it is."""


# Whole games.


class New(NamedTuple):
    """Begin a new game; without `seats` all are persons.

    Each further field of the command is one of the `settings`, of which the game knows the rest.
    """

    names: tuple[str, ...]
    seed: str
    seats: tuple[str, ...] = ()
    settings: Settings = ()


class Save(NamedTuple):
    """Save the game in the folder."""

    name: str


class Load(NamedTuple):
    """Load a game from the folder."""

    name: str


class Upload(NamedTuple):
    """Load a game from a text: a game code, or the content of a file called `name`."""

    text: LongText
    name: str = ""


class Download(NamedTuple):
    """Offer the saved game to the browser."""


class Code(NamedTuple):
    """Show the game as a code and as Python."""


class Yes(NamedTuple):
    """Do what was asked about."""


class No(NamedTuple):
    """Don't do it."""


# Computer players.


class Play(NamedTuple):
    """Go on without being asked."""


class Stop(NamedTuple):
    """Stop going on, and thinking."""


class Pace(NamedTuple):
    """How fast the panel goes on."""

    pace: str


class Tick(NamedTuple):
    """The page's turn to ask for the next piece; only the newest ticket counts."""

    ticket: int


class Seat(NamedTuple):
    """Who sits at a place of the table from now on."""

    seat: int
    kind: str


class Hint(NamedTuple):
    """Ask for advice, or put it away."""


class Take(NamedTuple):
    """Choose what a hint says."""

    hint: int


Order = Any
"""One of the records above. Each handler takes its own kind, as the table of handlers says."""

_ORDERS: Final = {
    kind.__name__.lower(): kind
    for kind in (
        *(Step, Run, Confirm, Undo, Redo, Choose, Pick, Space, Plan, Unplan, Cancel),
        *(Forecast, Curtain, Reveal, Hide, Log, Refresh),
        *(New, Save, Load, Upload, Download, Code, Yes, No),
        *(Play, Stop, Pace, Tick, Seat, Hint, Take),
    )
}
"""The kinds of orders, by the word of the command."""
_TYPES: Final = {do: get_type_hints(kind) for do, kind in _ORDERS.items()}


class _OddError(Exception):
    """A value of another type than its field has."""


def word_of(order: Order) -> str:
    """The word of the command that an order came from.

    >>> word_of(Undo("year"))
    'undo'
    """
    return type(order).__name__.lower()


def read(command: object) -> Order:
    """The order that a command gives.

    Raises:
        PanelError: no such command, a field that it does not have or lacks, or a value that does
            not fit.

    >>> read({"do": "pick", "facet": "circles", "value": [2, 4]})
    Pick(facet='circles', value=(2, 4))
    """
    fields = dict(command) if isinstance(command, Mapping) else {}
    do = fields.get("do")
    if not isinstance(do, str) or do not in _ORDERS:
        raise PanelError("panel-bad-command", command=_shown(do))
    kind = _ORDERS[do]
    fields = {name: value for name, value in fields.items() if name not in _ALONGSIDE}
    if "settings" in kind._fields:
        fields = _with_settings(do, fields, kind._fields)
    lacking = [name for name in kind._fields if name not in kind._field_defaults]
    for name in (*fields, *lacking):
        if name not in kind._fields or name not in fields:
            raise PanelError("panel-bad-command", command=f"{do} {_shown(name)}")
    found: dict[str, Any] = {name: _field(do, name, value) for name, value in fields.items()}
    return kind(**found)


def _with_settings(do: str, fields: Mapping[Any, object], own: Sequence[str]) -> dict[Any, object]:
    """The fields of an order, the further ones together as its settings."""
    known = {name: value for name, value in fields.items() if name in own and name != "settings"}
    more = [(name, value) for name, value in fields.items() if name not in known]
    for name, value in more:
        if not isinstance(name, str) or not isinstance(value, str):
            raise PanelError("panel-bad-command", command=f"{do} {_shown(name)}")
    return {**known, "settings": more}


def _field(do: str, name: str, value: object) -> object:
    try:
        return _READERS[_TYPES[do][name]](value)
    except _OddError:
        raise PanelError("panel-bad-command", command=f"{do} {name}") from None


def _shown(word: object) -> str:
    """What stands where a word is expected, in letters that every page can show."""
    return ascii(word)[1:-1] if isinstance(word, str) else type(word).__name__


def _text(value: object, longest: int) -> str:
    if not isinstance(value, str):
        raise _OddError
    if len(value) > longest:
        raise PanelError("panel-too-long", longest=longest)
    try:
        value.encode()
    except UnicodeEncodeError:
        raise PanelError("panel-half-letter", text=_shown(value)) from None
    return value


def _word(value: object) -> str:
    return _text(value, MAX_WORD)


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MAX_NUMBER:
        raise _OddError
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise _OddError
    return value


def _items(value: object) -> list[object] | tuple[object, ...]:
    if not isinstance(value, list | tuple) or len(value) > _MAX_ITEMS:
        raise _OddError
    return value


def _settings(value: object) -> Settings:
    found = []
    for pair in _items(value):
        name, setting = _items(pair)
        found.append((_word(name), _word(setting)))
    return tuple(found)


def _picked(value: object) -> Picked:
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, list | tuple):
        return tuple(map(_number, _items(value)))  # JSON has no tuples
    return _number(value)


_READERS: Final[Mapping[object, Callable[[object], object]]] = {
    str: _word,
    LongText: lambda value: _text(value, MAX_TEXT),
    int: _number,
    bool: _flag,
    tuple[str, ...]: lambda value: tuple(map(_word, _items(value))),
    Picked: _picked,
    Settings: _settings,
}
"""What makes a value of each type, or refuses."""

"""Orders: what a view may ask of the panel, one record each, with fields of these types alone.

A command of a page becomes an order in `panels/reading.py`, a handler carries it out
(`panels/commands/`).
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple, NewType, get_args

from lacitta_nb.panels.offers import Value

LongText = NewType("LongText", str)
"""A text as long as a saved game may be; every other text is short."""
Settings = tuple[tuple[str, str], ...]
"""Further fields of a command, by name."""

# The game goes on, or back.


class Step(NamedTuple):
    """Run the next phase, or make the move of the computer player who must decide."""


class Run(NamedTuple):
    """Go on to the next decision of a person."""


class Confirm(NamedTuple):
    """Play what is chosen."""


class Undo(NamedTuple):
    """Take back, as far as `to`: `one`, `decision`, `end`, or one of the stops of the game."""

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
    value: Value


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
    """Ask for the secrets that a player has seen."""

    player: int


class Reveal(NamedTuple):
    """Show what lies behind the curtain."""


class Hide(NamedTuple):
    """Put it away again."""


class Log(NamedTuple):
    """Show the whole log, or the last steps only."""

    all: bool = False


class Drawer(NamedTuple):
    """Open a drawer whose content travels only while it is open, such as `log`; "" closes it."""

    name: str = ""


class Rule(NamedTuple):
    """Open a rule in the drawer of rules, or fold it up; "" opens the drawer at none.

    `show` lights up on the board what it is about there.
    """

    number: str = ""
    show: bool = False


class Edition(NamedTuple):
    """Show the rules of one edition only; "" for those of all."""

    name: str = ""


class Coach(NamedTuple):
    """Have a coach at the table, or send them away."""

    on: bool


class GoBack(NamedTuple):
    """Go back to where so many steps and plays had been made."""

    place: int


class Guide(NamedTuple):
    """Send the guide on: `next`, or away for good: `away`."""

    to: str


class Language(NamedTuple):
    """Say everything in another language."""

    name: str


class Learn(NamedTuple):
    """Go on in a lesson: `help`, `retry`, `reveal`, `next` or `back`."""

    to: str


class Refresh(NamedTuple):
    """Show the game as it is."""


# Predict, then see.


class Predict(NamedTuple):
    """Ask before a phase what it will bring, or ask no more."""

    on: bool


class Guess(NamedTuple):
    """Choose one of the things that may happen, or give it up again."""

    key: str


class Guessed(NamedTuple):
    """Go on with what has been chosen."""


# Whole games.


class New(NamedTuple):
    """Begin a new game; without `seats` all are persons.

    Each further field of the command is one of the `settings`, of which the game knows the rest.
    """

    names: tuple[str, ...]
    seed: str
    seats: tuple[str, ...] = ()
    settings: Settings = ()


class Thrown(NamedTuple):
    """Go on from this position with dice that were thrown at a real table."""

    dice: tuple[str, ...]
    roll: int


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


Order = (
    Step
    | Run
    | Confirm
    | Undo
    | Redo
    | Choose
    | Pick
    | Space
    | Plan
    | Unplan
    | Cancel
    | Forecast
    | Curtain
    | Reveal
    | Hide
    | Log
    | Drawer
    | Rule
    | Edition
    | Predict
    | Guess
    | Guessed
    | Coach
    | GoBack
    | Guide
    | Language
    | Learn
    | Refresh
    | New
    | Thrown
    | Save
    | Load
    | Upload
    | Download
    | Code
    | Yes
    | No
    | Play
    | Stop
    | Pace
    | Tick
    | Seat
    | Hint
    | Take
)
"""One of the records above. Each handler takes its own kind (panels/commands/)."""

_WORDS: Final[Mapping[type[Order], str]] = {
    kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(Order)
}
ORDERS: Final[Mapping[str, type[Order]]] = {word: kind for kind, word in _WORDS.items()}
"""The kinds of orders by the words of their commands: `go_back` for `GoBack`."""


def word_of(order: Order) -> str:
    """The word of the command that an order came from.

    >>> word_of(Undo("year"))
    'undo'
    """
    return _WORDS[type(order)]

"""What a question is: its answers, why another one is none, what an answer does.

A kind of decision can be asked about different things, which the word of its task tells apart. It
is asked only where answers differ: a single answer is carried out, and without any the question is
passed over (section 4 of the rules).
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lacitta_nb.core.errors import Refusal
from lacitta_nb.games.citta_stato.actions import Action, book
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import State, Task

View = State | Draft
"""What a question is asked of: both answer the same questions."""
Words = dict[str, str | int]


class Ask(NamedTuple):
    """One kind of question.

    Attributes:
        answers: all that may be answered.
        why: what stands against an answer of the right form that is none of these.
        do: carries out an answer.
    """

    answers: Callable[[View, Task], list[Action]]
    why: Callable[[View, Task, Action], Refusal]
    do: Callable[[Draft, Task, Action], None]


@cache
def said(text: str) -> Action:
    """An action of the book."""
    return book()[text]


def colour_at(action: Action) -> int:
    """The first colour that an action names, as a number."""
    return COLOURS.index(action.colours[0])


def named(kind: str, colours: Iterable[int]) -> list[Action]:
    """An answer for each colour."""
    return [said(f"{kind} {COLOURS[colour]}") for colour in colours]


def numbered(kind: str, numbers: Iterable[int]) -> list[Action]:
    """An answer for each number."""
    return [said(f"{kind} {number}") for number in numbers]


def refused(key: str, task: Task, **words: Any) -> Refusal:  # noqa: ANN401 - texts and numbers
    """Why an answer is none, by the rule of what is asked about."""
    return Refusal._make((task.rule, key, words))


ASKED: Final[Mapping[str, Refusal]] = MappingProxyType(
    {
        "buy": Refusal("", "stato-asks-buy", {}),
        "banner": Refusal("", "stato-asks-banner", {}),
        "colour": Refusal("", "stato-asks-colour", {}),
        "under": Refusal("", "stato-asks-under", {}),
        "disc": Refusal("", "stato-asks-disc", {}),
        "keep": Refusal("", "stato-asks-keep", {}),
        "pay": Refusal("", "stato-asks-pay", {}),
        "discard": Refusal("", "stato-asks-discard", {}),
        "remove": Refusal("", "stato-asks-remove", {}),
        "crowns": Refusal("", "stato-asks-crowns", {}),
        "take": Refusal("", "stato-asks-take", {}),
        "exchange": Refusal("", "stato-asks-exchange", {}),
        "exchange_many": Refusal("", "stato-asks-exchange", {}),
        "put": Refusal("", "stato-asks-put", {}),
        "move": Refusal("", "stato-asks-move", {}),
        "shift": Refusal("", "stato-asks-shift", {}),
        "draw": Refusal("", "stato-asks-draw", {}),
        "scheme": Refusal("", "stato-asks-scheme", {}),
        "swap": Refusal("", "stato-asks-swap", {}),
        "card": Refusal("", "stato-asks-card", {}),
        "rob": Refusal("", "stato-asks-rob", {}),
        "republic": Refusal("", "stato-asks-republic", {}),
        "offer": Refusal("", "stato-asks-offer", {}),
        "second": Refusal("", "stato-asks-second", {}),
        "back": Refusal("", "stato-asks-back", {}),
        "bag": Refusal("", "stato-asks-bag", {}),
        "accept": Refusal("", "stato-asks-accept", {}),
    }
)
"""Why something of another form is no answer, by the kind of decision; of cubes by word (B2)."""


def asked(task: Task) -> Refusal:
    """Why something of another form is no answer to a question, by its rule."""
    about = task.word if task.verb == "take" and task.word in ASKED else task.verb
    return ASKED[about]._replace(rule=task.rule)


def never(view: View, task: Task, action: Action) -> Refusal:
    """All answers of the right form are allowed, so only those of another form are refused."""
    del view, action
    return asked(task)

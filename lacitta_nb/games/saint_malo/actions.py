"""What players may do: one frozen record for each, its text form, and the parser.

All actions of the game can be written down, so there is one book of them, made once.

>>> str(parse_action("use architect turn 1")), parse_action("use architect turn 1").number
('use architect turn 1', 3)
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadAction, Guess
from lacitta_nb.games.saint_malo.city import NAMES
from lacitta_nb.games.saint_malo.constants import DICE, LEVELS, PERSONS, SYMBOLS, Symbol

NOTHING: Final = "nothing"
NONE: Final = "none"


class Action(NamedTuple):
    """One choice of a player.

    `kind` is the first word of the text form: `keep` (`dice` stay, the others are rolled again),
    `stop`, `use` (`what`, with `number` dice of which `turned` are turned), `place` (on `space`),
    `done` (no more houses) or `take` (`what`, the person of a bonus).
    """

    kind: str
    dice: tuple[Symbol, ...] = ()
    what: str = ""
    number: int = 0
    turned: int = 0
    space: str = ""

    def __str__(self) -> str:
        words = [self.kind]
        if self.kind == "keep":
            words += self.dice or [NONE]
        if self.what:
            words.append(self.what)
        if self.number and self.what not in LEVELS:
            words.append(str(self.number))
        if self.turned:
            words += ["turn", str(self.turned)]
        if self.space:
            words.append(self.space)
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Action {self}>"


def _written() -> Iterator[Action]:
    """All actions, whether any moment allows them or not."""
    for count in range(DICE + 1):
        for dice in combinations_with_replacement(SYMBOLS, count):
            yield Action("keep", dice)
    yield Action("stop")
    for turned in range(DICE + 1):
        for symbol in SYMBOLS:
            for number in range(1, DICE + 1):
                yield Action("use", what=symbol, number=number, turned=turned)
        for person, level in LEVELS.items():
            yield Action("use", what=person, number=level, turned=turned)
    yield Action("use", what=NOTHING)
    for name in NAMES.values():
        yield Action("place", space=name)
    yield Action("done")
    for person in (*PERSONS, NOTHING):
        yield Action("take", what=person)


@cache
def book() -> Mapping[str, Action]:
    """Every action by its text form."""
    return MappingProxyType({str(action): action for action in _written()})


@cache
def _sound() -> Mapping[Action, Action]:
    return MappingProxyType({action: action for action in book().values()})


def parse_action(text: str) -> Action:
    """The action that a text says.

    Raises:
        BadAction: it says none.

    >>> parse_action("keep crate crate swords").dice
    ('crate', 'crate', 'swords')
    """
    plain = given.text(text)
    found = None if plain is None else book().get(plain)
    if found is None:
        raise _unknown(given.repr_of(text) if plain is None else plain)
    return found


def as_action(meant: object) -> Action:
    """The action that is meant, given as one or in its text form.

    What is handed in can be anything: an action is one only if the book has it.

    Raises:
        BadAction: it is neither.
    """
    if not given.truly(meant, Action):
        return parse_action(meant)  # type: ignore[arg-type]  # told there
    if type(meant) is not Action:
        # Without asking its class, whose methods may do anything.
        meant = Action._make(tuple.__iter__(meant))
    # Fields can be anything, also something that fails when it is compared.
    found = given.attempt(lambda: _sound().get(meant), lambda _: None)
    if found is None:
        raise BadAction("bad-action-fields", fields=", ".join(map(given.repr_of, meant)))
    return found


def _unknown(text: str) -> BadAction:
    """The error that says what would be right in place of a text."""
    kind, *named = text.split() or [""]
    if kind == "keep" and named and set(named) <= set(SYMBOLS):
        right = " ".join([kind, *sorted(named[:DICE], key=SYMBOLS.index)])
        return BadAction("bad-action-order", given=text, right=right)
    guess = Guess(text, given.numbered_alike(text, book()))
    return BadAction("bad-action-said", guess=guess, given=text, kind=kind)

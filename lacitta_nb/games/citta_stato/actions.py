"""What players may do: one frozen record for each, its text form, and the parser.

All actions of the game can be written down, so there is one book of them, made once.

>>> str(parse_action("burn yellow wild 1")), parse_action("war 3").number
('burn yellow wild 1', 3)
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement, product
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb import given
from lacitta_nb.core.errors import BadAction, Guess
from lacitta_nb.games.citta_stato.constants import (
    ACTION_KINDS,
    CARD_KINDS,
    COLOURS,
    DISCS,
    NUMBER_OF,
    PLAIN,
    REPUBLICS,
    SCHEMES,
    SEATS,
    SIDES,
    STANDS_IN,
    Colour,
)
from lacitta_nb.games.citta_stato.tables import shipped_tables

MOST_WILD: Final = 25
"""All stand-ins of a colour that there can be (X1)."""
MOST_COUNTED: Final = 40
"""The most of anything that is counted in an action."""
MOST_NAMED: Final = 6
"""The most cubes that an action names."""
MOST_COINS: Final = 9
"""The dearest row of a market."""
MOST_MOVED: Final = 14
"""The longest way of a marker."""
PLACES: Final = ("present", "future")


class Action(NamedTuple):
    """One choice of a player.

    Attributes:
        kind: the first word of the text form.
        what: `purple` or `four` (republic), `use` or `burn` (take), a side (move, shift), a card, a
            republic card, `old` or `new` (hold).
        colours: those that are named, in the order of their words; of a swap what is given, then
            what is got.
        number: of a disc, a level, a price, a seat, or how many; None where none is said.
        place: `present` or `future` (take).
        wild: how many stand-ins are paid (T3).
    """

    kind: str
    what: str = ""
    colours: tuple[Colour, ...] = ()
    number: int | None = None
    place: str = ""
    wild: int = 0

    def __str__(self) -> str:
        words = [self.kind]
        if self.what:
            words.append(self.what)
        words += self.colours
        if self.place:
            words.append(self.place)
        if self.number is not None:
            words.append(str(self.number))
        if self.wild:
            words += ["wild", str(self.wild)]
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<Action {self}>"


def _turns() -> Iterator[Action]:
    """What can be done in a turn, paid without stand-ins."""
    yield Action("fleet")
    yield Action("city")
    yield Action("guilds")
    for disc in range(DISCS):
        yield Action("war", number=disc)
    for trade in ("purple", "four"):
        yield Action("republic", trade)
    for level in range(1, SCHEMES + 1):
        yield Action("politics", number=level)
    for kind in CARD_KINDS:
        for colour in COLOURS:
            yield Action(kind, colours=(colour,))
    for colour in PLAIN:
        yield Action("upgrade", colours=(colour,))


def colour_of(action: Action) -> int:
    """The colour in which an action of a turn is paid (T2); its number in `COLOURS`."""
    return NUMBER_OF[action.colours[0] if action.colours else ACTION_KINDS[action.kind]]


def _paid() -> Iterator[Action]:
    """All turns, with every number of stand-ins (T3)."""
    for action in _turns():
        yield action
        if colour_of(action) in STANDS_IN:
            for wild in range(1, MOST_WILD + 1):
                yield action._replace(wild=wild)
    yield Action("pass")


def _named(kind: str, most: int) -> Iterator[Action]:
    for count in range(1, most + 1):
        for colours in combinations_with_replacement(COLOURS, count):
            yield Action(kind, colours=colours)


def _cubes() -> Iterator[Action]:
    """Answers that name cubes, banners or colours."""
    for kind, colour, price in product(("buy", "take"), COLOURS, range(1, MOST_COINS + 1)):
        yield Action(kind, colours=(colour,), number=price)
    for kind, colour in product(("colour", "under", "put", "bag"), COLOURS):
        yield Action(kind, colours=(colour,))
    for kind, colour in product(("banner", "discard"), PLAIN):
        yield Action(kind, colours=(colour,))
    for kind in ("keep", "pay"):
        yield from _named(kind, MOST_NAMED)
    for pair in product(PLAIN, PLAIN):
        yield Action("swap", colours=pair)
    for count in (1, 2):
        for tracks in combinations_with_replacement(PLAIN, count):
            yield Action("back", colours=tracks)


def _cards() -> Iterator[Action]:
    """Answers that name cards."""
    for what in CARD_KINDS:
        for colour in COLOURS:
            for place in PLACES:
                yield Action("take", what, (colour,), place=place)
    for card in shipped_tables().cards:
        for kind in (*CARD_KINDS, "card"):
            yield Action(kind, card)
    for what in ("old", "new"):
        yield Action("hold", what)
    for republic in REPUBLICS:
        yield Action("offer", republic)


def _numbers() -> Iterator[Action]:
    """Answers that count, and those of one word."""
    for disc in range(DISCS):
        yield Action("disc", number=disc)
    for kind in ("discard", "remove", "crowns"):
        for count in range(MOST_COUNTED + 1):
            yield Action(kind, number=count)
    for side in SIDES:
        for steps in range(1, MOST_MOVED + 1):
            yield Action("move", side, number=steps)
        yield Action("shift", side)
    for seat in range(SEATS[-1]):
        yield Action("rob", number=seat)
    for word in ("done", "stay", "draw", "scheme", "skip", "leave", "accept", "decline"):
        yield Action(word)


def _written() -> Iterator[Action]:
    """All actions, whether any moment allows them or not."""
    yield from _paid()
    yield from _cubes()
    yield from _cards()
    yield from _numbers()


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

    >>> parse_action("keep yellow yellow orange").colours
    ('yellow', 'yellow', 'orange')
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
        raise BadAction("bad-action-record", fields=", ".join(map(given.repr_of, meant)))
    return found


def _unknown(text: str) -> BadAction:
    """The error that says what would be right in place of a text."""
    kind, *named = text.split() or [""]
    if kind in ("keep", "pay", "back") and named and set(named) <= set(COLOURS):
        right = " ".join([kind, *sorted(named[:MOST_NAMED], key=NUMBER_OF.__getitem__)])
        if right in book():
            return BadAction("bad-action-cubes", given=text, right=right)
    guess = Guess(text, given.numbered_alike(text, book()))
    return BadAction("bad-action-told", guess=guess, given=text, kind=kind)

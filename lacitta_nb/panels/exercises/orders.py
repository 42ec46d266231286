"""What the page of an exercise may ask, one record each."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Choose(NamedTuple):
    """Choose an option, or give it up again."""

    key: str


class Space(NamedTuple):
    """Click on a space of the board."""

    space: str


class Drop(NamedTuple):
    """Take back an arrow."""

    key: str


class Move(NamedTuple):
    """Put an option at another place of the order, from 0."""

    key: str
    to: int


class Check(NamedTuple):
    """Ask whether the answer is right; `number` is what stands in the field for a number."""

    number: str = ""


class Skip(NamedTuple):
    """Give no answer and see the right one."""


class Next(NamedTuple):
    """Go on to the next exercise."""


class Language(NamedTuple):
    """Say everything in another language."""

    name: str


Order = Choose | Space | Drop | Move | Check | Skip | Next | Language
ORDERS: Final[Mapping[str, type[Order]]] = {
    "choose": Choose,
    "space": Space,
    "drop": Drop,
    "move": Move,
    "check": Check,
    "skip": Skip,
    "next": Next,
    "language": Language,
}
"""The kinds of orders, by the word of the command."""

"""What a game says of whole games on the panel: the form of a new one, and how one has ended."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lacitta_nb.panels.notices import Said


class Field(NamedTuple):
    """One setting of a new game.

    Attributes:
        name: that of the setting; label: what stands before it.
        values: what it can be, each with its label; usual: what it is if nobody changes it.
        seats: with how many players it means something; () with any number.
    """

    name: str
    label: str
    values: tuple[tuple[str, str], ...]
    usual: str
    seats: Sequence[int] = ()


class Aside(NamedTuple):
    """A table beside the form of a new game: what it goes on from.

    Attributes:
        title: its caption.
        heads: the headings of its columns; rows: the cells, the first of which is the row's name.
        text: what is to be known of it.
        seats: with how many players it means something; () with any number.
    """

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    text: str
    seats: Sequence[int] = ()


class Form(NamedTuple):
    """What can be said of a new game, beside the players' names and the seed."""

    seats: range
    fields: tuple[Field, ...] = ()
    aside: Aside | None = None


class Ending(NamedTuple):
    """How a game has ended, where a file keeps that for the games that follow.

    Attributes:
        question: asks whether it shall be kept there.
        keep: keeps it, and says so.
    """

    question: Said
    keep: Callable[[], Said]

"""The editions of La Città, as far as rules are not in all of them."""

from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.constants import EDITIONS as ALL
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.rulebook import Editions

_EXPANSION: Final = ("S12", "D2a", "X1", "X2", "X3", "X4", "X5", "X6")
"""The rules that came with the expansion."""

_THINGS: Final = ("road", "theatre", "port", "large_farm", "estate")
"""The buildings that came with it."""


def edition_of(state: State) -> str:
    """The word of the edition that is played."""
    return state.table.edition.name


EDITIONS: Final = Editions(
    names=tuple(ALL),
    only=MappingProxyType(dict.fromkeys((*_EXPANSION, *_THINGS), ("expansion",))),
    of=edition_of,
)

"""What exercises of La Città are made with, beside what all have: spaces by name, options."""

from collections.abc import Iterable
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import Option
from lacitta_nb.lessons.making import exercise, kind, tell

__all__ = [
    "PLATES",
    "YIELDS",
    "castle",
    "castles",
    "exercise",
    "kind",
    "name",
    "owner",
    "place",
    "places",
    "rows",
    "seats",
    "tell",
]

PLATES: Final = ("plate-", "link-")
"""The plates of the cities, which tell citizens, limits and services."""
YIELDS: Final = ("t-yield",)
"""What farms and quarries yield, as it stands on them."""


def name(state: State, space: int) -> str:
    """The name of a space."""
    return state.table.board.spaces[space]


def castle(state: State, city: City) -> str:
    """The name of the space of a city's castle."""
    return state.table.board.spaces[city.castle]


def owner(state: State, city: City) -> str:
    """The name of a city's owner."""
    return state.players[city.owner].name


def places(state: State, mask: int) -> list[Option]:
    """The spaces of a set, to be clicked."""
    return [place(state, space) for space in bits(mask)]


def place(state: State, space: int) -> Option:
    """A space to be clicked."""
    shown = name(state, space)
    return Option(shown, spaces=(shown,))


def castles(state: State, cities: Iterable[City]) -> list[Option]:
    """The castles of cities, to be clicked."""
    return [place(state, city.castle) for city in cities]


def rows(names: Iterable[str]) -> str:
    """Names of spaces in a row, in any language."""
    return ", ".join(names)


def seats(state: State, among: Iterable[int]) -> list[Option]:
    """Players to choose between, by the number of their seats."""
    return [
        Option(
            str(seat),
            tell("exercise-player", player=state.players[seat].name),
            tuple(castle(state, city) for city in state.cities_of(seat)),
        )
        for seat in among
    ]

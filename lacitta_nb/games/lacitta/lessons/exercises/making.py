"""What all kinds of exercises are made with: names of spaces, options, kinds."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons.exercises.positions import Draw
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import LEVELS, Exercise, Form, Kind, Option
from lacitta_nb.lessons.said import Said, Word

Maker = Callable[[Draw], Exercise | None]


PLATES: Final = ("plate-", "link-")
"""The plates of the cities, which tell citizens, limits and services."""
YIELDS: Final = ("t-yield",)
"""What farms and quarries yield, as it stands on them."""


def kind(
    key: str,
    rules: str,
    make: Maker,
    levels: tuple[int, ...] = LEVELS,
    covered: tuple[str, ...] = (),
    *,
    editions: tuple[str, ...] = (),
) -> Kind:
    """A kind of exercise of La Città; its rules are written with blanks between."""
    return Kind(key, tuple(rules.split()), partial(_made, key, make), levels, covered, editions)


def _made(key: str, make: Maker, text: str, level: int) -> Exercise | None:
    return make(Draw(key, text, level))


def exercise(
    draw: Draw,
    state: State,
    form: Form,
    question: Said,
    right: Iterable[str],
    *,
    rules: str,
    options: Sequence[Option] = (),
    **more: Any,  # noqa: ANN401 - the other fields of an exercise
) -> Exercise:
    """An exercise about a state; the right answer is put into its usual order."""
    answer = tuple(right)
    return Exercise(
        kind=draw.kind,
        drawn=draw.text,
        level=draw.level,
        game=KEY,
        state=state,
        form=form,
        question=question,
        options=tuple(options),
        right=answer if form == "order" else tuple(sorted(set(answer))),
        rules=tuple(rules.split()),
        **more,
    )


def tell(key: str, **words: Word) -> Said:
    """A sentence with its words."""
    return Said(key, words)


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

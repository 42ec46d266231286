"""What falls with a building, worked out from the board alone."""

from collections.abc import Callable, Iterable
from typing import Final

from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.lessons.exercise import Exercise


def over_limit(asked: Exercise) -> Iterable[str]:
    """D4: without a market five may stay; in the game of 2000 everybody does."""
    city = city_of(asked, 0)
    strict = asked.question.words["edition"] != "classic"
    return [str(city.citizens - 5 if strict else 0)]


def hanging_roads(asked: Exercise) -> Iterable[str]:
    """D2a: the roads that no way leads to from the castle when the building is gone."""
    state = asked.state
    assert isinstance(state, State)
    board, city = state.table.board, city_of(asked, 0)
    gone = board.index[asked.about[0]]
    reached, waiting = {city.castle}, [city.castle]
    while waiting:
        here = waiting.pop()
        for space in range(len(board.spaces)):
            beside = board.adjacent[here] >> space & 1 and city.spaces >> space & 1
            if beside and space not in {gone, *reached}:
                reached.add(space)
                waiting.append(space)
    return [option.key for option in asked.options if board.index[option.key] not in reached]


def city_of(asked: Exercise, number: int) -> City:
    """The city of a space that the question speaks of."""
    state = asked.state
    assert isinstance(state, State)
    city = state.city_at(state.table.board.index[asked.about[number]])
    assert city is not None
    return city


ANSWERS: Final[dict[str, Callable[[Exercise], Iterable[str]]]] = {
    "over_limit": over_limit,
    "hanging_roads": hanging_roads,
}

"""For each kind of exercise its right answer, found in another way than the exercise found it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.lessons.exercise import Exercise
from tests.games.lacitta.lessons import (
    answers_building,
    answers_cities,
    answers_food,
    answers_limits,
    answers_money,
    answers_order,
    answers_services,
)

Answer = Callable[[Exercise], Iterable[str]]

ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        **answers_building.ANSWERS,
        **answers_cities.ANSWERS,
        **answers_food.ANSWERS,
        **answers_limits.ANSWERS,
        **answers_money.ANSWERS,
        **answers_order.ANSWERS,
        **answers_services.ANSWERS,
    }
)

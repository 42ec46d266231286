"""For each kind of exercise its right answer, found in another way than the exercise found it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.lessons.exercise import Exercise
from tests.games.saint_malo.lessons import (
    answers_dice,
    answers_ending,
    answers_pirates,
    answers_places,
)

Answer = Callable[[Exercise], Iterable[str]]

ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        **answers_dice.ANSWERS,
        **answers_places.ANSWERS,
        **answers_pirates.ANSWERS,
        **answers_ending.ANSWERS,
    }
)

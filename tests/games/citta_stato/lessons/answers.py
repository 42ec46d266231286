"""For each kind of exercise its right answer, found in another way than the exercise found it."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.lessons.exercise import Exercise
from tests.games.citta_stato.lessons import answers_cards, answers_ends, answers_turns

Answer = Callable[[Exercise], Iterable[str]]

ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {**answers_turns.ANSWERS, **answers_cards.ANSWERS, **answers_ends.ANSWERS}
)

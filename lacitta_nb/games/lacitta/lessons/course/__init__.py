"""The lessons of La Città, in the order in which they are best taken."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.lessons.course import cards, cities, last, people, trouble
from lacitta_nb.lessons.lesson import Lesson

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        lesson.key: lesson
        for lesson in (
            cities.BOARD_AND_FOOD,
            cities.A_SPARE_CITIZEN,
            cities.MARKET,
            cities.MARKET_AND_WATER,
            people.NEIGHBOURS,
            people.TIE_AND_EQUAL_POINTS,
            people.FULL_CITY,
            people.VOICE_AND_TWO_WISHES,
            trouble.DEMOLITION_FROM_OUTSIDE,
            trouble.HUNGER_AND_PENALTY,
            cards.POLITICAL_CARDS,
            last.END_AND_SCORING,
            last.FIRST_STRATEGY,
        )
    }
)
"""The lessons by key."""

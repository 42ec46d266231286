"""Lessons about losses: which building falls, who starves, and what hunger costs."""

from typing import Final

from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons.building_goals import (
    keeps_buildings,
    offers,
)
from lacitta_nb.games.lacitta.lessons.goals import (
    both,
    enough,
    fed,
    year_over,
)
from lacitta_nb.games.lacitta.lessons.positions import (
    BEFORE_CARDS,
    LEARNER,
    QUIET,
    RIVAL,
    begin,
    begin_year,
    city,
    lane,
)
from lacitta_nb.lessons.lesson import Lesson, Task

DEMOLITION_FROM_OUTSIDE: Final = Lesson(
    "demolition_from_outside",
    KEY,
    (
        Task(  # With the farm goes its food.
            begin(
                lane(
                    10,
                    above=[("farm3", 2, 4), ("farm1", 7, 8)],
                    below=[("farm1", 2, 3), ("farm3", 5, 6)],
                ),
                [
                    city(LEARNER, "A7", 4, "farm A6", "school A8", "statue A9"),
                    city(RIVAL, "A3", 3, "palace A4"),
                ],
                turns=0,
                cards=0,
                phase="migration",
            ),
            fed(LEARNER),
            ("demolish A9",),
            ("D1", "D2", "D3", "M6"),
            QUIET,
        ),
        Task(  # Nothing in the middle: first one end, then the other.
            begin(
                lane(
                    11,
                    above=[("farm1", 1, 2), ("farm2", 4, 5), ("farm3", 10, 12)],
                    below=[("farm3", 1, 2), ("farm1", 6, 7), ("farm1", 11, 12)],
                ),
                [
                    city(RIVAL, "A1", 3, "palace A2"),
                    city(LEARNER, "A6", 5, "quarry A4", "farm A5", "statue A7", "school A8"),
                    city(RIVAL, "A11", 3, "palace A10"),
                ],
                turns=0,
                cards=0,
                phase="migration",
            ),
            both(fed(LEARNER), offers(LEARNER, "culture", year_over)),
            ("demolish A4", "demolish A8"),
            ("D1", "D2", "D5", "D6"),
            QUIET,
        ),
    ),
    untold=BEFORE_CARDS,
)

HUNGER_AND_PENALTY: Final = Lesson(
    "hunger_and_penalty",
    KEY,
    (
        Task(  # Whoever leaves from a castle with one to spare leaves nothing empty.
            begin(
                lane(11, above=[("farm2", 3, 4), ("farm1", 7, 8), ("farm2", 10, 11)]),
                [
                    city(LEARNER, "A3", 3, "school A2", "farm A4"),
                    city(LEARNER, "A7", 3),
                    city(RIVAL, "A11", 2),
                ],
                turns=0,
                cards=0,
                phase="feeding",
            ),
            keeps_buildings(LEARNER),
            ("starve A7",),
            ("F2", "F3", "D1"),
            QUIET,
        ),
        Task(  # One card is lost, so both that are left must bring food.
            begin_year(
                lane(9, above=[("farm2", 3, 5), ("farm2", 8, 9)]),
                [city(LEARNER, "A4", 5), city(RIVAL, "A9", 2)],
                penalty=True,
            ),
            enough(LEARNER),
            ("forfeit", "build farm A3", "build farm A5"),
            ("F3", "P19"),
            QUIET,
        ),
    ),
    untold=BEFORE_CARDS,
)

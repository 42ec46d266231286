"""Lessons about the end of the game, and about what wins it from the beginning."""

from typing import Final

from lacitta_nb.games.lacitta.constants import KEY, LIMIT_PLAIN, SETTLERS, YEARS
from lacitta_nb.games.lacitta.lessons.building_goals import (
    farm_site,
    rich_castle,
    waterside,
    whole_city,
)
from lacitta_nb.games.lacitta.lessons.goals import (
    both,
    fed,
    income,
    wins,
)
from lacitta_nb.games.lacitta.lessons.positions import (
    LEARNER,
    QUIET,
    RIVAL,
    begin,
    begin_placing,
    city,
    lane,
)
from lacitta_nb.lessons.lesson import Lesson, Task

END_AND_SCORING: Final = Lesson(
    "end_and_scoring",
    KEY,
    (
        Task(  # The third service is worth more than a citizen.
            begin(
                lane(
                    11,
                    above=[("farm3", 1, 3), ("lake", 4, 6), ("farm3", 8, 10)],
                    below=[("farm1", 9, 10)],
                ),
                [
                    city(LEARNER, "A3", 5, "farm A1", "statue A2", "school A4"),
                    city(RIVAL, "A10", 7, "farm A9", "market A11"),
                ],
                year=YEARS,
            ),
            wins(LEARNER),
            ("build fountain A5",),
            ("E1", "E3"),
            QUIET,
        ),
        Task(  # Hunger costs more than the bonus brings.
            begin(
                lane(
                    11,
                    above=[("farm2", 1, 2), ("farm3", 3, 5), ("lake", 6, 7), ("farm3", 9, 11)],
                    below=[("farm2", 4, 5), ("farm2", 9, 10)],
                ),
                [
                    city(LEARNER, "A4", 6, "market A2", "statue A3", "school A5"),
                    city(RIVAL, "A10", 5),
                ],
                year=YEARS,
            ),
            wins(LEARNER),
            ("build farm A1",),
            ("E1", "E2", "P17"),
            QUIET,
        ),
        Task(  # Even on points: the richer one wins.
            begin(
                lane(11, above=[("farm3", 2, 3), ("farm3", 8, 11)], below=[("farm2", 9, 10)]),
                [
                    city(LEARNER, "A3", 5, "farm A2", "school A4", "market A5"),
                    city(RIVAL, "A10", 5),
                ],
                year=YEARS,
                rival={"gold": 2},
            ),
            wins(LEARNER),
            ("gold",),
            ("E3", "P3"),
            QUIET,
        ),
    ),
)

FIRST_STRATEGY: Final = Lesson(
    "first_strategy",
    KEY,
    (
        Task(  # No castle beside a single wheat.
            begin_placing(
                lane(
                    11,
                    above=[("farm1", 1, 3), ("farm2", 6, 8), ("farm2", 10, 11)],
                    below=[("farm1", 5, 7)],
                )
            ),
            rich_castle(LEARNER, SETTLERS),
            ("place A6",),
            ("S9", "S10", "G7"),
            QUIET,
        ),
        Task(  # Keep a farm site: the richest space has none beside it.
            begin_placing(
                lane(
                    9,
                    above=[("farm2", 3, 6), ("farm3", 9, 10)],
                    below=[("farm1", 5, 6), ("farm1", 9, 10)],
                )
            ),
            farm_site(LEARNER, LIMIT_PLAIN),
            ("place A5",),
            ("S9", "G7"),
            QUIET,
        ),
        Task(  # Quarries early, and between two mountains.
            begin(
                lane(
                    9,
                    above=[("mountain", 2, 3), ("mountain", 5, 7), ("farm2", 8, 9)],
                    below=[("farm3", 3, 4), ("mountain", 5, 6)],
                ),
                [city(LEARNER, "A4", 3), city(RIVAL, "A9", 2)],
            ),
            income(LEARNER, 2),
            ("build quarry A5",),
            ("Y4", "P9"),
            QUIET,
        ),
        Task(  # Water for the second city.
            begin(
                lane(
                    11,
                    above=[("farm2", 1, 2), ("farm3", 4, 6), ("farm2", 9, 10)],
                    below=[("lake", 11, 12)],
                ),
                [city(LEARNER, "A5", 3), city(RIVAL, "A1", 2)],
            ),
            both(waterside(LEARNER), fed(LEARNER)),
            ("found A10 from A5",),
            ("P4", "P8", "G5"),
            QUIET,
        ),
        Task(  # One hospital completes the set.
            begin(
                lane(10, above=[("farm2", 2, 3), ("lake", 5, 6), ("farm2", 9, 10)]),
                [
                    city(LEARNER, "A3", 4, "farm A2", "statue A4"),
                    city(RIVAL, "A10", 2),
                ],
                year=YEARS - 1,
                display=["hospital"],
            ),
            whole_city(LEARNER),
            ("hospital A5",),
            ("E1", "G8", "P13"),
            QUIET,
        ),
    ),
    minutes=5,
)

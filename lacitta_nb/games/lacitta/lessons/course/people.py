"""Lessons about neighbours: who comes, who goes, and what the people want."""

from typing import Final

from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons.goals import (
    drives_away,
    keeps_everyone,
    newcomers,
)
from lacitta_nb.games.lacitta.lessons.positions import (
    BEFORE_FALLING,
    EDUCATION,
    LEARNER,
    QUIET,
    RIVAL,
    begin,
    city,
    lane,
)
from lacitta_nb.lessons.lesson import Lesson, Task

NEIGHBOURS: Final = Lesson(
    "neighbours",
    KEY,
    (
        Task(  # More culture is of no use until the city comes near enough.
            begin(
                lane(8, above=[("farm3", 1, 2), ("farm3", 6, 8)], below=[("farm2", 2, 3)]),
                [city(LEARNER, "A2", 3, "statue A3"), city(RIVAL, "A7", 3)],
            ),
            newcomers(LEARNER, 1),
            ("build farm A4",),
            ("G3", "G4", "M1", "P7"),
            QUIET,
        ),
        Task(  # The richer field lies too near to a statue.
            begin(
                lane(
                    9,
                    above=[("farm1", 1, 2), ("farm2", 3, 4), ("farm1", 7, 8)],
                    below=[("farm3", 4, 7)],
                ),
                [city(LEARNER, "A3", 3, "school A2"), city(RIVAL, "A7", 3, "palace A8")],
            ),
            keeps_everyone(LEARNER),
            ("build farm A1",),
            ("G4", "M1", "F3"),
            QUIET,
        ),
    ),
    untold=BEFORE_FALLING,
)

TIE_AND_EQUAL_POINTS: Final = Lesson(
    "tie_and_equal_points",
    KEY,
    (
        Task(  # As much is enough to keep everyone.
            begin(
                lane(8, above=[("farm3", 1, 3), ("farm3", 5, 7)], below=[("farm1", 6, 7)]),
                [city(LEARNER, "A2", 3, "statue A3"), city(RIVAL, "A6", 3, "palace A7")],
            ),
            keeps_everyone(LEARNER),
            ("build statue A4",),
            ("G8", "M1", "V1"),
            QUIET,
        ),
        Task(  # One more point, and the right side for it.
            begin(
                lane(
                    10,
                    above=[("farm2", 1, 2), ("farm3", 4, 6), ("farm3", 8, 10)],
                    below=[("farm2", 3, 5)],
                ),
                [
                    city(RIVAL, "A1", 2),
                    city(LEARNER, "A5", 3, "statue A4"),
                    city(RIVAL, "A9", 3, "statue A10"),
                ],
            ),
            newcomers(LEARNER, 2),
            ("build statue A6",),
            ("M1", "M2", "M6"),
            QUIET,
        ),
    ),
    untold=BEFORE_FALLING,
)

_FULL: Final = lane(9, above=[("farm3", 3, 5), ("farm3", 6, 8)], below=[("farm1", 3, 4)])

FULL_CITY: Final = Lesson(
    "full_city",
    KEY,
    (
        Task(  # Whoever finds no room is lost; a market makes room.
            begin(
                _FULL,
                [
                    city(LEARNER, "A3", 5, "statue A2", "farm A4", "school A1"),
                    city(RIVAL, "A7", 3),
                ],
            ),
            newcomers(LEARNER, 1),
            ("build market A5",),
            ("M4", "G5", "P6"),
            QUIET,
        ),
        Task(  # A full city takes citizens all the same.
            begin(
                _FULL,
                [
                    city(LEARNER, "A3", 5, "statue A2", "farm A4", "school A1"),
                    city(RIVAL, "A7", 3, "statue A8"),
                ],
            ),
            drives_away(LEARNER, 1),
            ("build statue A5",),
            ("M1", "M4", "M7"),
            QUIET,
        ),
    ),
    untold=BEFORE_FALLING,
)

VOICE_AND_TWO_WISHES: Final = Lesson(
    "voice_and_two_wishes",
    KEY,
    (
        Task(  # The open card is only one of them.
            begin(
                lane(9, above=[("farm2", 3, 4), ("farm3", 6, 8)]),
                [city(LEARNER, "A3", 3, "farm A4"), city(RIVAL, "A7", 3)],
                voice=EDUCATION,
            ),
            newcomers(LEARNER, 1),
            ("build school A5",),
            ("Y3", "S6", "V1"),
            QUIET,
        ),
        Task(  # Two wishes: each city applies the one that brings it more.
            begin(
                lane(
                    10,
                    above=[("farm3", 1, 2), ("farm3", 5, 7), ("farm2", 9, 10)],
                    below=[("farm2", 1, 2), ("lake", 3, 4)],
                ),
                [
                    city(LEARNER, "A2", 3, "statue A1", "fountain A3"),
                    city(RIVAL, "A6", 4, "statue A7"),
                    city(LEARNER, "A10", 2, "palace A9"),
                ],
                turns=0,
                cards=0,
                knows=False,
                voice=("culture", "health", "health", "culture"),
                phase="migration",
                start_player=LEARNER,
            ),
            newcomers(LEARNER, 2),
            ("wish A2 health", "wish A10 culture"),
            ("V1", "M3"),
            QUIET,
        ),
    ),
    untold=BEFORE_FALLING,
)

"""Lessons about one's own city: food, citizens to spare, market and water."""

from typing import Final

from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons.building_goals import (
    builds,
    cities,
    school_in_spring,
    unlimited,
)
from lacitta_nb.games.lacitta.lessons.goals import (
    both,
    fed,
    gains,
    spring,
)
from lacitta_nb.games.lacitta.lessons.positions import (
    BEFORE_NEIGHBOURS,
    LEARNER,
    QUIET,
    RIVAL,
    begin,
    city,
    lane,
)
from lacitta_nb.lessons.lesson import Lesson, Task

BOARD_AND_FOOD: Final = Lesson(
    "board_and_food",
    KEY,
    (
        Task(  # One field feeds castle and farm; the new field is the poorer one.
            begin(
                lane(9, above=[("farm2", 2, 4), ("farm1", 5, 6), ("farm2", 8, 9)]),
                [city(LEARNER, "A4", 4), city(RIVAL, "A9", 2)],
                knows=False,
            ),
            fed(LEARNER),
            ("build farm A3",),
            ("G1", "G7", "F1", "P3", "P5"),
            QUIET,
        ),
        Task(  # Only where two fields meet there is enough.
            begin(
                lane(9, above=[("farm2", 2, 5), ("farm2", 8, 9)], below=[("farm1", 5, 7)]),
                [city(LEARNER, "A4", 5), city(RIVAL, "A9", 2)],
                knows=False,
            ),
            fed(LEARNER),
            ("build farm A5",),
            ("G7", "P9"),
            QUIET,
        ),
        Task(  # The hungry city has poor land; the other one feeds it.
            begin(
                lane(10, above=[("farm1", 1, 2), ("farm3", 5, 7), ("farm2", 9, 10)]),
                [
                    city(LEARNER, "A2", 3),
                    city(LEARNER, "A6", 3),
                    city(RIVAL, "A10", 2),
                ],
                knows=False,
            ),
            fed(LEARNER),
            ("build farm A5",),
            ("F1", "G7"),
            QUIET,
        ),
    ),
    untold=BEFORE_NEIGHBOURS,
)

A_SPARE_CITIZEN: Final = Lesson(
    "a_spare_citizen",
    KEY,
    (
        Task(  # Each castle has one to spare, so each city can build once.
            begin(
                lane(11, above=[("farm2", 1, 3), ("farm2", 6, 8), ("farm2", 10, 11)]),
                [
                    city(LEARNER, "A2", 3, "farm A1"),
                    city(LEARNER, "A7", 2),
                    city(RIVAL, "A11", 2),
                ],
                turns=2,
                cards=2,
                knows=False,
            ),
            builds(LEARNER, 2),
            ("build school A3", "build school A8"),
            ("G2", "P1", "P3", "P5"),
            QUIET,
        ),
        Task(  # Nobody to spare: the year must turn first.
            begin(
                lane(9, above=[("farm2", 2, 4), ("farm2", 8, 9)]),
                [
                    city(LEARNER, "A3", 3, "farm A2", "statue A4"),
                    city(RIVAL, "A9", 2),
                ],
                knows=False,
            ),
            school_in_spring(LEARNER),
            ("pass", "build school A5"),
            ("Y1", "Y2", "Y5", "Y6", "P2"),
            QUIET,
        ),
        Task(  # The nearest site has no wheat.
            begin(
                lane(11, above=[("farm2", 1, 2), ("farm3", 4, 6), ("farm2", 10, 12)]),
                [city(LEARNER, "A5", 3), city(RIVAL, "A1", 2)],
                knows=False,
            ),
            both(cities(LEARNER, 2), fed(LEARNER)),
            ("found A10 from A5",),
            ("P4", "S1", "G7"),
            QUIET,
        ),
    ),
    minutes=4,
    untold=BEFORE_NEIGHBOURS,
)

MARKET: Final = Lesson(
    "market",
    KEY,
    (
        Task(  # A full city does not grow, whatever else it builds.
            begin(
                lane(11, above=[("farm2", 2, 5), ("farm2", 10, 11)], below=[("farm1", 4, 5)]),
                [
                    city(LEARNER, "A4", 5, "farm A3", "farm A5", "school A2"),
                    city(RIVAL, "A11", 2),
                ],
                knows=False,
            ),
            gains(LEARNER, 2, spring),
            ("build market A6",),
            ("G5", "G6", "P6", "Y5"),
            QUIET,
        ),
        Task(  # Only the full city needs it now.
            begin(
                lane(
                    11,
                    above=[("farm3", 2, 4), ("farm2", 7, 8), ("farm2", 10, 11)],
                    below=[("farm1", 7, 8)],
                ),
                [
                    city(LEARNER, "A3", 5, "farm A2", "farm A4"),
                    city(LEARNER, "A7", 3),
                    city(RIVAL, "A11", 2),
                ],
                knows=False,
            ),
            gains(LEARNER, 3, spring),
            ("build market A5",),
            ("G5", "P6"),
            QUIET,
        ),
    ),
    untold=BEFORE_NEIGHBOURS,
)

MARKET_AND_WATER: Final = Lesson(
    "market_and_water",
    KEY,
    (
        Task(  # With a market a city is full again, later.
            begin(
                lane(
                    11,
                    above=[("farm2", 3, 5), ("lake", 7, 8), ("farm2", 10, 11)],
                    below=[("farm1", 3, 5)],
                ),
                [
                    city(LEARNER, "A4", 8, "market A2", "farm A3", "farm A5", "school A6"),
                    city(RIVAL, "A11", 2),
                ],
                knows=False,
            ),
            gains(LEARNER, 1, spring),
            ("build fountain A7",),
            ("G5", "G6", "P8"),
            QUIET,
        ),
        Task(  # The market must not stand on the only space by the lake.
            begin(
                lane(
                    10,
                    above=[("lake", 4, 5), ("farm2", 9, 10)],
                    below=[("farm3", 2, 4)],
                ),
                [
                    city(LEARNER, "A4", 5, "farm A3", "school A2"),
                    city(RIVAL, "A10", 2),
                ],
                turns=2,
                cards=2,
                knows=False,
            ),
            unlimited(LEARNER),
            ("build market A1", "build fountain A5"),
            ("G5", "P6", "P8", "P10", "D4"),
            QUIET,
        ),
    ),
    untold=BEFORE_NEIGHBOURS,
)

"""The lesson about political cards."""

from typing import Final

from lacitta_nb.games.lacitta.constants import KEY
from lacitta_nb.games.lacitta.lessons.goals import (
    both,
    fed,
    gains,
    keeps_everyone,
    newcomers,
)
from lacitta_nb.games.lacitta.lessons.positions import (
    HEALTH,
    LEARNER,
    QUIET,
    RIVAL,
    begin,
    city,
    lane,
)
from lacitta_nb.lessons.lesson import Lesson, Task

_TWO: Final = lane(9, above=[("farm2", 2, 3), ("farm3", 6, 8)], below=[("farm1", 7, 8)])

POLITICAL_CARDS: Final = Lesson(
    "political_cards",
    KEY,
    (
        Task(  # A statue only ties; a palace beats.
            begin(
                _TWO,
                [city(LEARNER, "A3", 3, "farm A2"), city(RIVAL, "A7", 3, "statue A6")],
                display=["palace"],
            ),
            newcomers(LEARNER, 1),
            ("palace A4",),
            ("S7", "P11", "P13", "G9"),
            QUIET,
        ),
        Task(  # Health without a lake: a hospital, which lies nowhere.
            begin(
                lane(9, above=[("farm2", 2, 3), ("farm3", 6, 7), ("lake", 8, 9)]),
                [
                    city(LEARNER, "A3", 3, "farm A2"),
                    city(RIVAL, "A7", 3, "farm A6", "fountain A8"),
                ],
                voice=HEALTH,
                display=["master_builder"],
                learner={"gold": 2},
            ),
            keeps_everyone(LEARNER),
            ("master_builder hospital A4",),
            ("P8", "P14", "G8"),
            QUIET,
        ),
        Task(  # Nobody to spare, but figures are no citizens.
            begin(
                lane(10, above=[("farm2", 2, 3), ("farm3", 7, 9)]),
                [
                    city(LEARNER, "A3", 3, "farm A2", "statue A4"),
                    city(RIVAL, "A8", 3, "statue A7"),
                ],
                display=["bread_and_circuses"],
            ),
            newcomers(LEARNER, 1),
            ("bread_and_circuses A4 1",),
            ("P15", "G6"),
            QUIET,
        ),
        Task(  # More citizens, then food for them.
            begin(
                lane(9, above=[("farm2", 3, 4), ("farm2", 8, 9)]),
                [city(LEARNER, "A3", 4, "farm A4"), city(RIVAL, "A9", 2)],
                turns=2,
                cards=0,
                display=["golden_times", "rich_harvest"],
            ),
            both(fed(LEARNER), gains(LEARNER, 1)),
            ("golden_times A3 1", "rich_harvest A4"),
            ("P16", "P17"),
            QUIET,
        ),
        Task(  # Look first, then build what the people want.
            begin(
                _TWO,
                [city(LEARNER, "A3", 3, "farm A2"), city(RIVAL, "A7", 3, "farm A6")],
                turns=2,
                knows=False,
                voice=("culture", "education", "education", "education"),
                display=["closeness"],
            ),
            newcomers(LEARNER, 1),
            ("closeness 2 3", "build school A4"),
            ("P2", "P18", "V1"),
            QUIET,
        ),
    ),
    minutes=5,
)

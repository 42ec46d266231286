"""The lessons of Saint Malo, in the order in which they are best taken."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.lessons.goals import (
    church,
    coins,
    logs,
    placed,
    points,
    series,
    stall,
    unbroken,
    unharmed,
    when_over,
    wins,
)
from lacitta_nb.games.saint_malo.lessons.positions import QUIET, begin, city
from lacitta_nb.lessons.lesson import Lesson, Task

_NEARLY: Final = city(
    wall="A2 A3 A4 A5 A6 B7 C7 D7 E7 F7 B1 C1 D1 E1 F1 G2 G3 G4 G5",
    crate="B2 B3 C2 D2 B4 C3 C4 D3 D4 E2 E3 E4 F2 F3 F4",
    house="B5 B6 C5 C6 D5 D6 E5 E6 F5 F6",
)
"""A city with one empty space, G6."""

DICE_AND_COINS: Final = Lesson(
    "dice_and_coins",
    KEY,
    (
        Task(  # One symbol, and as many dice of it as one likes.
            begin("crate crate head log log"),
            when_over(logs(2)),
            ("use log 2",),
            ("D3", "A1", "A2", "L1"),
            QUIET,
        ),
        Task(  # Turning and delivery are paid together: four coins, four logs.
            begin("log log log crate swords", coins=4),
            when_over(logs(4)),
            ("use log 4 turn 1",),
            ("A3", "A4", "L1"),
            QUIET,
        ),
        Task(  # Whoever stops too early has a smaller church.
            begin("cross cross cross head crate", rolls=2, seed=9),
            when_over(church(4)),
            ("keep cross cross cross", "use cross 4", "place D4"),
            ("D1", "D2", "H1"),
            QUIET,
        ),
    ),
)

WALLS_AND_PIRATES: Final = Lesson(
    "walls_and_pirates",
    KEY,
    (
        Task(  # The last wall of a side holds off the attack that this very turn brings.
            begin(
                "wall crate head swords swords",
                city(wall="A2 A3 A4 A5"),
                boxes=2,
            ),
            when_over(unharmed),
            ("use wall 1", "place A6", "take nothing"),
            ("W1", "W2", "W5", "R1", "R2", "R3"),
            QUIET,
        ),
        Task(  # Two crates, and not on the side that is nearly done.
            begin("crate crate swords head log", city(wall="B1 C1 D1 E1")),
            when_over(placed("crate", 2), unbroken("left")),
            ("use crate 2", "place E2", "place F2"),
            ("G4", "C1"),
            QUIET,
        ),
        Task(  # A side is not enough against three: a soldier, in the right place.
            begin(
                "head head crate log swords",
                city(wall="G2 G3 G4 G5 G6 A2 A3 A4"),
                boxes=7,
            ),
            when_over(unharmed, unbroken("bottom"), unbroken("top")),
            ("use soldier", "place D4"),
            ("P3", "G5", "R3"),
            QUIET,
        ),
    ),
)

CRATES_AND_MERCHANT: Final = Lesson(
    "crates_and_merchant",
    KEY,
    (
        Task(  # Beside is by edges and corners.
            begin("head head head swords log"),
            when_over(coins(4)),
            ("use merchant", "place C3"),
            ("S2", "P1", "P5", "G6"),
            QUIET,
        ),
        Task(  # Joined is by edges only: first the crates, then the merchant.
            begin("crate crate crate log swords"),
            when_over(stall(7)),
            ("use crate 3", "place B4", "place C4", "place D4"),
            ("C1", "C2", "A6"),
            QUIET,
        ),
    ),
)

CHURCHES_AND_SERIES: Final = Lesson(
    "churches_and_series",
    KEY,
    (
        Task(  # Four crosses, but a church of three closes the gap.
            begin("cross cross cross cross swords", city(church1="C4", church2="C6")),
            when_over(series(8)),
            ("use cross 3", "place C5"),
            ("A2", "H1", "H2"),
            QUIET,
        ),
        Task(  # The priest counts churches of any size, by corners, too.
            begin(
                "head head wall log swords",
                city(church1="C4", church2="D6", church5="E4"),
            ),
            when_over(points("priest", 3)),
            ("use priest", "place D5"),
            ("P4", "G6"),
            QUIET,
        ),
    ),
)

HOUSES_PEOPLE_AND_THE_END: Final = Lesson(
    "houses_people_and_the_end",
    KEY,
    (
        Task(  # Two logs, two houses: the first beside, the second joined to it.
            begin("head head head crate swords"),
            when_over(points("house", 6)),
            ("use architect", "place D4", "place E5", "place E6"),
            ("P6", "P9", "L2"),
            QUIET,
        ),
        Task(  # The juggler comes last: the neighbours stand already.
            begin(
                "head head head head log",
                city(citizen="C4 E4", soldier="C6", priest="E6"),
            ),
            when_over(points("juggler", 6)),
            ("use juggler", "place D5"),
            ("P7", "G6"),
            QUIET,
        ),
        Task(  # One space is empty: five points, and the end.
            begin(
                "crate head head wall log",
                _NEARLY,
                rival={"points": 11},
                points=4,
            ),
            wins,
            ("use wall 1", "place G6"),
            ("E1", "E2", "E3", "E4"),
            QUIET,
        ),
    ),
)

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        lesson.key: lesson
        for lesson in (
            DICE_AND_COINS,
            WALLS_AND_PIRATES,
            CRATES_AND_MERCHANT,
            CHURCHES_AND_SERIES,
            HOUSES_PEOPLE_AND_THE_END,
        )
    }
)
"""The lessons by key."""

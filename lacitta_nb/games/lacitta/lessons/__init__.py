"""What can be learnt of La Città: lessons, exercises, and an example of each rule."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.lessons.course import LESSONS
from lacitta_nb.games.lacitta.lessons.editions import EDITIONS
from lacitta_nb.games.lacitta.lessons.examples import EXAMPLES
from lacitta_nb.games.lacitta.lessons.exercises import KINDS
from lacitta_nb.lessons.school import School

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "S2": "how many tiles there are is looked up, not learnt; a farm shows its wheat",
        "S3": "a stack that is used up is greyed out, and the reason told",
        "S4": "130 citizens hardly ever run out; if they do, the table says so",
        "S5": "how many cards of a kind are left stands beside the display",
        "S8": "the table lays out the beginners' set-up by itself",
        "S11": "closed spaces can't be clicked, and say why",
        "S12": "where the added land lies is seen on the board",
        "P12": "the table shuffles the discard by itself, and tells it",
        "M5": "it says no more than that nobody can leave where nobody is",
        "X6": "how many tiles there are is looked up, not learnt",
    }
)
"""The rules that neither a lesson nor an exercise teaches, and why; all have an example."""

SCHOOL: Final = School(
    lessons=LESSONS, kinds=KINDS, examples=EXAMPLES, editions=EDITIONS, excused=EXCUSED
)
"""All of it."""

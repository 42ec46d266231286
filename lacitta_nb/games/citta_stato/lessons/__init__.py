"""What can be learnt of Città-Stato: lessons, exercises, and an example of each rule."""

from typing import Final

from lacitta_nb.games.citta_stato.lessons.course import LESSONS
from lacitta_nb.games.citta_stato.lessons.examples import EXAMPLES
from lacitta_nb.games.citta_stato.lessons.exercises import KINDS
from lacitta_nb.lessons.school import School

SCHOOL: Final = School(lessons=LESSONS, kinds=KINDS, examples=EXAMPLES)
"""All of it."""

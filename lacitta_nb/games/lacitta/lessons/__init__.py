"""What can be learnt of La Città: lessons, exercises, and an example of each rule."""

from typing import Final

from lacitta_nb.games.lacitta.lessons.course import LESSONS
from lacitta_nb.games.lacitta.lessons.editions import EDITIONS
from lacitta_nb.games.lacitta.lessons.examples import EXAMPLES
from lacitta_nb.games.lacitta.lessons.exercises import KINDS
from lacitta_nb.lessons.school import School

SCHOOL: Final = School(lessons=LESSONS, kinds=KINDS, examples=EXAMPLES, editions=EDITIONS)
"""All of it."""

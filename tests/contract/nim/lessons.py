"""What can be learnt of the toy: two lessons, of two tasks and of one."""

from lacitta_nb.core.game import AnyGame, Game
from lacitta_nb.core.plain import PlainPlayer
from lacitta_nb.lessons.lesson import MET, OPEN, Lesson, Task, Verdict
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.lessons.said import Said
from lacitta_nb.lessons.school import School
from tests.contract.nim.rules import State


def heap(stones: int, cup: int = 0) -> AnyGame:
    return Game(State((PlainPlayer("Ada"), PlainPlayer("Ben")), stones, cup))


def wins(game: AnyGame) -> Verdict:
    """The learner, who begins, takes the last stone."""
    if not game.over:
        return OPEN
    if game.state.to_move == 0:
        return MET
    return Verdict("missed", Said("lesson-why-last", {"player": "Ben"}))


def task(stones: int, *solution: str, cup: int = 0) -> Task:
    rival = {1: Obedient(("take 1",))}
    return Task(lambda: heap(stones, cup), wins, solution, ("N1", "N3"), rival)


LAST = Lesson("the_last_stone", "nim", (task(2, "take 2"), task(6, "take 2", "take 3")), 1)
CUP = Lesson("the_cup", "nim", (task(3, "take 2", cup=1),), 1)
SCHOOL = School(lessons={lesson.key: lesson for lesson in (LAST, CUP)})

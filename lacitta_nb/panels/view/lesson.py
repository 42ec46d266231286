"""The part of the view about a lesson: its task, how the goal stands, help, and what was learnt."""

from lacitta_nb.lessons.lesson import HELPS
from lacitta_nb.lessons.school import following
from lacitta_nb.panels.course import Course
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.typed_lesson import LessonView
from lacitta_nb.texts import sentence


def lesson_view(session: AnySession) -> LessonView | None:
    """The lesson that is played, or None."""
    course = session.course
    if course is None:
        return None
    lesson = course.lesson
    return {
        "name": lesson.title,
        "at": course.at + 1,
        "of": len(lesson.tasks),
        "ask": _finish(course) if course.finished else lesson.asks(course.at),
        "goal": "" if course.finished else lesson.goal(course.at),
        "standing": _standing(course),
        "stands": _stands(course),
        "why": "" if course.finished else _why(course),
        "learnt": lesson.learnt(course.at) if _taught(course) else "",
        "rules": _rules(course),
        "helps": _helps(course),
        "help": sentence("panel-lesson-help", {"step": course.helps, "of": HELPS}),
        "more": not course.finished and course.helps < HELPS,
        "next": _next(course),
        "main": _main(course),
        "back": course.at > 0,
    }


def lesson_prompt(course: Course) -> str:
    """What can be done where the goal is decided; "" before that, and after the last task."""
    if course.finished or course.verdict.standing == "open":
        return ""
    missed = course.verdict.standing == "missed"
    return sentence("panel-lesson-again" if missed else "panel-lesson-on", {})


def lesson_told(session: AnySession) -> list[str]:
    """What a screen reader says of the lesson after a command."""
    course = session.course
    shown = lesson_view(session)
    if course is None or shown is None or not course.news:
        return []
    if course.news == "help":
        return shown["helps"][-1:]
    if course.news == "verdict":
        said = [shown["stands"], shown["why"], shown["learnt"]]
    else:
        place = sentence("panel-lesson-place", {"at": shown["at"], "of": shown["of"]})
        begun = [shown["name"], place] if course.news == "task" else []
        said = [*begun, shown["ask"], shown["goal"]]
    return [f"{text}." if text[-1] not in ".!?" else text for text in said if text]


def _taught(course: Course) -> bool:
    return not course.finished and course.passed


def _standing(course: Course) -> str:
    if not course.finished:
        return course.verdict.standing
    return "met" if _left(course) == 0 else "open"


def _stands(course: Course) -> str:
    if course.finished:
        return ""
    if course.verdict.standing == "met":
        return sentence("panel-lesson-shown" if course.revealed else "panel-lesson-met", {})
    missed = course.verdict.standing == "missed"
    return sentence("panel-lesson-missed" if missed else "panel-lesson-open", {})


def _left(course: Course) -> int:
    """How many tasks the learner has not met."""
    return len(course.unmet)


def _why(course: Course) -> str:
    why = course.verdict.why
    return "" if why is None else why.text(course.lesson.game)


def _rules(course: Course) -> list[str]:
    if course.finished:
        return list(course.lesson.rules)
    return list(course.task.rules) if course.passed else []


def _helps(course: Course) -> list[str]:
    if course.finished:
        return []
    return [course.lesson.help(course.at, step + 1) for step in range(course.helps)]


def _finish(course: Course) -> str:
    """How the lesson went, when all tasks have been gone through."""
    left = _left(course)
    of = len(course.lesson.tasks)
    tasks = ", ".join(str(at + 1) for at in course.unmet)
    words: dict[str, str | int] = {"lesson": course.lesson.title, "left": left, "of": of}
    if left:
        words["tasks"] = tasks
    return sentence("panel-lesson-ended" if left else "panel-lesson-finished", words)


def _next(course: Course) -> str:
    """What the button that goes on says."""
    if course.finished:
        coming = following(course.lesson)
        return "" if coming is None else sentence("panel-lesson-coming", {"lesson": coming.title})
    if not course.passed and course.at not in course.met:
        return sentence("panel-lesson-skip", {})
    last = course.at + 1 == len(course.lesson.tasks)
    return sentence("panel-lesson-finish" if last else "panel-lesson-next", {})


def _main(course: Course) -> str:
    if course.finished or course.passed:
        return "next"
    return "retry" if course.verdict.standing == "missed" else ""

"""The view of a lesson, field by field (see `panels.view.typed`)."""

from typing import TypedDict


class LessonView(TypedDict):
    """The lesson at the table."""

    name: str
    at: int
    """The number of the task, from 1; behind the last one when all have been gone through."""
    of: int
    ask: str
    """What the task asks for; on the last page how the lesson went."""
    goal: str
    """The goal in a few words; "" on the last page."""
    standing: str
    """How the goal stands: `open`, `met` or `missed`; on the last page `met` or `open`."""
    stands: str
    """The same in a word."""
    why: str
    """Why it was missed, or met by less than the solution; or ""."""
    learnt: str
    """What was learnt, when it is met or shown; or ""."""
    rules: list[str]
    """The numbers of the rules that were learnt."""
    helps: list[str]
    """The steps of help that were asked for."""
    help: str
    """What the button for help says."""
    more: bool
    """Whether there is another step of help."""
    next: str
    """What the button that goes on says; "" where there is nothing to go on to."""
    main: str
    """What is best done now: `next`, `retry`, or "" for playing."""
    back: bool
    """Whether there is a task before this one."""

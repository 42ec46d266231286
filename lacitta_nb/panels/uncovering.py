"""How far undo goes: not beyond what has shown somebody something hidden (`Acting.uncovers`)."""

from typing import NamedTuple

from lacitta_nb.panels.session import AnySession


class Bar(NamedTuple):
    """Where going back ends.

    Attributes:
        place: how many plays and steps stay; -1 where nothing bars the way.
        why: the key of the sentence that says why, or "".
    """

    place: int = -1
    why: str = ""


def uncovered(session: AnySession) -> Bar:
    """The last thing done that can't be taken back.

    Where only computer players play, or a task of a lesson is tried, nobody gains by what was seen.
    """
    if session.course is not None or not session.persons:
        return Bar()
    history, uncovers = session.game.history, session.acting.uncovers
    for place in range(len(history), 0, -1):
        before = history[place - 2].step.state if place > 1 else session.game.start
        if why := uncovers(before, history[place - 1]):
            return Bar(place, why)
    return Bar()

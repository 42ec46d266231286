"""The guide: a few steps, told one at a time, that take a beginner through a first turn.

A game says the steps (`Showing.guide`). The guide goes on to the next one as soon as a step is
done, and back where it is undone again; a person can send it on, or away for good.
"""

from dataclasses import replace

from lacitta_nb.panels.session import AnySession, Guide
from lacitta_nb.panels.showing import showing_of


def awaits_person(session: AnySession) -> bool:
    """Whether a person must decide."""
    return session.game.decision is not None and session.computer is None


def sent_on(guide: Guide) -> Guide:
    """The guide without its present step.

    >>> sent_on(Guide(at=1))
    Guide(at=2, least=2)
    """
    return Guide(guide.at + 1, guide.at + 1)


def guided(session: AnySession) -> AnySession:
    """The session with the guide at the first step that is not done; without it after the last."""
    guide = session.guide
    if guide is None or session.game.over:
        return replace(session, guide=None)
    left = [
        number
        for number, step in enumerate(showing_of(session.seen).guide(session))
        if number >= guide.least and not step.done
    ]
    return replace(session, guide=guide._replace(at=left[0]) if left else None)

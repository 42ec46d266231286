"""The parts of the view about what confirming would play and change, and what is to be feared."""

from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed import DangerView
from lacitta_nb.panels.view.typed_choosing import PreviewView


def preview_view(session: AnySession) -> PreviewView | None:
    """What confirming would play and change; None while something is still open."""
    actions = session.selection.ready()
    if not actions or session.computer is not None:
        return None
    preview = showing_of(session.seen).preview(session.seen, actions, session.asker)
    course = session.course
    told = [one for one in preview.effects if course is None or course.tells(one.about)]
    return {
        "title": preview.title,
        "action": "; ".join(str(action) for action in actions),
        "effects": [{"text": effect.text, "tone": effect.tone} for effect in told],
        "warnings": list(preview.warnings),
    }


def danger_view(session: AnySession) -> DangerView | None:
    """What the person has to fear who must decide; None for nothing, or while nobody must."""
    if session.seen.decision is None or session.computer is not None:
        return None
    danger = showing_of(session.seen).danger(session)
    if danger is None:
        return None
    return {"text": danger.text, "tone": danger.tone, "rest": list(danger.rest)}

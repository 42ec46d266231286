"""The part of the view that guides a beginner."""

from lacitta_nb.panels.guide import awaits_person
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed import GuideView


def guide_view(session: AnySession) -> GuideView | None:
    """The present step of the guide; None without one, and while no person must decide."""
    guide = session.guide
    if guide is None or not awaits_person(session) or session.curtain is not None:
        return None
    steps = showing_of(session.seen).guide(session)
    step = steps[guide.at]
    return {
        "step": guide.at + 1,
        "of": len(steps),
        "text": step.text,
        "at": step.at,
        "lights": " ".join(step.lights),
    }

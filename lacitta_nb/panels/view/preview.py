"""The part of the view that says what confirming would play and change."""

from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view.typed_choosing import PreviewView


def preview_view(session: AnySession) -> PreviewView | None:
    """What confirming would play and change; None while something is still open."""
    actions = session.selection.ready()
    if not actions or session.computer is not None:
        return None
    showing, seen = showing_of(session.seen), session.seen
    effects = showing.effects(seen, actions)
    return {
        "title": showing.preview_title(seen, actions),
        "action": "; ".join(str(action) for action in actions),
        "effects": [{"text": effect.text, "tone": effect.tone} for effect in effects],
        "warnings": list(showing.preview_warnings(seen, actions)),
    }

"""The part of the view about games and files: saving, loading, codes, and a new game."""

from lacitta_nb.panels.forms import Aside, Form
from lacitta_nb.panels.session import AnySession
from lacitta_nb.panels.view.typed import AsideView, FilesView, FormView


def files_view(session: AnySession) -> FilesView:
    """Saving, loading, codes and what a new game can be."""
    made, file = session.exports, session.exports.download
    # In a lesson no game is begun, and nothing else is kept.
    form = None
    if session.course is None:
        form = session.acting.form(session.game.state, session.settings)
    return {
        "names": session.files.names(),
        "code": made.code,
        "python": made.python,
        "download": {"name": file.name, "text": file.text} if file else None,
        "form": form_view(form),
        "players": [player.name for player in session.game.players],
    }


def form_view(form: Form | None) -> FormView | None:
    """What can be said of a new game, or None."""
    if form is None:
        return None
    return {
        "seats": list(form.seats),
        "fields": [
            {
                "name": field.name,
                "label": field.label,
                "values": [list(value) for value in field.values],
                "usual": field.usual,
                "seats": list(field.seats),
            }
            for field in form.fields
        ],
        "aside": _aside_view(form.aside),
    }


def _aside_view(aside: Aside | None) -> AsideView | None:
    if aside is None:
        return None
    return {
        "title": aside.title,
        "heads": list(aside.heads),
        "rows": [list(row) for row in aside.rows],
        "text": aside.text,
        "seats": list(aside.seats),
    }

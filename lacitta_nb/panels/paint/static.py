"""The picture that a panel leaves in the notebook for readers without a kernel."""

import base64
from collections.abc import Callable
from html import escape
from typing import Any, Final

from lacitta_nb.drawing.theme import LIGHT
from lacitta_nb.lessons.lesson import Lesson
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.pictures import board_in_words, still_board
from lacitta_nb.panels.sending import sendable
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import title
from lacitta_nb.texts import sentence


def static_picture(panel: Controller, prefix: str) -> dict[str, str]:
    """The board of this moment as HTML and the whole game as text, for a notebook's output."""
    with panel.spoken():
        return _picture_and_text(panel, prefix)


def _picture_and_text(panel: Controller, prefix: str) -> dict[str, str]:
    about = escape(sentence("panel-static", _named(panel)))
    course = panel.session.course
    kind = "lc-static" if course is None else "lc-static lc-static-lesson"
    told = about if course is None else _told(course.lesson)
    start = sentence("panel-static-start" if course is None else "panel-lesson-start", {})
    return {
        # The button comes first: the picture may be larger than the window.
        "text/html": (
            f'<div class="{kind}" data-lacitta-static="{escape(prefix)}">'
            f"<p>{told}<br>{button_that_runs(start)}</p>{_image(panel, prefix, about)}</div>"
        ),
        "text/plain": str(panel.game),
    }


_MAIN: Final = (
    f"padding:6px 14px;border:1px solid {LIGHT.colours['on-accent']};border-radius:4px;"
    f"background-color:{LIGHT.colours['accent']};color:{LIGHT.colours['on-accent']};"
    "font-weight:600;cursor:pointer"
)
"""The look of a main button, where no style sheet of ours reaches: in a saved notebook.

The line round it can be seen on the dark page of another theme, on which its ground could not.
"""


def _told(lesson: Lesson) -> str:
    """What a lesson is about."""
    return f"<strong>{escape(lesson.title)}</strong>: {escape(lesson.about)}"


def button_that_runs(start: str) -> str:
    """A button that runs the cell in which it stands, as HTML.

    Newer JupyterLabs and Notebooks run the command that a button names, in the cell in which it was
    pressed; where the notebook is not trusted they ask first. Elsewhere the sentence helps.

    Args:
        start: what the button says.
    """
    how = escape(sentence("panel-lesson-how", {}))
    command = 'data-commandlinker-command="notebook:run-cell"'
    return f'<button style="{_MAIN}" {command}>{escape(start)}</button> <small>{how}</small>'


def _image(panel: Controller, prefix: str, about: str) -> str:
    svg = still_board(panel, f"{prefix}-static")
    if not svg:
        told = "" if panel.session.notice is None else escape(panel.session.notice.text)
        return f"{board_in_words(panel)}<p>{told}</p>"
    data = base64.b64encode(svg.encode()).decode()
    look = "max-width:min(100%,640px)"
    return f'<img alt="{about}" style="{look}" src="data:image/svg+xml;base64,{data}">'


def hiding_rule(prefix: str) -> str:
    """CSS that hides all pictures of a panel; it acts while it is on the page, with any view of it.

    Jupyter's room around such an output goes, too; only its own, not that of an output which holds
    picture and panel.
    """
    picture = f'[data-lacitta-static="{prefix}"]'
    room = f".jp-OutputArea-child:has(> .jp-OutputArea-output > {picture})"
    return f"{picture}, {room} {{ display: none; }}"


def show_with_picture(panel: Controller, prefix: str, bundle: Callable[[], Any]) -> None:
    """Put out the picture and then the panel, which hides the picture while it is alive.

    A front end that finds no kernel shows an error instead of the panel, whatever else its output
    holds; so the picture is an output of its own.
    """
    from IPython.core.display_functions import publish_display_data

    publish_display_data(sendable(static_picture(panel, prefix)))  # type: ignore[no-untyped-call]
    data = bundle()
    metadata: dict[str, Any] = {}
    if isinstance(data, tuple):
        data, metadata = data
    with panel.spoken():
        data["text/plain"] = sendable(sentence("panel-static", _named(panel)))
    publish_display_data(data, metadata)  # type: ignore[no-untyped-call]


def _named(panel: Controller) -> dict[str, str]:
    """What is played, and how far it has come."""
    return {"game": showing_of(panel.session.seen).name, "title": title(panel.game)}

"""The pictures on the panel. What can't be drawn is told and left out; it never holds up the game.

An error in a picture is none of the command's: the move stays, the status line says what failed,
and the board is shown without what could not be drawn, at last as text. The next picture is drawn
as if nothing had been.
"""

from collections.abc import Callable, Mapping
from functools import partial
from html import escape
from typing import Any, TypeVar

from lacitta_nb.core.box import box_of
from lacitta_nb.core.records import Event, State
from lacitta_nb.drawing import picture_of, svg_board
from lacitta_nb.drawing.css import UNIT
from lacitta_nb.drawing.fragments import svg_fragments
from lacitta_nb.given import name_of, str_of, trace_of
from lacitta_nb.panels.dispatch import Controller
from lacitta_nb.panels.notices import Notice, saying
from lacitta_nb.panels.replay import replay_view
from lacitta_nb.panels.showing import showing_of
from lacitta_nb.panels.view import drawn_events, only_foreseen
from lacitta_nb.panels.view.typed import BoardView
from lacitta_nb.panels.view.typed_replay import ReplayView

Drawn = TypeVar("Drawn")


def layers(panel: Controller, over: BoardView, prefix: str) -> dict[str, object]:
    """The layers of the clickable board that change, with its title and the labels of its spaces.

    Args:
        panel: what is shown.
        over: what lies over the board, as `board_view` makes it.
        prefix: what the ids of the board begin with.
    """
    seen, events, badges = panel.session.seen, drawn_events(panel.session), over["badges"]
    picture, nothing, no_parts = picture_of(seen), list[str](), list[tuple[str, str]]()

    def marks(drawn: tuple[Event, ...]) -> list[tuple[str, str]]:
        foreseen = only_foreseen(panel.session, events)
        marks = picture.marks(seen, drawn, badges, over["selected"], foreseen=foreseen)
        return svg_fragments(marks, prefix)

    return {
        "title": _drawn(panel, "", lambda: picture.title(seen)),
        "pieces": _drawn(panel, no_parts, lambda: svg_fragments(picture.pieces(seen), prefix)),
        "areas": _drawn(panel, no_parts, lambda: svg_fragments(picture.areas(seen), prefix)),
        "marks": _drawn(panel, no_parts, lambda: marks(events), lambda: marks(())),
        "spots": _drawn(panel, list[tuple[float, float]](), lambda: spots(seen)),
        "labels": _drawn(
            panel,
            nothing,
            lambda: list(picture.labels(seen, {**badges, **_spoken(panel)})),
            lambda: [target.name for target in picture.targets(seen)],
        ),
    }


def spots(state: State) -> list[tuple[float, float]]:
    """Where the things to be clicked are, in units of the SVG: in some games they change place."""
    return [
        (round(target.at[0] * UNIT, 1), round(-target.at[1] * UNIT, 1))
        for target in picture_of(state).targets(state)
    ]


def _spoken(panel: Controller) -> Mapping[str, str]:
    session = panel.session
    if session.open_guess is not None:
        return {}
    return showing_of(session.seen).spoken(session.selection)


def replayed(panel: Controller, prefix: str) -> ReplayView | None:
    """What the last command did, to be played on the board; None where there is nothing to play."""
    return _drawn(panel, None, lambda: replay_view(panel.session, prefix))


def whole_board(panel: Controller, prefix: str) -> str:
    """The clickable board; "" where not even its land can be drawn."""
    return _drawn(
        panel,
        "",
        lambda: svg_board(panel.session.seen, prefix=prefix),
        lambda: svg_board(panel.session.seen, prefix=prefix, pieces=False),
    )


def board_in_words(panel: Controller) -> str:
    """What lies on the table as HTML text, for where there is no picture of it."""
    seen = panel.session.seen
    return f'<pre data-role="board-text">{escape(box_of(seen).report(seen))}</pre>'


def png_board(panel: Controller, over: BoardView) -> bytes:
    """Matplotlib's picture of the board, as PNG; b"" where even the bare board can't be drawn."""
    events = drawn_events(panel.session)
    draw = partial(
        _png,
        panel.session.seen,
        highlights=over["badges"],
        selected=over["selected"],
        foreseen=only_foreseen(panel.session, events),
    )
    return _drawn(panel, b"", lambda: draw(events=events), draw)


def still_board(panel: Controller, prefix: str) -> str:
    """The board with heading and legend as an SVG of its own, or "" and a notice on the panel."""
    seen = panel.session.seen
    return _drawn(
        panel,
        "",
        lambda: svg_board(
            seen, prefix=prefix, theme="light", legend=True, heading=picture_of(seen).heading(seen)
        ),
    )


def _png(*table: Any, **more: Any) -> bytes:  # noqa: ANN401 - what draw_board takes
    from lacitta_nb.drawing import draw_board
    from lacitta_nb.drawing.sheet import Sheet

    sheet = draw_board(*table, **more).figure
    assert isinstance(sheet, Sheet)
    return sheet.png()


def _drawn(panel: Controller, nothing: Drawn, *ways: Callable[[], Drawn]) -> Drawn:
    """The first picture that can be made of several, each simpler than the one before, or nothing.

    What the first one failed of becomes the panel's notice.
    """
    for way in ways:
        try:
            return way()
        # Whatever a painter raises: the player is told, and the game goes on.
        except Exception as error:  # noqa: BLE001
            _tell(panel, error)
    return nothing


def _tell(panel: Controller, error: Exception) -> None:
    """Say once in the status line what failed, after what it says already."""
    failed = f"{name_of(type(error))}: {str_of(error)}"
    said = saying("panel-no-picture", {"error": failed})
    panel.also_say(Notice("error", said, trace_of(error)))

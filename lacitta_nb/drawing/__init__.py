"""Pictures of a table: one scene, painted by matplotlib or as SVG.

A picture has layers, from bottom to top: `land` (areas, spaces, shrines), `pieces` (cities,
buildings, figures), `names` (of the spaces), `marks` (legal spaces, arrows, ghosts, badges) and, in
an SVG, `spaces` (what is clicked and focused; nothing to see until it is). The panel keeps one SVG
and replaces the content of the groups `{prefix}-pieces` and `{prefix}-marks`, and the labels of the
spaces. Matplotlib loads with the first figure.
"""

from typing import TYPE_CHECKING, Any

from lacitta_nb.drawing.css import board_css
from lacitta_nb.drawing.svg import svg_board, svg_marks, svg_pieces, view_box
from lacitta_nb.drawing.theme import DARK, LIGHT, Theme, theme_of
from lacitta_nb.games.lacitta.picture.labels import space_labels
from lacitta_nb.games.lacitta.picture.scene import Mark, Scene, build_scene

if TYPE_CHECKING:
    from lacitta_nb.drawing.figure import draw_board

__all__ = [
    "DARK",
    "LIGHT",
    "Mark",
    "Scene",
    "Theme",
    "board_css",
    "build_scene",
    "draw_board",
    "space_labels",
    "svg_board",
    "svg_marks",
    "svg_pieces",
    "theme_of",
    "view_box",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - the module protocol
    if name == "draw_board":
        from lacitta_nb.drawing.figure import draw_board

        return draw_board
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

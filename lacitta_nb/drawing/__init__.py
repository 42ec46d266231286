"""Pictures of a table: one scene, painted by matplotlib or as SVG, whatever is played.

A game hands over its `Picture`; what it shows of a state is a `Scene`: layers of marks, from bottom
to top `land`, `pieces`, `names`, `marks` and `legend`, and targets to be clicked. Painters take a
scene, or the marks of one layer, and nothing else. The panel keeps one SVG and replaces the content
of the groups `{prefix}-pieces` and `{prefix}-marks`, and the labels of the targets. Matplotlib
loads with the first figure.
"""

from lacitta_nb.drawing.board import draw_board, svg_board
from lacitta_nb.drawing.css import board_css
from lacitta_nb.drawing.legend import Legend, LegendEntry, legend_below
from lacitta_nb.drawing.picture import Picture, picture_of
from lacitta_nb.drawing.scene import Mark, Marks, Scene, Target, put
from lacitta_nb.drawing.svg import svg_layer, svg_of, view_box
from lacitta_nb.drawing.theme import DARK, LIGHT, Style, Theme, theme_of

__all__ = [
    "DARK",
    "LIGHT",
    "Legend",
    "LegendEntry",
    "Mark",
    "Marks",
    "Picture",
    "Scene",
    "Style",
    "Target",
    "Theme",
    "board_css",
    "draw_board",
    "legend_below",
    "picture_of",
    "put",
    "svg_board",
    "svg_layer",
    "svg_of",
    "theme_of",
    "view_box",
]

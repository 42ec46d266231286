"""Pictures of a table: one scene, painted by matplotlib or as SVG.

A picture has layers, from bottom to top: `land` (areas, spaces, shrines), `pieces` (cities,
buildings, figures), `names` (of the spaces), `marks` (arrows, badges, legal spaces) and `spaces`
(what is clicked and focused; nothing to see until it is). The panel keeps one SVG and replaces the
content of the groups `{prefix}-pieces` and `{prefix}-marks`, and the labels of the spaces.
"""

from lacitta_nb.drawing.svg import (
    board_css,
    space_labels,
    svg_board,
    svg_marks,
    svg_pieces,
    view_box,
)

__all__ = [
    "board_css",
    "space_labels",
    "svg_board",
    "svg_marks",
    "svg_pieces",
    "view_box",
]

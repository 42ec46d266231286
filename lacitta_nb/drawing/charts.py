"""What all charts of ours have: panels side by side with bare axes, and names beside their rows."""

from collections.abc import Sequence
from typing import Final, Literal

from matplotlib.axes import Axes

from lacitta_nb.drawing.fonts import Lettering, lettering
from lacitta_nb.drawing.letters import shortened
from lacitta_nb.drawing.sheet import Sheet
from lacitta_nb.drawing.theme import Theme

WIDTH: Final = 6.0
"""Inches across a figure: a notebook's width in a narrow window, where it isn't shrunk."""
ABREAST: Final = 3
"""Panels side by side."""
_LONGEST: Final = 13.0
"""The room for a name, in parts of the size of its letters."""


def panels(
    count: int, high: float, theme: Theme, line: Literal["left", "bottom"], *, edge: float = 0.0
) -> tuple[Sheet, list[Axes]]:
    """A figure with bare axes, a few side by side.

    Args:
        count: how many panels.
        high: inches for each row of them.
        theme: whose colours they have.
        line: the side of each panel that is drawn.
        edge: inches for what lies above and below all of them.
    """
    across = min(count, ABREAST)
    down = -(-count // across)
    figure = Sheet(WIDTH, high * down + edge, theme.colours["ground"], layout="constrained")
    found = [figure.add_subplot(down, across, place + 1) for place in range(count)]
    for axes in found:
        axes.set_facecolor(theme.colours["ground"])
        axes.tick_params(colors=theme.colours["ink"], length=0)
        for side, spine in axes.spines.items():
            spine.set_visible(side == line)
            spine.set_color(theme.colours["muted"])
    return figure, found


def label_rows(axes: Axes, names: Sequence[str]) -> None:
    """Write the names of players beside the rows of an Axes, from 0 on."""
    drawn = [drawn_name(name) for name in names]
    families = list(dict.fromkeys(family for name in drawn for family in name.families))
    texts = [name.text for name in drawn]
    axes.set_yticks(range(len(names)), texts, parse_math=False, fontfamily=families)


def drawn_name(name: str) -> Lettering:
    r"""A player's name in one line that leaves room for the picture, with fonts for its letters.

    >>> drawn_name("Anna\nBella").text
    'Anna Bella'
    """
    return lettering(shortened(name, _LONGEST))

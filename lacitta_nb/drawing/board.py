"""A table drawn, whatever is played: by matplotlib or as SVG. Matplotlib loads with a figure."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from lacitta_nb.core.box import state_of
from lacitta_nb.drawing.picture import picture_of
from lacitta_nb.drawing.svg import ThemeChoice, svg_of
from lacitta_nb.drawing.theme import Theme, theme_of

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def draw_board(
    table: object,
    ax: "Axes | None" = None,
    *,
    events: Iterable[Any] = (),
    theme: Theme | str = "light",
    highlights: Mapping[str, str] | None = None,
    selected: str | None = None,
    names: bool = True,
    areas: bool = False,
    legend: bool = True,
    foreseen: bool = False,
    heading: str | None = None,
) -> "Axes":
    """Draw a table with matplotlib.

    Args:
        table: a game or a state.
        ax: where to draw; without it a figure is made, which shows as the last value of a cell and
            looks the same whatever matplotlib's settings are.
        events: what has just happened: migration arrows, demolitions, hunger and the like.
        theme: "light", "dark" or a theme of one's own.
        highlights: names of spaces that may be chosen, each with a short text such as "+3".
        selected: the name of a space to ring.
        names: whether the spaces' names are written.
        areas: whether the names of areas are written, where the board has any (`L1`).
        legend: whether players and signs are explained below the board.
        foreseen: whether the events have not happened; their arrows are dashed and hollow.
        heading: what is written above the board; if not told, the moment in a figure of ours, and
            nothing on Axes of the user, which have a title of their own.

    Returns:
        The Axes. Save with `axes.figure.savefig(path)`.

    Raises:
        BadSetting: it is neither a game nor a state.
        NotFound: there is no theme of that name, or no space of a name in `highlights`.
    """
    from lacitta_nb.drawing.figure import paint

    colours, state = theme_of(theme), state_of(table)
    picture = picture_of(state)
    if heading is None:
        heading = picture.heading(state) if ax is None else ""
    scene = picture.scene(
        state,
        events,
        highlights,
        selected=selected,
        names=names,
        areas=areas,
        legend=legend,
        foreseen=foreseen,
        heading=heading,
    )
    return paint(scene, colours, ax)


def svg_board(
    table: object,
    *,
    prefix: str,
    events: Iterable[Any] = (),
    highlights: Mapping[str, str] | None = None,
    selected: str | None = None,
    names: bool = True,
    areas: bool = False,
    theme: ThemeChoice = "auto",
    style: bool = True,
    legend: bool = False,
    pieces: bool = True,
    foreseen: bool = False,
    heading: str = "",
) -> str:
    """The picture of a table as one `<svg>` element; see `drawing.svg.svg_of`.

    Args:
        table: a game or a state.
        prefix: a word that no other board on the page has.
        events: what has just happened; arrows, ghosts and badges are drawn of it.
        highlights: names of spaces that may be chosen, each with a short text such as "+3".
        selected: the name of the space that is chosen.
        names: whether the names of the spaces show; they are there in any case, so that they can be
            switched without painting anew.
        areas: whether the names of areas show, in the same way.
        theme: "auto" follows Jupyter or the browser.
        style: whether the stylesheet is included.
        legend: whether the players' names and the signs are explained below the board.
        pieces: whether what lies on the board is in it; without it that group waits to be filled.
        foreseen: whether the events have not happened; their arrows are dashed and hollow.
        heading: what is written above the board; "" for nothing.

    Raises:
        BadSetting: it is neither a game nor a state.
        NotFound: there is no space of a name in `highlights` or `selected`.
    """
    state = state_of(table)
    scene = picture_of(state).scene(
        state,
        events,
        highlights,
        selected=selected,
        areas=True,
        legend=legend,
        pieces=pieces,
        foreseen=foreseen,
        heading=heading,
    )
    return svg_of(scene, prefix=prefix, names=names, areas=areas, theme=theme, style=style)

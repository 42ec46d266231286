"""The matplotlib painter: puts a scene on an Axes.

A layer is one collection, because that is quick. Strokes and letters have the size of the board,
not of the paper: letters are outlines, and strokes get their width when they are drawn, so a
picture looks the same at every size.
"""

from contextlib import nullcontext
from functools import lru_cache
from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.backend_bases import RendererBase
from matplotlib.collections import PathCollection
from matplotlib.colors import to_rgba
from matplotlib.path import Path
from matplotlib.textpath import text_to_path

from lacitta_nb.drawing.fonts import lettering
from lacitta_nb.drawing.letters import BASELINE
from lacitta_nb.drawing.scene import Mark, Marks, Scene
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.drawing.sheet import Sheet, ShownAsPng, own_settings
from lacitta_nb.drawing.theme import HALO_WIDTH, Style, Theme

WIDTH: Final = 9.0
"""Inches across a figure at most, when nobody gave a size: a notebook's width at 100 dots each."""
INCHES: Final = 0.32
"""Inches for a board unit at most, so that a small board makes a small figure."""
_CODES: Final = {"M": [Path.MOVETO], "L": [Path.LINETO], "C": [Path.CURVE4] * 3}
_NONE: Final = (0.0, 0.0, 0.0, 0.0)
POINTS_PER_INCH: Final = 72


class BoardAxes(ShownAsPng, Axes):
    """Axes that show their picture as the last value of a cell."""

    name = "lacitta_board"


class LayerCollection(PathCollection):
    """One layer of a scene; `ids` are the marks' ids, one for each path.

    `widths` are those of the strokes in board units.
    """

    def __init__(self, layer: str, parts: "_Parts") -> None:
        super().__init__(
            parts.paths,
            facecolors=parts.faces,
            edgecolors=parts.edges,
            linewidths=parts.widths,
            linestyles=parts.dashes,
            capstyle="round",
            joinstyle="round",
            gid=f"lc-{layer}",
        )
        self.ids: Final = tuple(parts.ids)
        self.widths: Final = np.array(parts.widths)

    def draw(self, renderer: RendererBase) -> None:
        """Draw with strokes as wide as the board is large on the paper."""
        axes = self.axes
        if axes is not None:
            left, right = axes.get_xlim()
            inches = axes.get_window_extent(renderer).width / axes.figure.dpi
            scale = inches * POINTS_PER_INCH / abs(right - left)
            self.set_linewidth((self.widths * scale).tolist())
        super().draw(renderer)


class _Parts:
    """The paths of a layer with their looks, in the order of painting."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.paths: list[Path] = []
        self.faces: list[tuple[float, ...]] = []
        self.edges: list[tuple[float, ...]] = []
        self.widths: list[float] = []
        self.dashes: list[Any] = []
        self.ids: list[str] = []

    def add(self, mark: Mark) -> None:
        """Add a mark; a text with a halo is two paths."""
        style = mark.style
        if isinstance(mark.shape, Words):
            path = _placed(_letters(mark.shape.text, style), mark.at, style.size)
            if style.halo:
                self._add(path, _halo(style), style.size * HALO_WIDTH)
        else:
            path = _placed(_outline(mark.shape), mark.at, mark.scale)
        self._add(path, style, style.width * mark.scale, mark.id)

    def _add(self, path: Path, style: Style, width: float, id_: str = "") -> None:
        self.paths.append(path)
        self.faces.append(self._colour(style.fill, style.opacity))
        self.edges.append(self._colour(style.stroke, style.opacity))
        self.widths.append(width)
        self.dashes.append((0, style.dash) if style.dash else "solid")
        self.ids.append(id_)

    def _colour(self, role: str, opacity: float) -> tuple[float, ...]:
        return to_rgba(self.theme.colours[role], opacity) if role else _NONE


@lru_cache(maxsize=64)
def _halo(style: Style) -> Style:
    return Style(f"{style.name}-halo", stroke=style.halo, width=1.0)


@lru_cache(maxsize=4096)
def _outline(shape: Shape) -> Path:
    codes: list[Any] = []
    vertices: list[tuple[float, float]] = []
    for key, numbers in shape.pieces:
        if key == "Z":
            codes.append(Path.CLOSEPOLY)
            vertices.append((0.0, 0.0))
            continue
        codes += _CODES[key]
        vertices += [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]
    return Path(np.array(vertices).reshape(-1, 2), codes)


def _placed(path: Path, at: tuple[float, float], scale: float) -> Path:
    vertices = path.vertices * scale + np.array(at)  # type: ignore[operator]
    return Path(vertices, path.codes)


@lru_cache(maxsize=4096)
def _letters(text: str, style: Style) -> Path:
    """The outlines of a text of size 1, with the origin in its middle or where it begins.

    A dollar in somebody's name is a dollar, not the beginning of a formula.
    """
    drawn = lettering(text)
    with own_settings():
        font = drawn.font(bold=style.bold)
        vertices, codes = text_to_path.get_text_path(font, drawn.text, ismath=False)
    if not len(vertices):
        return Path(np.zeros((1, 2)), [Path.MOVETO])
    path = Path(np.array(vertices) / text_to_path.FONT_SCALE, codes)
    box = path.get_extents()
    middle = 0 if style.flush else (box.x0 + box.x1) / 2
    return Path(path.vertices - np.array((middle, BASELINE)), path.codes)


def paint(scene: Scene, theme: Theme, ax: Axes | None = None) -> Axes:
    """Put a scene on Axes, which then show its box without any frame.

    Args:
        scene: the picture.
        theme: its colours.
        ax: where to draw; without it a figure is made, which shows as the last value of a cell and
            looks the same whatever matplotlib's settings are.

    Returns:
        The Axes.
    """
    with own_settings() if ax is None else nullcontext():
        axes = _own_axes(scene, theme) if ax is None else ax
        if ax is not None:
            axes.set_facecolor(theme.colours["ground"])
        _put_on(scene, axes, theme)
    return axes


def png_of(scene: Scene, theme: Theme) -> tuple[bytes, dict[str, int]]:
    """A scene as PNG, with its size on a page, as `_repr_png_` gives it."""
    axes = paint(scene, theme)
    assert isinstance(axes, BoardAxes)
    return axes._repr_png_()


def _put_on(scene: Scene, axes: Axes, theme: Theme) -> None:
    left, low, right, high = scene.box
    axes.set_axis_off()
    axes.set_aspect("equal")
    axes.set_xlim(left, right)
    axes.set_ylim(low, high)
    for order, (name, marks) in enumerate(scene.layers):
        if marks:
            layer = LayerCollection(name, _parts(marks, theme))
            layer.set_zorder(order + 1)
            axes.add_collection(layer, autolim=False)


def _parts(marks: Marks, theme: Theme) -> _Parts:
    parts = _Parts(theme)
    for mark in marks:
        parts.add(mark)
    return parts


def _own_axes(scene: Scene, theme: Theme) -> BoardAxes:
    """New Axes that fill a figure of their own, in the proportions of a scene."""
    left, low, right, high = scene.box
    width = min(WIDTH, INCHES * (right - left))
    height = width * (high - low) / (right - left)
    figure = Sheet(width, height, theme.colours["ground"])
    axes = figure.add_axes((0, 0, 1, 1), axes_class=BoardAxes)
    assert isinstance(axes, BoardAxes)
    return axes

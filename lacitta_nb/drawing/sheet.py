"""The figures that we make: they look the same whatever settings for matplotlib are in force.

Matplotlib asks its settings (`rcParams`) when a figure is made, when something is put on it, when
it is drawn and when it is saved. With our figures all of that happens under matplotlib's defaults,
and what is passed to `savefig` counts as ever. Axes that a user brings keep the user's settings.
Figures are made without pyplot, so none is ever left open.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any, Final, Literal, Protocol

from matplotlib import rc_context, rcParamsDefault
from matplotlib.backend_bases import RendererBase
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

DPI: Final = 100
_GROUPS: Final = frozenset(
    (
        *("_internal", "agg", "axes", "figure", "font", "grid", "hatch", "image", "legend"),
        *("lines", "markers", "mathtext", "patch", "path", "pdf", "ps", "savefig", "svg", "text"),
        *("xaxis", "xtick", "yaxis", "ytick"),
    )
)
"""The settings on which the looks of a figure depend, by the beginning of their names."""
_DEFAULTS: Final = {k: v for k, v in rcParamsDefault.items() if k.split(".")[0] in _GROUPS}


@contextmanager
def own_settings() -> Iterator[None]:
    """Matplotlib's defaults for all that shows on a figure, whatever is set outside."""
    with rc_context(_DEFAULTS):
        yield


class _OnSheet(Protocol):
    """An artist of matplotlib."""

    @property
    def figure(self) -> object: ...


class ShownAsPng:
    """What shows the picture of its sheet as the last value of a cell.

    This is no `Artist`: one that stands first among the bases of a class would take the place of
    the other bases' `draw`.
    """

    def _repr_png_(self: _OnSheet) -> tuple[bytes, dict[str, Any]]:
        sheet = self.figure
        assert isinstance(sheet, Sheet)
        wide, high = sheet.get_size_inches() * DPI
        shown: dict[str, Any] = {"width": int(wide), "height": int(high)}
        if sheet.alt:
            shown["alt"] = sheet.alt
        return sheet.png(2 * DPI), shown


class Sheet(ShownAsPng, Figure):
    """A figure with settings of its own, which shows its picture as the last value of a cell.

    Attributes:
        alt: what it shows in words, handed over with the picture; "" where nobody said it.
    """

    alt: str = ""

    def __init__(
        self,
        width: float,
        height: float,
        colour: str,
        layout: Literal["constrained"] | None = None,
    ) -> None:
        with own_settings():
            super().__init__((width, height), DPI, facecolor=colour, layout=layout)
            FigureCanvasAgg(self)

    def draw(self, renderer: RendererBase) -> None:
        """Draw under settings of its own."""
        with own_settings():
            super().draw(renderer)

    def savefig(self, fname: Any, **options: Any) -> None:  # noqa: ANN401
        """Save under settings of its own; see `Figure.savefig`."""
        with own_settings():
            super().savefig(fname, **options)

    def png(self, dpi: int = DPI) -> bytes:
        """The picture as PNG."""
        file = BytesIO()
        self.savefig(file, format="png", dpi=dpi)
        return file.getvalue()

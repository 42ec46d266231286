"""The styles of Città-Stato's marks, by name; the colours behind their roles are the theme's.

A cube, a banner and the head of a card have the colour of the game, and its letter on them: nothing
is told by colour alone.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing import scene
from lacitta_nb.drawing.scene import ORIGIN, Mark
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.drawing.theme import OWNERS, SHARED, Style
from lacitta_nb.games.citta_stato.constants import BLACK, COLOURS, PURPLE
from lacitta_nb.geometry.hexes import Point

ANY: Final = -1
"""Stands for a colour of choice."""
DEEP: Final = frozenset({BLACK, PURPLE})
"""Colours on which letters are pale."""

OWN_STYLES: Final[tuple[Style, ...]] = (
    Style("area", fill="space", stroke="space-line", width=0.04),
    Style("cell", fill="ground", stroke="space-line", width=0.04),
    Style("card", fill="paper", stroke="ink", width=0.05),
    Style("gone", fill="ground", stroke="muted", width=0.05, dash=(3.0, 3.5)),
    Style("rule", stroke="space-line", width=0.04),
    Style("zone-0", fill="bare", stroke="space-line", width=0.04),
    Style("zone-1", fill="mountain", stroke="space-line", width=0.04),
    Style("zone-2", fill="farm", stroke="space-line", width=0.04),
    Style("form", fill="space", stroke="muted", width=0.05),
    Style("step", fill="space", stroke="muted", width=0.05),
    Style("step-now", fill="service", stroke="service", width=0.05),
    Style("sign", fill="ink", stroke="ink", width=0.06),
    Style("sign-line", fill="paper", stroke="ink", width=0.16),
    Style("sign-none", fill="muted", stroke="muted", width=0.06),
    Style("sign-none-line", fill="ground", stroke="muted", width=0.16),
    Style("sign-bare", stroke="ink", width=0.17),
    Style("sign-pale", fill="cube-white", stroke="cube-white", width=0.06),
    Style("sign-deep-line", fill="cube-white", stroke="cube-black", width=0.16),
    Style("sign-pale-line", fill="cube-black", stroke="cube-white", width=0.16),
    Style("sign-deep", fill="cube-black", stroke="cube-black", width=0.06),
    Style("out", stroke="alarm", width=0.26),
    Style("coin", fill="gold", stroke="coin-ink", width=0.1),
    Style("seal-red", fill="alarm", stroke="ink", width=0.08),
    Style("seal-blue", fill="water", stroke="ink", width=0.08),
    Style("disc", fill="paper", stroke="ink", width=0.12),
    Style("disc-gone", stroke="muted", width=0.09, dash=(1.6, 2.0)),
    Style("slot", fill="ground", stroke="muted", width=0.05),
    Style("slot-full", fill="service", stroke="service", width=0.05),
    Style("round-cell", fill="space", stroke="muted", width=0.05),
    *(Style(f"cube-{c}", fill=f"cube-{c}", stroke="ink", width=0.1) for c in COLOURS),
    Style("cube-any", fill="paper", stroke="ink", width=0.1, dash=(1.6, 1.8)),
    Style("cube-none", fill="ground", stroke="space-line", width=0.06),
    *(Style(f"head-{c}", fill=f"cube-{c}", stroke="ink", width=0.05) for c in COLOURS),
    *(Style(f"sheet-{i}", fill="ground", stroke=f"owner-{i}", width=0.1) for i in range(OWNERS)),
    Style("sheet-ghost", fill="ground", stroke="muted", width=0.1, dash=(3.0, 3.0)),
    *(Style(f"disc-{i}", fill=f"owner-{i}", stroke="ink", width=0.1) for i in range(OWNERS)),
    Style("badge-legal", fill="legal", stroke="legal-line", width=0.05, far=0),
    Style("fresh-case", stroke="coin-ink", width=0.22),
    Style("fresh", stroke="gold", width=0.13),
    Style("foreseen", stroke="ink", width=0.12, dash=(1.6, 1.6)),
    Style("t-head-dark", fill="cube-black", size=0.62, bold=True),
    Style("t-head-pale", fill="cube-white", size=0.62, bold=True),
    Style("t-card-dark", fill="cube-black", size=0.56, bold=True),
    Style("t-card-pale", fill="cube-white", size=0.56, bold=True),
    Style("t-slim-dark", fill="cube-black", size=0.5, bold=True),
    Style("t-slim-pale", fill="cube-white", size=0.5, bold=True),
    Style("t-cube-dark", fill="cube-black", size=0.56, bold=True),
    Style("t-cube-pale", fill="cube-white", size=0.56, bold=True),
    Style("t-small-dark", fill="cube-black", size=0.44, bold=True),
    Style("t-small-pale", fill="cube-white", size=0.44, bold=True),
    Style("t-tiny-dark", fill="cube-black", size=0.36, bold=True),
    Style("t-tiny-pale", fill="cube-white", size=0.36, bold=True),
    Style("t-any", fill="ink", size=0.5, bold=True),
    Style("t-none", fill="muted", size=0.52),
    Style("t-sign", fill="ink", size=0.6, bold=True),
    Style("t-title", fill="ink", size=0.6, bold=True, flush=True),
    Style("t-note", fill="muted", size=0.52, flush=True),
    Style("t-plain", fill="ink", size=0.54, flush=True),
    Style("t-count", fill="ink", size=0.56, flush=True),
    Style("t-points", fill="ink", size=0.78, bold=True, flush=True),
    Style("t-player", fill="ink", size=0.78, bold=True, flush=True),
    Style("t-city", fill="ink", size=0.6, bold=True, flush=True),
    Style("t-list", fill="ink", size=0.5, flush=True),
    Style("t-zone", fill="ink", size=0.6, bold=True),
    Style("t-step", fill="ink", size=0.6),
    Style("t-now", fill="on-service", size=0.6, bold=True),
    Style("t-disc", fill="ink", size=0.56, bold=True),
    Style("t-gone", fill="muted", size=0.5),
    Style("t-owner", fill="on-owner", size=0.6, bold=True),
    Style("t-seal", fill="paper", size=0.46, bold=True),
    Style("t-medal", fill="paper", size=0.36, bold=True, far=0),
    Style("t-legal-long", fill="ink", size=0.56, bold=True, far=0),
)
ALL_STYLES: Final = (*OWN_STYLES, *SHARED)
STYLES: Final[Mapping[str, Style]] = MappingProxyType({s.name: s for s in ALL_STYLES})
"""Every style by name."""


def put(
    shape: Shape | str,
    style: str,
    at: Point = ORIGIN,
    scale: float = 1.0,
    *,
    id: str = "",  # noqa: A002 - the mark's own word
    label: str = "",
    group: str = "",
) -> Mark:
    """A mark by the name of its style; a text becomes words."""
    return scene.put(shape, STYLES[style], at, scale, id=id, label=label, group=group)


def on(colour: int, letters: str) -> str:
    """The style of letters that stand on a colour.

    >>> on(0, "t-cube"), on(5, "t-cube")
    ('t-cube-dark', 't-cube-pale')
    """
    return f"{letters}-pale" if colour in DEEP else f"{letters}-dark"

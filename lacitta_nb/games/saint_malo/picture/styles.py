"""The styles of Saint Malo's marks, by name; the colours behind their roles are the theme's."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing import scene
from lacitta_nb.drawing.scene import ORIGIN, Mark
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.drawing.theme import OWNERS, SHARED, Style
from lacitta_nb.geometry.hexes import Point

SMALL: Final = 0.75
"""Height of the letters: about 11 pixels where a space is 24 wide."""
LONG: Final = 0.58
"""Height of the letters of a badge that would not fit otherwise."""

OWN_STYLES: Final[tuple[Style, ...]] = (
    Style("outer", fill="mountain", stroke="space-line", width=0.04),
    Style("inner", fill="space", stroke="space-line", width=0.04),
    Style("corner", fill="ground"),
    Style("crate", fill="farm", stroke="wheat", width=0.14),
    Style("wall", fill="rock", stroke="paper", width=0.12),
    Style("church", fill="lake", stroke="water", width=0.13),
    Style("house", fill="bare", stroke="ink", width=0.13),
    Style("piece", fill="paper", stroke="ink", width=0.1),
    Style("person", fill="ink", stroke="ink", width=0.2),
    Style("tower", fill="mountain", stroke="rock", width=0.12),
    Style("tower-complete", fill="service", stroke="service", width=0.12),
    Style("tower-broken", fill="ground", stroke="muted", width=0.08, dash=(1.5, 1.8)),
    Style("side", stroke="rock", width=0.1),
    Style("side-complete", stroke="ink", width=0.26),
    Style("side-broken", stroke="muted", width=0.08, dash=(1.0, 2.5)),
    Style("bonus", fill="ink"),
    Style("bonus-complete", fill="on-service"),
    Style("bonus-broken", fill="muted"),
    Style("out", stroke="muted", width=0.4),
    Style("held", fill="paper", stroke="ink", width=0.14),
    Style("count", fill="ink", stroke="ink", width=0.08),
    Style("count-none", fill="muted", stroke="muted", width=0.08),
    Style("short", fill="paper", stroke="ink", width=0.18),
    Style("card", fill="paper", stroke="space-line", width=0.04),
    Style("row-now", fill="paper", stroke="ink", width=0.1),
    Style("flag", fill="service", stroke="service", width=0.08),
    Style("flag-over", fill="ground", stroke="muted", width=0.08),
    Style("open", fill="space", stroke="muted", width=0.07),
    Style("open-now", fill="space", stroke="ink", width=0.1),
    Style("marked", fill="service", stroke="service", width=0.07),
    Style("marked-over", fill="closed", stroke="closed-line", width=0.07),
    Style("swords", fill="on-service", stroke="on-service", width=0.14),
    Style("swords-over", fill="muted", stroke="muted", width=0.14),
    Style("die", fill="paper", stroke="ink", width=0.09),
    Style("die-sign", fill="ink", stroke="ink", width=0.08),
    Style("die-line", fill="paper", stroke="ink", width=0.16),
    Style("badge-legal", fill="legal", stroke="legal-line", width=0.05, far=0),
    Style("fresh-case", stroke="coin-ink", width=0.27),
    Style("fresh", stroke="gold", width=0.17),
    Style("foreseen", stroke="ink", width=0.14, dash=(1.6, 1.6)),
    Style("t-edge", fill="name", size=0.8, far=0),
    Style("t-church", fill="ink", size=SMALL, bold=True, far=0.95),
    Style("t-bonus", fill="ink", size=0.66, bold=True, far=0),
    Style("t-bonus-complete", fill="on-service", size=0.66, bold=True, far=0),
    Style("t-bonus-broken", fill="muted", size=0.66, bold=True, far=0),
    Style("t-held", fill="ink", size=0.62, bold=True, far=0),
    Style("t-player", fill="ink", size=0.85, bold=True, flush=True),
    Style("t-points", fill="ink", size=0.95, bold=True, flush=True),
    Style("t-count", fill="ink", size=0.8, flush=True),
    Style("t-count-none", fill="muted", size=0.8, flush=True),
    Style("t-title", fill="ink", size=0.85, bold=True, flush=True),
    Style("t-flag", fill="on-service", size=0.82, bold=True),
    Style("t-flag-over", fill="muted", size=0.82, bold=True),
    Style("t-legal-long", fill="ink", size=LONG, bold=True, far=0),
    *(Style(f"sheet-{i}", fill="ground", stroke=f"owner-{i}", width=0.08) for i in range(OWNERS)),
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

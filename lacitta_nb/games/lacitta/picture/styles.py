"""The styles of La Città's marks, by name; the colours behind their roles are the theme's."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from lacitta_nb.drawing import scene
from lacitta_nb.drawing.scene import ORIGIN, Mark
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.drawing.theme import (
    CHOSEN,
    EDGE_STYLES,
    HEADING,
    HIT,
    LEGAL,
    LEGAL_RING,
    LEGAL_TEXT,
    LEGEND,
    NAME,
    OWNER_STYLES,
    OWNERS,
    Style,
)
from lacitta_nb.games.lacitta.constants import LANDSCAPES
from lacitta_nb.geometry.hexes import Point

SMALL: Final = 0.75
"""Height of the letters on the board: 11 pixels where a space is 24 wide."""


def _small(name: str, fill: str = "ink", *, bold: bool = True) -> Style:
    """Small letters, which are left out where they could not be read."""
    return Style(name, fill=fill, size=SMALL, bold=bold, far=0)


def _owner_styles(i: int) -> tuple[Style, ...]:
    owner = f"owner-{i}"
    return (
        Style(f"city-{i}", fill=owner),
        *EDGE_STYLES[i],
        OWNER_STYLES[i],
        Style(f"plate-{i}", fill="paper", stroke=owner, width=0.1, far=0),
        Style(f"link-{i}", stroke=owner, width=0.16, far=0),
        Style(f"arrow-{i}", stroke=owner, width=0.26),
        Style(f"arrow-lost-{i}", stroke=owner, width=0.22, dash=(0.9, 1.7)),
        Style(f"head-{i}", fill=owner, stroke="paper", width=0.08),
        Style(f"arrow-foreseen-{i}", stroke=owner, width=0.15, dash=(2.2, 2.0)),
        Style(f"head-foreseen-{i}", fill="paper", stroke=owner, width=0.12),
    )


ALL_STYLES: Final[tuple[Style, ...]] = (
    *(
        Style(f"area-{tile}", fill=tile.rstrip("123"), stroke="space-line", width=0.05)
        for tile in LANDSCAPES
    ),
    Style("area-", fill="bare", stroke="space-line", width=0.05),
    Style("wheat", fill="farm", stroke="wheat", width=0.14),
    Style("rock", fill="mountain", stroke="rock", width=0.16),
    Style("water", stroke="water", width=0.16),
    Style("space", fill="space", stroke="space-line", width=0.05),
    Style("closed", fill="closed", stroke="closed-line", width=0.05),
    Style("hatch", stroke="closed-line", width=0.06),
    Style("wall", stroke="rock", width=0.26),
    Style("wall-dry", stroke="rock", width=0.14, dash=(1.0, 2.0)),
    Style("shrine", fill="ground", stroke="muted", width=0.16),
    Style("tile", fill="paper"),
    Style("sign", fill="paper", stroke="ink", width=0.19),
    Style("sign-solid", fill="ink", stroke="ink", width=0.16),
    Style("castle", fill="on-owner"),
    Style("service", fill="service", stroke="service", width=0.08, far=0),
    Style("service-none", fill="paper", stroke="muted", width=0.08, far=0),
    Style("person", fill="ink", far=0),
    Style("figure", fill="gold", stroke="coin-ink", width=0.18),
    Style("harvest", fill="farm", stroke="wheat", width=0.16),
    Style("badge", fill="paper", stroke="ink", width=0.05, far=0),
    Style("badge-alarm", fill="paper", stroke="alarm", width=0.07, far=0),
    Style("badge-coin", fill="gold", stroke="coin-ink", width=0.1, far=0),
    Style("badge-legal", fill="legal", stroke="legal-line", width=0.05, far=0),
    Style("bowl", fill="paper", stroke="alarm", width=0.2),
    Style("ghost", fill="paper", stroke="muted", width=0.2),
    Style("ghost-tile", fill="space", stroke="alarm", width=0.08, dash=(2.0, 1.6)),
    Style("struck", stroke="alarm", width=0.13),
    Style("struck-foreseen", stroke="alarm", width=0.16, dash=(1.6, 1.4)),
    Style("struck-bold", stroke="alarm", width=0.3),
    Style("fresh-case", stroke="coin-ink", width=0.27),
    Style("fresh", stroke="gold", width=0.17),
    Style("leave", stroke="ink", width=0.2),
    Style("leave-lost", stroke="ink", width=0.2, dash=(0.9, 1.7)),
    Style("leave-foreseen", stroke="ink", width=0.13, dash=(2.2, 2.0)),
    Style("arrow-case", stroke="paper", width=0.44),
    LEGAL,
    LEGAL_RING,
    *CHOSEN,
    HIT,
    NAME,
    Style("t-area", fill="ink", size=0.8, bold=True, halo="paper", far=1.1),
    Style("t-castle", fill="ink", size=0.8, bold=True, halo="on-owner", far=1.2),
    Style("t-castle-short", fill="short", size=SMALL, bold=True, halo="on-owner", far=1),
    _small("t-plate"),
    _small("t-service", "on-service"),
    _small("t-service-long", "on-service", bold=False),
    _small("t-service-none", "muted", bold=False),
    _small("t-yield", "wheat"),
    _small("t-yield-long", "wheat", bold=False),
    _small("t-badge"),
    Style("t-coin", fill="coin-ink", size=SMALL, bold=True, far=0),
    _small("t-alarm", "alarm"),
    LEGAL_TEXT,
    LEGEND,
    HEADING,
    *(style for i in range(OWNERS) for style in _owner_styles(i)),
)
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

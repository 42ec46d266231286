"""Colours by role, in light and dark, and styles of marks, which name roles only.

Styles that belong to one game lie with its picture.

The colours of the five players differ in lightness as well as in hue, so that people with each kind
of colour blindness tell them apart, and grey prints too; tests hold that and the contrasts.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.given import called

OWNERS: Final = 5
ROLES: Final[tuple[str, ...]] = (
    "ground",
    "space",
    "space-line",
    "closed",
    "closed-line",
    "farm",
    "mountain",
    "lake",
    "bare",
    "wheat",
    "rock",
    "water",
    "ink",
    "muted",
    "name",
    "paper",
    "on-owner",
    "service",
    "on-service",
    "legal",
    "legal-line",
    "alarm",
    "short",
    "gold",
    "coin-ink",
    "accent",
    "on-accent",
    "cube-yellow",
    "cube-white",
    "cube-green",
    "cube-orange",
    "cube-black",
    "cube-purple",
    *(f"owner-{i}" for i in range(OWNERS)),
)
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


@dataclass(frozen=True)
class Theme:
    """A colour for each role.

    Attributes:
        name: "light", "dark" or one's own.
        colours: `#rrggbb` by role; every role of `ROLES` and no other.

    Raises:
        ValueError: a role is missing or unknown, or a colour is not written as `#rrggbb`.
    """

    name: str
    colours: Mapping[str, str]

    def __post_init__(self) -> None:
        # All pictures of a theme share its colours.
        object.__setattr__(self, "colours", MappingProxyType(dict(self.colours)))
        odd = sorted(set(self.colours) ^ set(ROLES))
        if odd:
            raise ValueError(f"theme {self.name!r}: missing or unknown colours: {', '.join(odd)}")
        for role, colour in self.colours.items():
            if not _COLOUR.fullmatch(colour):
                raise ValueError(f"theme {self.name!r}: {role} is {colour!r}, not like '#0072b2'")

    def __reduce__(self) -> tuple[object, ...]:
        """Copies are made anew: what can only be read can't be pickled."""
        return Theme, (self.name, dict(self.colours))


LIGHT: Final = Theme(
    "light",
    {
        "ground": "#f8f6f1",
        "space": "#fffefb",
        "space-line": "#b9b1a2",
        "closed": "#e4dfd5",
        "closed-line": "#b9b1a2",
        "farm": "#f0dfa6",
        "mountain": "#d3cdc6",
        "lake": "#b5d8ee",
        "bare": "#dfe3cd",
        "wheat": "#80600a",
        "rock": "#6a625b",
        "water": "#1f6a99",
        "ink": "#1d1b18",
        "muted": "#6f695f",
        "name": "#57524a",
        "paper": "#ffffff",
        "on-owner": "#ffffff",
        "service": "#4b4740",
        "on-service": "#ffffff",
        "legal": "#ffe45c",
        "legal-line": "#8a6a00",
        "alarm": "#b3002d",
        "short": "#b3002d",
        "gold": "#ffc90b",
        "coin-ink": "#1d1b18",
        "accent": "#000040",
        "on-accent": "#ffffff",
        "cube-yellow": "#f6dc58",
        "cube-white": "#ffffff",
        "cube-green": "#84b986",
        "cube-orange": "#f2a24d",
        "cube-black": "#25221f",
        "cube-purple": "#7d57ae",
        "owner-0": "#c37d6e",
        "owner-1": "#2a90f8",
        "owner-2": "#165500",
        "owner-3": "#a04977",
        "owner-4": "#050d04",
    },
)
DARK: Final = Theme(
    "dark",
    {
        "ground": "#101214",
        "space": "#1c1f23",
        "space-line": "#565b63",
        "closed": "#16181b",
        "closed-line": "#44484f",
        "farm": "#3b3313",
        "mountain": "#383532",
        "lake": "#12344a",
        "bare": "#23291f",
        "wheat": "#e8cf78",
        "rock": "#b8b0a8",
        "water": "#83c5ee",
        "ink": "#f3f0ea",
        "muted": "#aaa69e",
        "name": "#c3beb5",
        "paper": "#1c1f23",
        "on-owner": "#101214",
        "service": "#d9d4ca",
        "on-service": "#16181b",
        "legal": "#6b5900",
        "legal-line": "#ffd83d",
        "alarm": "#ff6b81",
        "short": "#ff6b81",
        "gold": "#ffd000",
        "coin-ink": "#1d1b18",
        "accent": "#7bdafd",
        "on-accent": "#101214",
        "cube-yellow": "#e6c945",
        "cube-white": "#f6f3ee",
        "cube-green": "#74a877",
        "cube-orange": "#e08f3c",
        "cube-black": "#1a1715",
        "cube-purple": "#7550a6",
        "owner-0": "#d38a84",
        "owner-1": "#1084ef",
        "owner-2": "#457717",
        "owner-3": "#ba377d",
        "owner-4": "#fffff2",
    },
)
THEMES: Final[Mapping[str, Theme]] = {"light": LIGHT, "dark": DARK}


def theme_of(theme: Theme | str) -> Theme:
    """The theme itself, or the one of that name.

    Raises:
        NotFound: there is no theme of that name.

    >>> theme_of("dark") is DARK
    True
    """
    if isinstance(theme, Theme):
        return theme
    if theme not in THEMES:
        guess, names = Guess(called(theme), tuple(THEMES)), ", ".join(THEMES)
        raise NotFound("drawing-no-theme", guess=guess, name=called(theme), names=names)
    return THEMES[theme]


@dataclass(frozen=True)
class Style:
    """How a mark looks, in roles and board units.

    Attributes:
        name: the class in the SVG.
        fill, stroke: roles; "" for none.
        width: of the stroke, in the units of the mark's shape.
        dash: lengths of stroke and gap, in widths of the stroke.
        opacity: more than 0, at most 1.
        size: of the letters of a text, in board units.
        bold: heavy letters.
        halo: the role of a rim around letters that keeps them readable on anything.
        far: size of the letters where the page has made the board small (class `lc-far`); 0 for
            what is not seen there, None for what looks the same.
        flush: letters begin at the mark's place instead of having their middle there.

    Raises:
        ValueError: a role that does not exist, or a number out of its range.
    """

    name: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    size: float = 0.0
    bold: bool = False
    halo: str = ""
    flush: bool = False
    far: float | None = None

    def __post_init__(self) -> None:
        for role in (self.fill, self.stroke, self.halo):
            if role and role not in ROLES:
                raise ValueError(f"style {self.name!r}: there is no colour {role!r}")
        if bool(self.stroke) != (self.width > 0):
            raise ValueError(f"style {self.name!r}: a stroke needs a width above 0, and only it")
        if not 0 < self.opacity <= 1 or self.size < 0:
            raise ValueError(f"style {self.name!r}: opacity or size is out of range")


HALO_WIDTH: Final = 0.3
"""Width of the rim around letters, in parts of their size."""


NAME: Final = Style("t-name", fill="name", size=0.42, halo="space")
"""Names of places: pictures can be shown without them."""
LEGEND: Final = Style("t-legend", fill="ink", size=0.62, flush=True)
HEADING: Final = Style("t-heading", fill="ink", size=0.8, bold=True, flush=True)
LEGAL: Final = Style("legal", fill="legal", stroke="legal-line", width=0.1, opacity=0.8)
LEGAL_RING: Final = Style("legal-ring", stroke="legal-line", width=0.12)
LEGAL_TEXT: Final = Style("t-legal", fill="ink", size=0.75, bold=True, far=0)
CHOSEN: Final = (
    Style("chosen-case", stroke="ink", width=0.34),
    Style("chosen", stroke="paper", width=0.12),
)
"""What is chosen has two rings of ink with paper between them, so that it shows on any ground."""
HIT: Final = Style("hit")
"""Targets: nothing to see until they are pointed at."""
OWNER_STYLES: Final[tuple[Style, ...]] = tuple(
    Style(f"owner-{i}", fill=f"owner-{i}", stroke="paper", width=0.2) for i in range(OWNERS)
)
"""The signs of the players (`owners.OWNER_SIGNS`), by seat."""
_DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (0.01, 2.6),
    (2.4, 3.2),
    (3.4, 2.4, 0.01, 2.4),
    (),
)
EDGE_STYLES: Final[tuple[tuple[Style, ...], ...]] = tuple(
    (
        Style(f"edge-{i}", stroke=f"owner-{i}", width=0.24),
        *((Style(f"edge-line-{i}", stroke="on-owner", width=0.09, dash=dash),) if i else ()),
    )
    for i, dash in enumerate(_DASHES)
)
"""The edges of what is a player's, one stroke on the other, by seat.

Their patterns tell players apart where colours don't: plain, dotted, dashed, both, double.
"""
SHARED: Final = (
    *(NAME, LEGEND, HEADING, LEGAL, LEGAL_RING, LEGAL_TEXT, *CHOSEN, HIT, *OWNER_STYLES),
    *(style for styles in EDGE_STYLES for style in styles),
)
"""Styles that pictures of every game may use."""

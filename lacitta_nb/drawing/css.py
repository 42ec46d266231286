"""The stylesheet of SVG boards: roles become CSS variables, styles become classes."""

from functools import lru_cache
from typing import Final

from lacitta_nb.drawing.letters import BASELINE
from lacitta_nb.drawing.theme import DARK, HALO_WIDTH, LIGHT, SHARED, Style, Theme

UNIT: Final = 24
"""SVG units in a board unit: at notebook width about one pixel each."""

_THEMES: Final = """
.WHAT { LIGHT }
.WHAT[data-theme="dark"],
body[data-jp-theme-light="false"] .WHAT:not([data-theme="light"]) { DARK }
@media (prefers-color-scheme: dark) {
  body:not([data-jp-theme-light]) .WHAT:not([data-theme="light"]),
  .WHAT:root:not([data-theme="light"]) { DARK }
}
"""
_FIXED: Final = """
.lc-board { background: var(--lc-ground); max-width: 100%;
  font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", "Noto Sans",
    "Noto Sans CJK JP", "Hiragino Sans", "Microsoft YaHei", "Malgun Gothic", sans-serif; }
.lc-board text { text-anchor: middle; user-select: none; }
.lc-board path, .lc-board use {
  stroke-linejoin: round; stroke-linecap: round; fill-rule: evenodd; }
.lc-board.lc-no-names :is(.lc-t-name, g[id$="-names"]) { display: none; }
.lc-board.lc-no-areas g[id$="-areas"] { display: none; }
.lc-board g:not([id$="-spaces"]) { pointer-events: none; }
.lc-board g[id$="-land"] path[aria-label] { pointer-events: visiblePainted; }
.lc-board .lc-hit {
  fill: transparent; stroke: none; pointer-events: all; cursor: default; outline: none; }
.lc-board .lc-hit[data-legal] { cursor: pointer; }
.lc-board .lc-hit:hover { stroke: var(--lc-muted); stroke-width: 1.5px; }
.lc-board .lc-hit[data-legal]:hover { stroke: var(--lc-legal-line); stroke-width: 3px; }
.lc-board .lc-hit.lc-selected { stroke: var(--lc-paper); stroke-width: 3px;
  filter: drop-shadow(2.5px 0 var(--lc-ink)) drop-shadow(-2.5px 0 var(--lc-ink))
    drop-shadow(0 2.5px var(--lc-ink)) drop-shadow(0 -2.5px var(--lc-ink)); }
.lc-board .lc-hit:focus-visible { stroke: var(--lc-accent); stroke-width: 4px;
  filter: drop-shadow(1.5px 0 var(--lc-paper)) drop-shadow(-1.5px 0 var(--lc-paper))
    drop-shadow(0 1.5px var(--lc-paper)) drop-shadow(0 -1.5px var(--lc-paper)); }
@media (forced-colors: active) { .lc-board { forced-color-adjust: none; } }
@media print { .lc-board { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""


@lru_cache(maxsize=16)
def board_css(styles: tuple[Style, ...]) -> str:
    """The stylesheet of the pictures of a game: colours as CSS variables, light and dark.

    Dark are boards in a dark Jupyter, in a dark browser outside Jupyter, and those with
    `data-theme="dark"`.

    Args:
        styles: the looks of the game's marks; the shared ones are always there.
    """
    named = {style.name: style for style in (*styles, *SHARED)}
    looks = "\n".join(f".lc-board .lc-{s.name} {{ {_looks(s)} }}" for s in named.values())
    far = "".join(
        f".lc-board.lc-far .lc-{style.name} {{ {_far(style)} }}\n"
        for style in named.values()
        if style.far is not None
    )
    return theme_css("lc-board") + looks + _FIXED + far


def theme_css(name: str) -> str:
    """The colours as CSS variables on elements of a class: `--lc-accent` and so on, light and dark.

    Args:
        name: the class of whatever takes its colours from the same source as boards.
    """
    light, dark = _variables(LIGHT), _variables(DARK)
    return _THEMES.replace("WHAT", name).replace("LIGHT", light).replace("DARK", dark)


def _variables(theme: Theme) -> str:
    return " ".join(f"--lc-{role}: {colour};" for role, colour in theme.colours.items())


def _looks(style: Style) -> str:
    parts = [f"fill: {_colour(style.fill)}"]
    if style.stroke:
        width = style.width * UNIT
        parts += [f"stroke: {_colour(style.stroke)}", f"stroke-width: {width:.2f}px"]
        if style.dash:
            lengths = " ".join(f"{length * width:.2f}" for length in style.dash)
            parts.append(f"stroke-dasharray: {lengths}")
    if style.opacity < 1:
        parts.append(f"opacity: {style.opacity}")
    if style.size:
        weight = 700 if style.bold else 400
        parts += [f"font-size: {style.size * UNIT:.2f}px", f"font-weight: {weight}"]
    if style.flush:
        parts.append("text-anchor: start")
    if style.halo:
        width = style.size * UNIT * HALO_WIDTH
        parts += ["paint-order: stroke", f"stroke: {_colour(style.halo)}"]
        parts += [f"stroke-width: {width:.2f}px", "stroke-linejoin: round"]
    return "; ".join(parts)


def _far(style: Style) -> str:
    """How a mark looks on a board that is far away, where small letters can't be read."""
    if not style.far:
        return "display: none"
    # Larger letters keep their middle where it was.
    lower = (style.far - style.size) * BASELINE * UNIT
    return f"font-size: {style.far * UNIT:.2f}px; transform: translateY({lower:.2f}px)"


def _colour(role: str) -> str:
    return f"var(--lc-{role})" if role else "none"

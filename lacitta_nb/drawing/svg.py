"""The SVG painter: strings for the panel and for pages without a kernel.

Colours are CSS variables and looks are classes, so a page can change its theme without painting
anew; ids begin with the prefix of their board, so a page can hold many boards.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final, Literal

from lacitta_nb.drawing.css import UNIT, board_css
from lacitta_nb.drawing.shapes import Words
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture.event_marks import mark_layer
from lacitta_nb.games.lacitta.picture.labels import space_labels
from lacitta_nb.games.lacitta.picture.land import SPACE, land_layer, name_layer
from lacitta_nb.games.lacitta.picture.legend import legend_box, legend_layer
from lacitta_nb.games.lacitta.picture.pieces import piece_layer
from lacitta_nb.games.lacitta.picture.scene import Box, HasState, Mark, Marks, box_of, state_of
from lacitta_nb.games.lacitta.picture.signs import ALL_SIGNS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.geometry import space_centres
from lacitta_nb.geometry.hexes import CORNERS
from lacitta_nb.texts import sentence

LARGEST: Final = 1.6
"""Pixels of an SVG unit at most, so that a small board stays small."""
BASELINE: Final = 0.36
"""How far below their middle letters stand, in parts of their size."""
_SIGNS: Final = frozenset(shape.name for shape in ALL_SIGNS)

ThemeChoice = Literal["auto", "light", "dark"]


def view_box(table: State | HasState) -> tuple[float, float, float, float]:
    """What the picture of a table spans in SVG units: left, top, width, height."""
    return _view(box_of(state_of(table).table))


def _view(box: Box) -> tuple[float, float, float, float]:
    left, low, right, high = box
    return left * UNIT, -high * UNIT, (right - left) * UNIT, (high - low) * UNIT


def paint(marks: Marks, prefix: str) -> str:
    """A layer's marks as SVG elements, in order."""
    return "".join([_element(mark, prefix) for mark in marks])


def _element(mark: Mark, prefix: str) -> str:
    x, y = mark.at
    more = f' id="{prefix}-{mark.id}"' if mark.id else ""
    if mark.label:
        more += f' role="img" aria-label="{escape(mark.label)}"'
    kind = f'class="lc-{mark.style.name}"{more}'
    shape = mark.shape
    if isinstance(shape, Words):
        base = (mark.style.size * BASELINE - y) * UNIT
        return f'<text {kind} x="{x * UNIT:.1f}" y="{base:.1f}">{escape(shape.text)}</text>'
    if shape.name in _SIGNS:
        move = f"translate({x * UNIT:.1f} {-y * UNIT:.1f})scale({mark.scale:g})"
        return f'<use {kind} href="#{prefix}-{shape.name}" transform="{move}"/>'
    if x or y or mark.scale != 1:
        kind += f' transform="translate({x * UNIT:.1f} {-y * UNIT:.1f})scale({mark.scale:g})"'
    return f'<path {kind} d="{shape.svg(UNIT)}"/>'


@lru_cache(maxsize=8)
def _signs(prefix: str) -> str:
    paths = "".join(f'<path id="{prefix}-{s.name}" d="{s.svg(UNIT)}"/>' for s in ALL_SIGNS)
    return f"<defs>{paths}</defs>"


def svg_pieces(table: State | HasState, *, prefix: str) -> str:
    """The content of the group `{prefix}-pieces`: cities, buildings, figures, plates."""
    return paint(piece_layer(state_of(table)), prefix)


def svg_marks(
    table: State | HasState,
    events: Iterable[Event] = (),
    highlights: Mapping[str, str] | None = None,
    *,
    prefix: str,
    selected: str | None = None,
    foreseen: bool = False,
) -> str:
    """The content of the group `{prefix}-marks`.

    Args:
        table: a game or a state.
        events: what has just happened; arrows, ghosts and badges are drawn of it.
        highlights: names of the spaces that may be chosen, each with a short text such as "+3".
        prefix: a word that no other board on the page has.
        selected: the name of the space that is chosen.
        foreseen: whether the events have not happened; their arrows are dashed and hollow.
    """
    marks = mark_layer(state_of(table), events, highlights or {}, selected, foreseen=foreseen)
    return paint(marks, prefix)


def _hits(state: State, prefix: str, highlights: Mapping[str, str]) -> str:
    """The spaces as things to click and to focus; the first can be reached with the tab key."""
    board = state.table.board
    points = " ".join(f"{x * UNIT * SPACE:.1f},{-y * UNIT * SPACE:.1f}" for x, y in CORNERS)
    labels = space_labels(state, highlights)
    legal = ' data-legal=""'
    rows = enumerate(zip(board.spaces, space_centres(board), labels, strict=True))
    return "".join(
        [
            f'<polygon id="{prefix}-s-{i}" class="lc-hit" data-space="{escape(name)}"'
            f' role="button" tabindex="{-1 if i else 0}" aria-label="{escape(label)}"'
            f'{legal if name in highlights else ""} points="{points}"'
            f' transform="translate({x * UNIT:.1f} {-y * UNIT:.1f})"/>'
            for i, (name, (x, y), label) in rows
        ]
    )


def svg_board(
    table: State | HasState,
    *,
    prefix: str,
    events: Iterable[Event] = (),
    highlights: Mapping[str, str] | None = None,
    selected: str | None = None,
    names: bool = True,
    theme: ThemeChoice = "auto",
    style: bool = True,
    legend: bool = False,
    pieces: bool = True,
) -> str:
    """The whole picture as one `<svg>` element.

    The layers are the groups `{prefix}-land`, `-pieces`, `-names`, `-marks`, `-legend` and
    `-spaces`. Space 7 is `{prefix}-s-7`, has its name in `data-space` and, while it may be chosen,
    the attribute `data-legal`; the class `lc-selected` rings it.

    Args:
        table: a game or a state.
        prefix: a word that no other board on the page has.
        events: what has just happened, as in `svg_marks`.
        highlights: spaces that may be chosen, as in `svg_marks`.
        selected: the chosen space, as in `svg_marks`.
        names: whether the names of the spaces show; the class `lc-no-names` on the `<svg>` hides
            them, so they can be switched without painting anew.
        theme: "auto" follows Jupyter or the browser.
        style: whether the stylesheet is included.
        legend: whether the players' names and the signs are explained below the board.
        pieces: whether cities and figures are in it; without them their group waits to be filled.
    """
    state, told = state_of(table), tuple(events)
    board = state.table.board
    layers = (
        ("land", land_layer(state.table)),
        ("pieces", piece_layer(state) if pieces else ()),
        ("names", name_layer(board)),
        ("marks", mark_layer(state, told, highlights or {}, selected)),
        ("legend", legend_layer(state, told) if legend else ()),
    )
    groups = "".join(f'<g id="{prefix}-{name}">{paint(m, prefix)}</g>' for name, m in layers)
    spaces = f'<g id="{prefix}-spaces">{_hits(state, prefix, highlights or {})}</g>'
    view = _view(legend_box(state, told) if legend else box_of(state.table))
    box = " ".join(f"{n:.1f}" for n in view)
    title = escape(sentence("drawing-board", {"title": board.title, "year": state.year}))
    css = f"<style>{board_css()}</style>" if style else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lc-board{"" if names else " lc-no-names"}"'
        f'{"" if theme == "auto" else f" data-theme={theme!r}"} viewBox="{box}" role="group"'
        f' width="100%" style="max-width:{view[2] * LARGEST:.0f}px"'
        f' aria-label="{title}">{css}{_signs(prefix)}{groups}{spaces}</svg>'
    )

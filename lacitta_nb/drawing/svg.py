"""The SVG painter: strings for the panel and for pages without a kernel."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final, Literal, Protocol

from lacitta_nb.board import Board
from lacitta_nb.events import Event
from lacitta_nb.geometry.hexes import CORNERS, space_centres
from lacitta_nb.state import State

UNIT: Final = 24
"""SVG units in a board unit: at notebook width about one pixel each."""

ThemeChoice = Literal["auto", "light", "dark"]


class HasState(Protocol):
    """Anything that holds a state: a game."""

    @property
    def state(self) -> State:
        """The state of this moment."""
        ...


def state_of(table: State | HasState) -> State:
    """The state in a game, or the state itself."""
    return table if isinstance(table, State) else table.state


def view_box(board: Board) -> tuple[float, float, float, float]:
    """What the picture of a board spans in SVG units: left, top, width, height."""
    centres = space_centres(board)
    left, right = min(x for x, _ in centres) - 2, max(x for x, _ in centres) + 2
    low, high = min(y for _, y in centres) - 2, max(y for _, y in centres) + 2
    return left * UNIT, -high * UNIT, (right - left) * UNIT, (high - low) * UNIT


def board_css() -> str:
    """The stylesheet of all boards on a page: colours as CSS variables, light and dark."""
    return ".lc-board .lc-space{fill:#eee;stroke:#888}"


def space_labels(
    table: State | HasState, highlights: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """What is on each space, by number, as a screen reader should say it."""
    state = state_of(table)
    return tuple(f"{name} {(highlights or {}).get(name, '')}" for name in state.table.board.spaces)


def svg_pieces(table: State | HasState, *, prefix: str) -> str:
    """The content of the group `{prefix}-pieces`."""
    return "" if state_of(table) and prefix else ""


def svg_marks(
    table: State | HasState,
    events: Iterable[Event] = (),
    highlights: Mapping[str, str] | None = None,
    *,
    prefix: str,
    selected: str | None = None,
) -> str:
    """The content of the group `{prefix}-marks`.

    Args:
        table: a game or a state.
        events: what has just happened; arrows, ghosts and badges are drawn of it.
        highlights: names of the spaces that may be chosen, each with a short text such as "+3".
        prefix: a word that no other board on the page has.
        selected: the name of the space that is chosen.
    """
    return "" if (table, events, highlights, prefix, selected) else ""


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
) -> str:
    """The whole picture as one `<svg>` element.

    Args:
        table: a game or a state.
        prefix: a word that no other board on the page has; the layers are the groups
            `{prefix}-land`, `-pieces`, `-names`, `-marks` and `-spaces`; space 7 is `{prefix}-s-7`
            and has its name in `data-space`.
        events, highlights, selected: as in `svg_marks`.
        names: whether the names of the spaces show; the class `lc-no-names` on the `<svg>` hides
            them, so they can be switched without painting anew.
        theme: "auto" follows Jupyter or the browser.
        style: whether the stylesheet is included.
        legend: whether the players' names and the signs are explained below the board.
    """
    state = state_of(table)
    board = state.table.board
    box = " ".join(f"{n:.1f}" for n in view_box(board))
    points = " ".join(f"{x * UNIT:.1f},{-y * UNIT:.1f}" for x, y in CORNERS)
    labels = space_labels(state, highlights)
    spaces = "".join(
        f'<polygon id="{prefix}-s-{i}" class="lc-space" data-space="{escape(name)}" role="button"'
        f' tabindex="{-1 if i else 0}" aria-label="{escape(labels[i])}" points="{points}"'
        f' transform="translate({x * UNIT:.1f},{-y * UNIT:.1f})"/>'
        for i, (name, (x, y)) in enumerate(zip(board.spaces, space_centres(board), strict=True))
    )
    groups = "".join(
        f'<g id="{prefix}-{layer}">{content}</g>'
        for layer, content in (
            ("land", ""),
            ("pieces", svg_pieces(state, prefix=prefix)),
            ("names", ""),
            ("marks", svg_marks(state, events, highlights, prefix=prefix, selected=selected)),
            ("spaces", spaces),
        )
    )
    css = f"<style>{board_css()}</style>" if style else ""
    hide = "" if names else " lc-no-names"
    kind = f' data-theme="{theme}"' if theme != "auto" and not legend else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="lc-board{hide}"{kind} viewBox="{box}">'
        f"{css}{groups}</svg>"
    )

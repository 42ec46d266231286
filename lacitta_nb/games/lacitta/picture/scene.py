"""What is to be seen, said once: marks in layers, in board units.

Both painters put the same scene on their canvas. Layers, from bottom to top: `land` (areas, spaces,
shrines), `pieces` (cities, buildings, figures, plates), `names` (of the spaces), `marks` (legal
spaces, arrows, ghosts, badges). A mark that says something to a screen reader has a label.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from lacitta_nb.core.errors import NotFound
from lacitta_nb.drawing.shapes import Shape, Words
from lacitta_nb.drawing.theme import STYLES, Style
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.state import State, Table, as_state
from lacitta_nb.geometry import Point, extent

MARGIN: Final = 0.7
"""Room around the hexagons of a board, in board units."""
ORIGIN: Final[Point] = (0.0, 0.0)

Box = tuple[float, float, float, float]
"""Left, low, right, high, in board units."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing on the picture.

    Attributes:
        shape: an outline, or words centred at `at`.
        style: how it looks.
        at: where the origin of the shape is put.
        scale: how much the shape is enlarged, its stroke with it.
        id: unique in a scene where it is given.
        label: what a screen reader says; "" for marks that only decorate.
    """

    shape: Shape | Words
    style: Style
    at: Point = ORIGIN
    scale: float = 1.0
    id: str = ""
    label: str = ""


Marks = tuple[Mark, ...]


@dataclass(frozen=True)
class Scene:
    """A whole picture: its box and its layers, each painted in order."""

    box: Box
    land: Marks
    pieces: Marks
    names: Marks
    marks: Marks
    legend: Marks = ()

    @property
    def layers(self) -> tuple[tuple[str, Marks], ...]:
        """The layers by name, from bottom to top."""
        return (
            ("land", self.land),
            ("pieces", self.pieces),
            ("names", self.names),
            ("marks", self.marks),
            ("legend", self.legend),
        )


class HasState(Protocol):
    """Anything that holds a state, such as a game."""

    @property
    def state(self) -> State:
        """The state of this moment."""
        ...


def state_of(table: State | HasState) -> State:
    """The state in a game, or the state itself.

    Raises:
        BadSetting: it holds no state.
    """
    return as_state(table if isinstance(table, State) else getattr(table, "state", table))


def number_of(board: Board, name: str) -> int:
    """The number of the space with a name.

    Raises:
        NotFound: the board has no such space.
    """
    if name not in board.index:
        raise NotFound("drawing-no-space", name=name, board=board.name)
    return board.index[name]


def put(
    shape: Shape | str,
    style: str,
    at: Point = ORIGIN,
    scale: float = 1.0,
    *,
    id: str = "",  # noqa: A002 - the mark's own word
    label: str = "",
) -> Mark:
    """A mark by the name of its style; a text becomes words."""
    what = Words(shape) if isinstance(shape, str) else shape
    return Mark(what, STYLES[style], at, scale, id, label)


@lru_cache(maxsize=64)
def box_of(table: Table) -> Box:
    """What the picture of a table spans, without a legend."""
    waste = any(t and w for t, w in zip(table.landscapes, table.board.waste, strict=True))
    left, low, right, high = extent(table.board, waste=waste)
    return left - MARGIN, low - MARGIN, right + MARGIN, high + MARGIN


def build_scene(
    table: State | HasState,
    events: Iterable[Event] = (),
    highlights: Mapping[str, str] | None = None,
    *,
    selected: str | None = None,
    names: bool = True,
    legend: bool = False,
    foreseen: bool = False,
) -> Scene:
    """The picture of a table.

    Args:
        table: a game or a state.
        events: what has just happened: arrows, ghosts and badges.
        highlights: names of spaces that may be chosen, each with a short text such as "+3".
        selected: the name of the space that is chosen.
        names: whether the spaces' names are written.
        legend: whether players and signs are explained below the board.
        foreseen: whether the events have not happened; their arrows are dashed and hollow.

    Raises:
        NotFound: the board has no space of a name in `highlights` or `selected`.
    """
    from lacitta_nb.games.lacitta.picture.event_marks import mark_layer
    from lacitta_nb.games.lacitta.picture.land import land_layer, name_layer
    from lacitta_nb.games.lacitta.picture.legend import legend_box, legend_layer
    from lacitta_nb.games.lacitta.picture.pieces import piece_layer

    state, told = state_of(table), tuple(events)
    marks = mark_layer(state, told, highlights or {}, selected, foreseen=foreseen)
    if not names:
        marks = tuple(mark for mark in marks if mark.style.name != "t-name")
    return Scene(
        legend_box(state, told, foreseen=foreseen) if legend else box_of(state.table),
        land_layer(state.table),
        piece_layer(state),
        name_layer(state.table.board) if names else (),
        marks,
        legend_layer(state, told, foreseen=foreseen) if legend else (),
    )

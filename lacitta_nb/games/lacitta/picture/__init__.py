"""La Città's picture: layers of marks, and the spaces to be clicked."""

from collections.abc import Iterable, Mapping
from typing import Final

from lacitta_nb.drawing.legend import Legend
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.drawing.picture import Picture
from lacitta_nb.drawing.scene import Box, Marks, Target
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.picture import replaying
from lacitta_nb.games.lacitta.picture.area_names import area_layer
from lacitta_nb.games.lacitta.picture.event_marks import mark_layer
from lacitta_nb.games.lacitta.picture.labels import heading_of, space_labels
from lacitta_nb.games.lacitta.picture.land import land_layer, name_layer, space_targets
from lacitta_nb.games.lacitta.picture.legend import legend_of
from lacitta_nb.games.lacitta.picture.pieces import piece_layer
from lacitta_nb.games.lacitta.picture.plan import page
from lacitta_nb.games.lacitta.picture.signs import ALL_SIGNS
from lacitta_nb.games.lacitta.picture.styles import ALL_STYLES
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.texts import sentence


class BoardPicture(Picture[State, Event]):
    """The board with its cities; its targets are the spaces, by number."""

    styles = ALL_STYLES
    signs = ALL_SIGNS

    def title(self, state: State) -> str:
        """The board and the year."""
        return sentence("drawing-board", {"title": state.table.board.title, "year": state.year})

    def heading(self, state: State) -> str:
        """The board, year and phase, and what the people want once they have spoken."""
        return heading_of(state)

    def targets(self, state: State) -> tuple[Target, ...]:
        """The spaces."""
        return space_targets(state.table.board)

    def labels(self, state: State, highlights: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """What is on each space."""
        return space_labels(state, highlights)

    def bare_labels(self, state: State) -> tuple[str, ...]:
        """What stands on each space, without limits, services and yields."""
        return space_labels(state, bare=True)

    def box(self, state: State) -> Box:
        """All hexagons, and some room around them."""
        return page(state.table)

    def land(self, state: State) -> Marks:
        """Areas, spaces, shrines and borders."""
        return land_layer(state.table)

    def pieces(self, state: State) -> Marks:
        """Cities, buildings, figures, harvests and plates."""
        return piece_layer(state)

    def names(self, state: State) -> Marks:
        """The names of the spaces."""
        return name_layer(state.table.board)

    def areas(self, state: State) -> Marks:
        """The names of the areas."""
        return area_layer(state)

    def marks(
        self,
        state: State,
        events: Iterable[Event] = (),
        highlights: Mapping[str, str] | None = None,
        selected: str | None = None,
        *,
        foreseen: bool = False,
    ) -> Marks:
        """Legal spaces, arrows, ghosts, badges and the chosen space."""
        return mark_layer(state, events, highlights or {}, selected, foreseen=foreseen)

    def told(self, state: State, event: Event) -> State:
        """Citizens, buildings and figures as an event leaves them."""
        return replaying.told(state, event)

    def motion(self, state: State, event: Event) -> Motion:
        """Citizens who walk, buildings that fall, cities that hunger."""
        return replaying.motion(state, event)

    def legend(
        self, state: State, events: Iterable[Event] = (), *, foreseen: bool = False
    ) -> Legend:
        """Players, services and the signs that stand on the board."""
        return legend_of(state, tuple(events), foreseen=foreseen)


PICTURE: Final = BoardPicture()

"""Città-Stato's picture: the board, and the boards of the players."""

from collections.abc import Iterable, Mapping
from typing import Final

from lacitta_nb.drawing.legend import Legend
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.drawing.picture import Picture
from lacitta_nb.drawing.scene import Box, Marks, Target
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.picture.changes import told
from lacitta_nb.games.citta_stato.picture.event_marks import mark_layer
from lacitta_nb.games.citta_stato.picture.labels import heading_of, say
from lacitta_nb.games.citta_stato.picture.land import land_layer
from lacitta_nb.games.citta_stato.picture.legend import legend_of
from lacitta_nb.games.citta_stato.picture.pieces import piece_layer
from lacitta_nb.games.citta_stato.picture.plan import box_of
from lacitta_nb.games.citta_stato.picture.replaying import motion
from lacitta_nb.games.citta_stato.picture.signs import ALL_SIGNS
from lacitta_nb.games.citta_stato.picture.styles import ALL_STYLES
from lacitta_nb.games.citta_stato.picture.target_labels import labels_of
from lacitta_nb.games.citta_stato.picture.targets import target_boxes, targets_of
from lacitta_nb.games.citta_stato.state import State


class BoardPicture(Picture[State, Event]):
    """The board above the boards of the players; for its targets see `picture.targets`."""

    styles = ALL_STYLES
    signs = ALL_SIGNS

    def title(self, state: State) -> str:
        """How many play, and the moment."""
        return say("board", ("players", len(state.players)), ("moment", heading_of(state)))

    def heading(self, state: State) -> str:
        """The round and whose turn it is, or who has won."""
        return heading_of(state)

    def targets(self, state: State) -> tuple[Target, ...]:
        """Places of the board, and those of whoever decides."""
        return targets_of(state)

    def labels(self, state: State, highlights: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """What is at each of them."""
        return labels_of(state, tuple(target_boxes(state)), highlights or {})

    def box(self, state: State) -> Box:
        """The board and the boards of all players."""
        return box_of(state.table)

    def land(self, state: State) -> Marks:
        """Fields, prices, tracks."""
        return land_layer(state.table)

    def pieces(self, state: State) -> Marks:
        """Cubes, cards, markers, discs, counts."""
        return piece_layer(state)

    def marks(
        self,
        state: State,
        events: Iterable[Event] = (),
        highlights: Mapping[str, str] | None = None,
        selected: str | None = None,
        *,
        foreseen: bool = False,
    ) -> Marks:
        """What may be chosen, what is new, what is chosen."""
        return mark_layer(state, events, highlights or {}, selected, foreseen=foreseen)

    def told(self, state: State, event: Event) -> State:
        """Cubes, cards, markers and counts as an event leaves them."""
        return told(state, event)

    def motion(self, state: State, event: Event) -> Motion:
        """Cubes, banners, crowns and markers that go to their places."""
        return motion(state, event)

    def legend(
        self,
        state: State,
        events: Iterable[Event] = (),
        *,
        foreseen: bool = False,
    ) -> Legend:
        """The players, the letters and the signs."""
        del events, foreseen
        return legend_of(state)


PICTURE: Final = BoardPicture()

"""Saint Malo's picture: the cities of all players, and the pirates."""

from collections.abc import Iterable, Mapping
from typing import Final

from lacitta_nb.drawing.legend import Legend
from lacitta_nb.drawing.motion import Motion
from lacitta_nb.drawing.picture import Picture
from lacitta_nb.drawing.scene import Box, Marks, Target
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.picture import replaying
from lacitta_nb.games.saint_malo.picture.event_marks import mark_layer
from lacitta_nb.games.saint_malo.picture.labels import heading_of, say, space_labels
from lacitta_nb.games.saint_malo.picture.land import land_layer, name_layer, space_targets
from lacitta_nb.games.saint_malo.picture.legend import legend_of
from lacitta_nb.games.saint_malo.picture.pieces import piece_layer
from lacitta_nb.games.saint_malo.picture.plan import plan_of
from lacitta_nb.games.saint_malo.picture.signs import ALL_SIGNS
from lacitta_nb.games.saint_malo.picture.styles import ALL_STYLES
from lacitta_nb.games.saint_malo.state import State


class CitiesPicture(Picture[State, Event]):
    """All cities side by side; its targets are the spaces of the mover's city, by their names."""

    styles = ALL_STYLES
    signs = ALL_SIGNS

    def title(self, state: State) -> str:
        """How many cities there are, and the moment."""
        return say("sheets", ("players", len(state.players)), ("moment", heading_of(state)))

    def heading(self, state: State) -> str:
        """Whose turn it is and how often was rolled, or who has won."""
        return heading_of(state)

    def targets(self, state: State) -> tuple[Target, ...]:
        """The spaces of the mover's city."""
        return space_targets(state)

    def labels(self, state: State, highlights: Mapping[str, str] | None = None) -> tuple[str, ...]:
        """What is on each space of the mover's city, and what it is part of."""
        return space_labels(state, highlights or {})

    def box(self, state: State) -> Box:
        """All cities, cards and pirates."""
        return plan_of(state.table).box

    def land(self, state: State) -> Marks:
        """The sheets of the players."""
        return land_layer(state.table)

    def pieces(self, state: State) -> Marks:
        """Things, towers, cards, and the pirates."""
        return piece_layer(state)

    def names(self, state: State) -> Marks:
        """The letters and numbers at the edges of the cities."""
        return name_layer(state.table)

    def marks(
        self,
        state: State,
        events: Iterable[Event] = (),
        highlights: Mapping[str, str] | None = None,
        selected: str | None = None,
        *,
        foreseen: bool = False,
    ) -> Marks:
        """Legal spaces, what is new, and the chosen space."""
        return mark_layer(state, events, highlights or {}, selected, foreseen=foreseen)

    def told(self, state: State, event: Event) -> State:
        """Things, counts and boxes as an event leaves them."""
        return replaying.told(state, event)

    def motion(self, state: State, event: Event) -> Motion:
        """Things that come to their spaces, and swords that come to the cities."""
        return replaying.motion(state, event)

    def legend(
        self,
        state: State,
        events: Iterable[Event] = (),
        *,
        foreseen: bool = False,
    ) -> Legend:
        """The mover's dice, the players and the signs."""
        del events, foreseen
        return legend_of(state)


PICTURE: Final = CitiesPicture()

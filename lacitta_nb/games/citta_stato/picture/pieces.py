"""The layer of what changes: the columns, what lies beside them, the boards of the players."""

from lacitta_nb.drawing.scene import Marks
from lacitta_nb.games.citta_stato.picture.ghost import ghost
from lacitta_nb.games.citta_stato.picture.market import cards, market
from lacitta_nb.games.citta_stato.picture.plan import places_of
from lacitta_nb.games.citta_stato.picture.players import players
from lacitta_nb.games.citta_stato.picture.side import side
from lacitta_nb.games.citta_stato.state import State


def piece_layer(state: State) -> Marks:
    """All that lies on the table."""
    places = places_of(state.table)
    return (
        *market(state, places),
        *cards(state, places),
        *side(state, places),
        *players(state, places),
        *ghost(state, places),
    )

"""What lies on the table at one moment, and questions about it. Everything here is frozen.

What never changes in a game (board, edition, landscape tiles and the masks that follow from them,
seed) is a `Table`, shared by all states of the game; a `State` holds the rest. A city is its spaces
and one number of citizens: the castle has whoever the buildings do not need (G2).
"""

from lacitta_nb.games.lacitta.state.moment import State, as_state
from lacitta_nb.games.lacitta.state.pieces import (
    City,
    FaceDown,
    Figures,
    Pending,
    Player,
    city_on,
    found_city,
)
from lacitta_nb.games.lacitta.state.queries import TableQueries, service_points
from lacitta_nb.games.lacitta.state.table import Ground, Table

__all__ = [
    "City",
    "FaceDown",
    "Figures",
    "Ground",
    "Pending",
    "Player",
    "State",
    "Table",
    "TableQueries",
    "as_state",
    "city_on",
    "found_city",
    "service_points",
]

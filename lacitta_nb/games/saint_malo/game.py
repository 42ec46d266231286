"""A game of Saint Malo, with the questions that one asks in it."""

from typing import SupportsIndex

from lacitta_nb.core import game
from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.state import Player, State


class Game(game.Game[State, Action, Event]):
    """A game that is played, studied, taken back and saved.

    Args:
        start: the moment it begins at.
        about: texts kept in the saved game: event, date, places, result.
        comments: texts by number of moves made, kept in the saved game.
    """

    key = KEY

    @property
    def players(self) -> tuple[Player, ...]:
        """What lies before each player, in seat order."""
        return self.state.players

    def scores(self) -> list[rules.Score]:
        """The score of this moment, as if the game ended now, one per player in seat order (E3)."""
        return rules.scores(self.state)

    def defence(self, player: SupportsIndex | str) -> int:
        """What holds off pirates: 1 a soldier, 2 a complete side (G5).

        Raises:
            NotFound: there is no such player.
        """
        return self.players[self.seat(player)].defence

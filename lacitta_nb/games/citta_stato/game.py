"""A game of Città-Stato, with the questions that one asks in it."""

from lacitta_nb.core import game
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import Player, State


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
        """What would count if the game ended now, one per player in seat order (E3 to E5)."""
        return rules.scores(self.state)

    @property
    def solo(self) -> rules.SoloResult | None:
        """How a solo game stands: whether it is won, each objective, the bonus crowns (O5).

        None for a game of several players.
        """
        return rules.solo_result(self.state)

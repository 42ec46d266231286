"""A game of La Città, with the questions that one asks in it."""

from typing import TYPE_CHECKING, SupportsIndex

from lacitta_nb.core import game
from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.games.lacitta import rules
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import KEY, SERVICES
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import Score
from lacitta_nb.games.lacitta.state import City, Player, State
from lacitta_nb.given import called, spelt

if TYPE_CHECKING:
    from lacitta_nb.games.lacitta.spaces import Space

Entry = game.Entry[State, Action, Event]
"""One step of a game's history: the action, or None for an automatic phase, and its outcome."""


class Game(game.Game[State, Action, Event]):
    """A game that is played, studied, taken back and saved.

    Args:
        start: the moment it begins at.
        about: texts kept in the saved game: event, date, places, result.
        comments: texts by number of moves made, kept in the saved game.
    """

    key = KEY

    @property
    def year(self) -> int:
        """The year, from 1 to 6."""
        return self.state.year

    @property
    def players(self) -> tuple[Player, ...]:
        """What lies before each player, in seat order."""
        return self.state.players

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        return self.state.table.board

    def scores(self) -> list[Score]:
        """The score of this moment, one per player in seat order (E1 to E3)."""
        return rules.scores(self.state)

    def food(self, player: SupportsIndex | str) -> int:
        """The food of this moment, rich harvests included (F1)."""
        return self.state.food(self.seat(player))

    def services(self, castle: str) -> dict[str, float]:
        """The points of each service of the city with its castle there, figures included (G8)."""
        city = self._city(castle)
        halves = (self.state.points(city, number) for number in range(len(SERVICES)))
        return {
            service: half / 2 if half % 2 else half // 2
            for service, half in zip(SERVICES, halves, strict=True)
        }

    def limit(self, castle: str) -> int | None:
        """The citizens that the city with its castle there may hold: 5, 8 or None (G5)."""
        return self.state.limit(self._city(castle))

    def neighbours(self, castle: str) -> list[str]:
        """The castles of the other players' cities that are its neighbours (G4)."""
        cities = self.state.neighbours(self._city(castle))
        return [self.board.spaces[city.castle] for city in cities]

    def space(self, name: str) -> "Space":
        """A space looked up: what is beside it, what it yields, and how far the cities are.

        Raises:
            NotFound: the board has no such space.

        >>> from lacitta_nb import new_game
        >>> new_game(players=2, seed=7).space("F10").areas[0].landscape
        'lake'
        """
        from lacitta_nb.games.lacitta.spaces import space

        return space(self.state, name)

    def _city(self, castle: str) -> City:
        name = spelt(castle, self.board.index)
        space = None if name is None else self.board.index.get(name)
        city = None if space is None else self.state.city_of_castle(space)
        if city is None:
            castles = [self.board.spaces[one.castle] for one in self.state.cities]
            raise NotFound("no-city", guess=Guess(called(castle), castles), castle=called(castle))
        return city

    def __repr__(self) -> str:
        return (
            f"<Game: year {self.year}, {self.phase}, "
            f"{len(self.players)} players, {len(self.moves)} moves>"
        )

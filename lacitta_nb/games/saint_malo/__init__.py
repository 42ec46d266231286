"""Saint Malo: dice, a city of 45 spaces, and pirates.

>>> from lacitta_nb.games import saint_malo
>>> game = saint_malo.new_game(players=2, seed=7)
>>> [event.kind for event in game.run()], game.decision.kind
(['rolled'], 'roll')
"""

from typing import TYPE_CHECKING

from lacitta_nb.games.saint_malo.actions import Action, parse_action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.rules import Score
from lacitta_nb.games.saint_malo.state import Player, State

if TYPE_CHECKING:
    from lacitta_nb.lessons.listed import Lessons
    from lacitta_nb.panels.exercises import Kept
    from lacitta_nb.panels.paint.plain import PlainPanel
    from lacitta_nb.panels.paint.widgets import Panel

__all__ = [
    "Action",
    "Event",
    "Game",
    "Player",
    "Score",
    "State",
    "all_lessons",
    "lesson",
    "new_game",
    "parse_action",
]


def lesson(
    key: str, *, painter: str = "svg", language: str | None = None, progress: "Kept" = None
) -> "Panel | PlainPanel":
    """A lesson of Saint Malo at the table; see `lacitta_nb.lesson`."""
    from lacitta_nb.panels import lesson as of_any_game

    return of_any_game(key, game=KEY, painter=painter, language=language, progress=progress)


def all_lessons(*, progress: "Kept" = None) -> "Lessons":
    """The lessons of Saint Malo; see `lacitta_nb.all_lessons`."""
    from lacitta_nb.panels import all_lessons as of_any_game

    return of_any_game(KEY, progress=progress)

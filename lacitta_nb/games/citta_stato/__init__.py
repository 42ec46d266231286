"""Città-Stato: cubes in bags, six colours of cards, and two scores of which one counts.

>>> from lacitta_nb.games import citta_stato
>>> game = citta_stato.new_game(players=2, seed=7)
>>> game.decision.kind, len(game.players)
('turn', 2)
"""

from typing import TYPE_CHECKING, Any

from lacitta_nb.games.citta_stato.actions import Action, parse_action
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.game import Game
from lacitta_nb.games.citta_stato.opening import new_game, new_solo
from lacitta_nb.games.citta_stato.rules import Score, SoloResult
from lacitta_nb.games.citta_stato.state import Player, State

if TYPE_CHECKING:
    from lacitta_nb.games.citta_stato.campaign import Campaign
    from lacitta_nb.lessons.listed import Lessons
    from lacitta_nb.panels.exercises import Kept
    from lacitta_nb.panels.paint.plain import PlainPanel
    from lacitta_nb.panels.paint.widgets import Panel

__all__ = [
    "Action",
    "Campaign",
    "Event",
    "Game",
    "Player",
    "Score",
    "SoloResult",
    "State",
    "all_lessons",
    "lesson",
    "new_game",
    "new_solo",
    "parse_action",
]


def lesson(
    key: str, *, painter: str = "svg", language: str | None = None, progress: "Kept" = None
) -> "Panel | PlainPanel":
    """A lesson of Città-Stato at the table; see `lacitta_nb.lesson`."""
    from lacitta_nb.panels import lesson as of_any_game

    return of_any_game(key, game=KEY, painter=painter, language=language, progress=progress)


def all_lessons(*, progress: "Kept" = None) -> "Lessons":
    """The lessons of Città-Stato; see `lacitta_nb.all_lessons`."""
    from lacitta_nb.panels import all_lessons as of_any_game

    return of_any_game(KEY, progress=progress)


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever bears the name
    """What loads when it is first used: the campaign reads files."""
    if name == "Campaign":
        from lacitta_nb.games.citta_stato.campaign import Campaign

        return Campaign
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""La Città in notebooks: learn the board game, play it, study it.

>>> import lacitta_nb as lc
>>> game = lc.new_game(players=2, seed=7)
>>> events = game.run()
>>> game.decision.kind
'turn'

Importing this is cheap: drawing and widgets load when they are first used. An unofficial study aid.
"""

from typing import TYPE_CHECKING

from lacitta_nb.core.errors import (
    BadAction,
    BadFile,
    BadSetting,
    DecisionPending,
    GameOver,
    HiddenCard,
    IllegalAction,
    MissingCard,
    NotFound,
    NothingToDecide,
    NothingToRedo,
    NothingToUndo,
    PlayerMistake,
    Ruling,
)
from lacitta_nb.core.moves import advance, apply, complete, legal_actions, scores, why_not
from lacitta_nb.error import LaCittaError
from lacitta_nb.games.lacitta.actions import Action, parse_action
from lacitta_nb.games.lacitta.constants import Decision
from lacitta_nb.games.lacitta.events import Event, Step
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.opening import load, new_game
from lacitta_nb.games.lacitta.rules import Score
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.version import VERSION

if TYPE_CHECKING:
    from lacitta_nb.drawing import draw_board
    from lacitta_nb.games import citta_stato, saint_malo
    from lacitta_nb.panels import all_lessons, lesson, show
    from lacitta_nb.panels.exercises import exercise, progress, train
    from lacitta_nb.panels.rulebook import rules
    from lacitta_nb.texts import languages, speak, speaking

__version__ = VERSION

__all__ = [
    "Action",
    "BadAction",
    "BadFile",
    "BadSetting",
    "Decision",
    "DecisionPending",
    "Event",
    "Game",
    "GameOver",
    "HiddenCard",
    "IllegalAction",
    "LaCittaError",
    "MissingCard",
    "NotFound",
    "NothingToDecide",
    "NothingToRedo",
    "NothingToUndo",
    "PlayerMistake",
    "Ruling",
    "Score",
    "State",
    "Step",
    "advance",
    "all_lessons",
    "apply",
    "citta_stato",
    "complete",
    "draw_board",
    "exercise",
    "languages",
    "legal_actions",
    "lesson",
    "load",
    "new_game",
    "parse_action",
    "progress",
    "rules",
    "saint_malo",
    "scores",
    "show",
    "speak",
    "speaking",
    "train",
    "why_not",
]

_LATE = {
    "all_lessons": "lacitta_nb.panels",
    "draw_board": "lacitta_nb.drawing",
    "lesson": "lacitta_nb.panels",
    "exercise": "lacitta_nb.panels.exercises",
    "progress": "lacitta_nb.panels.exercises",
    "show": "lacitta_nb.panels",
    "train": "lacitta_nb.panels.exercises",
    "rules": "lacitta_nb.panels.rulebook",
    "languages": "lacitta_nb.texts",
    "speak": "lacitta_nb.texts",
    "speaking": "lacitta_nb.texts",
}
_GAMES = ("saint_malo", "citta_stato")


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name in _LATE:
        late: object = getattr(import_module(_LATE[name]), name)
        return late
    if name in _GAMES:
        return import_module(f"lacitta_nb.games.{name}")
    raise AttributeError(f"module 'lacitta_nb' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

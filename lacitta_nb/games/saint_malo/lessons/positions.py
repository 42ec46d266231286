"""Small positions for lessons of Saint Malo: one turn of the learner, with dice that lie there.

The learner sits at seat 0, the computer player at seat 1. Rolls that are still to come are drawn by
the seed, so a task is always the same.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from lacitta_nb.files.loading import load
from lacitta_nb.games.saint_malo.constants import ROLLS
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.players.protocol import ComputerPlayer

LEARNER: Final = 0
RIVAL: Final = 1
NAMES: Final = ("Anne", "Marc")
QUIET: Final[Mapping[int, ComputerPlayer]] = {RIVAL: Obedient(("stop", "use nothing"))}
"""A rival who does nothing."""
City = Mapping[str, str]


def city(**things: str) -> dict[str, str]:
    """What stands in a city, each thing with its spaces.

    >>> city(wall="A2 A3", church1="C4")
    {'A2': 'wall', 'A3': 'wall', 'C4': 'church1'}
    """
    return {space: thing for thing, spaces in things.items() for space in spaces.split()}


def begin(
    dice: str,
    mine: City | None = None,
    *,
    rolls: int = ROLLS,
    boxes: int = 0,
    rival: Mapping[str, Any] | None = None,
    seed: int = 1,
    **learner: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes the game of a position in which the learner has rolled.

    Args:
        dice: what the dice show, with blanks between.
        mine: the learner's city.
        rolls: how many rolls have been made.
        boxes: how many boxes of the pirates are marked.
        rival: what lies before the rival.
        seed: draws the rolls to come.
        learner: what else lies before the learner.
    """
    position = {
        "format": "saintmalo-position/1",
        "start_player": LEARNER,
        "boxes": boxes,
        "seed": seed,
        "players": _players(mine, learner, rival),
        "dice": dice.split(),
        "rolls": rolls,
    }
    return partial(_game, position)


def _players(
    mine: City | None, learner: Mapping[str, Any], rival: Mapping[str, Any] | None
) -> Sequence[Mapping[str, Any]]:
    own = {} if mine is None else {"city": dict(mine)}
    return [
        {"name": NAMES[LEARNER], **own, **learner},
        {"name": NAMES[RIVAL], **(rival or {})},
    ]


def _game(position: Mapping[str, Any]) -> Game:
    game = load(position)
    assert isinstance(game, Game)
    return game

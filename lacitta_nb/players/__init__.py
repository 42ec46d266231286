"""Computer players: each sees only its view of the game and chooses an action.

`RandomPlayer` takes anything, `GentlePlayer` one of the few things it finds best, `GreedyPlayer`
what it stands best after, `SearchPlayer` what turns out best when the rest of the year is played
out over sampled hidden cards. `RoundOnePlayer` is the greedy player as it was before it ended years
by the rules, to measure others by; `QuickPlayer` takes about three times as long as the rules, for
many games. Your own player is any object with `choose(view) -> Action`.

>>> import lacitta_nb as lc
>>> from lacitta_nb.players import GreedyPlayer
>>> game = lc.new_game(players=2, seed=3)
>>> events = game.run()
>>> view = game.state.seen_by(game.decision.player)
>>> GreedyPlayer().choose(view) in game.legal_actions()
True

What a player is stands in `protocol`, who weighs things in `judge`, and how that is told in
`reasons`; `hints` advises a person (`advice` is what that looks like); `kinds` says which players a
game offers.

The players of any game are made in this room, those of one game beside its rules. Of the latter La
Città's are offered here as well, by name; their modules load when they are first used (what they
are to a type checker stands in `__init__.pyi`).
"""

from importlib import import_module
from typing import Any, Final

from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.hints import Adviser, hints
from lacitta_nb.players.protocol import (
    Chooser,
    ComputerPlayer,
    PatientPlayer,
    SeededPlayer,
    seeded,
)
from lacitta_nb.players.random_player import RandomPlayer
from lacitta_nb.players.reasons import Reason, in_words
from lacitta_nb.players.search import SearchPlayer, Tried

__all__ = [
    "Adviser",
    "Chooser",
    "ComputerPlayer",
    "GentlePlayer",
    "GreedyPlayer",
    "Hint",
    "Hints",
    "PatientPlayer",
    "QuickPlayer",
    "RandomPlayer",
    "Reason",
    "RoundOnePlayer",
    "SearchPlayer",
    "SeededPlayer",
    "Tried",
    "Weights",
    "hints",
    "in_words",
    "seeded",
]

_HOMES: Final = {
    "GentlePlayer": "gentle",
    "GreedyPlayer": "greedy",
    "QuickPlayer": "quick",
    "RoundOnePlayer": "round_one",
    "Weights": "considerations",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 - the module protocol
    if name in _HOMES:
        return getattr(import_module(f"lacitta_nb.games.lacitta.players.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

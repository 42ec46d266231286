"""Computer players: each sees only its view of the game and chooses an action.

`RandomPlayer` takes anything, `GreedyPlayer` what it stands best after, `SearchPlayer` what turns
out best when the rest of the year is played out over sampled hidden cards. Your own player is any
object with `choose(view) -> Action`.

>>> import lacitta_nb as lc
>>> game = lc.new_game(players=2, seed=3)
>>> events = game.run()
>>> view = game.state.seen_by(game.decision.player)
>>> GreedyPlayer().choose(view) in game.legal_actions()
True
"""

from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer, Reason
from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.hints import Adviser, hints, in_words
from lacitta_nb.players.protocol import ComputerPlayer, PatientPlayer, SeededPlayer, seeded
from lacitta_nb.players.random_player import RandomPlayer
from lacitta_nb.players.search import SearchPlayer, Tried

__all__ = [
    "Adviser",
    "ComputerPlayer",
    "GreedyPlayer",
    "Hint",
    "Hints",
    "PatientPlayer",
    "RandomPlayer",
    "Reason",
    "SearchPlayer",
    "SeededPlayer",
    "Tried",
    "Weights",
    "hints",
    "in_words",
    "seeded",
]

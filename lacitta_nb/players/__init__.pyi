from lacitta_nb.games.lacitta.players.considerations import Weights
from lacitta_nb.games.lacitta.players.gentle import GentlePlayer
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.quick import QuickPlayer
from lacitta_nb.games.lacitta.players.round_one import RoundOnePlayer
from lacitta_nb.players.advice import Hint, Hints
from lacitta_nb.players.hints import Adviser, hints
from lacitta_nb.players.protocol import Chooser, ComputerPlayer, PatientPlayer, SeededPlayer, seeded
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

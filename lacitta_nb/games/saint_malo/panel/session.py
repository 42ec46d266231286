"""What a session and a selection are in Saint Malo, for whoever asks them by type."""

from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import Session
from lacitta_nb.texts import sentence

SaintMaloSession = Session[State, Action, Event]
SaintMaloSelection = Selection[State, Action]


def say(key: str, **words: str | int) -> str:
    """A sentence of this game."""
    return sentence(key, words, game=KEY)

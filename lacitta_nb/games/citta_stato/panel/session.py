"""What a session and a selection are in Città-Stato, for whoever asks them by type."""

from lacitta_nb.games.citta_stato.actions import Action
from lacitta_nb.games.citta_stato.constants import KEY
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.panels.selection import Selection
from lacitta_nb.panels.session import Session
from lacitta_nb.texts import name_of, sentence

CittaStatoSession = Session[State, Action, Event]
CittaStatoSelection = Selection[State, Action]


def say(key: str, **words: str | int) -> str:
    """A sentence of this game."""
    return sentence(key, words, game=KEY)


def named(word: str) -> str:
    """The name of a thing of this game."""
    return name_of(word, game=KEY)

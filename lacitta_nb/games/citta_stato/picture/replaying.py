"""Events played one after the other."""

from lacitta_nb.drawing.motion import Motion
from lacitta_nb.games.citta_stato.events import Event
from lacitta_nb.games.citta_stato.state import State


def told(state: State, event: Event) -> State:
    """The moment as an event leaves it."""
    del event
    return state


def motion(state: State, event: Event) -> Motion:
    """What an event moves on the picture."""
    del state, event
    return Motion()

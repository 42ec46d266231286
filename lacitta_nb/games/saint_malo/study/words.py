"""What the tools of this room ask of every table, and what they call things."""

from lacitta_nb.core.box import state_of
from lacitta_nb.games.saint_malo.constants import KEY, ROLLS
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.texts import name_of


def table_of(table: object) -> State:
    """The state of a game of Saint Malo, or the state itself.

    Raises:
        BadSetting: it is of another game, or no game at all.
    """
    state: State = state_of(table, KEY)
    return state


def names_in(state: State) -> tuple[str, ...]:
    """The names of the players, in seat order."""
    return tuple(player.name for player in state.players)


def rolls_left(state: State) -> int:
    """How many rolls can still follow in the turn that is being played (D1 to D3)."""
    if not state.rolls:
        return ROLLS
    return ROLLS - state.rolls if state.choice == "roll" else 0


def named(word: str) -> str:
    """The name of a symbol, a person or another thing of this game."""
    return name_of(word, game=KEY)

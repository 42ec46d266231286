"""The words of a game's panel: the shared ones, the game's own, and what signs and rules say."""

from lacitta_nb.core.records import State
from lacitta_nb.panels.adapter import showing_of
from lacitta_nb.panels.words import panel_words


def words_of(state: State) -> dict[str, str]:
    """The words by key; those of the game come in the place of shared ones."""
    showing = showing_of(state)
    return {**panel_words(), "panel": showing.name, **showing.words()}

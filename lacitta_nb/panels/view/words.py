"""The words of a game's panel: the shared ones, the game's own, and what signs and rules say."""

from lacitta_nb.core.records import State
from lacitta_nb.panels.adapter import showing_of
from lacitta_nb.panels.words import panel_words
from lacitta_nb.texts import current


def words_of(state: State) -> dict[str, str]:
    """The words by key; those of the game come in the place of shared ones.

    `language` is no word but the language that they are in, for screen readers.
    """
    showing = showing_of(state)
    own = {"panel": showing.name, "language": current()}
    return {**panel_words(), **own, **showing.words()}

"""What the study of Saint Malo calls things."""

from lacitta_nb.games.saint_malo.constants import KEY
from lacitta_nb.texts import name_of


def named(word: str) -> str:
    """The name of a symbol, a person or another thing of this game."""
    return name_of(word, game=KEY)

"""The words of Saint Malo's own parts of the panel, and what the signs in its picture mean."""

from typing import Final

from lacitta_nb.games.saint_malo.constants import KEY, PERSONS, SYMBOLS
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of

KEYS: Final = (
    *("die", "stays", "rolls-again", "thrown", "thrown-help", "thrown-roll", "thrown-put"),
    *("undo-turn", "phases", "log-all", "start-help", "seed-help", "pirates", "taken-out"),
    *("board", "dice"),
)


def saint_malo_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with."""
    return {key: say(f"panel-ui-{key}") for key in KEYS}


def sign_words() -> list[tuple[str, str]]:
    """The signs of dice and persons, by their name in the picture, with what they mean."""
    return [
        *((f"d-{symbol}", _explained(symbol)) for symbol in SYMBOLS),
        *((f"p-{person}", _explained(person)) for person in PERSONS),
        *((sign, say(f"panel-sign-{sign}")) for sign in ("coin", "logs", "shield", "cannon")),
    ]


def _explained(word: str) -> str:
    return f"{capital(name_of(word, game=KEY))}: {help_of(word, game=KEY)}"

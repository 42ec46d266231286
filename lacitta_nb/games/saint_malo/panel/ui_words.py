"""The words of Saint Malo's own parts of the panel, and what the signs in its picture mean."""

from typing import Final

from lacitta_nb.games.saint_malo.constants import KEY, PERSONS, SYMBOLS
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.panels.words import capital
from lacitta_nb.texts import help_of, name_of

KEYS: Final = (
    *("die", "stays", "rolls-again", "thrown", "thrown-help", "thrown-roll", "thrown-put"),
    *("undo-turn", "start-help", "seed-help", "taken-out", "dice"),
    "shield",
)
INSTEAD: Final = {
    "board": "panel-ui-city-help",
    "next-step": "panel-ui-go-on",
    "nothing-yet": "panel-ui-go-on",
    "phases": "panel-ui-turn-parts",
    "log-all": "panel-ui-log-rounds",
    "pirates": "drawing-pirates",
    "today": "panel-ui-if-today",
}
"""Words that stand in the place of shared ones, or that the picture says as well."""


def saint_malo_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with.

    >>> saint_malo_words()["die"]
    'Die'
    """
    own = {key: say(f"panel-ui-{key}") for key in KEYS}
    return own | {key: say(sentence) for key, sentence in INSTEAD.items()}


def sign_words() -> list[tuple[str, str]]:
    """The signs of dice and persons, by their name in the picture, with what they mean."""
    return [
        *((f"d-{symbol}", _explained(symbol)) for symbol in SYMBOLS),
        *((f"p-{person}", _explained(person)) for person in PERSONS),
        *((sign, say(f"panel-ui-{key}")) for sign, key in _COUNTED.items()),
    ]


_COUNTED: Final = {"coin": "coins", "logs": "logs", "shield": "shield", "cannon": "cannons"}
"""The signs of what players have, by the end of the key of what they mean."""


def _explained(word: str) -> str:
    return f"{capital(name_of(word, game=KEY))}: {help_of(word, game=KEY)}"

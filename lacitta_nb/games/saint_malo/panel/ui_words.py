"""The words of Saint Malo's own parts of the panel, and what the signs in its picture mean."""

from typing import Final

from lacitta_nb.games.saint_malo.constants import KEY, LEVELS, PERSONS, SYMBOLS
from lacitta_nb.games.saint_malo.panel.session import say
from lacitta_nb.panels.words import capital, labelled
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
        *((f"p-{person}", _person(person)) for person in PERSONS),
        *((sign, _told(*told)) for sign, *told in _TOLD),
    ]


_TOLD: Final = (
    ("t-church", "panel-ui-churches", "rule-H2"),
    ("coin", "panel-ui-coins", "rule-A3"),
    ("logs", "panel-ui-logs", "rule-P9"),
    ("shield", "panel-ui-shield", "rule-G5", "panel-sign-shield"),
    ("points", "panel-ui-points", "panel-sign-today", "rule-E3"),
    ("flag", "drawing-pirates", "rule-R1", "rule-R2"),
    ("cannon", "panel-ui-cannons", "rule-R3"),
    ("■", "phase-over", "rule-E1", "rule-E4"),
)
"""Other signs, with the sentences that say what they are called and what the rules make of them."""


def _told(title: str, *sentences: str) -> str:
    return labelled(say(title), " ".join(map(say, sentences)))


def _explained(word: str) -> str:
    return labelled(capital(name_of(word, game=KEY)), help_of(word, game=KEY))


def _person(person: str) -> str:
    name, level = capital(name_of(person, game=KEY)), LEVELS[person]
    return say("panel-sign-person", name=name, level=level, help=help_of(person, game=KEY))

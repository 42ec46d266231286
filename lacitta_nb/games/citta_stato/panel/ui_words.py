"""The words of Città-Stato's own parts of the panel, and what the signs in its picture mean."""

from collections.abc import Iterator
from typing import Final

from lacitta_nb.games.citta_stato.constants import ACTION_KINDS, COLOURS, KEY
from lacitta_nb.games.citta_stato.panel.offer_words import SOFT_HYPHEN, card_brief
from lacitta_nb.games.citta_stato.panel.session import named, say
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.panels.words import capital, labelled
from lacitta_nb.texts import help_of

KEYS: Final = (
    *("undo-turn", "expansion-help", "declining-help", "scenario-help", "game-help", "bonus-help"),
    *("tables", "ours", "star", "if-today", "solo", "goal-met", "goal-open", "seed-help"),
    "pass",
)
INSTEAD: Final = {
    "board": "panel-ui-board-help",
    "log-all": "panel-ui-log-rounds",
    "undo-none": "panel-ui-nothing-back",
    "look": "panel-ui-republic-look",
    "phases": "panel-ui-round-parts",
    "zoom-mine": "panel-ui-mine",
    "replay-mine": "panel-ui-mine-only",
}
"""Words that stand in the place of shared ones."""


def citta_stato_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with."""
    own = {key: say(f"panel-ui-{key}") for key in KEYS}
    own |= {key: say(sentence) for key, sentence in INSTEAD.items()}
    return own | {"breaks": " ".join([*_broken(), say("panel-ui-breaks")])}


def _broken() -> Iterator[str]:
    """The long words of names of cards, each with a · where it may be broken."""
    for card in shipped_tables().cards:
        yield from (
            word.replace(SOFT_HYPHEN, "·")
            for word in card_brief(card).split()
            if SOFT_HYPHEN in word
        )


def sign_words() -> list[tuple[str, str]]:
    """The signs of the picture by their name there, with what they mean."""
    own = ((sign, say("panel-sign", what=word)) for sign, word in _OWN.items())
    return [*_actions(), *((sign, _told(word)) for sign, word in _SIGNS.items()), *own]


def _actions() -> Iterator[tuple[str, str]]:
    signs = ("ship", "tower", "bag", "swords", "temple", "scroll")
    for sign, kind, colour in zip(signs, ACTION_KINDS, COLOURS, strict=True):
        yield sign, f"{_told(kind)} ({named(colour)})"


def _told(word: str) -> str:
    return labelled(capital(named(word)), help_of(word, game=KEY))


_SIGNS: Final = {
    "cube": "cube",
    "banner": "banner",
    "disc": "disc",
    "crown": "crown",
    "coin": "coin",
    "card": "present",
    "deck": "future",
    "flame": "burn",
    "steps": "upgrade",
    "seal": "seal",
    "flag": "first_player",
}
"""Other signs, with the words that say what they stand for."""
_OWN: Final = {
    "pawn": "marker",
    "all pawn": "all",
    "medal": "points",
    "medal 1, 2": "scores",
    "? ×3": "price",
    "anchor": "port",
    "no": "out",
    "( )": "down",
    "/": "each",
}
"""Signs that mean something else beside others, and what the picture writes."""

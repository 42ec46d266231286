"""The words on the panel that never change: buttons and headings, by the end of their key."""

from functools import cache
from typing import Final

from lacitta_nb.kinds import SERVICES, Edition
from lacitta_nb.texts import name_of, sentence

KEYS: Final = (
    *("panel", "board", "phases", "run", "confirm", "cancel", "undo", "undo-decision", "undo-year"),
    *("redo", "redo-decision", "coordinates", "changes", "happened", "nothing-yet", "players"),
    *("player", "gold", "food", "short", "cards", "turns", "figures", "start", "penalty", "out"),
    *("city", "citizens", "spare", "no-limit", "culture", "education", "health", "neighbours"),
    *("gain", "lose", "even", "voice", "display", "deck", "supply", "face-down", "forecast"),
    *("look", "show", "hide", "back", "here", "log", "log-all", "log-less", "file", "new"),
    *(
        "number",
        "names",
        "edition",
        "setup",
        "beginner",
        "advanced",
        "map",
        "seed",
        "seed-any",
        "begin",
    ),
    *("save", "load", "name", "download", "upload", "paste", "open-code", "code", "copy"),
    *("copied", "python", "yes", "no", "details", "result", "points", "bonus", "hunger", "rank"),
    *(
        "signs",
        "sign-plate",
        "hunger-ahead",
        "dangers",
        "falls",
        "stays",
        "before",
        "neighbours-help",
        "rule",
        "no-kernel",
        "more",
        "less",
        "order",
        "what",
        "where",
        "add",
        "remove",
    ),
    *("forecast-switch", "forecast-now", "forecast-then", "forecast-more", "hint", "hint-close"),
    *("lost", "keys", "step", "next-step", "redo-end", "undo-none", "redo-none"),
    *("play", "stop", "stopping", "pace", "seats", "left", "forecast-assumed", "on", "off", "take"),
)


def capital(text: str) -> str:
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


@cache
def panel_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with.

    >>> panel_words()["confirm"]
    'Confirm'
    """
    return {key: sentence(f"panel-ui-{key}", {}) for key in KEYS}


def sign_words(edition: Edition) -> list[tuple[str, str]]:
    """The signs on a board of that edition, by their name in the picture, with what they mean.

    >>> from lacitta_nb.kinds import EDITIONS
    >>> sign_words(EDITIONS["classic"])[1]
    ('b-farm', 'farm')
    """
    castle = sentence("panel-ui-sign-castle", {})
    buildings = [
        (f"b-{name}", name_of(name))
        for name in (*edition.small, *edition.bigger, *(("road",) if edition.roads else ()))
    ]
    services = [(f"v-{service}", name_of(service)) for service in SERVICES]
    return [("b-castle", castle), *buildings, *services]

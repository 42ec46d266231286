"""The words of La Città's own parts of the panel, and what the signs on its board mean."""

from typing import Final

from lacitta_nb.games.lacitta.constants import BUILDINGS, CARD_PRICE, SERVICES
from lacitta_nb.games.lacitta.picture.plan import walls
from lacitta_nb.games.lacitta.state import Table
from lacitta_nb.panels.words import capital, labelled, ui_words
from lacitta_nb.texts import help_of, name_of, sentence

KEYS: Final = (
    *("undo-year", "gold", "food", "short", "cards", "turns", "figures", "penalty", "city"),
    *("citizens", "spare", "culture", "education", "health", "neighbours", "gain"),
    *("lose", "even", "voice", "display", "deck", "supply", "forecast", "look"),
    *("show", "hide"),
    "sign-plate",
    *("edition-help", "setup-help", "map-help", "seed-help"),
    *("falls", "stays", "before", "neighbours-help", "forecast-switch", "forecast-now"),
    *("apart", "voice-help", "breaks"),
    *("forecast-then", "forecast-more", "forecast-left", "forecast-assumed", "on", "off"),
)


def lacitta_words() -> dict[str, str]:
    """The words by key, without the `panel-ui-` that their keys begin with.

    >>> lacitta_words()["gold"]
    'Gold'
    """
    return ui_words(KEYS)


def sign_words(table: Table) -> list[tuple[str, str]]:
    """The signs on the board of a table, by their name in the picture, with what they mean.

    >>> from lacitta_nb.games.lacitta.opening import new_game
    >>> sign_words(new_game(2).state.table)[1]
    ('b-farm', 'Farm (small, by an action card): Brings food every year: all the wheat beside it. \
Without wheat it brings nothing.')
    """
    edition = table.edition
    inside = sentence("panel-ui-sign-castle", {})
    borders = [sign for sign, edges in zip(_BORDERS, walls(table.board), strict=True) if edges]
    buildings = (*edition.small, *edition.bigger, *(("road",) if edition.roads else ()))
    return [
        ("b-castle", f"{_explained('castle')} {inside}"),
        *((f"b-{name}", _building(name)) for name in buildings),
        *((f"v-{service}", _explained(service)) for service in SERVICES),
        *((sign, sentence(f"panel-sign-{sign}", {})) for sign in _LAND_SIGNS),
        *((text, sentence(f"panel-sign-{key}", {})) for text, key in (*_WRITTEN, *borders)),
    ]


def _explained(word: str) -> str:
    return labelled(capital(name_of(word)), help_of(word))


def _building(name: str) -> str:
    """A building with its size, what it costs and what it does."""
    kind = BUILDINGS[name]
    words = {"size": kind.size, "gold": CARD_PRICE.get(name, 0)}
    cost = sentence("panel-sign-cost", words)
    return f"{capital(name_of(name))} ({cost}): {help_of(name)}"


_LAND_SIGNS: Final = (
    "ear",
    "peaks",
    "water",
    "hatch",
    "shrine",
    "person",
    "figure",
    "coin",
    "bowl",
)
_WRITTEN: Final = (
    *(("−1", "lacking"), ("∞", "unlimited"), ("+3", "gain"), ("×2", "harvest")),
    *(("◯", "fresh"), ("✕", "struck")),
)
"""What is written on the board rather than drawn, with the end of its key."""

_BORDERS: Final = (("━", "wall-apart"), ("╍", "wall-dry"))
"""The borders between spaces, and between a space and an area, as `walls` gives them."""

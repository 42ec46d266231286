"""What cards, schemes, powers of cities and benefits of burning do, in words.

Unlike rules, these are told from the tables that a game is played with: an owner may have corrected
them (`docs/citta_stato_tables.md`). Where a value is a reconstruction, that is said as well.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from lacitta_nb.games.citta_stato.constants import COLOURS, KEY
from lacitta_nb.games.citta_stato.tables import Effect, Tables, shipped_tables
from lacitta_nb.texts import apart, sentence

OURS: Final = "ours"
"""How the provenance of a value begins that is a reconstruction."""

PARTS: Final = ("colour", "points", "coins", "direction")
"""What of the effects of a card can be ours, in the words of its provenance."""


def effects_text(effects: Iterable[Effect]) -> str:
    """What effects do, in the order in which they are carried out, as a sentence; "" for none.

    >>> from lacitta_nb.games.citta_stato.tables import shipped_tables
    >>> effects_text(shipped_tables().cards["alexandria"].effects)
    'Take a banner in green; buy cubes of the market for 2 coins.'
    """
    text = apart([effect_text(effect) for effect in effects] or [""])
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def effect_text(effect: Effect) -> str:
    """What one effect does, as a piece of a sentence.

    >>> effect_text(Effect("marker", (2,), word="left"))
    'move your marker 1 to 2 spaces to the left'
    """
    numbers = effect.numbers or (0,)
    words: dict[str, str | int] = {
        "verb": effect.verb,
        "number": numbers[0],
        "last": numbers[-1],
        "colours": " ".join(COLOURS[colour] for colour in effect.colours),
        "count": len(effect.colours),
        "word": effect.word,
    }
    return sentence("stato-effect", words, game=KEY)


def card_text(tables: Tables, card: str) -> str:
    """What a card does when it is used.

    >>> from lacitta_nb.games.citta_stato.tables import shipped_tables
    >>> card_text(shipped_tables(), "republican_chart")
    'Take 2 crowns.'
    """
    text = effects_text(tables.cards[card].effects)
    what = reconstructed_part(tables, card)
    if not what:
        return text
    return sentence("stato-reconstructed-card", {"text": text, "what": what}, game=KEY)


def reconstructed_part(tables: Tables, card: str) -> str:
    """What is ours of the effects of a card, joined by `_`; "" where they are as printed.

    How many copies there are is no part of them, whoever tells that.

    >>> from lacitta_nb.games.citta_stato.tables import shipped_tables
    >>> cards = "silk", "cartography", "shipwright", "hunt_saracen_pirates"
    >>> [reconstructed_part(shipped_tables(), card) for card in cards]
    ['coins', 'colour_points', 'colours', '']
    """
    if not reconstructed(tables, "cards", card):
        return ""
    ours, _, _ = shipped_tables().source["cards"]["provenance"][card].partition(";")
    several = len({colour for one in tables.cards[card].effects for colour in one.colours}) > 1
    found = "_".join(part for part in PARTS if part in ours)
    return "colours" if found == "colour" and several else found


def scheme_text(tables: Tables, scheme: str) -> str:
    """What a scheme does, everyone's move by its level apart (A6); of it only the seal is ours."""
    return effects_text(tables.schemes[scheme].effects)


def city_text(tables: Tables, city: str) -> str:
    """What the power of a city does (K)."""
    return effects_text(tables.cities[city].power)


def benefit_text(tables: Tables, colour: int, number: int) -> str:
    """What burning a card brings, by the number of its colour and of the cards reached (B).

    >>> from lacitta_nb.games.citta_stato.tables import shipped_tables
    >>> benefit_text(shipped_tables(), 4, 2)
    'Take a republic card of the offer; keep it or your old one; take 2 crowns.'
    """
    return effects_text(tables.burning[colour][number - 1])


@lru_cache(maxsize=4096)
def reconstructed(tables: Tables, table: str, *path: str | int) -> bool:
    """Whether a value is ours, as its picture is lost; what an owner has corrected is not.

    Args:
        tables: those of the game.
        table: the name of one, such as `cards` or `tracks`.
        path: where in the table, as far as its provenance goes, such as `"silk"` or `"yellow", 0`.

    >>> from lacitta_nb.games.citta_stato.tables import shipped_tables
    >>> [reconstructed(shipped_tables(), "tracks", "yellow", space) for space in range(4)]
    [True, False, False, True]
    """
    here, shipped = tables.source[table], shipped_tables().source[table]
    found, value, before = shipped["provenance"], here["value"], shipped["value"]
    for step in path:
        if isinstance(found, str):
            break
        found, value, before = found[step], value[step], before[step]
    return isinstance(found, str) and found.startswith(OURS) and value == before

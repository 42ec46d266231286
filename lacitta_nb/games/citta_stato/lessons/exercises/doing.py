"""What cards, schemes, cities, burning and the ghost do, put into words where it is read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.tables import shipped_tables
from lacitta_nb.games.citta_stato.texts.effects import (
    benefit_text,
    card_text,
    city_text,
    effects_text,
    scheme_text,
)
from lacitta_nb.lessons.making import tell
from lacitta_nb.lessons.said import Said
from lacitta_nb.texts.verbatim import Saying


def _ghost(scenario: int, colour: int) -> str:
    return effects_text(shipped_tables().scenarios[scenario].acts[colour])


_TOLD: Final[Mapping[str, Callable[..., str]]] = {
    "cards": lambda word: card_text(shipped_tables(), word),
    "schemes": lambda word: scheme_text(shipped_tables(), word),
    "cities": lambda word: city_text(shipped_tables(), word),
    "burning": lambda colour, number: benefit_text(shipped_tables(), colour, number),
    "ghost": _ghost,
}


@dataclass(frozen=True)
class Doing(Saying):
    """A piece of a sentence that says what something does; its key says of what kind it is."""

    def __str__(self) -> str:
        words: Mapping[str, Any] = self.words
        return _TOLD[self.key](**words)


def does(word: str, key: str = "exercise-does") -> Said:
    """What a card, a scheme or a city does, as a sentence says it that may name it, too."""
    tables = shipped_tables()
    homes = {"cards": tables.cards, "schemes": tables.schemes, "cities": tables.cities}
    kind = next(name for name, home in homes.items() if word in home)
    named = {} if key == "exercise-does" else {"word": word}
    return tell(key, text=Doing(kind, {"word": word}), **named)


def benefit(colour: int, number: int) -> Said:
    """What the first, second or third card burned under a colour brings (B)."""
    return tell("exercise-does", text=Doing("burning", {"colour": colour, "number": number}))


def act(scenario: int, colour: str, key: str = "exercise-does") -> Said:
    """What the ghost does with a cube (O7), as a sentence says it that may name it, too."""
    words = {"scenario": scenario, "colour": COLOURS.index(colour)}
    named = {} if key == "exercise-does" else {"colour": colour}
    return tell(key, text=Doing("ghost", words), **named)

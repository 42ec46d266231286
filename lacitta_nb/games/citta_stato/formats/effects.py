"""Effects as tables write them: the form of each verb, checked word by word.

>>> misfit("fleet 3", CARD), misfit("fleet green", CARD).words["form"]
(None, 'fleet 1–40')
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from lacitta_nb.files.fields import Expected, refused
from lacitta_nb.games.citta_stato.actions import MOST_COINS, MOST_COUNTED, MOST_MOVED, MOST_NAMED
from lacitta_nb.games.citta_stato.constants import COLOURS, PLAIN, SCHEMES, SIDES
from lacitta_nb.games.citta_stato.tables import Effect, effect

CARD: Final = "card"
CITY: Final = "city"
ACT: Final = "act"
OTHER: Final = "other"
"""Where an effect stands: on a card, as the power of a city, as what the ghost does, elsewhere."""

MOST_BACK: Final = 2
"""Steps that a question about tracks going back can name."""
_BURNED: Final = "burn_anywhere"
_SIDE: Final = (*SIDES, "either", "up_to")


class Form(NamedTuple):
    """What follows a verb.

    Attributes:
        numbers: the least and the most of each number, in their order.
        colours: those that may be named; most: how many of them.
        words: what may be said; with `instead` in place of the colours or of the first number.
        places: where the effect may stand.
    """

    numbers: tuple[tuple[int, int], ...] = ()
    colours: tuple[str, ...] = ()
    most: int = 0
    words: tuple[str, ...] = ()
    instead: bool = False
    places: tuple[str, ...] = (CARD, CITY, OTHER)

    def told(self, verb: str) -> str:
        """The form as a person writes it."""
        parts = [verb]
        numbers = [f"{least}–{most}" for least, most in self.numbers]
        if self.instead and not self.colours:
            numbers[0] = "|".join([numbers[0], *self.words])
        elif self.words and not self.instead:
            parts.append("|".join(self.words))
        parts += numbers
        if self.colours:
            named = "|".join((*self.colours, *(self.words if self.instead else ())))
            parts.append(named if self.most == 1 else f"{named} …")
        return " ".join(parts)

    def fits(self, found: Effect) -> bool:
        """Whether an effect has this form."""
        said = found.word
        if said and said not in self.words:
            return False
        numbers = self.numbers
        if self.instead and said and not self.colours:
            numbers = numbers[1:]
        elif bool(self.words) != bool(said) and not self.instead:
            return False
        if len(found.numbers) != len(numbers):
            return False
        if not all(a <= n <= b for n, (a, b) in zip(found.numbers, numbers, strict=True)):
            return False
        return self._fitting(found)

    def _fitting(self, found: Effect) -> bool:
        """Whether the colours are some of those that may be named, each once."""
        if not self.colours or (self.instead and found.word):
            return not found.colours
        named = [COLOURS[colour] for colour in found.colours]
        return (
            1 <= len(named) <= self.most
            and len(set(named)) == len(named)
            and set(named) <= set(self.colours)
        )


_N: Final = ((1, MOST_COUNTED),)
_FAR: Final = ((1, MOST_MOVED),)
_ANY: Final = (COLOURS, len(COLOURS))
_PLAIN: Final = (PLAIN, len(PLAIN))
_ONE: Final = (PLAIN, 1)
_GHOST: Final = (ACT,)

FORMS: Final[Mapping[str, Form]] = MappingProxyType(
    {
        "fleet": Form(_N),
        "gain_banner": Form((), *_PLAIN, ("any",), instead=True),
        "different_banners": Form(),
        "port_banner": Form(places=(CARD,)),
        "gain_cube": Form((), *_ANY),
        "gain_crowns": Form(_N),
        "draw_colours": Form((), *_ANY, ("all",), instead=True),
        "draw_chosen": Form(),
        "draw_and_keep": Form((*_N, (1, MOST_NAMED)), words=("all",), instead=True),
        "draw_by_schemes": Form(_N),
        "points": Form(_N),
        "score_cubes": Form(_N, *_ANY),
        "score_banners": Form(_N, *_PLAIN),
        "score_burned": Form(_N, *_ANY),
        "score_all_burned": Form(_N),
        "score_unburned": Form(_N),
        "score_supply": Form((*_N, *_N)),
        "score_track": Form(_N, *_PLAIN),
        "all_score_cubes": Form(_N, *_ANY),
        "all_score_spaces": Form(_N, *_ONE),
        "all_score_chosen": Form(_N),
        "remove_cubes": Form(_N, COLOURS, 1),
        "remove_crowns": Form(_N),
        "rob_crown": Form(),
        "disc_back": Form(),
        "disc_out": Form(),
        "alliance": Form(),
        "marker": Form(_FAR, words=_SIDE),
        "shift_all": Form(_FAR),
        "trade": Form(),
        "exchange_one": Form(),
        "exchange_many": Form(),
        "discard_banners": Form(_N, *_ONE),
        "free_upgrade": Form(),
        "take_future": Form(),
        "take_present": Form(),
        "swap_banner": Form(),
        "burn_used": Form(),
        "burn_anywhere": Form(places=(CARD,)),
        "own_scheme": Form(places=(CITY,)),
        "empty_row": Form(((1, MOST_COINS),), places=_GHOST),
        "drop_scheme": Form(((1, SCHEMES),), places=_GHOST),
        "pushed": Form(_FAR, words=SIDES, places=_GHOST),
        "track_back": Form(((1, MOST_BACK),), places=_GHOST),
        "cube_to_bag": Form(places=_GHOST),
        "disc_random": Form(places=_GHOST),
        "disc_highest": Form(places=_GHOST),
        "disc_lowest": Form(places=_GHOST),
    }
)
"""The form of each effect that a table can hold."""


def verbs(place: str) -> Iterable[str]:
    """The effects that may stand in a place."""
    return (verb for verb, form in FORMS.items() if place in form.places)


def burned_once(effects: list[str]) -> list[str]:
    """The effects of a card, which can be burned by its use, but not twice (C3)."""
    if effects.count(_BURNED) > 1:
        raise refused("file-stato-effect-twice", verb=_BURNED)
    return effects


def misfit(text: str, place: str) -> Expected | None:
    """What belongs in place of a text that is no effect there, or None."""
    verb = text.partition(" ")[0]
    form = FORMS.get(verb)
    if form is None or place not in form.places:
        return Expected("file-stato-effect", verbs=", ".join(verbs(place)))
    found = effect(text)
    if form.fits(found) and " ".join(text.split()) == text:
        return None
    return Expected("file-stato-effect-form", form=form.told(verb))

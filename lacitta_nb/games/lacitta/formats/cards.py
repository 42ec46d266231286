"""The cards of a position: voice cards and political cards, drawn by the seed where none are given.

Cards that are given may be fewer than there are in the box; more than those are a problem of the
position. An unknown card ("?") may stand wherever a card stands; it counts towards the total only.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from lacitta_nb.core.chance import pile
from lacitta_nb.core.errors import BadFile
from lacitta_nb.games.lacitta.constants import CIRCLES, DISPLAY, Edition
from lacitta_nb.games.lacitta.formats.schemas import PoliticsShape, VoiceShape
from lacitta_nb.games.lacitta.problems.cards import VOICE_BOX
from lacitta_nb.games.lacitta.rules.chance import shuffled
from lacitta_nb.games.lacitta.state import FaceDown


class ShuffleKey(NamedTuple):
    """What the text of a shuffle names, apart from its purpose (formats.md, section 3)."""

    seed: int
    year: int
    turns: int


class Voice(NamedTuple):
    """The voice cards; the fields are `voice`, `voice_deck` and `voice_past` of `State`."""

    cards: tuple[str, ...]
    deck: tuple[str, ...]
    past: tuple[str, ...]


class Politics(NamedTuple):
    """The political cards; the fields are those of `State`."""

    display: tuple[str | None, ...]
    deck: tuple[str, ...]
    discard: tuple[FaceDown, ...]


def voice_from(shape: VoiceShape, key: ShuffleKey, *, laid: bool, ended: bool) -> Voice:
    """This year's voice cards, those of earlier years, and the deck.

    Args:
        shape: what the file gives.
        key: draws what it does not give.
        laid: whether this year's cards lie on the board.
        ended: whether this year's cards have been set aside (Y6).

    Raises:
        BadFile: too few cards are left to draw this year's from.
    """
    given = shape.cards
    lots = [lot for lot in (given, shape.deck, shape.past) if lot is not None]
    known = [card for lot in lots for card in lot]
    drawn = _drawn("voice", VOICE_BOX, known, key)
    past = shape.past if shape.past is not None else _take(drawn, _set_aside(key.year, ended))
    cards = given if given is not None else _take(drawn, CIRCLES if laid else 0)
    deck = shape.deck if shape.deck is not None else drawn
    if laid and given is None and len(cards) < CIRCLES and _in_box(known, VOICE_BOX):
        raise BadFile("voice.cards", "file-no-cards-left", rule="S6")
    return Voice(tuple(cards), tuple(deck), tuple(past))


def politics_from(
    shape: PoliticsShape, taken: Iterable[FaceDown], edition: Edition, key: ShuffleKey
) -> Politics:
    """The display, the deck and the discard.

    Args:
        shape: what the file gives.
        taken: the political cards that lie before the players.
        edition: its mix of cards.
        key: draws what the file does not give.
    """
    given = [card.card for card in (*taken, *shape.discard)]
    given += [card for card in shape.display or () if card is not None]
    given += shape.deck or ()
    drawn = _drawn("politics", edition.cards, given, key)
    laid: list[str | None] = list(_take(drawn, DISPLAY)) if shape.display is None else shape.display
    display = (*laid, *(None,) * (DISPLAY - len(laid)))
    deck = shape.deck if shape.deck is not None else drawn
    return Politics(display, tuple(deck), tuple(shape.discard))


def _set_aside(year: int, ended: bool) -> int:
    return CIRCLES * (year if ended else year - 1)


def _take(drawn: list[str], number: int) -> list[str]:
    taken = drawn[:number]
    del drawn[:number]
    return taken


def _drawn(
    purpose: str, box: Mapping[str, int], given: Sequence[str], key: ShuffleKey
) -> list[str]:
    """What a box of cards holds beside those given, shuffled.

    An unknown card may be any of the rest, so as many as there are of them stay out.
    """
    counts = Counter(given)
    rest = pile({card: most - counts[card] for card, most in box.items()})
    drawn = shuffled(rest, key.seed, purpose, key.year, key.turns)
    return list(drawn[: max(0, sum(box.values()) - len(given))])


def _in_box(cards: Sequence[str], box: Mapping[str, int]) -> bool:
    return all(found <= box.get(card, len(cards)) for card, found in Counter(cards).items())

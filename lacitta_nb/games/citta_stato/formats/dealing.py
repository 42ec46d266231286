"""What a position leaves out, drawn by its seed from what it does not name (S2, S4, S5)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from lacitta_nb.core.chance import draws, shuffled, shuffled_by
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.formats.schemas import PlayerShape, PositionShape
from lacitta_nb.games.citta_stato.rules.setup import CROWNED, draw_schemes, key
from lacitta_nb.games.citta_stato.table import Table


class Deal:
    """What a position names, and what its seed draws besides.

    A position that names nothing is dealt like a new game with the same seed.

    Args:
        table: what never changes. shape: the position. players: those of it.

    Attributes:
        cities, republics, own: of each seat; own are the schemes of Genova and Pisa, or "".
        schemes: of places 1 to 4. present, future, decks: by colour. offer: the republic cards.
    """

    def __init__(self, table: Table, shape: PositionShape, players: Sequence[PlayerShape]) -> None:
        self.table = table
        self._shape = shape
        self._players = players
        self.cities = self._deal_cities()
        self.own, self.schemes = self._deal_schemes()
        self.republics, self.offer = self._deal_republics()
        self.present, self.future, self.decks = self._deal_cards()

    def _deal_cities(self) -> tuple[str, ...]:
        """The cities: in a solo game that of the scenario (S2, O6)."""
        named = [player.city for player in self._players]
        if self.table.plot:
            return (named[0] or self.table.plot.city,)
        known = [
            name
            for name, city in self.table.tables.cities.items()
            if (self.table.expansion or not city.expansion) and name not in named
        ]
        left = iter(shuffled(known, key(self.table.seed, "city")))
        # Two players with one city are a problem, which is told of the whole moment.
        return tuple(name or next(left, "") for name in named)

    def _deal_schemes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The own schemes of cities with a seal, and those of the four places (S2, O6)."""
        given = [("scheme" in p.model_fields_set, p.scheme or "") for p in self._players]
        places: tuple[str, ...] = tuple(word or "" for word in self._shape.schemes)
        if not places and self.table.plot:
            places = self.table.plot.schemes
        taken = [word for _, word in given] + list(places)
        asked = [
            city for city, (told, _) in zip(self.cities, given, strict=True) if not told and city
        ]
        drawn, left = draw_schemes(self.table, asked, taken)
        own = iter(drawn)
        return tuple(word if told else next(own, "") for told, word in given), places or left

    def _deal_republics(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The republic cards of the players and of the offer (S4, O6)."""
        shape, table = self._shape, self.table
        pending = [task.word for task in shape.pending if task.verb == "republic"]
        named = [player.republic for player in self._players]
        taken = [card for card in (*named, *shape.offer, *pending) if card]
        if table.plot:
            left = _without((table.plot.own, *table.plot.offer), taken)
            republic = named[0] or (left.pop(0) if left else "")
            return (republic,), tuple(shape.offer) if self._offers else tuple(left)
        plain = shuffled(
            _without(table.tables.plain_republics[table.size], taken), key(table.seed, "republic")
        )
        crowned = _without(CROWNED, taken)
        rest = [*plain, *crowned]
        republics = tuple(card or rest.pop(0) for card in named)
        if self._offers:
            return republics, tuple(shape.offer)
        # Cards with crowns are always in the game, so they come before plain ones (S4).
        left = sorted(rest, key=lambda card: card not in CROWNED)[: len(CROWNED) - len(pending)]
        return republics, shuffled(left, key(table.seed, "offer"))

    @property
    def _offers(self) -> bool:
        return "offer" in self._shape.model_fields_set

    def _deal_cards(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[tuple[str, ...], ...]]:
        """Presents, Futures and decks: what is not named is shuffled, and lies in this order."""
        draw = draws(key(self.table.seed, "deck"))
        taken = Counter(self._named_cards())
        columns = []
        for number, colour in enumerate(COLOURS):
            left = Counter(self.table.tables.deck(number, self.table.expansion))
            left.subtract({card: taken[card] for card in left})
            cards = [card for card in left for _ in range(left[card])]
            columns.append(self._column(colour, list(shuffled_by(cards, draw))))
        present, future, decks = zip(*columns, strict=True)
        return present, future, decks

    def _column(self, colour: str, left: list[str]) -> tuple[str, str, tuple[str, ...]]:
        found = []
        for pile in (self._shape.present, self._shape.future):
            if colour in pile:
                found.append(pile[colour] or "")
            else:
                found.append(left.pop(0) if left else "")
        decks = self._shape.decks
        deck = decks.get(colour, left)
        return found[0], found[1], tuple(deck)

    def _named_cards(self) -> Iterable[str]:
        """All cards that the position names, wherever they lie."""
        shape = self._shape
        yield from (
            card for pile in (shape.present, shape.future) for card in pile.values() if card
        )
        for piles in (shape.decks, shape.discards, *(player.burned for player in self._players)):
            for cards in piles.values():
                yield from cards
        for player in self._players:
            yield from player.cards
        yield from (task.word for task in shape.pending if task.verb == "under")


def _without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Cards but for those that are taken, each copy for itself."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left

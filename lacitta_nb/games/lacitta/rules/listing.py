"""All legal turns at once, generated on sets of spaces (P2 to P18).

The checks of single actions are in `politics`; a property test holds that both agree.
"""

from collections.abc import Iterable

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    AMOUNTS,
    BUILDINGS,
    CARD_PRICE,
    CASTLES,
    CLOSENESS_PRICE,
    FARM,
    MASTER_PRICE,
    PRICES_BY_NUMBER,
    YEARS,
)
from lacitta_nb.games.lacitta.rules import roads
from lacitta_nb.games.lacitta.rules.book import GOLD, LOOKS, PASS, book_of
from lacitta_nb.games.lacitta.rules.building import exhausted, far, sites
from lacitta_nb.games.lacitta.rules.cards import services_of
from lacitta_nb.games.lacitta.state import State

_PRICES = dict(CARD_PRICE)
_OFFERING = tuple(
    (b.number, services if len(services) > 1 else ("",))
    for b in BUILDINGS.values()
    if (services := services_of(b.name))
)
"""The buildings that figures can stand on, with the services to be named (P15)."""


_ANYWHERE, _LAKESIDE, _MARKET = range(3)
_STANDS_ON = {
    b.name: _MARKET if b.name == "market" else _LAKESIDE if b.waves else _ANYWHERE
    for b in BUILDINGS.values()
}
"""For each building which set of spaces it may stand on (P6, P8, P9)."""


class Listing:
    """The legal turns of the player to move, collected in `found`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.player = state.players[state.to_move]
        self.book = book_of(state.table.board)
        self.cities, self.supply, staffed, market, self.own = sites(state, state.to_move)
        pick = self.book.pick
        lakeside = staffed & state.table.lake
        self.picks = (
            pick(staffed) if staffed else None,
            pick(lakeside) if lakeside else None,
            pick(market) if market else None,
        )
        self.sites = staffed | market
        self.gone = exhausted(state) if self.sites else frozenset()
        self.found: list[Action] = []

    def turns(self) -> list[Action]:
        """All of them: action cards, political cards in the order of the display, the pass."""
        if self.player.action_cards:
            self.found.append(GOLD)
            self._foundings()
            self._buildings("build", self.state.table.edition.small)
            if self.state.table.edition.roads:
                self.found += roads.listing(self.state, self.state.to_move, "roads")
        for card in dict.fromkeys(self.state.display):
            if card in _PRICES:
                if self.player.gold >= _PRICES[card]:
                    self._buildings(card, (card,))
            elif card in _CARDS:
                _CARDS[card](self)
        self.found.append(PASS)
        return self.found

    def _foundings(self) -> None:
        if self.player.founded or len(self.cities) >= CASTLES:
            return
        spaces = self.state.table.board.spaces
        pick = self.book.pick(far(self.state))
        for city in self.cities:
            if city.citizens > self.state.posts(city):
                self.found += pick(self.book.row("found", source=spaces[city.castle]))

    def _buildings(self, kind: str, names: Iterable[str]) -> None:
        """Actions of one kind that build one of these, where each may stand (P5 to P9)."""
        if not self.sites:
            return
        rows, picks = self.book.builds(kind), self.picks
        for name in names:
            pick = picks[_STANDS_ON[name]]
            if pick is not None and name not in self.gone:
                self.found += pick(rows[name])

    def master_builder(self) -> None:
        """Any building whose size the player can pay (P14)."""
        edition, gold = self.state.table.edition, self.player.gold
        if gold:
            self._buildings(
                "master_builder",
                [
                    name
                    for name in edition.small + edition.bigger
                    if MASTER_PRICE[BUILDINGS[name].size] <= gold
                ],
            )
            if edition.roads:
                self.found += roads.listing(self.state, self.state.to_move, "master_builder")

    def bread_and_circuses(self) -> None:
        """Figures on one's own buildings that offer a service (P15)."""
        amounts = self._affordable(self.state.figures_free(self.state.to_move))
        own, built = self.own, self.state.built
        for number, services in _OFFERING:
            mask = own & built[number]
            if mask:
                pick = self.book.pick(mask)
                for service in services:
                    for amount in amounts:
                        row = self.book.row("bread_and_circuses", "", amount, service)
                        self.found += pick(row)

    def golden_times(self) -> None:
        """Citizens into one's own cities, as their limits allow (P16)."""
        rows = [(n, self.book.row("golden_times", "", n)) for n in self._affordable(self.supply)]
        for city in self.cities:
            limit = self.state.limit(city)
            for amount, row in rows:
                if limit is None or city.citizens + amount <= limit:
                    self.found.append(row[city.castle])

    def rich_harvest(self) -> None:
        """A figure on a farm of one's own (P17)."""
        farms = self.own & self.state.built[FARM] & ~self.state.harvest
        last = self.state.year == YEARS
        if farms and not last and self.state.figures_free(self.state.to_move):
            self.found += self.book.pick(farms)(self.book.row("rich_harvest"))

    def closeness(self) -> None:
        """Two hidden voice cards, or all three for gold (P18)."""
        self.found += LOOKS if self.player.gold >= CLOSENESS_PRICE else LOOKS[:-1]

    def _affordable(self, most: int) -> list[int]:
        gold = self.player.gold
        return [n for n in AMOUNTS if n <= most and PRICES_BY_NUMBER[n] <= gold]


_CARDS = {
    "master_builder": Listing.master_builder,
    "bread_and_circuses": Listing.bread_and_circuses,
    "golden_times": Listing.golden_times,
    "rich_harvest": Listing.rich_harvest,
    "closeness": Listing.closeness,
}


def turn_actions(state: State) -> list[Action]:
    """Every legal turn of the player to move."""
    return Listing(state).turns()

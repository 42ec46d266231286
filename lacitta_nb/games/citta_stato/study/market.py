"""The market after one's payment: where the cube lies, and who could buy it (T2, M1 to M3).

>>> from lacitta_nb.games.citta_stato import new_game
>>> game = new_game(players=2, seed=7)
>>> [found.cube for found in markets_after(game).markets]
['yellow', 'green', 'orange', 'purple']
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, SupportsIndex

from lacitta_nb.games.citta_stato.constants import COLOURS, STANDS_IN, YELLOW
from lacitta_nb.games.citta_stato.rules import turn
from lacitta_nb.games.citta_stato.rules.draft import Draft
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.paying import turn_of
from lacitta_nb.games.citta_stato.study.words import (
    asked,
    names_in,
    number_in,
    on_track,
    still_played,
)
from lacitta_nb.games.citta_stato.tables import Counts

_MOST_COINS: Final = 99


class Purchase(NamedTuple):
    """Cubes that can be bought together: how many of each colour, and their price."""

    cubes: Counts
    price: int


class Buyer(NamedTuple):
    """What a player could buy with the Merchant Fleet (A1).

    Attributes:
        player: the seat. coins: those of the yellow track.
        payable: whether the player can pay for the action now and has not passed; of whoever makes
            the payment, whether it can be that of this action (T4).
        colours: the colours of which a cube is not too dear.
        most: how many cubes all coins buy.
    """

    player: int
    coins: int
    payable: bool
    colours: tuple[str, ...]
    most: int


class MarketAfter(NamedTuple):
    """The market after a payment.

    Attributes:
        cube: the colour of the cube that goes there, "" where none does (T2).
        price: of the row in which it lies, 0 for none.
        market: the cubes of each column, by row from the top.
        buyers: what each player could buy then, in seat order.
    """

    cube: str
    price: int
    market: tuple[tuple[int, ...], ...]
    buyers: tuple[Buyer, ...]

    @property
    def tempted(self) -> tuple[int, ...]:
        """The seats that could buy a cube of the colour that was laid there."""
        return tuple(b.player for b in self.buyers if b.payable and self.cube in b.colours)


@dataclass(frozen=True)
class Markets:
    """The market after the payments of a player.

    Attributes:
        player: the seat. name: of the player. names: of all players, in seat order.
        markets: one for each colour of cube that can go there; for a later action the one there is,
            for whoever can't pay for anything none.
    """

    player: int
    name: str
    names: tuple[str, ...]
    markets: tuple[MarketAfter, ...]

    def of(self, cube: str) -> MarketAfter:
        """The market after a cube of a colour went there.

        Raises:
            KeyError: none of that colour can.
        """
        return {found.cube: found for found in self.markets}[cube]


def markets_after(table: object, player: SupportsIndex | str | None = None) -> Markets:
    """The market after each payment of a player that makes a difference there.

    Only the first action of a round feeds the market, with its cube or with one that stands in for
    it. Later ones leave it as it is.

    Args:
        table: a game of Città-Stato or a state of one.
        player: who pays, by number or name; None: whoever must decide.

    Raises:
        NotFound: there is no such player. GameOver: the game has ended.
    """
    view, seat = still_played(table, player)
    begun = turn_of(view, seat)
    hand = begun.players[seat]
    if hand.actions:
        found: tuple[MarketAfter, ...] = (MarketAfter("", 0, begun.market, _buyers(view, begun)),)
    else:
        found = tuple(_after(view, begun, seat, colour) for colour in _cubes(begun, seat))
    return Markets(seat, hand.name, names_in(view), found)


def _cubes(begun: State, seat: int) -> list[int]:
    """The colours of cubes that can be paid for a first action; each stands for itself or in."""
    hand = begun.players[seat]
    found = {
        cube
        for colour in range(len(COLOURS))
        for wild in turn.ways(hand, colour)
        for cube in [STANDS_IN[colour] if wild else colour]
    }
    return sorted(found)


def _after(view: State, begun: State, seat: int, colour: int) -> MarketAfter:
    draft = Draft(begun)
    draft.at(seat).cubes[colour] -= 1
    draft.to_market(seat, colour)
    price = draft.events[-1].amount
    state = draft.freeze().state
    buyers = list(_buyers(view, state))
    fleet = colour in (YELLOW, STANDS_IN[YELLOW])
    buyers[seat] = buyers[seat]._replace(payable=fleet)
    return MarketAfter(COLOURS[colour], price, state.market, tuple(buyers))


def _buyers(view: State, after: State) -> tuple[Buyer, ...]:
    return tuple(_buyer(view, after, seat) for seat in range(len(after.players)))


def _buyer(view: State, after: State, seat: int) -> Buyer:
    coins = on_track(after, seat, "yellow")
    prices = [price for colour in range(len(COLOURS)) for price in _prices(after, colour)]
    acts = view.phase == "actions" and not view.players[seat].passed
    return Buyer(
        seat,
        coins,
        acts and bool(turn.ways(after.players[seat], YELLOW)),
        tuple(
            word
            for colour, word in enumerate(COLOURS)
            if any(price <= coins for price in _prices(after, colour))
        ),
        _how_many(sorted(prices), coins),
    )


def _prices(state: State, colour: int) -> list[int]:
    """The price of each cube of a column, the cheapest first."""
    return sorted(price for price, count in state.price_of(colour) for _ in range(count))


def _how_many(prices: list[int], coins: int) -> int:
    bought = 0
    for price in prices:
        coins -= price
        if coins < 0:
            break
        bought += 1
    return bought


def purchases(
    table: object,
    player: SupportsIndex | str | None = None,
    coins: SupportsIndex | None = None,
) -> tuple[Purchase, ...]:
    """All that so many coins can buy together, so that nothing more could be bought (M3).

    Of a column the cheapest cubes are taken.

    Args:
        table: a game of Città-Stato or a state of one.
        player: who buys, by number or name; None: whoever must decide.
        coins: how many; None: those of the yellow track.

    Raises:
        NotFound: there is no such player. BadSetting: a number of coins that can't be.

    >>> from lacitta_nb.games.citta_stato import new_game
    >>> purchases(new_game(players=2, seed=7), coins=2)
    (Purchase(cubes=(1, 0, 0, 0, 0, 0), price=2),)
    """
    view, seat = asked(table, player)
    number = on_track(view, seat, "yellow")
    if coins is not None:
        number = number_in(coins, range(_MOST_COINS + 1), "coins")
    columns = [_prices(view, colour) for colour in range(len(COLOURS))]
    return tuple(p for p in _bought(columns, number) if sum(p.cubes) and _full(p, columns, number))


def _bought(columns: list[list[int]], coins: int) -> Iterator[Purchase]:
    """Every choice of cubes that the coins pay for, the cheapest of each column."""
    if not columns:
        yield Purchase((), 0)
        return
    first, rest = columns[0], columns[1:]
    for count in range(len(first) + 1):
        price = sum(first[:count])
        if price > coins:
            return
        for others in _bought(rest, coins - price):
            yield Purchase((count, *others.cubes), price + others.price)


def _full(found: Purchase, columns: list[list[int]], coins: int) -> bool:
    """Whether no cube is left that the remaining coins would buy."""
    left = coins - found.price
    return all(
        count == len(prices) or prices[count] > left
        for count, prices in zip(found.cubes, columns, strict=True)
    )

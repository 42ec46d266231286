"""The market after a payment, and what coins buy, beside the rules and every choice of cubes."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.state import State
from lacitta_nb.games.citta_stato.study.market import markets_after, purchases
from tests.games.citta_stato.study.positions import cubes, met, moment

MARKET = ((0, 0, 0), (0, 0, 0), (0, 1, 0), (1, 1, 2), (0, 0, 0), (0, 0, 1))
"""A green cube for 2; orange ones for 3, 2, 1, 1; a purple one for 1."""


def test_the_first_payment_lies_where_the_rules_lay_it() -> None:
    for state in met():
        if state.choice != "turn" or state.mover.actions:
            continue
        by_rules = {}
        for action in rules.legal_actions(state):
            if action.kind == "guilds" or (action.kind == "burn" and action.colours == ("orange",)):
                events = rules.apply(state, action).events
                laid = [event for event in events if event.kind == "to_market"]
                by_rules[laid[0].colour] = laid[0].amount
        found = {market.cube: market.price for market in markets_after(state).markets}
        assert by_rules.items() <= found.items()
        for market in markets_after(state).markets:
            number = COLOURS.index(market.cube)
            assert sum(market.market[number]) == sum(state.market[number]) + 1


def test_a_later_payment_leaves_the_market_alone() -> None:
    state = moment([{"actions": 1}, {}], market=MARKET)
    (only,) = markets_after(state).markets
    assert (only.cube, only.price, only.market) == ("", 0, MARKET)
    assert only.tempted == ()


def test_who_can_buy_what_was_laid() -> None:
    """Rosa pays a white cube; Ugo has two coins and a yellow cube, Ida has passed."""
    seats: list[Mapping[str, Any]] = [
        {"cubes": cubes(white=1), "tracks": (1, 1, 1, 1)},
        {"cubes": cubes(yellow=1), "tracks": (2, 1, 1, 1)},
        {"cubes": cubes(yellow=1), "tracks": (4, 1, 1, 1), "passed": True},
    ]
    market = (*MARKET[:1], (1, 0, 0), *MARKET[2:])
    (found,) = markets_after(moment(seats, market=market)).markets
    assert (found.cube, found.price) == ("white", 2)
    rosa, ugo, ida = found.buyers
    assert (rosa.coins, rosa.payable, rosa.colours, rosa.most) == (1, True, ("orange", "purple"), 1)
    assert (ugo.coins, ugo.most, ugo.payable) == (2, 2, True)
    assert ugo.colours == ("white", "green", "orange", "purple")
    assert (ida.coins, ida.most, ida.payable) == (4, 3, False)
    assert found.tempted == (1,)


def bought_by_rules(state: State, coins: int) -> set[tuple[int, ...]]:
    """Every purchase after which nothing more can be bought, answered one by one."""
    task = rules.apply(state, "fleet").state.agenda[0]._replace(numbers=(coins,))
    left, found = [state._replace(agenda=(task,))], set()
    before = state.players[0].cubes
    while left:
        now = left.pop()
        more = [a for a in rules.legal_actions(now) if a.kind == "buy"] if now.agenda else []
        if not more:
            gained = zip(now.players[0].cubes, before, strict=True)
            found.add(tuple(a - b for a, b in gained))
        left += [rules.apply(now, action).state for action in more]
    return found


@pytest.mark.parametrize("coins", range(7))
def test_purchases_beside_every_choice_of_single_cubes(coins: int) -> None:
    """M3: of the full purchases those with the cheapest cubes; each can be bought by the rules."""
    state = moment([{"cubes": cubes(yellow=1)}, {}], market=MARKET)
    single = [
        (COLOURS.index(colour), price)
        for colour, price in [
            ("green", 2),
            ("orange", 3),
            ("orange", 2),
            ("orange", 1),
            ("orange", 1),
            ("purple", 1),
        ]
    ]
    prices: dict[tuple[int, ...], int] = {}
    for count in range(1, len(single) + 1):
        for chosen in combinations(single, count):
            price = sum(cost for _, cost in chosen)
            if price <= coins:
                key = tuple(sum(c == n for c, _ in chosen) for n in range(len(COLOURS)))
                prices[key] = min(price, prices.get(key, price))
    full = {
        key: price
        for key, price in prices.items()
        if not any(
            other != key and all(a >= b for a, b in zip(other, key, strict=True))
            for other in prices
        )
    }
    found = {purchase.cubes: purchase.price for purchase in purchases(state, 0, coins)}
    assert found == full
    if coins:
        assert set(found) <= bought_by_rules(state, coins)


def test_the_example_of_the_page() -> None:
    """Section 6: three coins buy green for 2 with 1 lost, or one each of O, P, G for 1."""
    ones = ((0, 0, 0), (0, 0, 0), (0, 0, 1), (0, 0, 1), (0, 0, 0), (0, 0, 1))
    (found,) = purchases(moment([{}, {}], market=ones), coins=3)
    assert found == (cubes(green=1, orange=1, purple=1), 3)
    (dear,) = purchases(
        moment([{}, {}], market=(*ones[:2], (0, 1, 0), *([(0, 0, 0)] * 3))), coins=3
    )
    assert dear == (cubes(green=1), 2)

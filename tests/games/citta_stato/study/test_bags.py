"""What a bag gives: beside every draw counted one by one, and beside the rules."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

import lacitta_nb as lc
from lacitta_nb.games.citta_stato import rules
from lacitta_nb.games.citta_stato.constants import COLOURS
from lacitta_nb.games.citta_stato.study.bags import bag_odds, draw_chances, round_odds
from tests.games.citta_stato.study.positions import NONE, cubes, met, moment

BAG = cubes(yellow=2, white=1, green=1, black=3, purple=1)
SUPPLY = cubes(white=1, green=2, orange=1)


def listed(bag: tuple[int, ...], drawn: int) -> list[Counter[str]]:
    """Every draw of single cubes, each as likely as any other."""
    single = [colour for colour, count in zip(COLOURS, bag, strict=True) for _ in range(count)]
    numbered = combinations(range(len(single)), drawn)
    return [Counter(single[number] for number in numbers) for numbers in numbered]


@pytest.mark.parametrize("drawn", [0, 1, 3, 5, 8])
def test_draws_are_counted_like_single_cubes(drawn: int) -> None:
    every = listed(BAG, drawn)
    expected = Counter(tuple(draw[colour] for colour in COLOURS) for draw in every)
    found = draw_chances(BAG, drawn)
    assert found == {draw: Fraction(n, len(every)) for draw, n in expected.items()}
    assert sum(found.values()) == 1


@pytest.mark.parametrize("drawn", [0, 1, 3, 5, 8, 99])
@pytest.mark.parametrize("price", [1, 2, 4])
def test_colours_and_prices_beside_every_draw(drawn: int, price: int) -> None:
    """T3: white stands in for yellow and green, black for orange and purple, never back."""
    state = moment([{"cubes": SUPPLY, "bag": BAG}, {}])
    odds = bag_odds(state, 0, drawn, price=price)
    every = listed(BAG, min(drawn, sum(BAG)))
    assert (odds.drawn, odds.total) == (min(drawn, 8), 4 + min(drawn, 8))
    for number, found in enumerate(odds.colours):
        colour = COLOURS[number]
        assert (found.colour, found.supply, found.bag) == (colour, SUPPLY[number], BAG[number])
        for count, chance in enumerate(found.chances):
            assert chance == Fraction(sum(d[colour] == count for d in every), len(every))
        assert sum(found.chances) == 1
        assert found.expected == Fraction(sum(d[colour] for d in every), len(every))
        stand_in = {"yellow": "white", "green": "white", "orange": "black", "purple": "black"}
        paid = 0
        for draw in every:
            have = SUPPLY[number] + draw[colour]
            if colour in stand_in:
                other = stand_in[colour]
                have += SUPPLY[COLOURS.index(other)] + draw[other]
            paid += have >= price
        assert found.pays == Fraction(paid, len(every))
        assert found.at_least(found.supply) == 1


def test_the_example_of_the_page() -> None:
    """Section 6: green on 2, a bag of 3: draws 3."""
    state = moment([{"tracks": (1, 2, 1, 1), "bag": cubes(yellow=2, black=1)}, {}])
    odds = bag_odds(state)
    assert odds.drawn == 3
    assert odds.draws == {cubes(yellow=2, black=1): 1}


def test_an_empty_bag_gives_nothing() -> None:
    odds = bag_odds(moment([{"bag": NONE, "cubes": cubes(white=1)}, {}]))
    assert (odds.drawn, odds.total) == (0, 1)
    assert [found.pays for found in odds.colours] == [1, 1, 1, 0, 0, 0]


def test_what_is_paid_before_may_be_drawn_at_once() -> None:
    """T2, T4: the second action's cubes lie in the bag, the first one's cube in the market."""
    hand = {"cubes": cubes(green=2, white=1), "bag": cubes(purple=2), "actions": 1}
    odds = bag_odds(moment([hand, {}]), after="guilds wild 1")
    assert odds.bag == cubes(white=1, green=1, purple=2)
    assert (odds.price, odds.total, odds.of("green").supply) == (3, 4, 1)
    first = bag_odds(moment([hand | {"actions": 0}, {}]), after="guilds")
    assert (first.bag, first.price) == (cubes(purple=2), 2)
    with pytest.raises(lc.IllegalAction):
        bag_odds(moment([hand, {}]), after="guilds wild 2")


@pytest.mark.parametrize(("points", "drawn"), [(0, 5), (1, 3), (2, 3)])
def test_the_end_of_a_round(points: int, drawn: int) -> None:
    """R5: whoever has the fewest points draws two more; others have 1."""
    bag = cubes(yellow=4, black=4)
    state = moment([{"points": points, "bag": bag}, {"points": min(points, 1), "bag": bag}])
    if points == 1:
        drawn += 2
    assert round_odds(state, 0).drawn == drawn
    assert round_odds(state, 0).price == 1


def test_the_end_of_a_round_as_the_rules_draw() -> None:
    state = moment([{"points": 3}, {"points": 1}])
    for text in ("pass", "pass"):
        state = rules.apply(state, text).state
    while state.round == 1:
        state = (
            rules.advance(state).state
            if state.decision is None
            else rules.apply(state, rules.legal_actions(state)[0]).state
        )
        if state.phase == "round_end":
            expected = [round_odds(state, seat).total for seat in (0, 1)]
    assert [sum(player.cubes) for player in state.players] == expected


def test_a_next_action_after_a_pass_costs_one_cube() -> None:
    state = moment([{"actions": 3, "passed": True}, {}], to_move=1)
    assert bag_odds(state, 0).price == 1


@pytest.mark.parametrize("number", range(4))
def test_draws_of_the_rules_are_among_those_that_can_be(number: int) -> None:
    for state in met():
        if state.choice != "turn" or "guilds" not in map(str, rules.legal_actions(state)):
            continue
        odds = bag_odds(state, after="guilds")
        seeded = state._replace(table=state.table.with_seed(number))
        events = rules.apply(seeded, "guilds").events
        drawn = Counter(c for e in events if e.kind == "drawn" and e.rule == "A3" for c in e.cubes)
        assert tuple(drawn[colour] for colour in COLOURS) in odds.draws

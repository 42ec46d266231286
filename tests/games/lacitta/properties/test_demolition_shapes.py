"""D5: an owner is asked exactly where two orders of demolition leave different buildings.

Cities of random shape stand on an open field of hexagons and starve; which sets of buildings can be
left is found by trying every order.
"""

import random

import pytest

import lacitta_nb as lc
from tests.games.lacitta.support import Fields, buildings, city, position, whole_board

CELLS = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2 and (q, r) != (0, 0)]
LAND = {"L1": (1, 0), "L2": (-1, 1)}
SITES = {f"B{n}": cell for n, cell in enumerate(CELLS) if cell not in LAND.values()}
SITES["C"] = (0, 0)
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
FOOD = {1: ("farm1", ""), 2: ("farm1", "farm1"), 3: ("farm3", ""), 4: ("farm3", "farm1")}


def beside(space: str) -> set[str]:
    q, r = SITES[space]
    around = {(q + dq, r + dr) for dq, dr in STEPS}
    return {name for name, cell in SITES.items() if cell in around}


def together(spaces: frozenset[str]) -> bool:
    seen, edge = {"C"}, ["C"]
    while edge:
        for name in beside(edge.pop()) & spaces - seen:
            seen.add(name)
            edge.append(name)
    return seen == spaces


def endings(spaces: frozenset[str], citizens: int) -> set[frozenset[str]]:
    """Every set of buildings that some order of demolition leaves."""
    layer = {spaces}
    for _ in range(len(spaces) - citizens):
        layer = {
            rest for whole in layer for space in whole - {"C"} if together(rest := whole - {space})
        }
    return layer


def grown(chance: random.Random) -> frozenset[str]:
    """A connected city around the castle."""
    spaces = {"C"}
    for _ in range(2 + int(chance.random() * 7)):
        free = sorted(set().union(*(beside(space) for space in spaces)) - spaces)
        spaces.add(free[int(chance.random() * len(free))])
    return frozenset(spaces)


def starving(spaces: frozenset[str], food: int) -> lc.Game:
    """That city, one citizen a building, with food for some of them."""
    tiles = {area: tile for area, tile in zip(LAND, FOOD[food], strict=True) if tile}
    places: Fields = {name: {"at": list(cell), "players": 2} for name, cell in SITES.items()}
    lanes = {f"Z{n}": {"at": [3 + n, 0], "players": 2} for n in range(6)}
    land = whole_board(places | lanes, {name: {"cells": [list(at)]} for name, at in LAND.items()})
    built = [f"school {name}" for name in sorted(spaces - {"C"})]
    settled = [city(0, "C", len(spaces), *built), city(1, "Z5", 1)]
    fields = position(
        {"board": land, "landscapes": tiles},
        phase="feeding",
        cities=settled,
        voice={"cards": ["culture"] * 4},
    )
    return lc.load(fields)


@pytest.mark.parametrize("number", range(120))
def test_the_owner_is_asked_where_the_order_matters(number: int) -> None:
    chance = random.Random(number)
    spaces = grown(chance)
    food = 1 + number % min(4, len(spaces) - 1)
    table = starving(spaces, food)
    table.step()
    left = set(spaces)
    ends = endings(frozenset(left), food)
    while table.decision is not None:
        assert len(ends) > 1, "asked although every order leaves the same"
        legal = {action.space for action in table.legal_actions()}
        assert legal == {s for s in left - {"C"} if together(frozenset(left - {s}))}
        fallen = sorted(legal)[int(chance.random() * len(legal))]
        table.play(f"demolish {fallen}")
        left.discard(fallen)
        ends = endings(frozenset(left), food)
    assert len(ends) == 1, "not asked although the order matters"
    assert {"C", *buildings(table, "C")} in ends


def test_the_shapes_are_of_both_kinds() -> None:
    found = set()
    for number in range(120):
        spaces = grown(random.Random(number))
        food = 1 + number % min(4, len(spaces) - 1)
        found.add(len(endings(spaces, food)) > 1)
    assert found == {True, False}

"""Demolition against all orders there are: who is asked, and what falls where nobody is.

The orders are worked out here from the words of the rules, on sets of spaces: a building may go if
the other buildings stay connected to the castle over buildings and roads (D2, D2a); roads that are
cut off go with it; a limit that falls sends citizens away at once (D4).
"""

import random
from functools import cache

import pytest

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import BUILDINGS
from lacitta_nb.games.lacitta.rules import new_state
from lacitta_nb.games.lacitta.rules.demolition import agreed, go_on
from lacitta_nb.games.lacitta.rules.draft import Draft
from lacitta_nb.games.lacitta.rules.roads import loose, matter
from lacitta_nb.games.lacitta.state import State, city_on, found_city
from tests.games.lacitta.support import whole_board

End = tuple[frozenset[int], int]
"""The spaces and the citizens of a city that can staff its buildings again."""


@cache
def patch() -> Board:
    """Nineteen spaces in a hexagon, so that there are rings, forks and rows, and one far away."""
    cells = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    spaces = {f"A{n}": {"at": list(cell), "players": 2} for n, cell in enumerate(cells)}
    spaces["Z"] = {"at": [20, 20], "players": 2}
    plan = {"landscapes": {}, "castles": [["A0", "Z"], ["A18", "Z"]]}
    return Board(whole_board(spaces, {}, setups={"2": plan}))


def settled(edition: str, chance: random.Random) -> State:
    """A city of up to nine pieces around a castle, with too few citizens for its buildings."""
    board = patch()
    spaces = [int(chance.random() * 19)]
    while len(spaces) < 4 + int(chance.random() * 6):
        beside = [s for s in bits(board.around(sum(1 << s for s in spaces))) if s not in spaces]
        spaces.append(beside[int(chance.random() * len(beside))])
    kinds = ["castle"] + ["farm"] * (len(spaces) - 1)
    for kind in ("market", "fountain", *(["road"] * 3 if edition == "expansion" else [])):
        if chance.random() < 0.7:
            kinds[1 + int(chance.random() * (len(kinds) - 1))] = kind
    built = [0] * len(BUILDINGS)
    for space, kind in zip(spaces, kinds, strict=True):
        built[BUILDINGS[kind].number] |= 1 << space
    posts = len(kinds) - kinds.count("road")
    citizens = int(chance.random() * posts)
    city = found_city(board, 0, spaces[0], min(citizens, room(kinds)))
    city = city_on(board, city, sum(1 << space for space in spaces))
    state = new_state(board, ["a", "b"], edition=edition, setup="beginner", seed=1)
    return state._replace(phase="migration", cities=(city,), built=tuple(built))


def room(kinds: list[str]) -> int:
    if "market" not in kinds:
        return 5
    return 99 if "fountain" in kinds else 8


def endings(state: State) -> set[End]:
    """Everything that the orders of demolition can lead to."""
    (city,) = state.cities
    board, strict = patch(), state.table.edition.name != "classic"
    kinds = state.buildings(city)

    def held(spaces: frozenset[int]) -> frozenset[int]:
        found, edge = {city.castle}, [city.castle]
        while edge:
            for other in bits(board.adjacent[edge.pop()]):
                if other in spaces and other not in found:
                    found.add(other)
                    edge.append(other)
        return frozenset(found)

    @cache
    def ends(spaces: frozenset[int], citizens: int) -> frozenset[End]:
        posts = [space for space in spaces if kinds[space] != "road"]
        if citizens >= len(posts):
            return frozenset({(spaces, citizens)})
        if len(posts) == 1:
            return frozenset({(frozenset(), 0)})
        found: set[End] = set()
        for space in posts:
            stays = held(spaces - {space})
            if space != city.castle and {p for p in posts if p != space} <= stays:
                most = room([kinds[s] for s in stays]) if strict else 99
                found |= ends(stays, min(citizens, most))
        return frozenset(found)

    return set(ends(frozenset(bits(city.spaces)), city.citizens))


def standing(state: State) -> End:
    """What is left of the city."""
    if not state.cities:
        return frozenset(), 0
    (city,) = state.cities
    return frozenset(bits(city.spaces)), city.citizens


@pytest.mark.parametrize("edition", ["classic", "new", "expansion"])
def test_D5_asked_exactly_where_orders_lead_to_different_tables(edition: str) -> None:
    chance = random.Random(5)
    asked = told = 0
    for _ in range(400):
        state = settled(edition, chance)
        (city,) = state.cities
        possible = endings(state)
        assert agreed(state, city) == (len(possible) == 1), state.buildings(city)
        draft = Draft(state)
        over = go_on(draft, [0], None)
        assert over == (len(possible) == 1)
        if over:
            told += 1
            assert {standing(draft.freeze().state)} == possible
        else:
            asked += 1
    assert min(asked, told) > 50


@pytest.mark.parametrize("edition", ["classic", "new", "expansion"])
def test_D1_choices_lead_to_every_ending_and_to_no_other(edition: str) -> None:
    from lacitta_nb.games.lacitta.rules import apply, legal_actions

    chance = random.Random(6)
    for _ in range(60):
        state = settled(edition, chance)
        found: set[End] = set()
        draft = Draft(state)
        over = go_on(draft, [0], None)
        left = [draft.freeze().state]
        if over:
            continue
        seen = set()
        while left:
            now = left.pop()
            for action in legal_actions(now):
                after = apply(now, action).state
                if after.pending is None:
                    found.add(standing(after))
                elif after not in seen:
                    seen.add(after)
                    left.append(after)
        assert found == endings(state), state.buildings(state.cities[0])


def answers(state: State) -> list[State]:
    """The table before the demolition after every way to give up roads, or none (X4)."""
    found, left = [], [state]
    while left:
        now = left.pop()
        if now in found:
            continue
        found.append(now)
        (city,) = now.cities
        road = BUILDINGS["road"].number
        for space in bits(loose(now, 0)):
            built = list(now.built)
            built[road] &= ~(1 << space)
            smaller = city_on(patch(), city, city.spaces & ~(1 << space))
            left.append(now._replace(cities=(smaller,), built=tuple(built)))
    return found


def test_X4_asked_exactly_where_answers_lead_to_different_tables() -> None:
    chance = random.Random(7)
    asked = told = 0
    for _ in range(600):
        state = settled("expansion", chance)
        if not loose(state, 0):
            continue
        without, *others = [endings(answer) for answer in answers(state)]
        differ = any(other != without for other in others)
        assert matter(state, 0) == differ, state.buildings(state.cities[0])
        asked, told = asked + differ, told + (not differ)
    assert min(asked, told) > 50


@pytest.mark.parametrize("buildings", [42, 64, 80])
def test_D5_too_many_orders_to_try_are_asked_about(buildings: int) -> None:
    # Rows of buildings round a castle, the market at the far end, and six citizens: more orders
    # than could ever be tried lead to five or six buildings, one set or another.
    cells = [(q, r) for q in range(9) for r in range(9)][:buildings]
    spaces = {f"A{n}": {"at": list(cell), "players": 2} for n, cell in enumerate(cells)}
    board = Board(whole_board(spaces, {}, setups={"2": {"landscapes": {}, "castles": []}}))
    state = new_state(board, ["a", "b"], edition="new", setup="beginner", seed=1)
    everything = (1 << len(cells)) - 1
    castle, last = board.index["A20"], 1 << len(cells) - 1
    built = [0] * len(BUILDINGS)
    built[BUILDINGS["castle"].number] = 1 << castle
    built[BUILDINGS["market"].number] = last
    built[BUILDINGS["farm"].number] = everything & ~(1 << castle | last)
    city = city_on(board, found_city(board, 0, castle, 6), everything)
    assert not agreed(state._replace(cities=(city,), built=tuple(built)), city)

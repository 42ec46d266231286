"""What single considerations count, worked out by hand or step by step over the board."""

import pytest

from lacitta_nb.games.lacitta.players.considerations import rivalry, size, strength
from lacitta_nb.games.lacitta.players.greedy import GreedyPlayer
from lacitta_nb.games.lacitta.players.standing import CityFacts, Outlook, moment_of
from lacitta_nb.games.lacitta.state import State
from tests.games.lacitta.players.played import EDITIONS, beginning, decisions

MOMENT = moment_of(beginning(), 0)


def city(posts: int = 1, lasting: tuple[int, int, int] = (0, 0, 0), rivals: int = 0) -> CityFacts:
    return CityFacts(5, posts, 5, lasting, lasting, ((0, 0, 0),) * rivals, 3, 2, lake=False)


@pytest.mark.parametrize(
    ("lasting", "strong"),
    [((0, 0, 0), 0), ((2, 3, 0), 0), ((4, 3, 0), 1), ((4, 2, 5), 2), ((6, 4, 4), 3)],
)
def test_a_city_is_strong_in_a_service_from_two_points_on(
    lasting: tuple[int, int, int], strong: int
) -> None:
    """Points are counted in halves (M1)."""
    assert strength(city(lasting=lasting), MOMENT) == strong


def test_a_large_city_counts_more_than_two_with_as_many_buildings() -> None:
    assert size(city(posts=6), MOMENT) == 3.6
    assert size(city(posts=3), MOMENT) == 0.9


def test_every_neighbouring_city_of_another_player_is_a_rival() -> None:
    assert rivalry(city(rivals=2), MOMENT) == -2


def within_three(state: State, spaces: int) -> set[int]:
    """Spaces at most three steps away: two empty ones lie between, at most (G4)."""
    adjacent = state.table.board.adjacent
    found = {space for space in range(len(adjacent)) if spaces >> space & 1}
    for _ in range(3):
        found |= {
            other
            for space in found
            for other in range(len(adjacent))
            if adjacent[space] >> other & 1
        }
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_territory_is_free_ground_that_only_own_cities_reach(edition: str) -> None:
    some = 0
    for state in decisions(edition, 4, GreedyPlayer())[::25]:
        table = state.table
        taken = set[int]()
        for each in state.cities:
            taken |= {space for space in range(len(table.wheat)) if each.spaces >> space & 1}
        for seat in range(table.size):
            own, foreign = set[int](), set[int]()
            for each in state.cities:
                near = within_three(state, each.spaces)
                if each.owner == seat:
                    own |= near
                elif each.citizens:
                    foreign |= near
            ground = {s for s in own - foreign - taken if table.open >> s & 1}
            worth = sum(table.wheat[s] + 2 * (table.lake >> s & 1) for s in ground)
            assert Outlook(state, seat).standing.territory == worth
            some += worth > 0
    assert some > 10

"""What a forecast assumes where somebody will have to choose: one plain rule for each decision.

- wish (M3): the wish that brings the most citizens into that city; then the one that takes the most
  from others; then the first in the order culture, education, health.
- roads (X4): nobody gives any up.
- demolition (D1): the building that costs least: citizens above a limit that falls with it (D4),
  then food, then points of services; then the first in board order.
- hunger (F2): the city with the most citizens to spare loses one; then the one founded first.

These are assumptions, not advice; a forecast lists every choice that it made.
"""

from collections.abc import Callable
from typing import Final

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import BUILDINGS, DecisionKind
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.rules.demolition import waiting, without
from lacitta_nb.games.lacitta.rules.migration import following
from lacitta_nb.games.lacitta.state import State


def neutral_choice(state: State) -> Action:
    """What a forecast lets the player do who must decide in the migration or the feeding.

    Args:
        state: a moment at which somebody must choose a wish, roads, a building or a city.
    """
    kind = state.choice
    assert kind is not None
    cost = _COSTS[kind]
    return min(legal_actions(state), key=lambda action: cost(state, action))


def _wish(state: State, action: Action) -> tuple[int, ...]:
    coming, lost = following(state, action)
    return -coming, -lost


def _road(state: State, action: Action) -> tuple[int, ...]:
    del state
    return (int(action.kind != "done"),)


def _building(state: State, action: Action) -> tuple[int, ...]:
    space = state.table.board.index[action.space]
    city = waiting(state)
    name = state.building_at(space)
    assert name is not None
    citizens = city.citizens - without(state, city, space).citizens
    return citizens, state.yields(space), sum(BUILDINGS[name].services)


def _hunger(state: State, action: Action) -> tuple[int, ...]:
    city = state.city_of_castle(state.table.board.index[action.space])
    assert city is not None
    return (state.posts(city) - city.citizens,)


_COSTS: Final[dict[DecisionKind, Callable[[State, Action], tuple[int, ...]]]] = {
    "wish": _wish,
    "give_up_roads": _road,
    "demolish": _building,
    "starve": _hunger,
}

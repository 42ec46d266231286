"""What players do in migration and feeding who look after themselves: plain rules, quickly asked.

Judges let the year end with these choices; whoever must decide now gets each of his own choices
tried to the end. Every rule counts the points that a choice costs at once:

- wish (M3): citizens who come and can be fed, less the penalty where they make the player hungry
  (F3, E2); a little for those that it takes from others.
- roads (X4): nobody gives any up.
- demolition (D1): citizens above a limit that falls with it (D4), the bonus of a city that is
  complete no more (E1), food that is missing then; a little for food and services.
- hunger (F2): a citizen to spare, most of all where there are many; else what must fall then.
"""

from collections.abc import Callable, Sequence
from typing import Final

from lacitta_nb.core.shared import bits
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.constants import (
    BONUS_POINTS,
    BUILDINGS,
    HUNGER_POINTS,
    YEARS,
    DecisionKind,
)
from lacitta_nb.games.lacitta.rules import legal_actions
from lacitta_nb.games.lacitta.rules.demolition import removable, waiting, without
from lacitta_nb.games.lacitta.rules.migration import following
from lacitta_nb.games.lacitta.state import City, State, service_points
from lacitta_nb.players.protocol import Chooser

_Cost = Callable[[Action], float]
"""What an action costs; what all actions of a decision share is worked out before."""

TURNS: Final = ("turn", "penalty", "place")
"""Decisions in which something is done; all others are asked where a year ends."""

_LOST_TURN: Final = 1.5
"""Points felt for the penalty turn of the next year (P19)."""
_TAKEN: Final = 0.3
"""Points felt for a citizen whom others lose."""
_FOOD: Final = 0.1
"""Points felt for food that is not needed now."""
_SERVICE: Final = 0.1
"""Points felt for half a point of a service."""
_SPARE: Final = 0.01
"""How much a citizen to spare speaks for a city when someone must leave."""


def with_interests(player: Chooser[State, Action], view: State) -> Action:
    """What somebody does who takes turns as a player does, and ends years by his interests.

    Args:
        player: takes the turns, those of the set-up and the penalty turn among them.
        view: the moment, as whoever must decide may know it.
    """
    return player.choose(view) if view.choice in TURNS else interested_choice(view)


def interested_choice(state: State) -> Action:
    """What somebody does who must decide in migration or feeding and looks after himself.

    Args:
        state: a moment at which a wish, roads, a building or a city must be chosen.
    """
    kind = state.choice
    assert kind is not None
    actions = legal_actions(state)
    if len(actions) == 1:
        return actions[0]
    return min(actions, key=_COSTS[kind](state))


def _wish(state: State) -> _Cost:
    seat = _decider(state)
    over = state.food(seat) - state.citizens(seat)

    def cost(action: Action) -> float:
        coming, lost = following(state, action)
        fed = min(coming, max(0, over))
        starts_hunger = over >= 0 and coming > over
        return (_hungry(state) if starts_hunger else 0.0) - fed - _TAKEN * (coming + lost)

    return cost


def _hungry(state: State) -> float:
    return -HUNGER_POINTS if state.year == YEARS else _LOST_TURN


def _road(_state: State) -> _Cost:
    return lambda action: float(action.kind != "done")


def _building(state: State) -> _Cost:
    city, index = waiting(state), state.table.board.index
    had = service_points(city.spaces, state.built)
    return lambda action: _fall(state, city, had, index[action.space])


def _fall(state: State, city: City, had: Sequence[int], space: int) -> float:
    """The points that it costs at once when a building falls.

    Args:
        state: the moment.
        city: the building's city.
        had: its half points of each service.
        space: where the building stands.
    """
    name = state.building_at(space)
    assert name is not None
    fewer, food = BUILDINGS[name].services, state.yields(space)
    left = [points - less for points, less in zip(had, fewer, strict=True)]
    completed = min(had) >= 2 > min(left)
    lost = _missing(state, city.owner, food) + BONUS_POINTS * completed
    if state.table.edition.strict_limit:
        lost += city.citizens - without(state, city, space).citizens
    return lost + _FOOD * food + _SERVICE * sum(fewer)


def _missing(state: State, seat: int, food: int) -> int:
    """How many will be hungry for want of so much food; whoever is being fed loses none by it."""
    if not food or state.phase == "feeding":
        return 0
    return max(0, food - max(0, state.food(seat) - state.citizens(seat)))


def _leaves(state: State) -> _Cost:
    def cost(action: Action) -> float:
        city = state.city_of_castle(state.table.board.index[action.space])
        assert city is not None
        spare = city.citizens - state.posts(city)
        if spare > 0:
            return -_SPARE * spare
        # One building falls for each empty post when all have left (D1): first those of others who
        # left before.
        for _ in range(-spare):
            _, space = _cheapest(state, city)
            city = without(state, city, space)
        return _cheapest(state, city)[0]

    return cost


def _cheapest(state: State, city: City) -> tuple[float, int]:
    """The building whose fall costs least, after what that costs; the castle where none is left."""
    had = service_points(city.spaces, state.built)
    falls = [(_fall(state, city, had, space), space) for space in bits(removable(state, city))]
    return min(falls, default=(0.0, city.castle))


def _decider(state: State) -> int:
    assert state.pending is not None
    return state.pending.players[0]


_COSTS: Final[dict[DecisionKind, Callable[[State], _Cost]]] = {
    "wish": _wish,
    "give_up_roads": _road,
    "demolish": _building,
    "starve": _leaves,
}

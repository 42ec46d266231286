"""Random games of Saint Malo: number of players and style of playing follow from their number."""

import random
from collections.abc import Callable, Iterator, Sequence

from lacitta_nb.games.saint_malo.actions import Action
from lacitta_nb.games.saint_malo.events import Event
from lacitta_nb.games.saint_malo.opening import new_game
from lacitta_nb.games.saint_malo.state import State
from tests.games import driving
from tests.games.driving import any_action, any_kind

Moment = driving.Moment[State, Action, Event]

Style = Callable[[State, Sequence[Action], random.Random], Action]

SEATS = (2, 3, 4, 5)


def builder(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Mostly walls, side by side, and as much as the dice give: sides, bonuses and full cities."""
    kind = actions[0].kind
    if chance.random() < 0.2:
        return any_kind(state, actions, chance)
    if kind == "place":
        return actions[0]
    if kind == "use":
        walls = [action for action in actions if action.what == "wall"]
        largest = max(actions, key=lambda action: action.number)
        return walls[-1] if walls and chance.random() < 0.7 else largest
    return any_action(state, actions, chance)


def collector(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Keeps what shows most often, swords apart, and uses all of it: large things, few swords."""
    if chance.random() < 0.1:
        return any_action(state, actions, chance)
    if actions[0].kind == "use":
        most = max(action.number for action in actions)
        return any_action(state, [action for action in actions if action.number == most], chance)
    keeps = [action for action in actions if action.kind == "keep" and len(set(action.dice)) == 1]
    plain = [action for action in keeps if "swords" not in action.dice]
    if plain:
        return max(plain, key=lambda action: len(action.dice))
    return any_action(state, actions, chance)


STYLES = (any_action, any_kind, builder, collector)


def start(players: int, seed: int) -> State:
    """The beginning of a game."""
    return new_game(players=players, seed=seed).state


def moments(state: State, chance: random.Random, style: Style) -> Iterator[Moment]:
    """Play a game to its end; every move of it."""
    return driving.moments(state, chance, style)


def random_game(number: int, seats: Sequence[int] = SEATS) -> Iterator[Moment]:
    """A whole random game by its number: each number of players in turn, each in all styles."""
    style = STYLES[number // len(seats) % len(STYLES)]
    return moments(start(seats[number % len(seats)], number), random.Random(number), style)

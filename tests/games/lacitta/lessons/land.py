"""A position as its file tells it, and what can be counted in it without asking the rules' code."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from lacitta_nb.core.box import box_of
from lacitta_nb.games.lacitta.constants import BUILDINGS, SERVICES
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.lessons.exercise import Exercise


def begun(asked: Exercise) -> Game:
    """A game that begins at the position of an exercise."""
    game = box_of(asked.state).begin(asked.state)
    assert isinstance(game, Game)
    return game


def cities(asked: Exercise) -> dict[str, dict[str, Any]]:
    """Its cities by castle, as a file writes them."""
    return {city["castle"]: city for city in begun(asked).position()["cities"]}


def standing(city: dict[str, Any]) -> dict[str, str]:
    """What stands where in a city, the castle too."""
    return {city["castle"]: "castle", **city["buildings"]}


def staffed(city: dict[str, Any]) -> int:
    """How many citizens its buildings need, the castle's one among them."""
    return sum(kind != "road" for kind in standing(city).values())


def beside(state: State, space: str) -> list[str]:
    """The spaces beside a space."""
    board = state.table.board
    return board.names(board.adjacent[board.index[space]])


def tiles(state: State, space: str) -> list[str]:
    """The landscape tiles beside a space."""
    board = state.table.board
    return [state.table.landscapes[area] for area in board.areas_at[board.index[space]]]


def steps(state: State, starts: Iterable[str], ends: Iterable[str]) -> int:
    """Steps along the spaces from the nearest to the nearest."""
    wanted = set(ends)
    queue = deque((space, 0) for space in starts)
    seen = {space for space, _ in queue}
    while queue:
        space, far = queue.popleft()
        if space in wanted:
            return far
        for other in beside(state, space):
            if other not in seen:
                seen.add(other)
                queue.append((other, far + 1))
    raise AssertionError("no way")


def offered(city: dict[str, Any], service: str) -> float:
    """The points of a service that a city offers, figures included."""
    number = SERVICES.index(service)
    built = sum(BUILDINGS[kind].services[number] / 2 for kind in standing(city).values())
    raised: float = sum(points.get(service, 0) for points in city.get("figures", {}).values())
    return built + raised


def wheat(state: State, space: str) -> int:
    """The wheat on the tiles beside a space."""
    return sum(int(tile[-1]) for tile in tiles(state, space) if tile.startswith("farm"))

"""Every action that can be written down on a board (formats.md, section 4)."""

from collections.abc import Iterator
from functools import lru_cache

from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import Board

SMALL = ("farm", "quarry", "school", "statue", "fountain", "market", "theatre")
BIGGER = (
    *("palace", "bathhouse", "hospital", "cathedral", "university"),
    *("port", "large_farm", "estate"),
)
SERVICES = ("culture", "education", "health")
NOWHERE = "nowhere"
"""A space that no board has."""


def words() -> Iterator[Action]:
    """The actions that name no space."""
    for kind in ("gold", "pass", "forfeit", "done"):
        yield Action(kind)
    for circles in ((2, 3), (2, 4), (3, 4), (2, 3, 4)):
        yield Action("closeness", circles=circles)


def at_space(space: str) -> Iterator[Action]:
    """The actions that name one space."""
    for kind in ("place", "rich_harvest", "demolish", "starve"):
        yield Action(kind, space)
    for building in SMALL:
        yield Action("build", space, building=building)
    for building in BIGGER:
        yield Action(building, space, building=building)
    for building in (*SMALL, *BIGGER, "road"):
        yield Action("master_builder", space, building=building)
    yield Action("roads", space, building="road")
    for amount in (1, 2, 3):
        yield Action("golden_times", space, amount=amount)
        for service in ("", *SERVICES):
            yield Action("bread_and_circuses", space, amount=amount, service=service)
    for service in SERVICES:
        yield Action("wish", space, service=service)


def at_two(one: str, two: str) -> Iterator[Action]:
    """The actions that name two spaces."""
    yield Action("found", one, source=two)
    yield Action("roads", one, second=two, building="road")
    yield Action("master_builder", one, second=two, building="road")


@lru_cache(maxsize=4)
def short_actions(board: Board) -> tuple[Action, ...]:
    """All that name at most one space, an unknown one included."""
    spaces = (*board.spaces, NOWHERE)
    return (*words(), *(action for space in spaces for action in at_space(space)))


@lru_cache(maxsize=4)
def long_actions(board: Board) -> tuple[Action, ...]:
    """All that name two spaces."""
    spaces = (*board.spaces, NOWHERE)
    return tuple(action for one in spaces for two in spaces for action in at_two(one, two))

"""A position as its file tells it, and what can be counted in it without asking the rules' code."""

from typing import Any

from lacitta_nb.core.box import box_of
from lacitta_nb.games.saint_malo.game import Game
from lacitta_nb.lessons.exercise import Exercise

ROWS = "ABCDEFG"
TOWERS = ("A1", "A7", "G1", "G7")
SPACES = [f"{row}{c}" for row in ROWS for c in range(1, 8) if f"{row}{c}" not in TOWERS]
OUTER = [space for space in SPACES if space[0] in "AG" or space[1] in "17"]
LEVELS = {
    "citizen": 1,
    "soldier": 2,
    "priest": 2,
    "merchant": 3,
    "architect": 3,
    "juggler": 4,
    "noble": 5,
}


def begun(asked: Exercise) -> Game:
    """A game that begins at the position of an exercise."""
    game = box_of(asked.state).begin(asked.state)
    assert isinstance(game, Game)
    return game


def word(asked: Exercise, key: str) -> str:
    """What stands in a place of the question."""
    return str(asked.question.words[key])


def players(asked: Exercise) -> list[dict[str, Any]]:
    """The players as a file writes them."""
    found: list[dict[str, Any]] = begun(asked).position()["players"]
    return found


def named(asked: Exercise) -> dict[str, Any]:
    """The player whom the question names."""
    return next(one for one in players(asked) if one["name"] == word(asked, "player"))


def city(player: dict[str, Any]) -> dict[str, str]:
    """What each filled space of a player holds; the printed crates, too."""
    found: dict[str, str] = dict(player["city"])
    return found


def apart(one: str, other: str) -> tuple[int, int]:
    """How many rows and columns lie between two spaces."""
    return abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1]))


def beside(space: str) -> list[str]:
    """The spaces that touch a space by an edge or a corner."""
    return [other for other in SPACES if max(apart(space, other)) == 1]


def joined(space: str) -> list[str]:
    """The spaces that touch a space by an edge."""
    return [other for other in SPACES if sum(apart(space, other)) == 1]


def group(space: str, among: set[str]) -> set[str]:
    """All spaces that hang together with a space by edges."""
    found, todo = {space}, [space]
    while todo:
        for other in joined(todo.pop()):
            if other in among and other not in found:
                found.add(other)
                todo.append(other)
    return found


def sides() -> list[list[str]]:
    """The five spaces of each side."""
    return [
        [s for s in OUTER if s[0] == "A"],
        [s for s in OUTER if s[1] == "7"],
        [s for s in OUTER if s[0] == "G"],
        [s for s in OUTER if s[1] == "1"],
    ]


def defence(standing: dict[str, str]) -> int:
    """Soldiers and complete sides."""
    whole = sum(all(standing.get(space) == "wall" for space in side) for side in sides())
    return 2 * whole + list(standing.values()).count("soldier")

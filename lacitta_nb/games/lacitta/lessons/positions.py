"""Tiny positions for lessons: a lane of spaces with land on both sides, and two players.

    above   [ farmland ] [  lake  ]        A lane is a row of spaces A1, A2 ... Land lies above and
    spaces  A1  A2  A3  A4  A5  A6         below it and touches the spaces from one number to
    below       [ mountain ]               another.

The learner sits at seat 0, the computer player at seat 1. Whatever a task does not need is left
out, turns of the year that are over already included.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from lacitta_nb.files.loading import load
from lacitta_nb.games.lacitta.constants import ACTION_CARDS, CIRCLES, DISPLAY, ROUNDS
from lacitta_nb.games.lacitta.game import Game
from lacitta_nb.lessons.rivals import Obedient
from lacitta_nb.players.protocol import ComputerPlayer

Fields = dict[str, Any]
Land = tuple[str, int, int]
"""A landscape tile and the numbers of the spaces that it touches: from, to."""

LEARNER: Final = 0
RIVAL: Final = 1
NAMES: Final = ("Lia", "Rocco")
QUIET: Final[Mapping[int, ComputerPlayer]] = {RIVAL: Obedient(("pass",))}
"""A rival who does nothing."""

BEFORE_CARDS: Final = frozenset({"passed"})
"""What lessons before that about political cards leave out: passing takes one."""
BEFORE_FALLING: Final = BEFORE_CARDS | {"panel-effect-no-spare"}
"""What lessons leave out before citizens who are lost cost a building."""
BEFORE_NEIGHBOURS: Final = BEFORE_FALLING | {"panel-effect-neighbour", "foretold"}
"""What lessons leave out in which nobody moves yet."""

CULTURE: Final = ("culture", "health", "culture", "education")
EDUCATION: Final = ("culture", "education", "health", "education")
HEALTH: Final = ("health", "education", "culture", "health")

_TAKEN: Final = ("cathedral", "university")
"""Cards that were taken by passing; no lesson has them on display."""


def lane(length: int, above: Iterable[Land] = (), below: Iterable[Land] = ()) -> Fields:
    """The `board` and `landscapes` of a position on a straight lane.

    >>> sorted(lane(3, above=[("lake", 1, 3)])["board"]["areas"]["L1"]["cells"])
    [[1, -2], [1, -1], [2, -2], [2, -1], [3, -2]]
    """
    spaces = {f"A{i + 1}": {"at": [i, 0], "players": 2} for i in range(length)}
    areas: Fields = {}
    tiles: Fields = {}
    for side, land in ((-1, above), (1, below)):
        far: set[int] = set()
        for tile, first, last in land:
            name = f"L{len(areas) + 1}"
            areas[name] = {"cells": _cells(side, first, last, far)}
            tiles[name] = tile
    board = {
        "format": "lacitta-board/1",
        "name": "lesson",
        "title": "Lezione",
        "provenance": "",
        "spaces": spaces,
        "areas": areas,
    }
    return {"board": board, "landscapes": tiles}


def _cells(side: int, first: int, last: int, far: set[int]) -> list[list[int]]:
    """The hexagons of an area on one side of a lane that touches the spaces between two numbers.

    A row of them touches the lane. A longer one lies behind it, so that the area's sign finds room
    there; `far` are those behind the lane that are taken, to which the new ones are added.
    """
    near = range(first, last) if side < 0 else range(first - 1, last - 1)
    behind = [q for q in range(near[0], near[-1] + 2) if q not in far]
    far.update(behind)
    shift = 0 if side < 0 else -1
    return [[q, side] for q in near] + [[q + shift, 2 * side] for q in behind]


def city(owner: int, castle: str, citizens: int, *buildings: str) -> Fields:
    """A city of a position; each building is written `farm A2`."""
    standing = {space: kind for kind, space in (text.split() for text in buildings)}
    return {"owner": owner, "castle": castle, "citizens": citizens, "buildings": standing}


def player(seat: int, turns: int, cards: int, **more: Any) -> Fields:  # noqa: ANN401 - as in a file
    """What lies before a player with some turns and action cards left this year."""
    passed = ROUNDS - turns - (ACTION_CARDS - cards)
    face_down = [{"passed": _TAKEN[i]} for i in range(passed)]
    return {"name": NAMES[seat], "action_cards": cards, "face_down": face_down, **more}


def begin(
    land: Mapping[str, Any],
    cities: Sequence[Fields],
    *,
    turns: int = 1,
    cards: int = 1,
    knows: bool = True,
    voice: Sequence[str] = CULTURE,
    display: Sequence[str] = (),
    learner: Mapping[str, Any] | None = None,
    rival: Mapping[str, Any] | None = None,
    **fields: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes the game of a position.

    Args:
        land: from `lane`.
        cities: from `city`, in founding order.
        turns: the learner's turns that are left this year; the rival is one turn ahead, so that
            the year ends with the learner's last one.
        cards: the learner's action cards that are left.
        knows: whether the learner has looked at all voice cards.
        voice: this year's voice cards.
        display: the political cards on display.
        learner: what else lies before the learner.
        rival: what else lies before the rival.
        fields: further fields of the position.
    """
    seen = {"seen": list(range(2, CIRCLES + 1))} if knows else {}
    ahead = min(ROUNDS, ROUNDS - turns + 1)
    position = {
        "format": "lacitta-position/1",
        **land,
        "start_player": RIVAL,
        "players": [
            player(LEARNER, turns, cards, **seen, **(learner or {})),
            player(RIVAL, ROUNDS - ahead, max(0, ACTION_CARDS - ahead), **(rival or {})),
        ],
        "cities": list(cities),
        "voice": {"cards": list(voice)},
        "politics": {"display": [*display, *[None] * (DISPLAY - len(display))]},
        **fields,
    }
    return partial(_game, position)


def begin_year(
    land: Mapping[str, Any],
    cities: Sequence[Fields],
    **learner: Any,  # noqa: ANN401 - as in a file
) -> Callable[[], Game]:
    """What makes a game in which nobody has taken a turn yet in the second year."""
    players = [{"name": NAMES[LEARNER], **learner}, {"name": NAMES[RIVAL]}]
    position = {
        "format": "lacitta-position/1",
        **land,
        "year": 2,
        "players": players,
        "cities": list(cities),
        "voice": {"cards": list(CULTURE)},
        "politics": {"display": [None] * DISPLAY},
    }
    return partial(_game, position)


def begin_placing(land: Mapping[str, Any]) -> Callable[[], Game]:
    """What makes a game in which the learner places the first castle."""
    players = [{"name": name} for name in NAMES]
    position = {
        "format": "lacitta-position/1",
        **land,
        "phase": "placement",
        "players": players,
        "politics": {"display": [None] * DISPLAY},
    }
    return partial(_game, position)


def _game(position: Mapping[str, Any]) -> Game:
    game = load(position)
    assert isinstance(game, Game)
    return game

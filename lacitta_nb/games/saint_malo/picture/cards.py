"""The card of a player: points, coins, logs, defence against the next attack, cannons lost."""

from functools import lru_cache
from typing import Final, NamedTuple

from lacitta_nb.drawing.letters import BOLD, shortened
from lacitta_nb.drawing.owners import OWNER_SIGNS
from lacitta_nb.drawing.scene import Box, Marks
from lacitta_nb.drawing.shapes import Shape
from lacitta_nb.games.saint_malo.picture.labels import card_label
from lacitta_nb.games.saint_malo.picture.plan import Plan
from lacitta_nb.games.saint_malo.picture.signs import CANNON, COIN, LOGS, MEDAL, SHIELD
from lacitta_nb.games.saint_malo.picture.styles import STYLES, put
from lacitta_nb.games.saint_malo.state import State
from lacitta_nb.geometry.hexes import Point

SIGN: Final = 0.42
"""Half the size of a sign."""
LEAD: Final = 0.72
"""From the middle of a sign to its number."""
NAME_LEAD: Final = 0.7
TOP: Final = 0.55
"""From the edge of a card to the middle of its first line."""
BELOW: Final = 1.23
"""Between the two lines of a card above its city."""
ACROSS: Final = (0.45, 3.0, 5.4, 9.1)
"""Where the signs of its second line are; the defence has two numbers."""
POINTS_ROOM: Final = 3.45
"""What the points take of the first line of a card above its city."""
COUNTED: Final = ("points", "coins", "logs", "defence", "lost")
"""What has a sign and a number on a card, in their order."""


class Counts(NamedTuple):
    """What is written on a card."""

    name: str
    points: int
    coins: int
    logs: int
    defence: int
    strength: int
    """Of the next attack; 0 after the last one."""
    lost: int


def counts_of(state: State, seat: int) -> Counts:
    """What is written on the card of a player."""
    player, strengths = state.players[seat], state.table.tables.strengths
    strength = strengths[state.row] if state.row < len(strengths) else 0
    return Counts(
        player.name,
        player.points,
        player.coins,
        player.logs,
        player.defence,
        strength,
        player.cannons_lost,
    )


def count_places(card: Box) -> tuple[Point, ...]:
    """Where the signs of `COUNTED` are on a card."""
    left, _, right, high = card
    below = ((left + x, high - TOP - BELOW) for x in ACROSS)
    return (right - POINTS_ROOM + 0.5, high - TOP), *below


def card(state: State, seat: int, plan: Plan) -> Marks:
    """The card of a player, above the city."""
    label = card_label(state, seat)
    return _card(seat, counts_of(state, seat), plan.cities[seat].card, label)


@lru_cache(maxsize=512)
def _card(seat: int, counts: Counts, box: Box, label: str) -> Marks:
    """The sign and the name of the player, then a sign and a number for everything else."""
    left, _, right, high = box
    group, top, letters = f"card-{seat}", high - TOP, STYLES["t-player"]
    room = right - left - NAME_LEAD - 0.45 - POINTS_ROOM
    name = shortened(counts.name, room / letters.size / BOLD)
    sign, look, owner = (left + 0.45, top), f"owner-{seat}", OWNER_SIGNS[seat]
    marks = [
        put(owner, look, sign, SIGN, id=f"c-{seat}", label=label, group=group),
        put(name, letters.name, (left + 0.45 + NAME_LEAD, top), group=group),
    ]
    for place, what in zip(count_places(box), _counted(counts), strict=True):
        marks += _count(what, place, group)
    return tuple(marks)


class _What(NamedTuple):
    sign: Shape
    look: str
    text: str
    letters: str


def _counted(counts: Counts) -> tuple[_What, ...]:
    """Signs and numbers in their order, the points first."""
    safe = counts.defence >= counts.strength
    defence = f"{counts.defence}/{counts.strength}" if counts.strength else str(counts.defence)
    return (
        _What(MEDAL, "count", str(counts.points), "t-points"),
        _What(COIN, *_look(counts.coins)),
        _What(LOGS, *_look(counts.logs)),
        _What(SHIELD, "count" if safe else "short", defence, "t-count"),
        _What(CANNON, *_look(-counts.lost)),
    )


def _look(number: int) -> tuple[str, str, str]:
    """Nothing is written in a fainter colour."""
    late = "" if number else "-none"
    return f"count{late}", str(number).replace("-", "−"), f"t-count{late}"


def _count(what: _What, at: Point, group: str) -> Marks:
    x, y = at
    return (
        put(what.sign, what.look, at, SIGN, group=group),
        put(what.text, what.letters, (x + LEAD, y), group=group),
    )

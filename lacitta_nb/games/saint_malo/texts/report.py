"""A moment of a game in text, as `print(game)` shows it; nothing of it is hidden.

Each city is a grid of letters, its rows and columns named as the spaces are.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from lacitta_nb.games.saint_malo import rules
from lacitta_nb.games.saint_malo.city import COLUMNS, NUMBER, ROWS
from lacitta_nb.games.saint_malo.constants import CHURCHES, KEY
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from lacitta_nb.games.saint_malo.state import Player, State

EMPTY: Final = "·"
LETTERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "": EMPTY,
        "crate": "c",
        "wall": "w",
        "house": "h",
        "citizen": "C",
        "soldier": "S",
        "priest": "P",
        "architect": "A",
        "merchant": "M",
        "juggler": "J",
        "noble": "N",
        **{church: str(size) for size, church in enumerate(CHURCHES, 1)},
    }
)
"""What stands in the grid for each thing; a church is the digit of its size."""


def report(state: "State") -> str:
    """The moment, the dice and the pirates, the players with their cities.

    Args:
        state: the moment.
    """
    return "\n".join(_lines(state))


def _lines(state: "State") -> Iterator[str]:
    yield _moment(state)
    if not state.over:
        yield _next(state)
    if state.rolls:
        dice = " ".join(state.dice)
        yield sentence("report-dice", {"rolls": state.rolls, "dice": dice}, game=KEY)
    yield _pirates(state)
    places = _places(state) if state.over else ["" for _ in state.players]
    for player, place in zip(state.players, places, strict=True):
        yield ""
        yield ", ".join(filter(None, (_player(player), place)))
        yield from _grid(player)
    yield ""
    sizes = f"1–{len(CHURCHES)}"
    yield sentence("report-legend", {"churches": sizes, "empty": EMPTY}, game=KEY)


def _moment(state: "State") -> str:
    if state.over or state.ends:
        return sentence("report-over", {"turns": state.turns}, game=KEY)
    words = {"turn": state.turns + 1, "phase": state.phase}
    return sentence("report-moment", words, game=KEY)


def _next(state: "State") -> str:
    player, placing = state.mover.name, state.placing
    decision = state.decision
    if decision is not None:
        thing = placing.thing if placing is not None else ""
        words = {"player": player, "kind": decision.kind, "thing": thing}
        return sentence("report-decides", words, game=KEY)
    if state.ends:
        return sentence("report-counts", {}, game=KEY)
    return sentence("report-rolls", {"player": player}, game=KEY)


def _pirates(state: "State") -> str:
    """How far the pirates are from their next attack (R2, R4)."""
    table, row = state.table, state.row
    strengths = table.tables.strengths
    comes = row < len(strengths) and not state.over
    left = (row + 1) * table.row_length - state.boxes if comes else 0
    words = {
        "marked": state.boxes,
        "boxes": table.boxes,
        "left": left,
        "strength": strengths[row] if left else 0,
    }
    return sentence("report-pirates", words, game=KEY)


def _player(player: "Player") -> str:
    words: dict[str, str | int] = {
        "player": player.name,
        "points": player.points,
        "coins": player.coins,
        "logs": player.logs,
        "defence": player.defence,
        "cannons": player.cannons_lost,
    }
    return sentence("report-player", words, game=KEY)


def _places(state: "State") -> list[str]:
    """The final score and the place of each player (E3, E4)."""
    return [
        sentence("report-final", {"points": score.total, "rank": score.rank}, game=KEY)
        for score in rules.scores(state)
    ]


def _grid(player: "Player") -> Iterator[str]:
    yield f"    {' '.join(map(str, COLUMNS))}"
    for row in ROWS:
        spaces = (NUMBER.get(f"{row}{column}") for column in COLUMNS)
        letters = (" " if space is None else LETTERS[player.at(space)] for space in spaces)
        yield f"  {row} {' '.join(letters)}".rstrip()

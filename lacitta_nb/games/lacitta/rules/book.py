"""The book of actions of a board: every action exists once and is shared by all games on it.

The very objects of the book are known to be actions. Anything else that is handed in as one may
have been made up, and is compared with its text first.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from types import MappingProxyType
from typing import Final

from lacitta_nb.games.lacitta.actions import Action, as_action
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import BUILDINGS, Edition

Row = tuple[Action, ...]
"""The actions that differ in their space only, one per space, in board order."""
Pick = Callable[[Row], Row]
"""Takes from a row the actions on a set of spaces."""

GOLD: Final = Action("gold")
PASS: Final = Action("pass")
FORFEIT: Final = Action("forfeit")
DONE: Final = Action("done")
LOOKS: Final = tuple(
    Action("closeness", circles=circles) for circles in ((2, 3), (2, 4), (3, 4), (2, 3, 4))
)
"""The choices of closeness: two of the three hidden cards, or all (P18)."""

_BINARY: Final = bytes.maketrans(b"01", b"\0\1")
_REMEMBERED: Final = 4096
"""Sets of spaces of which a book remembers the pick; then it begins anew."""


def pick_of(mask: int) -> Pick:
    """The pick of a set of spaces.

    >>> pick_of(0b101)("abc")
    ('a', 'c')
    """
    # Written in binary, a mask is itself the selector of its spaces; much quicker than bit by bit.
    selector = bin(mask)[:1:-1].encode().translate(_BINARY)
    spaces = list(compress(range(len(selector)), selector))
    if len(spaces) > 1:
        return itemgetter(*spaces)
    if not spaces:
        return _nothing
    only = spaces[0]
    return lambda row: (row[only],)


def _nothing(_row: Row) -> Row:
    return ()


class ActionBook:
    """Shared action objects of one board, made when first asked for.

    One set of spaces serves several rows (what may be built there), and comes back while a game
    goes on; so its pick is remembered.
    """

    def __init__(self, board: Board) -> None:
        self._spaces = board.spaces
        self._builds: dict[str, Mapping[str, Row]] = {}
        self._rows: dict[tuple[str, str, int, str], Row] = {}
        self._roads: dict[tuple[str, int, int], Action] = {}
        self._picks: dict[int, Pick] = {}
        self._own: set[int] = set()
        """The identities of all actions of the book, which it keeps alive."""
        self._add((GOLD, PASS, FORFEIT, DONE, *LOOKS))

    def _add(self, row: Row) -> Row:
        self._own.update(map(id, row))
        return row

    def builds(self, kind: str) -> Mapping[str, Row]:
        """The rows of one kind of action that builds, by building."""
        rows = self._builds.get(kind)
        if rows is None:
            rows = self._builds[kind] = MappingProxyType(
                {
                    name: self._add(
                        tuple(Action(kind, space, building=name) for space in self._spaces)
                    )
                    for name in BUILDINGS
                }
            )
        return rows

    def row(self, kind: str, source: str = "", amount: int = 0, service: str = "") -> Row:
        """The actions of another kind that differ in their space only, one per space."""
        key = (kind, source, amount, service)
        row = self._rows.get(key)
        if row is None:
            row = self._rows[key] = self._add(
                tuple(
                    Action(kind, space, source=source, amount=amount, service=service)
                    for space in self._spaces
                )
            )
        return row

    def roads(self, kind: str, first: int, second: int = -1) -> Action:
        """The action of a kind that lays a road on one space, or on two in this order."""
        key = (kind, first, second)
        action = self._roads.get(key)
        if action is None:
            names = self._spaces
            other = names[second] if second >= 0 else ""
            action = self._roads[key] = Action(kind, names[first], other, building="road")
            self._add((action,))
        return action

    def action(self, meant: object, edition: Edition) -> Action:
        """The action that is meant, given as one or in its text form.

        Args:
            meant: it can be anything.
            edition: the one that is played, whose words a refusal tells.

        Raises:
            BadAction: it is neither.
        """
        if id(meant) in self._own:
            return meant  # type: ignore[return-value]  # one of the book's own
        return as_action(meant, edition)

    def pick(self, mask: int) -> Pick:
        """What takes the actions on a set of spaces from any row."""
        pick = self._picks.get(mask)
        if pick is None:
            if len(self._picks) >= _REMEMBERED:
                self._picks.clear()
            pick = self._picks[mask] = pick_of(mask)
        return pick


@lru_cache(maxsize=16)
def book_of(board: Board) -> ActionBook:
    """The book of a board."""
    return ActionBook(board)

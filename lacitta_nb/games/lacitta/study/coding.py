"""La Città in numbers, for learning programs: what each number of an action means.

Most actions happen on a space, so there is a plane of numbers for each sort of them (`build farm`,
`wish health`), with one number a space. A settler's plane says which of one's cities it leaves, in
the order of founding. Two roads are numbered as a pair of spaces, whichever is laid first.

>>> from lacitta_nb import new_game
>>> state = new_game(players=2, seed=1).state
>>> CODING.slots(state), CODING.meaning(state, 9)
(7340, 'place A2')
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from lacitta_nb.arena.coding import Coding
from lacitta_nb.games.lacitta.actions import Action
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import AMOUNTS, CASTLES, EDITIONS, SERVICES, Edition
from lacitta_nb.games.lacitta.rules.book import DONE, FORFEIT, GOLD, LOOKS, PASS
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.games.lacitta.study.coding_rows import BLOCKS

_WORDS: Final = (GOLD, PASS, FORFEIT, DONE, *LOOKS)
"""The actions without a space, which have the first numbers."""
_ROADS: Final = ("roads", "master_builder")
"""The kinds that lay roads, each with a triangle of pairs of spaces."""
_Sort = tuple[str, str, int, str]
"""What actions of one plane have in common: kind, building, amount or city, service."""


def _sorts(edition: Edition) -> list[_Sort]:
    """The planes of an edition, in the order of their numbers."""
    buildings = (*edition.small, *edition.bigger)
    services = ("", *SERVICES)
    return [
        ("place", "", 0, ""),
        *(("found", "", city, "") for city in range(CASTLES - 1)),
        *(("build", name, 0, "") for name in edition.small),
        *((name, name, 0, "") for name in edition.bigger),
        *(("master_builder", name, 0, "") for name in buildings),
        *(("bread_and_circuses", "", n, service) for service in services for n in AMOUNTS),
        *(("golden_times", "", n, "") for n in AMOUNTS),
        ("rich_harvest", "", 0, ""),
        *(("wish", "", 0, service) for service in SERVICES),
        ("demolish", "", 0, ""),
        ("starve", "", 0, ""),
    ]


class _Numbering:
    """The numbers of all actions on one board in one edition."""

    def __init__(self, board: Board, edition: Edition) -> None:
        self.spaces: Final = board.spaces
        self.index: Final = board.index
        self.sorts: Final = _sorts(edition)
        width = len(self.spaces)
        self.plane_at: Final[Mapping[_Sort, int]] = {
            sort: len(_WORDS) + place * width for place, sort in enumerate(self.sorts)
        }
        self.first_pair: Final = len(_WORDS) + len(self.sorts) * width
        # Row by row, the pairs that begin with each space; a single road is a pair with itself.
        self.rows: Final = [n * width - n * (n - 1) // 2 for n in range(width)]
        self.pairs: Final = width * (width + 1) // 2
        self.slots: Final = self.first_pair + (self.pairs * len(_ROADS) if edition.roads else 0)
        self._known: Final[dict[Action, int]] = {word: n for n, word in enumerate(_WORDS)}

    def number(self, state: State, action: Action) -> int:
        """The number of an action that is legal in a state."""
        if action.kind == "found":
            castle = self.index[action.source]
            own = [city.castle for city in state.cities_of(state.to_move)]
            return self.plane_at["found", "", own.index(castle), ""] + self.index[action.space]
        number = self._known.get(action)
        if number is None:
            number = self._known[action] = self._number(action)
        return number

    def _number(self, action: Action) -> int:
        first = self.index[action.space]
        if action.building == "road":
            one, two = sorted((first, self.index[action.second or action.space]))
            triangle = self.first_pair + _ROADS.index(action.kind) * self.pairs
            return triangle + self.rows[one] + two - one
        return self.plane_at[action.kind, action.building, action.amount, action.service] + first

    def meaning(self, number: int) -> str:
        """The action text of a number; of a settler the city in place of its castle."""
        if number < len(_WORDS):
            return str(_WORDS[number])
        if number >= self.first_pair:
            return self._roads(number - self.first_pair)
        place, space = divmod(number - len(_WORDS), len(self.spaces))
        kind, building, amount, service = self.sorts[place]
        name = self.spaces[space]
        if kind == "found":
            return f"found {name} from city {amount + 1}"
        return str(Action(kind, name, building=building, amount=amount, service=service))

    def _roads(self, pair: int) -> str:
        kind, place = divmod(pair, self.pairs)
        one = bisect_right(self.rows, place) - 1
        two = one + place - self.rows[one]
        second = self.spaces[two] if two != one else ""
        return str(Action(_ROADS[kind], self.spaces[one], second, building="road"))


@lru_cache(maxsize=16)
def _numbering(board: Board, edition: str) -> _Numbering:
    return _Numbering(board, EDITIONS[edition])


class LaCittaCoding(Coding[State, Action]):
    """The numbers of La Città; games on one board and of one edition and size are of a kind."""

    blocks = BLOCKS

    def slots(self, state: State) -> int:
        """How many numbers the actions of a game have."""
        return self._of(state).slots

    def numbers(self, state: State, legal: Sequence[Action]) -> list[int]:
        """The numbers of all legal actions."""
        number = self._of(state).number
        return [number(state, action) for action in legal]

    def meaning(self, state: State, number: int) -> str:
        """What a number means."""
        return self._of(state).meaning(number)

    def round(self, state: State) -> int:
        """The year."""
        return state.year

    def _of(self, state: State) -> _Numbering:
        return _numbering(state.table.board, state.table.edition.name)


CODING: Final = LaCittaCoding()

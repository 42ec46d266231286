r"""The board: numbered spaces and areas, who touches whom, how far it is. Integers only.

A set of spaces is an int with one bit per space, as chess programs keep squares:

      A1 - A2 - A3          bit 0 is A1, bit 1 is A2 ...; the set {A1, A3} is 0b101
         \ L1 /

Two hexagons touch when one is among the `neighbours_of` the other; the file can take pairs out
again (`not_adjacent`, `no_yield`). Nothing here changes once it is made: all games on a board share
it.
"""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Any, Final

from lacitta_nb.core.errors import Guess, NotFound, Refusal
from lacitta_nb.core.shared import Shared, bits, data_folder, fixed, loose
from lacitta_nb.games.lacitta.constants import NEW_CITY_GAP
from lacitta_nb.geometry.hexes import Hex, neighbours_of
from lacitta_nb.given import called, nearest


class Board(Shared):
    """One board, made of the content of a checked board file (formats.md, section 2).

    Attributes:
        name, title, provenance: what the file says of itself.
        spaces: names of the spaces; a space's number is its place here.
        at: axial coordinates of each space.
        players: for each space, the smallest number of players that may build there (S11).
        areas: names of the areas. cells: the hexagons of each. waste: areas of the expansion (S12).
        adjacent: for each space the set of spaces beside it.
        near: for each space the set of itself and those beside it.
        reach: for each space the set of spaces at most `NEW_CITY_GAP` steps away, itself included.
        areas_at: for each space the numbers of the areas beside it.
        setups: beginners' set-ups by number of players, as in the file.
        source: the file's content, a copy; shipped: whether it comes with the package.
    """

    def __init__(self, source: Mapping[str, Any], *, shipped: bool = False) -> None:
        self._source: Final = fixed(source)
        self.shipped: Final = shipped
        self.name: Final[str] = source["name"]
        self.title: Final[str] = source["title"]
        self.provenance: Final[str] = source["provenance"]
        spaces: Mapping[str, Any] = source["spaces"]
        areas: Mapping[str, Any] = source["areas"]
        self.spaces: Final[tuple[str, ...]] = tuple(spaces)
        self.at: Final[tuple[Hex, ...]] = tuple((s["at"][0], s["at"][1]) for s in spaces.values())
        self.players: Final[tuple[int, ...]] = tuple(s["players"] for s in spaces.values())
        self.areas: Final[tuple[str, ...]] = tuple(areas)
        self.cells: Final[tuple[tuple[Hex, ...], ...]] = tuple(
            tuple((q, r) for q, r in a["cells"]) for a in areas.values()
        )
        self.waste: Final[tuple[bool, ...]] = tuple(
            bool(a.get("expansion", False)) for a in areas.values()
        )
        self.index: Final = _numbered(self.spaces)
        self.area_index: Final = _numbered(self.areas)
        self.adjacent: Final[tuple[int, ...]] = self._adjacent(source.get("not_adjacent", ()))
        self.near: Final[tuple[int, ...]] = tuple(
            1 << i | mask for i, mask in enumerate(self.adjacent)
        )
        self.reach: Final[tuple[int, ...]] = tuple(self._reach())
        self.areas_at: Final[tuple[tuple[int, ...], ...]] = self._areas_at(
            source.get("no_yield", ())
        )
        self.setups: Final[Mapping[str, Any]] = self._source.get("setups", {})

    def __repr__(self) -> str:
        return f"<Board {self.name}: {len(self.spaces)} spaces, {len(self.areas)} areas>"

    @property
    def source(self) -> dict[str, Any]:
        """The content of the board's file, a copy that can be changed."""
        return {key: loose(value) for key, value in self._source.items()}

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Board) and self._source == other._source

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process makes each board once; what is remembered of it is found again."""
        if self.shipped:
            return shipped_board, (self.name,)
        return _board_again, (json.dumps(self.source),)

    def _adjacent(self, apart: Sequence[Sequence[str]]) -> tuple[int, ...]:
        where = {cell: i for i, cell in enumerate(self.at)}
        found = [0] * len(self.at)
        for i, cell in enumerate(self.at):
            for other in neighbours_of(cell):
                if other in where:
                    found[i] |= 1 << where[other]
        for one, two in apart:
            a, b = self.index[one], self.index[two]
            found[a] &= ~(1 << b)
            found[b] &= ~(1 << a)
        return tuple(found)

    def _reach(self) -> Iterator[int]:
        for start in range(len(self.spaces)):
            ring = seen = 1 << start
            for _ in range(NEW_CITY_GAP):
                ring = self.around(ring) & ~seen
                seen |= ring
            yield seen

    def around(self, mask: int) -> int:
        """The spaces beside any of a set."""
        around = 0
        for i in bits(mask):
            around |= self.adjacent[i]
        return around

    def _areas_at(self, dry: Sequence[Sequence[str]]) -> tuple[tuple[int, ...], ...]:
        where = {cell: number for number, cells in enumerate(self.cells) for cell in cells}
        without = {(space, area) for space, area in dry}
        found = []
        for space, cell in zip(self.spaces, self.at, strict=True):
            touched = {where[other] for other in neighbours_of(cell) if other in where}
            found.append(tuple(a for a in sorted(touched) if (space, self.areas[a]) not in without))
        return tuple(found)

    @cached_property
    def touching(self) -> tuple[int, ...]:
        """For each area the set of spaces beside it."""
        found = [0] * len(self.areas)
        for space, areas in enumerate(self.areas_at):
            for area in areas:
                found[area] |= 1 << space
        return tuple(found)

    def open_to(self, players: int) -> int:
        """The set of spaces that may be built on with that many players (S11)."""
        return self._open[min(max(players, 2), 4) - 2]

    @cached_property
    def _open(self) -> tuple[int, ...]:
        return tuple(
            sum(1 << i for i, least in enumerate(self.players) if least <= count)
            for count in (2, 3, 4)
        )

    def mask(self, names: Iterator[str] | Sequence[str]) -> int:
        """The set of the spaces with these names."""
        found = 0
        for name in names:
            found |= 1 << self.index[name]
        return found

    def names(self, mask: int) -> list[str]:
        """The names of the spaces in a set, in board order."""
        return [self.spaces[i] for i in bits(mask)]

    def no_space(self, name: str) -> Refusal:
        """Why nothing can be done on a space that there is not (G1), with the one that is meant."""
        meant = nearest(name, self.spaces)
        if not meant:
            return Refusal("G1", "no-such-space", {"space": name})
        return Refusal("G1", "no-such-space-near", {"space": name, "near": meant[0]})

    def connected(self, mask: int, start: int) -> int:
        """The part of a set of spaces that hangs together with the space of number `start`."""
        seen = ring = 1 << start & mask
        while ring:
            ring = self.around(ring) & mask & ~seen
            seen |= ring
        return seen

    def distance(self, one: int, two: int) -> int | None:
        """Steps from a set of spaces to another along the spaces; None where no way leads (G3)."""
        ring = seen = one
        steps = 0
        while ring:
            if ring & two:
                return steps
            ring = self.around(ring) & ~seen
            seen |= ring
            steps += 1
        return None


def _numbered(names: Sequence[str]) -> Mapping[str, int]:
    return MappingProxyType({name: number for number, name in enumerate(names)})


@cache
def shipped_names() -> tuple[str, ...]:
    """The names of the boards that come with the package.

    >>> "toscana" in shipped_names()
    True
    """
    found = []
    for name in sorted(os.listdir(data_folder())):
        stem, kind = os.path.splitext(name)
        if kind == ".json" and _content(stem)["format"].startswith("lacitta-board/"):
            found.append(stem)
    return tuple(found)


def _content(name: str) -> dict[str, Any]:
    with open(os.path.join(data_folder(), f"{name}.json"), encoding="utf-8") as file:
        content: dict[str, Any] = json.load(file)
        return content


@lru_cache(maxsize=16)
def shipped_board(name: str) -> Board:
    """A board that comes with the package, by name; its file was checked by tests.

    Raises:
        NotFound: no such board.
    """
    if name not in shipped_names():
        known = shipped_names()
        guess = Guess(called(name), known)
        raise NotFound("no-board", guess=guess, name=called(name), names=", ".join(known))
    return Board(_content(name), shipped=True)


@lru_cache(maxsize=16)
def _board_again(source: str) -> Board:
    return Board(json.loads(source))

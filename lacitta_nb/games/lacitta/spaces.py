r"""A space of the board looked up: what is beside it, what it yields, and whose cities are near.

>>> from lacitta_nb import new_game
>>> print(*new_game(players=2, seed=7).space("B5").surroundings, sep="\n")
It touches L4: farmland with 1 wheat, L5: lake.
Spaces beside it: A8, B6, C5.
Nearest cities, in steps: B4 (Player 1) 5, F6 (Player 2) 7, K6 (Player 1) 11, O4 (Player 2) 13.
"""

from collections.abc import Iterator
from html import escape
from typing import Final, NamedTuple

from lacitta_nb.core.box import state_of
from lacitta_nb.core.errors import Guess, NotFound
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import KEY, WHEAT
from lacitta_nb.games.lacitta.state import City, State
from lacitta_nb.given import called, spelt
from lacitta_nb.texts import sentence

TOLD: Final = 4
"""Cities that the sentences tell; the record has them all."""


class Area(NamedTuple):
    """An area that a space touches.

    Attributes:
        name: as on the board.
        landscape: the tile on it, "" for none.
        wheat: what it brings to each castle and farm beside it (G7).
    """

    name: str
    landscape: str
    wheat: int


class Near(NamedTuple):
    """How far a city is from a space.

    Attributes:
        castle: the space of its castle.
        player: its owner's name.
        steps: from the space to the nearest space of the city; 0 for the city that it belongs to.
    """

    castle: str
    player: str
    steps: int


class Space(NamedTuple):
    """What there is to know of a space at a moment; `print` tells it, and so does a notebook.

    Attributes:
        name: of the space.
        neighbours: the spaces beside it.
        areas: those that it touches; a printed border takes one away.
        wheat: the food of a castle or a farm there (G7).
        mountains: the gold of a quarry there a year.
        lake: whether a lake is beside it (P8).
        open: whether it may be built on with so many players (S11).
        building: what stands there, "" for nothing.
        cities: all cities that can be reached from there, the nearest first.
    """

    name: str
    neighbours: tuple[str, ...]
    areas: tuple[Area, ...]
    wheat: int
    mountains: int
    lake: bool
    open: bool
    building: str
    cities: tuple[Near, ...]

    @property
    def city(self) -> Near | None:
        """The city that it belongs to, or None."""
        return next((city for city in self.cities if city.steps == 0), None)

    @property
    def beside(self) -> tuple[Near, ...]:
        """The cities that it lies beside; with two of them nobody may build there (P7)."""
        return tuple(city for city in self.cities if city.steps == 1)

    @property
    def lines(self) -> tuple[str, ...]:
        """All of it in sentences, in the language that is spoken."""
        return (*self._here(), *self.surroundings)

    @property
    def surroundings(self) -> tuple[str, ...]:
        """What lies around it, in sentences: areas, spaces and cities."""
        return tuple(_surroundings(self))

    def _here(self) -> Iterator[str]:
        city = self.city
        if city is None:
            yield sentence("site-empty", {"space": self.name}, game=KEY)
        else:
            words = {"space": self.name, "building": self.building, "player": city.player}
            yield sentence("site-built", words, game=KEY)
        yield yield_line(self)

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def _repr_html_(self) -> str:
        told = "".join(f"<li>{escape(line)}</li>" for line in self.lines)
        return f"<p><b>{escape(self.name)}</b></p><ul>{told}</ul>"


def space(table: object, name: str) -> Space:
    """What there is to know of a space; nothing of it is hidden from anybody.

    Args:
        table: a game of La Città, or a state of one.
        name: of the space; letters may be small or large.

    Raises:
        BadSetting: that is no game of La Città.
        NotFound: its board has no such space.
    """
    state: State = state_of(table, KEY)
    ground, board = state.table, state.table.board
    known = spelt(name, board.index)
    if known is None:
        raise _no_space(board, name)
    number = board.index[known]
    return Space(
        name=known,
        neighbours=tuple(board.names(board.adjacent[number])),
        areas=tuple(
            Area(board.areas[area], ground.landscapes[area], WHEAT.get(ground.landscapes[area], 0))
            for area in board.areas_at[number]
            # Waste land belongs to the game with its tiles alone (S12).
            if ground.landscapes[area] or not board.waste[area]
        ),
        wheat=ground.wheat[number],
        mountains=ground.mountains[number],
        lake=bool(ground.lake >> number & 1),
        open=bool(ground.open >> number & 1),
        building=state.building_at(number) or "",
        cities=_cities(state, number),
    )


def _no_space(board: Board, name: str) -> NotFound:
    """The error for a name that no space has; areas have names that look alike."""
    if (area := spelt(name, board.area_index)) is not None:
        beside = (space for space in board.spaces if _touches(board, space, area))
        return NotFound("site-is-area", name=area, spaces=", ".join(beside))
    told = called(name)
    guess = Guess(told, board.spaces)
    return NotFound("drawing-no-space", guess=guess, name=told, board=board.name)


def _touches(board: Board, space: str, area: str) -> bool:
    return board.area_index[area] in board.areas_at[board.index[space]]


def yield_line(found: Space) -> str:
    """What a castle, a farm or a quarry would get there, in a sentence."""
    words: dict[str, str | int] = {
        "wheat": found.wheat,
        "mountains": found.mountains,
        "lake": "yes" if found.lake else "no",
        "open": "yes" if found.open else "no",
    }
    return sentence("site-yields", words, game=KEY).strip()


def _cities(state: State, start: int) -> tuple[Near, ...]:
    """The cities by their distance, those of one distance in founding order."""
    board = state.table.board
    left: list[City] = list(state.cities)
    found: list[Near] = []
    steps, seen = 0, 0
    ring = 1 << start
    while ring and left:
        for city in [city for city in left if city.spaces & ring]:
            owner = state.players[city.owner].name
            found.append(Near(board.spaces[city.castle], owner, steps))
            left.remove(city)
        seen |= ring
        ring = board.around(ring) & ~seen
        steps += 1
    return tuple(found)


def _area_text(area: Area) -> str:
    if not area.landscape:
        return sentence("site-bare", {"area": area.name}, game=KEY)
    return sentence("site-area", {"area": area.name, "tile": area.landscape}, game=KEY)


def _surroundings(found: Space) -> Iterator[str]:
    areas = [_area_text(area) for area in found.areas]
    if areas:
        yield sentence("site-areas", {"areas": ", ".join(areas)}, game=KEY)
    else:
        yield sentence("site-no-area", {}, game=KEY)
    yield sentence("site-beside", {"spaces": ", ".join(found.neighbours)}, game=KEY)
    others = [city for city in found.cities if city.steps][:TOLD]
    told = [
        sentence(
            "site-city",
            {"castle": city.castle, "player": city.player, "steps": city.steps},
            game=KEY,
        )
        for city in others
    ]
    if told:
        words = {"cities": ", ".join(told), "own": "yes" if found.city else "no"}
        yield sentence("site-cities", words, game=KEY)

"""Board files: what a board must fulfil before anybody plays on it (formats.md, section 2)."""

from collections.abc import Collection, Iterator
from typing import Any

from lacitta_nb.core.errors import BadFile, Guess, Problem
from lacitta_nb.core.shared import bits
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import MAX_BOARD_VALUES, inside, plain, shown
from lacitta_nb.games.lacitta.board import Board, shipped_board, shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, LANDSCAPE_TILES, NEW_CITY_GAP
from lacitta_nb.games.lacitta.formats.schemas import BoardShape, SetupShape
from lacitta_nb.games.lacitta.problems.land import tiles_beyond
from lacitta_nb.geometry.hexes import Hex, neighbours_of


def board_from(source: object) -> Board:
    """A board, by the name of one that comes with the package or as the content of a board file.

    Raises:
        BadFile: no such board, or a board that does not fit, at the places where it does not.

    >>> board_from("toscana").name
    'toscana'
    """
    if isinstance(source, str):
        if source not in shipped_names():
            names, guess = ", ".join(shipped_names()), Guess(source, shipped_names())
            raise BadFile("", "file-no-board", guess=guess, found=shown(source), names=names)
        return shipped_board(source)
    if not isinstance(source, dict):
        raise BadFile("", "file-no-board-at-all", found=shown(source))
    content: dict[str, Any] = plain(source, MAX_BOARD_VALUES)
    check_format(content, ("lacitta",), ("board",))
    shape = fitted(BoardShape, content)
    BadFile.refuse([*_wrong_hexagons(shape), *_wrong_pairs(shape)])
    board = Board(content)
    found = [*_no_way(board)]
    for players, setup in shape.setups.items():
        found += inside(f"setups.{players}", _wrong_setup(board, int(players), setup))
    BadFile.refuse(found)
    return board


def _wrong_hexagons(shape: BoardShape) -> Iterator[Problem]:
    taken: dict[Hex, str] = {}
    for name, space in shape.spaces.items():
        yield from _take(taken, (space.at[0], space.at[1]), name, f"spaces.{name}.at")
    for name, area in shape.areas.items():
        cells = [(cell[0], cell[1]) for cell in area.cells]
        for i, cell in enumerate(cells):
            yield from _take(taken, cell, name, f"areas.{name}.cells[{i}]")
        if not _hang_together(cells):
            yield Problem.at(f"areas.{name}.cells", "file-several-pieces")


def _take(taken: dict[Hex, str], cell: Hex, name: str, place: str) -> Iterator[Problem]:
    if cell in taken:
        q, r = cell
        yield Problem.at(place, "file-hexagon-taken", q=q, r=r, name=taken[cell])
    taken[cell] = name


def _hang_together(cells: list[Hex]) -> bool:
    left = set(cells[1:])
    ring = [cells[0]]
    while ring:
        ring = [n for cell in ring for n in neighbours_of(cell) if n in left]
        left.difference_update(ring)
    return not left


def _wrong_pairs(shape: BoardShape) -> Iterator[Problem]:
    spaces, areas = dict.fromkeys(shape.spaces), dict.fromkeys(shape.areas)
    for i, pair in enumerate(shape.not_adjacent):
        for j, name in enumerate(pair):
            yield from _no_space(name, spaces, f"not_adjacent[{i}][{j}]")
    for i, (space, area) in enumerate(shape.no_yield):
        yield from _no_space(space, spaces, f"no_yield[{i}][0]")
        yield from _no_area(area, areas, f"no_yield[{i}][1]")


def _no_space(name: str, known: Collection[str], place: str) -> Iterator[Problem]:
    if name not in known:
        yield Problem.at(place, "file-no-space", guess=Guess(name, known), found=shown(name))


def _no_area(name: str, known: Collection[str], place: str) -> Iterator[Problem]:
    if name not in known:
        yield Problem.at(place, "file-no-area", guess=Guess(name, known), found=shown(name))


def _no_way(board: Board) -> Iterator[Problem]:
    for players in (2, 3, 4):
        mask = board.open_to(players)
        first = next(bits(mask), None)
        if first is None:
            continue
        apart = mask & ~board.connected(mask, first)
        if apart:
            place = f"spaces.{board.names(apart)[0]}"
            yield Problem.at(place, "file-no-way", players=players, name=board.spaces[first])


def _wrong_setup(board: Board, players: int, setup: SetupShape) -> Iterator[Problem]:
    if len(setup.castles) != players:
        found = len(setup.castles)
        yield Problem.at("castles", "file-setup-pairs", players=players, found=found)
    yield from _wrong_setup_tiles(board, setup)
    placed: list[int] = []
    for i, pair in enumerate(setup.castles):
        for j, name in enumerate(pair):
            place = f"castles[{i}][{j}]"
            yield from _no_space(name, board.spaces, place)
            if name in board.index:
                space = board.index[name]
                yield from _wrong_site(board, players, space, placed, place)
                placed.append(space)


def _wrong_setup_tiles(board: Board, setup: SetupShape) -> Iterator[Problem]:
    for name in setup.landscapes:
        yield from _no_area(name, board.areas, f"landscapes.{name}")
    for waste, tiles in ((False, LANDSCAPE_TILES), (True, EDITIONS["expansion"].waste)):
        laid = [
            tile
            for name, tile in setup.landscapes.items()
            if name in board.area_index and board.waste[board.area_index[name]] is waste
        ]
        yield from tiles_beyond(laid, tiles, waste=waste)


def _wrong_site(
    board: Board, players: int, space: int, placed: list[int], place: str
) -> Iterator[Problem]:
    name = board.spaces[space]
    if board.players[space] > players:
        yield Problem.at(place, "file-setup-closed", rule="S11", name=name, players=players)
    for other in placed:
        if board.reach[other] >> space & 1:
            yield Problem.at(
                place,
                "file-setup-near",
                rule="S10",
                gap=NEW_CITY_GAP,
                name=name,
                castle=board.spaces[other],
            )
            return

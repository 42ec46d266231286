"""Board files: what a board must fulfil before anybody plays on it (formats.md, section 2)."""

from typing import Any

from lacitta_nb.core.errors import BadFile
from lacitta_nb.core.shared import bits
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import MAX_BOARD_VALUES, located, plain, shown
from lacitta_nb.games.lacitta.board import Board, shipped_board, shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, LANDSCAPE_TILES, NEW_CITY_GAP
from lacitta_nb.games.lacitta.formats.schemas import BoardShape, SetupShape
from lacitta_nb.games.lacitta.problems.land import tiles_beyond
from lacitta_nb.geometry.hexes import Hex, neighbours_of


def board_from(source: object) -> Board:
    """A board, by the name of one that comes with the package or as the content of a board file.

    Raises:
        BadFile: no such board, or a board that does not fit, at the place where it does not.

    >>> board_from("toscana").name
    'toscana'
    """
    if isinstance(source, str):
        if source not in shipped_names():
            names = ", ".join(shipped_names())
            raise BadFile("", "file-no-board", found=shown(source), names=names)
        return shipped_board(source)
    if not isinstance(source, dict):
        raise BadFile("", "file-no-board-at-all", found=shown(source))
    content: dict[str, Any] = plain(source, MAX_BOARD_VALUES)
    check_format(content, ("lacitta",), ("board",))
    shape = fitted(BoardShape, content)
    _check_hexagons(shape)
    _check_pairs(shape)
    board = Board(content)
    _check_open(board)
    for players, setup in shape.setups.items():
        with located(f"setups.{players}"):
            _check_setup(board, int(players), setup)
    return board


def _check_hexagons(shape: BoardShape) -> None:
    taken: dict[Hex, str] = {}
    for name, space in shape.spaces.items():
        _take(taken, (space.at[0], space.at[1]), name, f"spaces.{name}.at")
    for name, area in shape.areas.items():
        cells = [(cell[0], cell[1]) for cell in area.cells]
        for i, cell in enumerate(cells):
            _take(taken, cell, name, f"areas.{name}.cells[{i}]")
        if not _hang_together(cells):
            raise BadFile(f"areas.{name}.cells", "file-several-pieces")


def _take(taken: dict[Hex, str], cell: Hex, name: str, place: str) -> None:
    if cell in taken:
        q, r = cell
        raise BadFile(place, "file-hexagon-taken", q=q, r=r, name=taken[cell])
    taken[cell] = name


def _hang_together(cells: list[Hex]) -> bool:
    left = set(cells[1:])
    ring = [cells[0]]
    while ring:
        ring = [n for cell in ring for n in neighbours_of(cell) if n in left]
        left.difference_update(ring)
    return not left


def _check_pairs(shape: BoardShape) -> None:
    for i, pair in enumerate(shape.not_adjacent):
        for j, name in enumerate(pair):
            _check_space(shape, name, f"not_adjacent[{i}][{j}]")
    for i, (space, area) in enumerate(shape.no_yield):
        _check_space(shape, space, f"no_yield[{i}][0]")
        if area not in shape.areas:
            raise BadFile(f"no_yield[{i}][1]", "file-no-area", found=shown(area))


def _check_space(shape: BoardShape, name: str, place: str) -> None:
    if name not in shape.spaces:
        raise BadFile(place, "file-no-space", found=shown(name))


def _check_open(board: Board) -> None:
    for players in (2, 3, 4):
        mask = board.open_to(players)
        first = next(bits(mask), None)
        if first is None:
            continue
        apart = mask & ~board.connected(mask, first)
        if apart:
            place = f"spaces.{board.names(apart)[0]}"
            raise BadFile(place, "file-no-way", players=players, name=board.spaces[first])


def _check_setup(board: Board, players: int, setup: SetupShape) -> None:
    if len(setup.castles) != players:
        raise BadFile("castles", "file-setup-pairs", players=players, found=len(setup.castles))
    _check_setup_tiles(board, setup)
    placed: list[int] = []
    for i, pair in enumerate(setup.castles):
        for j, name in enumerate(pair):
            with located(f"castles[{i}][{j}]"):
                placed.append(_site(board, players, name, placed))


def _check_setup_tiles(board: Board, setup: SetupShape) -> None:
    for name in setup.landscapes:
        if name not in board.area_index:
            raise BadFile(f"landscapes.{name}", "file-no-area", found=shown(name))
    for waste, tiles in ((False, LANDSCAPE_TILES), (True, EDITIONS["expansion"].waste)):
        laid = [
            tile
            for name, tile in setup.landscapes.items()
            if board.waste[board.area_index[name]] is waste
        ]
        for problem in tiles_beyond(laid, tiles, waste=waste):
            raise BadFile.of(problem)


def _site(board: Board, players: int, name: str, placed: list[int]) -> int:
    space = board.index.get(name)
    if space is None:
        raise BadFile("", "file-no-space", found=shown(name))
    if board.players[space] > players:
        raise BadFile("", "file-setup-closed", rule="S11", name=name, players=players)
    for other in placed:
        if board.reach[other] >> space & 1:
            castle = board.spaces[other]
            raise BadFile(
                "", "file-setup-near", rule="S10", gap=NEW_CITY_GAP, name=name, castle=castle
            )
    return space

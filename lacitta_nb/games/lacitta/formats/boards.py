"""Board files: what a board must fulfil before anybody plays on it (formats.md, section 2)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.values import MAX_BOARD_VALUES, located, plain, shown
from lacitta_nb.games.lacitta.board import Board, bits, shipped_board, shipped_names
from lacitta_nb.games.lacitta.constants import EDITIONS, LANDSCAPE_TILES, NEW_CITY_GAP
from lacitta_nb.games.lacitta.formats.schemas import BoardShape, SetupShape, fitted
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
            raise BadFile("", f"there is no board {shown(source)}; the boards are: {names}")
        return shipped_board(source)
    if not isinstance(source, dict):
        raise BadFile("", f"expected the name of a board or a board, got {shown(source)}")
    content: dict[str, Any] = plain(source, MAX_BOARD_VALUES)
    check_format(content, "board")
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
            raise BadFile(f"areas.{name}.cells", "expected one connected piece, got several")


def _take(taken: dict[Hex, str], cell: Hex, name: str, place: str) -> None:
    if cell in taken:
        q, r = cell
        raise BadFile(place, f"the hexagon [{q}, {r}] belongs to {taken[cell]} already")
    taken[cell] = name


def _hang_together(cells: list[Hex]) -> bool:
    left = set(cells[1:])
    ring = [cells[0]]
    while ring:
        ring = [n for cell in ring for n in neighbours_of(cell) if n in left]
        left.difference_update(ring)
    return not left


def _check_pairs(shape: BoardShape) -> None:
    for key, pairs, kinds in (
        ("not_adjacent", shape.not_adjacent, ("space", "space")),
        ("no_yield", shape.no_yield, ("space", "area")),
    ):
        for i, pair in enumerate(pairs):
            for j, (kind, name) in enumerate(zip(kinds, pair, strict=True)):
                if name not in (shape.spaces if kind == "space" else shape.areas):
                    raise BadFile(f"{key}[{i}][{j}]", f"there is no {kind} {shown(name)}")


def _check_open(board: Board) -> None:
    for players in (2, 3, 4):
        mask = board.open_to(players)
        first = next(bits(mask), None)
        if first is None:
            continue
        apart = mask & ~board.connected(mask, first)
        if apart:
            raise BadFile(
                f"spaces.{board.names(apart)[0]}",
                f"with {players} players no way leads over open spaces from here to "
                f"{board.spaces[first]}",
            )


def _check_setup(board: Board, players: int, setup: SetupShape) -> None:
    if len(setup.castles) != players:
        raise BadFile(
            "castles", f"expected {players} pairs, one a player, got {len(setup.castles)}"
        )
    _check_setup_tiles(board, setup)
    placed: list[int] = []
    for i, pair in enumerate(setup.castles):
        for j, name in enumerate(pair):
            with located(f"castles[{i}][{j}]"):
                placed.append(_site(board, players, name, placed))


def _check_setup_tiles(board: Board, setup: SetupShape) -> None:
    for name in setup.landscapes:
        if name not in board.area_index:
            raise BadFile(f"landscapes.{name}", f"there is no area {shown(name)}")
    for waste, tiles in ((False, LANDSCAPE_TILES), (True, EDITIONS["expansion"].waste)):
        laid = [
            tile
            for name, tile in setup.landscapes.items()
            if board.waste[board.area_index[name]] is waste
        ]
        check_tiles(laid, tiles, waste=waste)


def check_tiles(laid: Iterable[str], tiles: Mapping[str, int], *, waste: bool) -> None:
    """No more landscape tiles than there are (S2), and on waste land (S12).

    Raises:
        BadFile: at the place `landscapes`.
    """
    for tile, count in Counter(laid).items():
        most = tiles.get(tile, 0)
        if count > most:
            where, rule = ("on waste land", "S12") if waste else ("in all", "S2")
            raise BadFile(
                "landscapes", f"expected at most {most} {tile} {where}, got {count} [{rule}]"
            )


def _site(board: Board, players: int, name: str, placed: list[int]) -> int:
    space = board.index.get(name)
    if space is None:
        raise BadFile("", f"there is no space {shown(name)}")
    if board.players[space] > players:
        raise BadFile("", f"{name} is closed with {players} players [S11]")
    for other in placed:
        if board.reach[other] >> space & 1:
            raise BadFile(
                "",
                f"expected at least {NEW_CITY_GAP} empty spaces between {name} and the castle at "
                f"{board.spaces[other]} [S10]",
            )
    return space

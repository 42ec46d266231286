"""Positions: from a file to a State and back (formats.md, section 3)."""

from collections.abc import Mapping
from typing import Any, Final

from lacitta_nb.files.findings import Findings
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.shapes import fitted
from lacitta_nb.files.values import plain
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import EDITIONS
from lacitta_nb.games.lacitta.formats.boards import board_from
from lacitta_nb.games.lacitta.formats.cards import ShuffleKey, politics_from, voice_from
from lacitta_nb.games.lacitta.formats.cities import Land, city_shape, land_from
from lacitta_nb.games.lacitta.formats.fields import USUAL_BOARD, edition_of
from lacitta_nb.games.lacitta.formats.naming import wrong_names
from lacitta_nb.games.lacitta.formats.players import (
    face_down_shape,
    mover_from,
    pending_from,
    player_from,
    player_shape,
)
from lacitta_nb.games.lacitta.formats.schemas import PositionShape
from lacitta_nb.games.lacitta.problems import problems_in
from lacitta_nb.games.lacitta.problems.phases import voice_laid, year_ended
from lacitta_nb.games.lacitta.state import State, Table

FORMAT: Final = "lacitta-position/1"


def state_from_position(data: Mapping[str, Any]) -> State:
    """The moment that a position describes.

    Args:
        data: the content of a position file, as `read_source` gives it; what it leaves out has its
            default.

    Raises:
        BadFile: it does not fit, at the places where it does not.

    >>> state_from_position({"format": "lacitta-position/1"}).players[1].name
    'Player 2'
    """
    check_format(data, ("lacitta",), ("position",))
    shape, board = _read(data)
    size = len(shape.players)
    table = Table(board, shape.edition, _landscapes(shape, board), size, shape.seed)
    land = land_from(table, shape.cities)
    state = _state(shape, table, land)
    found = Findings()
    with found.noting():
        state = state._replace(to_move=mover_from(state, shape))
    with found.noting():
        state = state._replace(pending=pending_from(state, shape.pending))
    found.add_elsewhere(problems_in(state, land.orders))
    found.refuse()
    return state


def position_of(state: State, *, hide_for: int | None = None) -> dict[str, Any]:
    """A moment as the content of a position file, every field written out.

    Args:
        state: the moment.
        hide_for: a player's number; then what is hidden from that player reads "?", and the seed
            and what others have looked at are left out.

    Returns:
        A new dict that `state_from_position` reads; without `hide_for` it leads to an equal State.
    """
    seen = state if hide_for is None else state.seen_by(hide_for)
    board = seen.table.board
    position: dict[str, Any] = {
        "format": FORMAT,
        "edition": seen.table.edition.name,
        "board": board.name if board.shipped else plain(dict(board.source)),
        "landscapes": {
            area: tile
            for area, tile in zip(board.areas, seen.table.landscapes, strict=True)
            if tile
        },
        "year": seen.year,
        "phase": seen.phase,
        "start_player": seen.start_player,
    }
    if seen.phase == "politics":
        position["to_move"] = seen.to_move
    position["players"] = [
        player_shape(player, seen=hide_for in (None, seat))
        for seat, player in enumerate(seen.players)
    ]
    position["cities"] = [city_shape(seen, city) for city in seen.cities]
    position |= _cards_shape(seen)
    if seen.pending is not None:
        position["pending"] = _pending_shape(seen)
    if hide_for is None:
        position["seed"] = seen.table.seed
    return position


def _read(data: Mapping[str, Any]) -> tuple[PositionShape, Board]:
    """The content in its shape, and its board; all names are sound."""
    found = Findings()
    shape: PositionShape | None = None
    board: Board | None = None
    with found.noting():
        shape = fitted(PositionShape, data, edition_of(data))
    with found.noting("board"):
        board = board_from(data.get("board", USUAL_BOARD))
    if board is not None:
        found.add(wrong_names(data, board))
    found.refuse()
    assert shape is not None
    assert board is not None
    return shape, board


def _landscapes(shape: PositionShape, board: Board) -> list[str]:
    laid = [""] * len(board.areas)
    for name, tile in shape.landscapes.items():
        laid[board.area_index[name]] = tile
    return laid


def _state(shape: PositionShape, table: Table, land: Land) -> State:
    """The moment, its cards drawn; nobody's turn and nothing pending yet."""
    edition, phase = EDITIONS[shape.edition], shape.phase
    players = tuple(player_from(seat, player) for seat, player in enumerate(shape.players))
    turns = sum(player.cards_played for player in players)
    key = ShuffleKey(shape.seed, shape.year, turns)
    laid = voice_laid(edition, phase)
    voice = voice_from(shape.voice, key, laid=laid, ended=year_ended(edition, phase))
    taken = [card for player in players for card in player.face_down]
    politics = politics_from(shape.politics, taken, edition, key)
    return State(
        table=table,
        year=shape.year,
        phase=phase,
        start_player=shape.start_player,
        to_move=-1,
        players=players,
        cities=land.cities,
        built=land.built,
        figures=land.figures,
        harvest=land.harvest,
        voice=voice.cards,
        voice_deck=voice.deck,
        voice_past=voice.past,
        display=politics.display,
        deck=politics.deck,
        discard=politics.discard,
    )


def _cards_shape(state: State) -> dict[str, Any]:
    return {
        "voice": {
            "cards": list(state.voice),
            "deck": list(state.voice_deck),
            "past": list(state.voice_past),
        },
        "politics": {
            "display": list(state.display),
            "deck": list(state.deck),
            "discard": [face_down_shape(card) for card in state.discard],
        },
    }


def _pending_shape(state: State) -> dict[str, Any]:
    pending = state.pending
    assert pending is not None
    names = state.table.board.spaces
    return {
        "step": pending.step,
        "players": list(pending.players),
        "cities": [names[space] for space in pending.cities],
        "starve": pending.starve,
    }

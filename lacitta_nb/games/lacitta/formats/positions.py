"""Positions: from a file to a State and back (formats.md, section 3)."""

from collections.abc import Mapping
from typing import Any

from lacitta_nb.core.errors import BadFile
from lacitta_nb.files.reading import check_format
from lacitta_nb.files.values import located, plain, shown
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.constants import EDITIONS, Edition
from lacitta_nb.games.lacitta.formats.boards import board_from, check_tiles
from lacitta_nb.games.lacitta.formats.cards import Chance, politics_from, voice_from
from lacitta_nb.games.lacitta.formats.cities import Land, city_shape, land_from
from lacitta_nb.games.lacitta.formats.half_done import check_staffed, pending_from
from lacitta_nb.games.lacitta.formats.schemas import PositionShape, fitted
from lacitta_nb.games.lacitta.formats.turns import (
    check_phase,
    check_turns,
    players_from,
    to_move_from,
    voice_laid,
    year_ended,
)
from lacitta_nb.games.lacitta.state import FaceDown, State, Table


def state_from_position(data: Mapping[str, Any]) -> State:
    """The moment that a position describes.

    Args:
        data: the content of a position file; what it leaves out has its default.

    Raises:
        BadFile: it does not fit, at the place where it does not.

    >>> state_from_position({"format": "lacitta-position/1"}).players[1].name
    'Player 2'
    """
    content: dict[str, Any] = plain(dict(data))
    check_format(content, "position")
    shape = fitted(PositionShape, content)
    edition = EDITIONS[shape.edition]
    with located("board"):
        board = board_from(shape.board)
    size = len(shape.players)
    if shape.start_player >= size:
        raise BadFile(
            "start_player",
            f"expected a whole number from 0 to {size - 1}, got {shape.start_player}",
        )
    table = Table(board, edition.name, _landscapes(shape, board, edition), size, shape.seed)
    check_phase(shape, edition)
    state = _state(shape, table, land_from(table, shape.cities, shape.year))
    state = state._replace(to_move=to_move_from(state, shape.to_move))
    state = state._replace(pending=pending_from(state, shape.pending))
    check_staffed(state)
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
        "format": "lacitta-position/1",
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
    land = Land(seen.cities, seen.built, seen.figures, seen.harvest)
    position["players"] = [_player_shape(seen, i, hide_for) for i in range(len(seen.players))]
    position["cities"] = [city_shape(land, seen.table, city) for city in seen.cities]
    position |= _cards_shape(seen)
    if seen.pending is not None:
        position["pending"] = _pending_shape(seen)
    if hide_for is None:
        position["seed"] = seen.table.seed
    return position


def _landscapes(shape: PositionShape, board: Board, edition: Edition) -> list[str]:
    laid = [""] * len(board.areas)
    for name, tile in shape.landscapes.items():
        area = board.area_index.get(name)
        if area is None:
            raise BadFile(
                f"landscapes.{name}", f"there is no area {shown(name)} on the board {board.name}"
            )
        laid[area] = tile
    for waste, tiles in ((False, edition.landscapes), (True, edition.waste)):
        found = [tile for tile, dry in zip(laid, board.waste, strict=True) if tile and dry is waste]
        check_tiles(found, tiles, waste=waste)
    return laid


def _state(shape: PositionShape, table: Table, land: Land) -> State:
    edition, phase = table.edition, shape.phase
    players = players_from(shape, edition)
    turns = sum(player.cards_played for player in players)
    chance = Chance(shape.seed, shape.year, turns)
    laid = voice_laid(edition, phase)
    voice = voice_from(shape.voice, chance, laid=laid, ended=year_ended(edition, phase))
    taken = [card for player in players for card in player.face_down]
    politics = politics_from(shape.politics, taken, edition, chance)
    check_turns(players, cards_left=bool(politics.deck or politics.discard))
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


def _player_shape(state: State, seat: int, hide_for: int | None) -> dict[str, Any]:
    player = state.players[seat]
    shape: dict[str, Any] = {
        "name": player.name,
        "gold": player.gold,
        "action_cards": player.action_cards,
        "cards_played": player.cards_played,
        "face_down": [_face_down_shape(card) for card in player.face_down],
        "seen": list(player.seen),
        "founded": player.founded,
        "penalty": player.penalty,
    }
    if hide_for not in (None, seat):
        del shape["seen"]
    return shape


def _face_down_shape(card: FaceDown) -> str | dict[str, str]:
    return {"passed": card.card} if card.passed else card.card


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
            "discard": [_face_down_shape(card) for card in state.discard],
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

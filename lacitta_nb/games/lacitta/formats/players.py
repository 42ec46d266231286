"""The players of a position, whose turn it is, and what a half-done phase has still to do."""

from typing import Any

from lacitta_nb.core.errors import BadFile, Guess
from lacitta_nb.games.lacitta.formats.naming import no_seat
from lacitta_nb.games.lacitta.formats.schemas import PendingShape, PlayerShape, PositionShape
from lacitta_nb.games.lacitta.problems.turns import next_in_politics, turns_used
from lacitta_nb.games.lacitta.rules.placement import mover
from lacitta_nb.games.lacitta.state import FaceDown, Pending, Player, State


def check_seat(seat: int, size: int, place: str) -> None:
    """That there is such a player.

    Raises:
        BadFile: there is none, at the place.
    """
    BadFile.refuse(no_seat(seat, size, place))


def player_from(seat: int, shape: PlayerShape) -> Player:
    """A player, with the turns taken, which follow from the cards if they are not given."""
    played = shape.cards_played
    return Player(
        name=shape.name or f"Player {seat + 1}",
        gold=shape.gold,
        action_cards=shape.action_cards,
        cards_played=turns_used(shape.action_cards, shape.face_down) if played is None else played,
        face_down=tuple(shape.face_down),
        seen=tuple(sorted(shape.seen)),
        founded=shape.founded,
        penalty=shape.penalty,
    )


def mover_from(state: State, shape: PositionShape) -> int:
    """Whose turn it is: as the file says, or as it follows from castles and turns; -1 for nobody's.

    Args:
        state: the moment, nobody's turn yet.
        shape: what the file gives.

    Raises:
        BadFile: there is no such player, or the file must not say it.
    """
    said, size = shape.to_move, state.table.size
    if state.phase == "placement":
        if said is not None:
            raise BadFile("to_move", "file-to-move-in-placement")
        return mover(state.start_player, size, len(state.cities))
    if state.phase != "politics":
        return -1 if said is None else said
    if said is None:
        return next_in_politics(state)[0]
    check_seat(said, size, "to_move")
    return said


def pending_from(state: State, shape: PendingShape | None) -> Pending | None:
    """What is still to do of a phase that is half done.

    Raises:
        BadFile: it names a player or a castle that does not exist.
    """
    if shape is None:
        return None
    for i, seat in enumerate(shape.players):
        check_seat(seat, state.table.size, f"pending.players[{i}]")
    cities = []
    for i, name in enumerate(shape.cities):
        space = state.table.board.index.get(name)
        if space is None:
            place, player = f"pending.cities[{i}]", shape.players[0]
            guess = Guess(name, state.table.board.spaces)
            raise BadFile(place, "file-no-castle", guess=guess, player=player, name=name)
        cities.append(space)
    return Pending(shape.step, tuple(shape.players), tuple(cities), shape.starve)


def player_shape(player: Player, *, seen: bool) -> dict[str, Any]:
    """A player as a position file has it.

    Args:
        player: what lies before the player.
        seen: whether the voice cards that the player has looked at are told.
    """
    shape: dict[str, Any] = {
        "name": player.name,
        "gold": player.gold,
        "action_cards": player.action_cards,
        "cards_played": player.cards_played,
        "face_down": [face_down_shape(card) for card in player.face_down],
        "seen": list(player.seen),
        "founded": player.founded,
        "penalty": player.penalty,
    }
    if not seen:
        del shape["seen"]
    return shape


def face_down_shape(card: FaceDown) -> str | dict[str, str]:
    """A political card that was played, or one that was taken unseen."""
    return {"passed": card.card} if card.passed else card.card

"""Plays one game of a tournament and notes down what its tables and pictures tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from lacitta_nb.arena.contest import contest_of, format_of
from lacitta_nb.arena.records import Match, Played
from lacitta_nb.arena.result import result_of
from lacitta_nb.core.box import box_of
from lacitta_nb.core.errors import BadAction, IllegalAction, PlayerMistake
from lacitta_nb.core.moves import steps
from lacitta_nb.core.records import State, Step
from lacitta_nb.files.moves import pack_moves
from lacitta_nb.players.protocol import ComputerPlayer, blaming, chosen, seeded


class SeatMistake(Exception):
    """A player raised an error or broke the rules; its cause tells how. `seat`: whose mistake."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def play_match(
    match: Match, players: Sequence[ComputerPlayer], settings: Mapping[str, Any]
) -> Played:
    """Play a game of a tournament, each player seeing its view only.

    Args:
        match: the game.
        players: one per seat; each draws its lots by `{seed}/{seat}`.
        settings: those of the match, as its contest's `material` gives them.

    Raises:
        SeatMistake: a player raised an error or chose what is not allowed.
    """
    contest = contest_of(match.game)
    start = start_of(match, settings)
    at_seats = [
        _seeded(start, player, seat, f"{match.seed}/{seat}") for seat, player in enumerate(players)
    ]
    end, notes, moves = start, contest.notes(start), _Moves(at_seats)
    for step in steps(start, moves.make):
        notes.take(step)
        end = step.state
    result = result_of(end)
    kept = ("seats", "makes", "round", "seed", *(setting.name for setting in contest.settings))
    return contest.played(
        format=format_of(contest.key),
        points=result.points,
        wins=result.wins,
        ranks=result.ranks,
        moves=pack_moves(moves.made),
        **{name: getattr(match, name) for name in kept},
        **notes.fields(),
    )


def start_of(match: Match, settings: Mapping[str, Any]) -> State:
    """The first moment of a game of a tournament.

    Args:
        match: the game.
        settings: those of the match, as its contest's `material` gives them.
    """
    names = [f"{name} {seat + 1}" for seat, name in enumerate(match.seats)]
    start: State = contest_of(match.game).start(names, match.seed, **settings)
    return start


class _Moves:
    """Makes the moves of a game, and keeps them."""

    def __init__(self, players: Sequence[ComputerPlayer]) -> None:
        self._players = players
        self.made: list[Any] = []

    def make(self, state: State, seat: int) -> Step[State, Any]:
        """The move of whoever must decide."""
        try:
            action = chosen(self._players[seat], state.seen_by(seat))
            step: Step[State, Any] = box_of(state).rules.apply(state, action)
        except PlayerMistake as error:
            raise SeatMistake(seat) from error.__cause__
        except (BadAction, IllegalAction) as error:
            raise SeatMistake(seat) from error
        self.made.append(action)
        return step


def _seeded(state: State, player: ComputerPlayer, seat: int, seed: str) -> ComputerPlayer:
    try:
        with blaming(player, state, seat):
            return seeded(player, seed)
    except PlayerMistake as error:
        raise SeatMistake(seat) from error.__cause__

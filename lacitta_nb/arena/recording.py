"""Plays one game of a tournament and notes down what its tables and pictures tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from lacitta_nb.arena.contest import contest_of, format_of
from lacitta_nb.arena.records import Match, Played
from lacitta_nb.arena.result import result_of
from lacitta_nb.core.errors import BadAction, PlayerMistake
from lacitta_nb.core.moves import steps
from lacitta_nb.core.records import State, Step
from lacitta_nb.players.protocol import ComputerPlayer, blaming, moved, seeded


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
    names = [f"{name} {seat + 1}" for seat, name in enumerate(match.seats)]
    start: State = contest.start(names, match.seed, **settings)
    at_seats = [
        _seeded(start, player, seat, f"{match.seed}/{seat}") for seat, player in enumerate(players)
    ]
    end, notes = start, contest.notes(start)
    for step in steps(start, lambda state, seat: _move(state, at_seats[seat], seat)):
        notes.take(step)
        end = step.state
    result = result_of(end)
    kept = ("seats", "makes", "round", "seed", *(setting.name for setting in contest.settings))
    return contest.played(
        format=format_of(contest.key),
        points=result.points,
        wins=result.wins,
        **{name: getattr(match, name) for name in kept},
        **notes.fields(),
    )


def _move(state: State, player: ComputerPlayer, seat: int) -> Step[State, Any]:
    try:
        return moved(state, player, seat)
    except PlayerMistake as error:
        raise SeatMistake(seat) from error.__cause__
    except BadAction as error:
        raise SeatMistake(seat) from error


def _seeded(state: State, player: ComputerPlayer, seat: int, seed: str) -> ComputerPlayer:
    try:
        with blaming(player, state, seat):
            return seeded(player, seed)
    except PlayerMistake as error:
        raise SeatMistake(seat) from error.__cause__

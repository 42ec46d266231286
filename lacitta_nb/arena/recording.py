"""Plays one game of a tournament and notes down what its tables and pictures tell."""

from collections.abc import Sequence

from lacitta_nb.arena.gamefile import FORMAT, Match, Played, Year
from lacitta_nb.core.errors import BadAction, PlayerMistake
from lacitta_nb.core.records import Step
from lacitta_nb.games.lacitta.board import Board
from lacitta_nb.games.lacitta.events import Event
from lacitta_nb.games.lacitta.rules import advance, new_state, scores
from lacitta_nb.games.lacitta.state import State
from lacitta_nb.players import ComputerPlayer, seeded
from lacitta_nb.players.protocol import blaming, moved


class SeatMistake(Exception):
    """A player raised an error or broke the rules; its cause tells how. `seat`: whose mistake."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def _move(state: State, player: ComputerPlayer, seat: int) -> Step[State, Event]:
    try:
        return moved(state, player)
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


class _Notes:
    """What happened to each seat, read from the events."""

    def __init__(self, seats: int) -> None:
        self.years: list[Year] = []
        self.migrated, self.starved, self.crowded = ([0] * seats for _ in range(3))

    def take(self, step: Step[State, Event]) -> None:
        for event in step.events:
            self._event(event, step.state)

    def _event(self, event: Event, state: State) -> None:
        if event.kind in ("migrated", "no_room") and event.other is not None:
            self.migrated[event.other] += event.amount
        elif event.kind == "starved" and event.player is not None:
            self.starved[event.player] += event.amount
        elif event.kind == "over_limit" and event.player is not None:
            self.crowded[event.player] += event.amount
        elif event.kind == "year_ended":
            found = scores(state)
            self.years.append(
                Year(
                    tuple(score.total for score in found),
                    tuple(score.citizens for score in found),
                    tuple(score.gold for score in found),
                )
            )


def play_match(board: Board, players: Sequence[ComputerPlayer], match: Match) -> Played:
    """Play a game of a tournament, each player seeing its view only.

    Args:
        board: the board of that name.
        players: one per seat; each draws its lots by `{seed}/{seat}`.
        match: the game.

    Raises:
        SeatMistake: a player raised an error or chose what is not allowed.
    """
    state = new_state(
        board,
        [f"{name} {seat + 1}" for seat, name in enumerate(match.seats)],
        edition=match.edition,
        setup=match.setup,
        seed=match.seed,
    )
    at_seats = [
        _seeded(state, player, seat, f"{match.seed}/{seat}") for seat, player in enumerate(players)
    ]
    notes = _Notes(len(players))
    while not state.over:
        decision = state.decision
        if decision is None:
            step: Step[State, Event] = advance(state)
        else:
            step = _move(state, at_seats[decision.player], decision.player)
        notes.take(step)
        state = step.state
    return _played(match, state, notes)


def _played(match: Match, state: State, notes: _Notes) -> Played:
    found = scores(state)
    first = [score.rank == 1 for score in found]
    return Played(
        format=FORMAT,
        board=match.board,
        edition=match.edition,
        setup=match.setup,
        seats=match.seats,
        makes=match.makes,
        round=match.round,
        seed=match.seed,
        points=tuple(score.total for score in found),
        wins=tuple(won / sum(first) for won in first),
        years=tuple(notes.years),
        migrated=tuple(notes.migrated),
        starved=tuple(notes.starved),
        crowded=tuple(notes.crowded),
    )

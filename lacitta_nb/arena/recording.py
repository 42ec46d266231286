"""Plays one game of a tournament and notes down what its tables and pictures tell."""

from collections.abc import Mapping, Sequence
from typing import Any

from lacitta_nb.arena.contest import contest_of, format_of
from lacitta_nb.arena.records import Match, Played
from lacitta_nb.arena.result import result_of
from lacitta_nb.core.errors import BadAction, PlayerMistake
from lacitta_nb.core.moves import decision_of, steps
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
        players: one a seat; each draws its lots by `{seed}/{seat}`.
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
    course = list(steps(start, lambda state: _move(state, at_seats)))
    result = result_of(course[-1].state if course else start)
    kept = ("seats", "makes", "round", "seed", *(setting.name for setting in contest.settings))
    return contest.played(
        format=format_of(contest.key),
        points=result.points,
        wins=result.wins,
        **{name: getattr(match, name) for name in kept},
        **contest.noted(course),
    )


def _move(state: State, at_seats: Sequence[ComputerPlayer]) -> Step[State, Any]:
    seat = decision_of(state).player
    try:
        return moved(state, at_seats[seat])
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
<<<<<<< HEAD
=======


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
>>>>>>> house

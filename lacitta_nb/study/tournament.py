"""Tournaments: computer players against each other over seats, editions, boards and set-ups.

A plan lists the games; what a game depends on is written out in its `Match`, so that whoever plays
it, in whatever order, gets the same result. Results stream to a file, one JSON line a game; a rerun
plays only what is missing there.
"""

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
)
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from lacitta_nb.board import Board, shipped_board
from lacitta_nb.errors import BadSetting, LaCittaError
from lacitta_nb.players import ComputerPlayer
from lacitta_nb.study.gamefile import GameFile, Match, Played
from lacitta_nb.study.makes import make_of
from lacitta_nb.study.processes import AHEAD, as_done, check_movable, local_pool
from lacitta_nb.study.recording import SeatMistake, play_match
from lacitta_nb.study.schedule import line_ups, plan
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["Failed", "Tournament", "line_ups", "plan", "run_tournament"]

_TRIES: Final = 3
"""How often a game is begun whose process dies."""


class Failed(NamedTuple):
    """A game that came to no end; it is not in the file, so a rerun tries it again.

    Attributes:
        match: the game; reason: what went wrong, in a sentence.
        player: whose mistake it was; "" for nobody's.
        error: the whole traceback, for whoever looks for the fault.
    """

    match: Match
    reason: str
    player: str = ""
    error: str = ""

    def __repr__(self) -> str:
        return f"<Failed: {self.match}: {self.reason}>"


@dataclass(frozen=True, repr=False)
class Tournament:
    """What a tournament came to.

    Attributes:
        games: all games of the plan that were played, those read from the file among them.
        missing: games of the plan that were not, because of an interrupt or a failure.
        repeated: games that were begun again because a process died.
        failed: games that came to no end, each with its reason and, as `error`, the traceback.
        notes: in sentences, whatever else is worth knowing.
    """

    games: tuple[Played, ...]
    missing: tuple[Match, ...]
    repeated: tuple[Match, ...]
    failed: tuple[Failed, ...]
    notes: tuple[str, ...]

    def __repr__(self) -> str:
        counts = f"{len(self.games)} games, {len(self.missing)} missing"
        return "\n".join([f"<Tournament: {counts}>", *self.notes])

    def _repr_html_(self) -> str:
        from html import escape

        from lacitta_nb.study.frames import html_of

        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return html_of(self.table()) + notes

    def table(self, *, plain: bool = False) -> "DataFrame":
        """One row a player, as `standings_table` makes it."""
        from lacitta_nb.study.standings import standings_table

        return standings_table(self.games, plain=plain)


def run_tournament(
    players: Mapping[str, ComputerPlayer],
    matches: Sequence[Match],
    path: str | Path,
    *,
    boards: Mapping[str, Board] | None = None,
    workers: int = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Tournament:
    """Play what is missing of a plan.

    Args:
        players: the players by name.
        matches: the plan.
        path: the file of results, continued if it exists.
        boards: boards by name, for those that are not shipped.
        workers: processes of this computer.
        executor: does the work instead: any `concurrent.futures.Executor`. On a Dask cluster
            `client.get_executor()`; with `distributed.scheduler.allowed-failures` at 0 a worker's
            death is told here, else Dask repeats its games without a word.
        progress: whether a bar is shown. Interrupting keeps what is done.

    Raises:
        BadFile: the file is no tournament's, or its folder does not exist.
        BadSetting: the plan or the file is of another player under the same name. A player is
            another one with other settings or another code of its class.
        NotFound: a board of the plan is neither shipped nor among `boards`.
        BrokenExecutor: a given executor does not work any more; what was played is in the file.
    """
    file = GameFile(path)
    wanted = list(dict.fromkeys(matches))
    _check_plan(players, wanted)
    _check_file(file, wanted)
    there = {game.match for game in file.games}
    hall = _Hall(dict(players), dict(boards or {}), file)
    if isinstance(executor, ProcessPoolExecutor) or (executor is None and workers != 1):
        check_movable(*players.values())
    left = [match for match in wanted if match not in there]
    stopped = hall.play(left, workers, executor, progress)
    done = {game.match: game for game in file.games}
    return Tournament(
        games=tuple(done[match] for match in wanted if match in done),
        missing=tuple(match for match in wanted if match not in done),
        repeated=tuple(hall.repeated),
        failed=tuple(hall.failed),
        notes=tuple(_notes(file, hall, stopped=stopped)),
    )


def _check_plan(players: Mapping[str, ComputerPlayer], wanted: Sequence[Match]) -> None:
    planned = {pair for match in wanted for pair in zip(match.seats, match.makes, strict=True)}
    for name, make in sorted(planned):
        if name not in players:
            raise BadSetting("study-no-player", name=name, names=", ".join(players))
        if make_of(players[name]) != make:
            raise BadSetting("study-other-plan", name=name)


def _check_file(file: GameFile, wanted: Sequence[Match]) -> None:
    makes = {
        name: make for match in wanted for name, make in zip(match.seats, match.makes, strict=True)
    }
    for number, game in enumerate(file.games, 1):
        for name, make in zip(game.seats, game.makes, strict=True):
            if makes.get(name, make) != make:
                raise BadSetting("study-other-player", name=name, file=file.path.name, line=number)


def _notes(file: GameFile, hall: "_Hall", *, stopped: bool) -> Iterator[str]:
    if file.cut:
        yield sentence("study-note-cut", {"file": file.path.name})
    for match in hall.repeated:
        yield sentence("study-note-repeated", {"match": str(match)})
    for failed in hall.failed:
        words = {"match": str(failed.match), "error": failed.reason, "player": failed.player}
        yield sentence("study-note-mistake" if failed.player else "study-note-failed", words)
    if stopped:
        yield sentence("study-note-stopped", {})


class _Job(NamedTuple):
    """A game with all that another process needs to play it.

    `again`: how often it was begun before; a cluster knows equal jobs by their content, and would
    answer with the failure it remembers.
    """

    match: Match
    board: Board
    players: tuple[ComputerPlayer, ...]
    again: int = 0


def _play(job: _Job) -> Played | Failed:
    """Play a game; a failure is a result, so that any exception means a dead process."""
    try:
        return play_match(job.board, job.players, job.match)
    except SeatMistake as error:
        player = job.match.seats[error.seat]
        return Failed(job.match, _reason(error.__cause__), player, traceback.format_exc())
    except Exception as error:  # noqa: BLE001 - told as the result
        return Failed(job.match, _reason(error), error=traceback.format_exc())


def _reason(error: BaseException | None) -> str:
    """An error in one line: our own speak in sentences, of others the kind is told, too."""
    told = " ".join(str(error).split())
    return told if isinstance(error, LaCittaError) else f"{type(error).__name__}: {told}"


_Tick = Callable[[], object]
"""Moves the bar on by one game."""


class _Hall:
    """Where the games are played and their results collected."""

    def __init__(
        self, players: dict[str, ComputerPlayer], boards: dict[str, Board], file: GameFile
    ) -> None:
        self._players: Final = players
        self._boards: Final = boards
        self._file: Final = file
        self._tries: Final[Counter[Match]] = Counter()
        self.repeated: Final[list[Match]] = []
        self.failed: Final[list[Failed]] = []

    def play(
        self, left: list[Match], workers: int, executor: Executor | None, progress: bool
    ) -> bool:
        """Play these games; returns whether it was interrupted."""
        try:
            from lacitta_nb.study.bars import bar

            with bar(len(left), sentence("study-bar-games", {}), shown=progress) as shown:
                try:
                    self._play_all(left, workers, executor, shown.update)
                except KeyboardInterrupt:
                    shown.set_description(sentence("study-bar-stopped", {}))
                    raise
        except KeyboardInterrupt:
            return True
        return False

    def _play_all(
        self, left: list[Match], workers: int, executor: Executor | None, tick: _Tick
    ) -> None:
        jobs = [self._job(match) for match in left]
        if executor is None and workers == 1:
            for job in jobs:
                self._note(_play(job))
                tick()
            return
        while jobs:
            jobs = self._elsewhere(jobs, workers, executor, tick)

    def _job(self, match: Match) -> _Job:
        board = self._boards.get(match.board) or shipped_board(match.board)
        return _Job(match, board, tuple(self._players[name] for name in match.seats))

    def _note(self, result: Played | Failed) -> None:
        if isinstance(result, Failed):
            self.failed.append(result)
        else:
            self._file.add(result)

    def _elsewhere(
        self, jobs: list[_Job], workers: int, executor: Executor | None, tick: _Tick
    ) -> list[_Job]:
        """Let other processes play; returns what has to be begun again, or at all.

        A process that dies takes its pool along, and all games in it. Each of them plays alone from
        then on: whichever kills is found out, and no other is blamed for it.
        """
        suspects = [job for job in jobs if job.again] if executor is None else []
        pool = executor or local_pool(1 if suspects else workers)
        ahead = AHEAD if executor else workers
        over: set[Match] = set()
        try:
            for job, future in as_done(pool, _play, suspects[:1] or jobs, ahead):
                if self._is_over(job.match, future):
                    over.add(job.match)
                    tick()
        except BrokenExecutor:
            if executor is not None:
                raise
        finally:
            if executor is None:
                pool.shutdown(wait=False, cancel_futures=True)
        return [job._replace(again=self._tries[job.match]) for job in jobs if job.match not in over]

    def _is_over(self, match: Match, future: Future[Played | Failed]) -> bool:
        """Note what came of a game; whether it needn't be begun again."""
        error = _error_of(future)
        if error is None:
            self._note(future.result())
        elif _is_death(error):
            return self._gives_up(match)
        else:
            self.failed.append(Failed(match, _reason(error)))
        return True

    def _gives_up(self, match: Match) -> bool:
        """Count one more dead process; whether it was one too many."""
        self._tries[match] += 1
        if self._tries[match] < _TRIES:
            self.repeated.append(match)
            return False
        self.failed.append(Failed(match, sentence("study-game-kills", {"times": _TRIES})))
        return True


def _error_of(future: Future[Played | Failed]) -> BaseException | None:
    try:
        return future.exception()
    except CancelledError as error:
        return error


def _is_death(error: BaseException) -> bool:
    """Whether a process died, or its connection; a cluster has a name of its own for it."""
    deaths = (BrokenExecutor, CancelledError, OSError)
    return isinstance(error, deaths) or type(error).__name__ == "KilledWorker"

"""Where the games of a tournament are played: here, in other processes, on a cluster.

A process may die in the middle of a game. It is begun again, and told; a game whose process dies
again and again is given up.
"""

from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from contextlib import closing
from typing import Any, Final, NamedTuple

from lacitta_nb.arena.contest import contest_of
from lacitta_nb.arena.processes import TRIES, Death, surviving
from lacitta_nb.arena.record_file import RecordFile
from lacitta_nb.arena.recording import SeatMistake, play_match
from lacitta_nb.arena.records import Match, Played
from lacitta_nb.error import LaCittaError
from lacitta_nb.given import name_of, str_of, trace_of
from lacitta_nb.players.protocol import ComputerPlayer
from lacitta_nb.texts import current, sentence, speaking


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


class _Job(NamedTuple):
    """A game with all that another process needs to play it, and to tell what went wrong."""

    match: Match
    players: tuple[ComputerPlayer, ...]
    settings: Mapping[str, Any]
    language: str


def _play(job: _Job) -> Played | Failed:
    """Play a game; a failure is a result, for not every exception can be sent home."""
    with speaking(job.language):
        return _played(job)


def _played(job: _Job) -> Played | Failed:
    try:
        return play_match(job.match, job.players, job.settings)
    except SeatMistake as error:
        player = job.match.seats[error.seat]
        return Failed(job.match, _reason(error.__cause__ or error), player, trace_of(error))
    except Exception as error:  # noqa: BLE001 - told as the result
        return Failed(job.match, _reason(error), error=trace_of(error))


def _reason(error: BaseException) -> str:
    """An error in one line: our own speak in sentences, of others the kind is told, too."""
    told = str_of(error)
    return told if isinstance(error, LaCittaError) else f"{name_of(type(error))}: {told}"


_Tick = Callable[[], object]
"""Tells that one more game is done."""


class Runner:
    """Plays games and collects their results.

    Args:
        players: by name.
        boards: boards of the user's own, by name.
        file: takes every game that is done.

    Attributes:
        repeated: games begun again, once for each time; failed: those that came to no end.
    """

    def __init__(
        self, players: Mapping[str, ComputerPlayer], boards: Mapping[str, Any], file: RecordFile
    ) -> None:
        self._players: Final = players
        self._boards: Final = boards
        self._file: Final = file
        self.repeated: Final[list[Match]] = []
        self.failed: Final[list[Failed]] = []

    def play(
        self, left: list[Match], workers: int, executor: Executor | None, progress: bool
    ) -> bool:
        """Play these games; returns whether it was interrupted."""
        try:
            from lacitta_nb.arena.progress import progress_bar

            with progress_bar(len(left), sentence("study-bar-games", {}), shown=progress) as shown:
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
        with closing(surviving(_play, jobs, workers, executor)) as found:
            for job, end in found:
                if isinstance(end, Death):
                    self._note_death(job.match, end)
                else:
                    self._note_end(job.match, end)
                if not isinstance(end, Death) or end.last:
                    tick()

    def _job(self, match: Match) -> _Job:
        settings = contest_of(match.game).material(match, self._boards)
        return _Job(match, tuple(self._players[name] for name in match.seats), settings, current())

    def _note(self, result: Played | Failed) -> None:
        if isinstance(result, Failed):
            self.failed.append(result)
        else:
            self._file.add(result)

    def _note_end(self, match: Match, future: Future[Played | Failed]) -> None:
        error = future.exception()
        self._note(future.result() if error is None else Failed(match, _reason(error)))

    def _note_death(self, match: Match, death: Death) -> None:
        if death.last:
            self.failed.append(Failed(match, sentence("study-game-kills", {"times": TRIES})))
        else:
            self.repeated.append(match)

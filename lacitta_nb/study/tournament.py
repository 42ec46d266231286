"""Tournaments: computer players against each other over seats, editions, boards and set-ups.

A plan lists the games; what a game depends on is written out in its `Match`, so that whoever plays
it, in whatever order, gets the same result. Results stream to a file, one JSON line a game; a rerun
plays only what is missing there.
"""

import traceback
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass
from itertools import combinations, cycle, islice, product
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from lacitta_nb.board import Board, shipped_board
from lacitta_nb.errors import BadSetting
from lacitta_nb.players import ComputerPlayer
from lacitta_nb.study.gamefile import GameFile, Match, Played
from lacitta_nb.study.processes import AHEAD, as_done, check_movable, local_pool, number_of
from lacitta_nb.study.recording import play_match
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame

_TRIES: Final = 3
"""How often a game is begun whose process dies."""


class Failed(NamedTuple):
    """A game that a player's mistake ended; it is not in the file, so a rerun tries it again."""

    match: Match
    error: str


@dataclass(frozen=True, repr=False)
class Tournament:
    """What a tournament came to.

    Attributes:
        games: all games of the plan that were played, those read from the file among them.
        missing: games of the plan that were not, because of an interrupt or a failure.
        repeated: games that were begun again because a process died.
        failed: games that a mistake in a player ended, with the error.
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

        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return self.table().to_html(index=False) + notes

    def table(self) -> "DataFrame":
        """One row a player: games, wins, points, rating."""
        from lacitta_nb.study.standings import standings_table

        return standings_table(self.games)


def line_ups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits down together: every choice of so many, or all of them over and over.

    >>> line_ups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> line_ups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    if len(names) >= players:
        return list(combinations(names, players))
    return [tuple(islice(cycle(names), players))]


def plan(
    players: Mapping[str, ComputerPlayer],
    groups: Iterable[Sequence[str]],
    *,
    rounds: int = 1,
    boards: Sequence[str] = ("toscana",),
    editions: Sequence[str] = ("classic",),
    setups: Sequence[str] = ("beginner",),
    seed: int = 0,
) -> list[Match]:
    """The games of a tournament: every group in every seating around the table.

    The seatings of one round are dealt the same cards and tiles, so that luck favours nobody.

    Args:
        players: the players by name.
        groups: names of those who sit down together, one a seat; see `line_ups`.
        rounds: how often all of it is played, each time with other cards.
        boards: by name.
        editions: by name.
        setups: `beginner`, `advanced`; all combinations with boards and editions are played.
        seed: draws the seeds of the games.

    Raises:
        BadSetting: a name that no player has.
    """
    found = []
    kinds = product(range(rounds), boards, editions, setups)
    companies = [tuple(group) for group in groups]
    for name in sorted({name for company in companies for name in company} - set(players)):
        raise BadSetting("study-no-player", name=name, names=", ".join(players))
    for number, board, edition, setup in kinds:
        for company in companies:
            draw = number_of(f"{seed}/{board}/{edition}/{setup}/{len(company)}/{number}")
            for seats in _seatings(company):
                makes = tuple(_make(players[name]) for name in seats)
                found.append(Match(board, edition, setup, seats, makes, number, draw))
    return found


def _seatings(group: tuple[str, ...]) -> list[tuple[str, ...]]:
    turned = [group[place:] + group[:place] for place in range(len(group))]
    return list(dict.fromkeys(turned))


def _make(player: ComputerPlayer) -> str:
    """A short text of what a player is; an object that only shows its address is its class."""
    text = repr(player)
    if " at 0x" in text:
        text = f"{type(player).__module__}.{type(player).__qualname__}"
    return f"{zlib.crc32(text.encode()):08x}"


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
        BadFile: the file is no tournament's, or has games of another player under the same name.
        BrokenExecutor: a given executor does not work any more; what was played is in the file.
    """
    file = GameFile(path)
    wanted = list(dict.fromkeys(matches))
    _check_makes(file, wanted)
    there = {game.match for game in file.games}
    hall = _Hall(dict(players), dict(boards or {}), file)
    if executor is not None or workers != 1:
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


def _check_makes(file: GameFile, wanted: Sequence[Match]) -> None:
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
    for match, error in hall.failed:
        yield sentence("study-note-failed", {"match": str(match), "error": error.splitlines()[-1]})
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
    """Play a game; a player's mistake is a result, so that any exception means a dead process."""
    try:
        return play_match(job.board, job.players, job.match)
    except Exception:  # noqa: BLE001 - told as the result
        return Failed(job.match, traceback.format_exc())


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
        from tqdm.auto import tqdm

        jobs = [self._job(match) for match in left]
        with tqdm(
            total=len(jobs), desc=sentence("study-bar-games", {}), disable=not progress
        ) as bar:
            try:
                if executor is None and workers == 1:
                    for job in jobs:
                        self._note(_play(job))
                        bar.update()
                while jobs and (executor is not None or workers != 1):
                    jobs = self._elsewhere(jobs, workers, executor, bar.update)
            except KeyboardInterrupt:
                return True
        return False

    def _job(self, match: Match) -> _Job:
        board = self._boards.get(match.board) or shipped_board(match.board)
        return _Job(match, board, tuple(self._players[name] for name in match.seats))

    def _note(self, result: Played | Failed) -> None:
        if isinstance(result, Failed):
            self.failed.append(result)
        else:
            self._file.add(result)

    def _elsewhere(
        self, jobs: list[_Job], workers: int, executor: Executor | None, tick: Callable[[], object]
    ) -> list[_Job]:
        """Let other processes play; returns what has to be begun again, or at all."""
        pool = local_pool(workers) if executor is None else executor
        over: set[Match] = set()
        try:
            for job, future in as_done(pool, _play, jobs, AHEAD if executor else workers):
                if _died(future):
                    self._again(job.match, over)
                    continue
                self._note(future.result())
                over.add(job.match)
                tick()
        except BrokenExecutor:
            if executor is not None:
                raise
        finally:
            if executor is None:
                pool.shutdown(wait=False, cancel_futures=True)
        return [job._replace(again=self._tries[job.match]) for job in jobs if job.match not in over]

    def _again(self, match: Match, over: set[Match]) -> None:
        self._tries[match] += 1
        if self._tries[match] < _TRIES:
            self.repeated.append(match)
            return
        self.failed.append(Failed(match, sentence("study-game-kills", {"times": _TRIES})))
        over.add(match)


def _died(future: Future[Played | Failed]) -> bool:
    try:
        return future.exception() is not None
    except CancelledError:
        return True

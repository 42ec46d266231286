"""Tournaments: computer players against each other over seats and settings of the game.

A plan lists the games; what a game depends on is written out in its `Match`, so that whoever plays
it, in whatever order, gets the same result. Results stream to a file, one JSON line per game; a
rerun plays only what is missing there.
"""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex, cast

from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.arena.processes import check_movable, executor_of, workers_of
from lacitta_nb.arena.record_file import RecordFile
from lacitta_nb.arena.records import Match
from lacitta_nb.arena.runner import Failed, Runner
from lacitta_nb.arena.schedule import by_name, taken_from
from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.settings import truth_from
from lacitta_nb.given import attempt, listed, repr_of, truly
from lacitta_nb.players.protocol import ComputerPlayer
from lacitta_nb.texts import sentence

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True, repr=False)
class Tournament:
    """What a tournament came to; matches and games are records of the game that was played.

    Attributes:
        games: all games of the plan that were played, those read from the file among them.
        missing: games of the plan that were not, because of an interrupt or a failure.
        repeated: games that were begun again because a process died.
        failed: games that came to no end, each with its reason and, as `error`, the traceback.
        notes: in sentences, whatever else is worth knowing.
    """

    games: tuple[Any, ...]
    missing: tuple[Any, ...]
    repeated: tuple[Any, ...]
    failed: tuple[Failed, ...]
    notes: tuple[str, ...]

    def __repr__(self) -> str:
        counts = f"{len(self.games)} games, {len(self.missing)} missing"
        return "\n".join([f"<Tournament: {counts}>", *self.notes])

    def _repr_html_(self) -> str:
        from html import escape

        from lacitta_nb.arena.dataframes import html_of

        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return html_of(self.table()) + notes

    def table(self, relative_to: str | None = None, *, plain: bool = False) -> "DataFrame":
        """One row per player, as `standings_table` makes it: see there.

        Raises:
            BadSetting: ratings can't be relative to that player.
        """
        from lacitta_nb.arena.standings import standings_table

        return standings_table(self.games, relative_to, plain=plain)


def run_tournament(
    players: Mapping[str, ComputerPlayer | str],
    matches: Sequence[Match],
    path: str | Path,
    *,
    boards: Mapping[str, Any] | None = None,
    workers: SupportsIndex = 1,
    executor: Executor | None = None,
    progress: bool = True,
) -> Tournament:
    """Play what is missing of a plan.

    Args:
        players: the players by name, as `plan` was given them.
        matches: the plan.
        path: the file of results, continued if it exists.
        boards: boards by name, for those that are not shipped; of games that have boards.
        workers: processes of this computer.
        executor: does the work instead: any `concurrent.futures.Executor`. On a Dask cluster
            `client.get_executor()`; with `distributed.scheduler.allowed-failures` at 0 a worker's
            death is told here, else Dask repeats its games without a word. While a cluster has no
            worker, one is waited for.
        progress: whether a bar is shown. Interrupting keeps what is done.

    Raises:
        BadFile: that is no path, the file is no tournament's or can't be read or written, or its
            folder does not exist.
        BadSetting: the plan or the file is of another player under the same name (a player is
            another one with other settings or another code of its class), a player is none or has
            no name, or the plan is none or of several games.
        NotFound: a board of the plan is neither shipped nor among `boards`.
        BrokenExecutor: a given executor does not work any more; what was played is in the file.
    """
    processes, executor = workers_of(workers), executor_of(executor)
    shown = truth_from("progress", progress)
    wanted, given = _planned(matches), by_name(players)
    own = _own_boards(boards)
    file = RecordFile(path, _game_of(wanted))
    playing = _playing(given, wanted)
    _check_file(file, wanted)
    there = {game.match for game in file.games}
    runner = Runner(playing, own, file)
    if isinstance(executor, ProcessPoolExecutor) or (executor is None and processes != 1):
        check_movable(*playing.values())
    left = [match for match in wanted if match not in there]
    stopped = runner.play(left, processes, executor, shown)
    done = {game.match: game for game in file.games}
    return Tournament(
        games=tuple(done[match] for match in wanted if match in done),
        missing=tuple(match for match in wanted if match not in done),
        repeated=tuple(runner.repeated),
        failed=tuple(runner.failed),
        notes=tuple(_notes(file, runner, stopped=stopped)),
    )


def _planned(matches: object) -> list[Any]:
    """The matches of a plan, each once."""
    found = listed(matches)
    if found is None or not attempt(
        lambda: all({m.game, m.round, m.seed, *m.seats, *m.makes} for m in found), lambda _: False
    ):
        raise BadSetting("study-no-plan", given=repr_of(matches))
    return list(dict.fromkeys(found))


def _own_boards(boards: object) -> Mapping[str, Any]:
    if boards is None or truly(boards, Mapping):  # type: ignore[type-abstract]
        return cast("Mapping[str, Any]", boards or {})
    raise BadSetting("study-bad-boards", boards=repr_of(boards), example='{"mine": board}')


def _game_of(wanted: Sequence[Match]) -> str | None:
    """The key of what is played; None where nothing is."""
    games = sorted({match.game for match in wanted})
    if len(games) > 1:
        raise BadSetting("study-mixed-games", names=", ".join(games))
    return games[0] if games else None


def _playing(players: Mapping[str, object], wanted: Sequence[Match]) -> dict[str, ComputerPlayer]:
    """Those who play, by name, each the one that the plan was made for."""
    planned = {pair for match in wanted for pair in zip(match.seats, match.makes, strict=True)}
    playing = taken_from(players, (name for name, _ in planned), _game_of(wanted) or "")
    for name, fingerprint in sorted(planned):
        if fingerprint_of(playing[name]) != fingerprint:
            raise BadSetting("study-other-plan", name=name)
    return playing


def _check_file(file: RecordFile, wanted: Sequence[Match]) -> None:
    planned = {
        name: fingerprint
        for match in wanted
        for name, fingerprint in zip(match.seats, match.makes, strict=True)
    }
    for number, game in enumerate(file.games, 1):
        for name, fingerprint in zip(game.seats, game.makes, strict=True):
            if planned.get(name, fingerprint) != fingerprint:
                raise BadSetting("study-other-player", name=name, file=file.name, line=number)


def _notes(file: RecordFile, runner: Runner, *, stopped: bool) -> Iterator[str]:
    if file.mended:
        yield sentence("study-note-cut", {"file": file.name})
    for match in runner.repeated:
        yield sentence("study-note-repeated", {"match": str(match)})
    for failed in runner.failed:
        words = {"match": str(failed.match), "error": failed.reason, "player": failed.player}
        yield sentence("study-note-mistake" if failed.player else "study-note-failed", words)
    if stopped:
        yield sentence("study-note-stopped", {})

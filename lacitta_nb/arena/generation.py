"""Makes data sets: has games played, here or in other processes, and their decisions written."""

import shlex
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, Final, NamedTuple, SupportsIndex

from lacitta_nb.arena.beginnings import beginning, check_settings
from lacitta_nb.arena.contest import USUAL, Contest, contest_of
from lacitta_nb.arena.dataset import BUNDLE, OPTIONAL, Files, Shape, arrow, shape_of, tables_of
from lacitta_nb.arena.fingerprint import fingerprint_of
from lacitta_nb.arena.processes import TRIES, Death, check_movable, surviving, workers_of
from lacitta_nb.arena.selfplay import SEATINGS, Entrant, GamePlayed, Recipe, entrants_of
from lacitta_nb.core.errors import BadSetting, Guess
from lacitta_nb.core.settings import check_count, count_from, seed_from, truth_from
from lacitta_nb.error import LaCittaError
from lacitta_nb.given import called, listed, name_of, positive, repr_of, str_of, text
from lacitta_nb.players.kinds import kinds_at
from lacitta_nb.texts import current, sentence, speaking
from lacitta_nb.version import VERSION

USUAL_PLAYERS: Final = ("greedy",)
"""Who plays where nobody is named."""


class DataSet(NamedTuple):
    """A data set that was made.

    Attributes:
        path: the file of decisions; games_path: that of games.
        games, decisions: how many they hold. Without any game there are no files.
        stopped: whether it was interrupted before the last game.
    """

    path: Path
    games_path: Path
    games: int
    decisions: int
    stopped: bool


class _Bundle(NamedTuple):
    """Games that one process plays, and the language of its errors."""

    numbers: range
    language: str


class _Rows(NamedTuple):
    """The rows of a bundle; where it ends early, the game that failed, and why."""

    tables: tuple[bytes, bytes] | None
    failed: int = -1
    reason: str = ""


def self_play(
    path: str | Path,
    *,
    game: str = USUAL,
    players: Sequence[object] = USUAL_PLAYERS,
    seats: SupportsIndex | None = None,
    seating: str = "fixed",
    games: SupportsIndex = 100,
    seed: SupportsIndex = 0,
    workers: SupportsIndex = 1,
    leave_out: Sequence[str] = (),
    force: bool = False,
    progress: bool = True,
    **settings: object,
) -> DataSet:
    """Let computer players play, and write every decision to a Parquet file.

    The file of games lies beside it: `name.games.parquet` beside `name.parquet`. The same arguments
    give the same files, with any number of processes. An interrupt keeps what is done.

    Args:
        path: the file of decisions; its name ends in `.parquet`.
        game: what is played, by its key.
        players: words as in menus (`greedy`, `search 60`), or players of one's own.
        seats: how many sit at the table; None: as many as are named, or as few as the game takes.
        seating: `fixed`: as they are named, over and over; `turn`: one seat further each game;
            `drawn`: each seat of each game by lot.
        games: how many are played.
        seed: draws the games.
        workers: processes of this computer.
        leave_out: columns that are not kept: `features`, `legal`.
        force: whether files that are there may be replaced.
        progress: whether a bar is shown.
        settings: as the contest of the game names them (La Città: `board`, `edition`, `setup`).

    Raises:
        BadFile: a path that can't be, a file that is there, or one that can't be written.
        BadSetting: something that can't be, pyarrow is not installed, or a game came to no end;
            those before it are in the file.
        NotFound: there is no such game, or no such value of a setting.
    """
    arrow()
    replacing, shown = truth_from("force", force), truth_from("progress", progress)
    contest = contest_of(game)
    count, processes = count_from("games", games), workers_of(workers)
    if count is None:
        raise BadSetting("study-bad-games", games=repr_of(games))
    left_out, named = _listed(leave_out), _listed(players)
    for column in left_out:
        if text(column) not in OPTIONAL:
            guess, told = Guess(called(column), OPTIONAL), ", ".join(OPTIONAL)
            raise BadSetting("study-bad-column", guess=guess, name=repr_of(column), names=told)
    entrants = entrants_of(named, kinds_at(contest.key))
    size = _size(contest, entrants, seats, seating)
    check_settings(contest, settings)
    chosen = {s.name: settings.get(s.name, s.usual) for s in contest.settings}
    begin = beginning(contest.key, size, chosen)
    recipe = Recipe(begin, entrants, size, seating, seed_from(seed), "features" not in left_out)
    files = Files(path, force=replacing)
    about = _about(contest, recipe, chosen) | {"games": count}
    # What has no word can't be written into a command.
    if all(text(given) is not None for given in (*named, *chosen.values())):
        about["command"] = _command(about, files.name, left_out)
    if processes != 1:
        check_movable(*(entrant.player for entrant in entrants))
    generation = _Generation(recipe, shape_of(recipe, left_out, about), files)
    return generation.run(count, processes, progress=shown)


def _listed(given: object) -> tuple[Any, ...]:
    """What was handed in; a word alone, or what is no list, is one of it."""
    found = None if text(given) is not None else listed(given)
    return (given,) if found is None else tuple(found)


def _about(contest: Contest[Any], recipe: Recipe, settings: Mapping[str, object]) -> dict[str, Any]:
    """What the files tell of how they were made."""
    return {
        "version": VERSION,
        "game": contest.key,
        "players": [entrant.word for entrant in recipe.entrants],
        "makes": [fingerprint_of(entrant.player) for entrant in recipe.entrants],
        "seats": recipe.seats,
        "seating": recipe.seating,
        "settings": {name: contest.word(value) for name, value in settings.items()},
        "seed": recipe.seed,
    }


def _size(contest: Contest[Any], entrants: Sequence[Entrant], seats: object, seating: str) -> int:
    """How many sit at a table, and whether those who take part can sit there."""
    size = max(len(entrants), contest.seats[0]) if seats is None else positive(seats)
    if size is None:
        raise BadSetting("study-bad-table", players=repr_of(seats), most=contest.seats[-1])
    check_count(size, contest.seats)
    if seating not in SEATINGS:
        guess, told = Guess(str(seating), SEATINGS), ", ".join(SEATINGS)
        raise BadSetting("study-bad-seating", guess=guess, seating=str(seating), names=told)
    if len(entrants) > size and seating != "drawn":
        raise BadSetting("study-many-entrants", count=len(entrants), seats=size)
    return size


def _command(about: dict[str, Any], name: str, leave_out: Sequence[str]) -> str:
    """The command that makes these files again, however many processes made them."""
    words: list[object] = [about["game"], name, "--players", *about["players"]]
    words += ["--seats", about["seats"], "--seating", about["seating"]]
    words += ["--games", about["games"], "--seed", about["seed"]]
    for setting, value in about["settings"].items():
        words += [f"--{setting}", value]
    if leave_out:
        words += ["--leave-out", *leave_out]
    return f"python -m lacitta_nb.arena {shlex.join(map(str, words))}"


class _Generation:
    """The making of one data set."""

    def __init__(self, recipe: Recipe, shape: Shape, files: Files) -> None:
        self._work: Final = partial(_play, recipe, shape)
        self._files: Final = files
        self._games = self._decisions = 0

    def run(self, count: int, workers: int, *, progress: bool) -> DataSet:
        """Play and write; an interrupt ends it early.

        Raises:
            BadSetting: a game came to no end. BadFile: a file can't be written.
        """
        from lacitta_nb.arena.progress import progress_bar

        stopped = False
        self._files.begin(self._work.args[1])
        try:
            with progress_bar(count, sentence("study-bar-games", {}), shown=progress) as bar:
                for rows in self._in_order(count, workers):
                    self._add(rows, bar.update)
        except KeyboardInterrupt:
            stopped = True
        finally:
            with _uninterrupted():
                self._files.end(keep=self._games > 0)
        files = self._files
        return DataSet(files.decisions, files.games, self._games, self._decisions, stopped)

    def _in_order(self, count: int, workers: int) -> Iterator[_Rows]:
        """The rows of all bundles in the order of the games, whenever each is done."""
        spans = [range(n, min(n + BUNDLE, count)) for n in range(0, count, BUNDLE)]
        bundles = [_Bundle(span, current()) for span in spans]
        if workers == 1:
            yield from map(self._work, bundles)
            return
        early: dict[int, _Rows] = {}
        following = 0
        with closing(surviving(self._work, bundles, workers, None)) as found:
            for bundle, end in found:
                if not isinstance(end, Death) or end.last:
                    early[bundle.numbers[0]] = _rows(bundle, end)
                while following in early:
                    yield early.pop(following)
                    following += BUNDLE

    def _add(self, rows: _Rows, tick: Callable[[int], object]) -> None:
        if rows.tables is not None:
            with _uninterrupted():
                decisions, games = self._files.add(rows.tables)
                self._decisions += decisions
                self._games += games
            tick(games)
        if rows.failed >= 0:
            raise BadSetting(
                "study-game-failed", game=rows.failed, done=self._games, error=rows.reason
            )


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """What happens in here is done whole: an interrupt that comes is raised behind it.

    Only the main thread is ever interrupted.
    """
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
    if came:
        raise KeyboardInterrupt


def _rows(bundle: _Bundle, end: Future[_Rows] | Death) -> _Rows:
    """The rows of a bundle that was done elsewhere, or why there are none."""
    if isinstance(end, Death):
        return _Rows(None, bundle.numbers[0], sentence("study-game-kills", {"times": TRIES}))
    error = end.exception()
    return end.result() if error is None else _Rows(None, bundle.numbers[0], _reason(error))


def _play(recipe: Recipe, shape: Shape, bundle: _Bundle) -> _Rows:
    """Play some games; a failure is a result, for not every exception can be sent home."""
    played: list[GamePlayed] = []
    with speaking(bundle.language):
        for number in bundle.numbers:
            try:
                played.append(recipe.play(number))
            except Exception as error:  # noqa: BLE001 - told as the result
                return _Rows(_tables(shape, played), number, _reason(error))
    return _Rows(_tables(shape, played))


def _tables(shape: Shape, played: Sequence[GamePlayed]) -> tuple[bytes, bytes] | None:
    return tables_of(shape, played) if played else None


def _reason(error: BaseException) -> str:
    told = str_of(error)
    return told if isinstance(error, LaCittaError) else f"{name_of(type(error))}: {told}"

"""Work for several processes: the local pool, and seeds that do not depend on who does what."""

import os
import random
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from lacitta_nb.errors import BadSetting

Job = TypeVar("Job")
Done = TypeVar("Done")
AHEAD: Final = 256
"""Jobs handed to an executor before the first of them must be done: work enough for a cluster."""


def number_of(text: str) -> int:
    """The seed that a text stands for: of one playout or game, whoever plays it.

    >>> number_of("7/0") == number_of("7/0") != number_of("7/1")
    True
    """
    return int(random.Random(text).random() * 2**53)


def local_pool(workers: int) -> Executor:
    """Processes of this computer, each begun afresh so that no thread of the notebook is copied.

    Keep one and hand it to several evaluations: the first call of each process takes about a
    second. Close it with `shutdown()` or use it in a `with` statement.

    Raises:
        BadSetting: fewer than one process.
    """
    if workers < 1:
        raise BadSetting("study-bad-workers", workers=workers)
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_serve)


def _serve() -> None:
    """A notebook's interrupt reaches all its processes; only the one that waits heeds it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A process whose notebook was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def check_movable(*things: object) -> None:
    """Refuse what another process could not find: a class written in a notebook's cell.

    Raises:
        BadSetting: the class of one of the things lives in an interactive session.
    """
    interactive = not hasattr(sys.modules.get("__main__"), "__file__")
    for thing in things:
        if interactive and type(thing).__module__ == "__main__":
            raise BadSetting("study-player-in-notebook", name=type(thing).__name__)


def as_done(
    executor: Executor, work: Callable[[Job], Done], jobs: Iterable[Job], ahead: int = AHEAD
) -> Generator[tuple[Job, Future[Done]], None, None]:
    """Do jobs elsewhere; each with its finished future, in the order in which they are done.

    Only a few are handed over ahead, so that whoever closes this (an interrupt does) leaves the
    executor with little to finish.

    Raises:
        BrokenExecutor: the executor takes no more jobs; those it had were given back before.
    """
    waiting: dict[Future[Done], Job] = {}
    left = iter(jobs)
    broken: BrokenExecutor | None = None
    try:
        while True:
            while broken is None and len(waiting) < ahead and (job := next(left, None)) is not None:
                try:
                    waiting[executor.submit(work, job)] = job
                except BrokenExecutor as error:
                    broken = error
            if not waiting:
                break
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield waiting.pop(future), future
        if broken is not None:
            raise broken
    finally:
        for future in waiting:
            future.cancel()

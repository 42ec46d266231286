"""Work for several processes: the local pool, and seeds that do not depend on who does what."""

import os
import pickle
import random
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    as_completed,
    wait,
)
from contextlib import closing, contextmanager
from functools import partial
from io import BytesIO
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from types import FunctionType
from typing import Final, Generic, NamedTuple, SupportsIndex, TypeVar, cast

from lacitta_nb.core.errors import BadSetting
from lacitta_nb.core.settings import count_from
from lacitta_nb.given import name_of, repr_of, str_of, truly
from lacitta_nb.players.protocol import can

Job = TypeVar("Job")
Done = TypeVar("Done")
_PATIENCE: Final = 5.0
"""Seconds without any result after which it is looked whether one is still to come."""
MOST_WORKERS: Final = 61 if sys.platform == "win32" else 1000
"""Processes that can be asked for: Windows waits for no more, and nowhere do more help."""
TRIES: Final = 3
"""How often a job is begun whose process dies."""
AHEAD: Final = 256
"""Jobs handed to an executor before the first of them must be done: work enough for a cluster."""


def number_of(text: str) -> int:
    """The seed that a text stands for: of one playout or game, whoever plays it.

    >>> number_of("7/0") == number_of("7/0") != number_of("7/1")
    True
    """
    return int(random.Random(text).random() * 2**53)


def workers_of(given: object) -> int:
    """How many processes shall do the work.

    Raises:
        BadSetting: no whole number, fewer than one, or more than a system starts.
    """
    number = count_from("workers", given, MOST_WORKERS)
    if number is None:
        raise BadSetting("study-bad-workers", workers=repr_of(given))
    return number


def executor_of(given: object) -> Executor | None:
    """What does the work instead of processes of this computer; None: nothing does.

    Raises:
        BadSetting: it takes no work.
    """
    if given is not None and (truly(given, type) or not can(given, "submit")):
        raise BadSetting("study-bad-executor", executor=repr_of(given))
    return cast("Executor | None", given)


def local_pool(workers: SupportsIndex) -> Executor:
    """Processes of this computer, each begun afresh so that no thread of the notebook is copied.

    Keep one and hand it to several evaluations: each process takes about a second to begin. Close
    it with `shutdown()` or use it in a `with` statement.

    Raises:
        BadSetting: no whole number of processes, or fewer than one; or they can't begin, as those
            of a script that calls this outside of `if __name__ == "__main__":`.
    """
    processes = workers_of(workers)
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_serve)
    try:
        with _interrupts_held():
            begun = [pool.submit(_begin) for _ in range(processes)]
        next(as_completed(begun)).result()
    except BrokenExecutor as error:
        raise BadSetting("study-no-processes") from error
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    return pool


def _begin() -> None:
    """The first job of every process, which starts it."""


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes that are started in here hear no interrupt, from their first moment on.

    A notebook's interrupt reaches all its processes, and one that heeds it breaks the pool.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """Where processes can't inherit that interrupts are held, they ignore them from here on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A process whose notebook was killed would wait for work for ever."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)


def check_movable(*things: object) -> None:
    """Refuse what can't be sent to another process, or could not be found there.

    Raises:
        BadSetting: one of the things holds a class or function of an interactive session, or
            something that can't be sent at all.
    """
    for thing in things:
        scout = _Scout()
        try:
            scout.dump(thing)
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            name, text = name_of(type(thing)), str_of(error)
            raise BadSetting("study-player-stays", name=name, error=text) from error
        if scout.interactive:
            raise BadSetting("study-player-in-notebook", name=scout.interactive)


class _Scout(pickle.Pickler):
    """Looks through all that a thing holds, the way it would be sent; what it writes is dropped.

    Attributes:
        interactive: a class or function written in a notebook's cell, which exists here only.
    """

    def __init__(self) -> None:
        super().__init__(BytesIO())
        self.interactive = ""
        self._in_notebook = not hasattr(sys.modules.get("__main__"), "__file__")

    def persistent_id(self, thing: object) -> None:
        """Asked of every part; none is sent otherwise than usual."""
        named = thing if isinstance(thing, type | FunctionType) else type(thing)
        if self._in_notebook and named.__module__ == "__main__":
            self.interactive = named.__name__


def _at_rest(executor: Executor) -> bool:
    """Whether a Dask cluster has nothing left to do.

    Its executor never tells of a result that was lost with its worker after it was computed and
    before it was fetched (distributed 2026.8).
    """
    client = getattr(executor, "_client", None)
    return client is not None and all(
        state.status != "pending" for state in list(client.futures.values())
    )


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
            done, _ = wait(waiting, timeout=_PATIENCE, return_when=FIRST_COMPLETED)
            if not done and _at_rest(executor):
                # Done now as cancelled, unless they were done in this very moment.
                done = {future for future in waiting if future.cancel() or future.done()}
            for future in done:
                yield waiting.pop(future), future
        if broken is not None:
            raise broken
    finally:
        for future in waiting:
            future.cancel()


class Attempt(NamedTuple, Generic[Job]):
    """A job with its number, begun `again` after so many processes died over it.

    A cluster knows equal work by its content, and would answer with the failure it remembers.
    """

    number: int
    job: Job
    again: int = 0


class Death(NamedTuple):
    """The process that did a job died, or its connection; `last`: the job is given up."""

    last: bool


def surviving(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int, executor: Executor | None
) -> Generator[tuple[Job, Future[Done] | Death], None, None]:
    """Do jobs elsewhere, though processes may die over them; each with its future or its death.

    A process that dies takes its pool along, and all jobs in it. Each of them is done alone from
    then on: whichever kills is found out and given up, and no other is blamed for it.

    Args:
        work: what is done with a job.
        jobs: what is to be done.
        workers: processes of this computer, unless there is an executor.
        executor: does the work instead.

    Raises:
        BrokenExecutor: the executor takes no more jobs.
    """
    left = {number: Attempt(number, job) for number, job in enumerate(jobs)}
    while left:
        suspects = [attempt for attempt in left.values() if attempt.again]
        batch = suspects[:1] or list(left.values())
        with closing(_batch(work, batch, 1 if suspects else workers, executor)) as found:
            for attempt, future in found:
                number, job, again = attempt
                died = _died(future)
                if died and again + 1 < TRIES:
                    left[number] = attempt._replace(again=again + 1)
                else:
                    del left[number]
                yield job, Death(last=number not in left) if died else future


def _batch(
    work: Callable[[Job], Done],
    attempts: Sequence[Attempt[Job]],
    workers: int,
    executor: Executor | None,
) -> Generator[tuple[Attempt[Job], Future[Done]], None, None]:
    """Begin jobs in a pool of their own, or in the executor; of those not begun nothing is told."""
    pool = local_pool(workers) if executor is None else executor
    ahead = workers if executor is None else AHEAD
    try:
        with closing(as_done(pool, partial(_attempt, work), attempts, ahead)) as found:
            yield from found
    except BrokenExecutor:
        if executor is not None:
            raise
    finally:
        if executor is None:
            pool.shutdown(wait=False, cancel_futures=True)


def _attempt(work: Callable[[Job], Done], attempt: Attempt[Job]) -> Done:
    return work(attempt.job)


def _died(future: Future[Done]) -> bool:
    """Whether a process died, or its connection; a cluster has a name of its own for it."""
    try:
        error = future.exception()
    except CancelledError:
        return True
    deaths = (BrokenExecutor, CancelledError, OSError)
    return isinstance(error, deaths) or name_of(type(error)) == "KilledWorker"

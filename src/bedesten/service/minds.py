"""Where bots think: in processes of their own, so that a slow one blocks nobody. If one of them dies, all are started anew, and
what was asked is asked again."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from threading import Lock
from time import monotonic
from typing import Any

from bedesten.service.parent_process import end_with_parent

WORKERS = max(1, (os.cpu_count() or 2) - 1)
TRIES_PER_QUESTION = 3  # of one question: it may be the question that kills
STUCK_AFTER = 10.0  # seconds in which nothing has been thought to its end, although something was asked

# Never `fork`: a copy of a process with threads may inherit a lock that nobody will ever open, and its signals.
START_METHOD = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
PROCESSES: Any = get_context(START_METHOD)
if START_METHOD == "forkserver":
    PROCESSES.set_forkserver_preload(["bedesten.bots.roster"])

log = logging.getLogger(__name__)


class NoMind(Exception):
    """What was asked has killed whoever thought about it, time and again."""


def attend() -> None:
    """In a worker process, at its start: end with the house, and not by a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def think_of_nothing() -> None:
    """In a worker process: it is there."""


class Minds(Executor):
    """Worker processes that are always there. Whatever they are asked is answered, also if they are killed meanwhile."""

    def __init__(self) -> None:
        self._pool = self._started()
        self._lock = Lock()
        self._waiting = 0
        self._thought = monotonic()  # when something was last thought to its end, or nothing was to be thought
        self._is_closed = False
        self._probe: Future[None] = self.submit(think_of_nothing)  # so that the first bot need not wait for its process

    @staticmethod
    def _started() -> ProcessPoolExecutor:
        return ProcessPoolExecutor(WORKERS, PROCESSES, attend)

    def submit(self, thinks: Callable[..., Any], /, *about: Any, **more: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        with self._lock:
            self._thought = self._thought if self._waiting else monotonic()
            self._waiting += 1
        self._ask(answer, TRIES_PER_QUESTION, thinks, *about, **more)
        return answer

    def _ask(self, answer: Future[Any], tries: int, thinks: Callable[..., Any], *about: Any, **more: Any) -> None:
        pool = self._pool
        try:
            asked = pool.submit(thinks, *about, **more)
        except RuntimeError as error:
            if not isinstance(error, BrokenProcessPool) or self._is_closed:
                self._settle(answer, error)
            else:  # nobody had noticed before
                self._again(pool, answer, tries, thinks, *about, **more)
            return

        def hear(thought: Future[Any]) -> None:
            error = CancelledError() if thought.cancelled() else thought.exception()
            if not isinstance(error, BrokenProcessPool) or self._is_closed:
                self._settle(answer, error, None if error else thought.result())
            else:
                self._again(pool, answer, tries, thinks, *about, **more)

        asked.add_done_callback(hear)

    def _again(self, dead: ProcessPoolExecutor, answer: Future[Any], tries: int, *asked: Any, **more: Any) -> None:
        self._replace(dead)
        if tries > 1:
            self._ask(answer, tries - 1, *asked, **more)
        else:
            self._settle(answer, NoMind("The process that thought about it has died, time and again."))

    def _settle(self, answer: Future[Any], error: BaseException | None, found: Any = None) -> None:
        with self._lock:
            self._waiting -= 1
            self._thought = monotonic()
        with suppress(InvalidStateError):  # nobody waits for it any more
            if error:
                answer.set_exception(error)
            else:
                answer.set_result(found)

    def _replace(self, dead: ProcessPoolExecutor) -> None:
        """By whoever notices first that a process has died."""
        with self._lock:
            if self._pool is not dead or self._is_closed:
                return
            self._pool = self._started()
        log.warning("a process that runs bots died; it is being restarted, and its questions are asked again")
        dead.shutdown(wait=False)

    async def are_there(self, within: float) -> bool:
        """Whether bots think: what is asked now is answered in so many seconds, or something has been lately."""
        if self._probe.done():
            self._probe = self.submit(think_of_nothing)
        try:
            async with asyncio.timeout(within):
                await asyncio.shield(asyncio.wrap_future(self._probe))
        except TimeoutError:
            return monotonic() - self._thought < STUCK_AFTER
        except (RuntimeError, NoMind):
            return False
        return True

    def shutdown(self, wait: bool = False, *, cancel_futures: bool = True) -> None:
        """Whatever is still thought would come too late."""
        with self._lock:
            self._is_closed = True
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)
        for process in processes:
            process.kill()

"""Work that is spread over several processes of this machine, as `cluster.py` spreads it over many machines."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Generic, TypeVar

from bedesten.research.loss import LOSSES, LOST, Told, give_up

Job = TypeVar("Job")
Result = TypeVar("Result")

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """If one of them dies, others take its place, and what it was doing is done again."""

    def __init__(self, number: int = CORES) -> None:
        self.number = number

    def results(self, do: Callable[[Job], Result], jobs: Iterable[Job], told: Told) -> Generator[tuple[Job, Result], None, None]:
        """Do what is to be done, and hand it over in any order."""
        work, losses = _Work(self.number, do, iter(jobs)), 0
        while losses < LOSSES:
            pool = ProcessPoolExecutor(self.number, get_context("forkserver"), _attend)
            try:
                for finished in work.done_by(pool):
                    losses = 0
                    yield finished
                return
            except BrokenProcessPool:
                told(LOST)
                losses += 1
            finally:
                _end(pool)
        raise give_up()


class _Work(Generic[Job, Result]):
    def __init__(self, workers: int, do: Callable[[Job], Result], to_do: Iterator[Job]) -> None:
        self._workers, self._do, self._to_do = workers, do, to_do
        self._again: list[Job] = []  # if the pool breaks, all that was not finished

    def done_by(self, pool: ProcessPoolExecutor) -> Iterator[tuple[Job, Result]]:
        doing: dict[Future[Result], Job] = {}
        try:
            while True:
                for job in [*self._again, *islice(self._to_do, max(0, 2 * self._workers - len(doing) - len(self._again)))]:
                    doing[pool.submit(self._do, job)] = job
                self._again.clear()
                if not doing:
                    return
                for future in wait(doing, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    yield doing.pop(future), result
        except BrokenProcessPool:
            self._again = [*self._again, *doing.values()]
            raise


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: whatever is still done would come too late."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


def _attend() -> None:
    """In a worker, at its start: end with whoever started it, however that ends, and not by a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    starter = parent_process()
    assert starter

    def follow() -> None:
        starter.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()

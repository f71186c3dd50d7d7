"""Who plays the blocks: this process, several processes, or a Ray cluster (`cluster.py`). The games are the same."""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread

from bedesten.research.arena.block import Block, play_block
from bedesten.research.arena.match import Match
from bedesten.research.loss import LOSSES, LOST, Told, give_up

Playing = Generator[Block, None, None]
Crew = Callable[[Match, Iterable[int], Told], Playing]  # plays blocks, and hands them over in any order

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def alone(match: Match, blocks: Iterable[int], told: Told) -> Playing:
    """In this process."""
    for number in blocks:
        yield play_block(match, number)


class Workers:
    """Several processes. If one of them dies, others take its place, and what it was playing is played again."""

    def __init__(self, number: int = CORES) -> None:
        self.number = number

    def __call__(self, match: Match, blocks: Iterable[int], told: Told) -> Playing:
        to_do, again, losses = iter(blocks), list[int](), 0
        while losses < LOSSES:
            pool = ProcessPoolExecutor(self.number, get_context("forkserver"), _attend)
            try:
                for block in _played(pool, self.number, match, to_do, again):
                    losses = 0
                    yield block
                return
            except BrokenProcessPool:
                told(LOST)
                losses += 1
            finally:
                _end(pool)
        raise give_up()


def _played(pool: ProcessPoolExecutor, workers: int, match: Match, to_do: Iterator[int], again: list[int]) -> Iterator[Block]:
    """`again`: what has to be played once more. If the pool breaks, it holds all that was not finished."""
    playing: dict[Future[Block], int] = {}
    try:
        while True:
            for number in [*again, *islice(to_do, max(0, 2 * workers - len(playing) - len(again)))]:
                playing[pool.submit(play_block, match, number)] = number
            again.clear()
            if not playing:
                return
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                block = future.result()
                del playing[future]
                yield block
    except BrokenProcessPool:
        again[:] = sorted({*again, *playing.values()})
        raise


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: whatever is still played would come too late."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    for process in processes:
        process.join()


def _attend() -> None:
    """In a worker, at its start: end with the arena, however that ends, and not by a Ctrl-C of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    arena = parent_process()
    assert arena

    def follow() -> None:
        arena.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()

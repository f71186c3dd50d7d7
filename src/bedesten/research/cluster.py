"""Work that is spread over a Ray cluster: the processes of this machine, or of many."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from itertools import islice
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar

from bedesten.engine.errors import Refused, says
from bedesten.research.loss import LOSSES, LOST, Told, give_up
from bedesten.version import to_install

Job = TypeVar("Job")
Result = TypeVar("Result")


class Cluster:
    """What `joined` hands out."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def results(self, do: Callable[[Job], Result], jobs: Iterable[Job], told: Told) -> Iterator[tuple[Job, Result]]:
        """Do what is to be done, and hand it over in any order. What a lost worker was doing is done again."""
        ray = self._ray
        start = partial(ray.remote(max_retries=0)(_work).remote, ray.put(do))  # we repeat it ourselves, and say so
        to_do, doing, losses = iter(jobs), dict[Any, Job](), 0
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while losses < LOSSES:
            doing |= {start(job): job for job in islice(to_do, at_once - len(doing))}
            if not doing:
                return
            (ready,), _ = ray.wait(list(doing), num_returns=1)
            job = doing.pop(ready)
            try:
                result: Result = ray.get(ready)
            except ray.exceptions.RayTaskError:
                raise  # a mistake of ours or of a bot: it would come again
            except ray.exceptions.RayError:
                told(LOST)
                losses += 1
                doing[start(job)] = job
            else:
                losses = 0
                yield job, result
        raise give_up()


def _work(do: Callable[[Job], Result], job: Job) -> Result:
    return do(job)


@contextmanager
def joined(address: str, workers: int) -> Iterator[Cluster]:
    """`address`: as Ray has it; without one, Ray is started on this machine with so many workers."""
    try:
        import ray
    except ImportError:
        raise Refused(says("library-missing", library="ray", command=to_install("cluster"))) from None
    how = {"address": address} if address else {"num_cpus": workers, "include_dashboard": False}
    try:
        _knock(address)
        ray.init(**how, log_to_driver=False, logging_level=ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        reason = (str(error) or type(error).__name__).splitlines()[0].rstrip(".")
        where = f"at '{address}'" if address else "here"
        raise Refused(f"There is no Ray cluster {where}: {reason}. --ray alone starts one on this machine.") from None
    try:
        with redirect_stdout(sys.stderr):  # where Ray may tell what it likes
            yield Cluster(ray)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=10).close()

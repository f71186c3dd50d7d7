"""Several processes that serve from one door. One that ends unbidden is started again; none outlives the first."""

import os
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from bedesten.engine.errors import Refused
from bedesten.service.parent_process import STOP_TIMEOUT, end_with_parent
from bedesten.texts import of_system
from bedesten.web.settings import Settings

BACKLOG = 2048
REFUSED_EXIT_CODE = 2  # the exit code of a command that is refused
_SPAWN = get_context("spawn")


def serve_together(settings: Settings, opened: Callable[[], None]) -> int:
    """Until somebody stops it; `opened` is called when the first of them can be reached. Returns how it ended."""
    with _listening(settings.host, settings.port) as door:
        return Workers(settings, door, opened).run()


class Workers:
    def __init__(self, settings: Settings, door: socket.socket, opened: Callable[[], None]) -> None:
        self.settings, self.door, self.opened = settings, door, opened
        self._is_open = False
        self._listening, self._listens = _SPAWN.Pipe(duplex=False)  # each of them says when it can be reached
        self._is_closing = False
        self._heard, self._said = os.pipe()  # a signal wakes whoever waits
        os.set_blocking(self._said, False)

    def run(self) -> int:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._close)
        workers = [self._start() for _ in range(self.settings.workers)]
        code = 0
        while not self._is_closing:
            if self._listening in wait([self._heard, self._listening, *[worker.sentinel for worker in workers]]):
                self._hear()
            for i, worker in enumerate(workers):
                if self._is_closing or worker.exitcode is None:
                    continue
                if worker.exitcode > 0:  # it says that it cannot serve: the next one could not, either
                    self._is_closing, code = True, worker.exitcode
                else:
                    workers[i] = self._start()
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(STOP_TIMEOUT)
            worker.kill()
        return code

    def _hear(self) -> None:
        self._listening.recv()
        if not self._is_open:
            self._is_open = True
            self.opened()

    def _start(self) -> SpawnProcess:
        worker = _SPAWN.Process(target=work, args=(self.door, self._listens))
        worker.start()
        return worker

    def _close(self, _number: int, _frame: FrameType | None) -> None:
        self._is_closing = True
        os.write(self._said, b".")


def work(door: socket.socket, listens: "Connection[bool, bool]") -> None:
    """In a process of its own."""
    from bedesten.web.app import serve  # here, because figures are shared by what is in the environment when it is loaded

    end_with_parent(STOP_TIMEOUT)
    try:
        serve(Settings.from_environment(), lambda: listens.send(True), [door])
    except Refused as error:
        print(error.in_words(of_system()), file=sys.stderr, flush=True)
        raise SystemExit(REFUSED_EXIT_CODE) from None


def _listening(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(address)
    door.listen(BACKLOG)
    return door

"""A program that is talked to line by line, over its standard input and output.

It is trusted with nothing: it may be silent, talk without end, stop reading, or die. Whoever asks it gets a line in time, or a
`Fault` with a sentence.
"""

import shlex
import subprocess
from collections import deque
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from bedesten.system import end_all

LONGEST = 10_000  # bytes of a line that is read
UNREAD = 1000  # lines that may wait to be read; whoever writes more floods
SHOWN = 120  # characters of a line that are quoted
TOO_MUCH = "writes too much."
FAREWELL = 2.0  # seconds that it has to end by itself
PATIENCE = 20.0  # seconds for what should take none


class Fault(Exception):
    """What a program did wrong, as a sentence without its subject: 'ended with exit code 1.'"""


class Pipe:
    """`with Pipe("python my_bot.py") as pipe`: the program runs; afterwards it does not, and nothing that it started does."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a Ctrl-C is not for it, and all that it starts can be ended with it
            )
        except (OSError, ValueError, IndexError) as error:
            raise Fault(f"cannot be started: {getattr(error, 'strerror', None) or error}.") from None
        self._to_send: Queue[bytes | None] = Queue(1)
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        self._floods = False
        self._last_words: deque[bytes] = deque(maxlen=5)
        talk = ((self._write, self._process.stdin), (self._read, self._process.stdout), (self._overhear, self._process.stderr))
        self._threads = [(Thread(target=what, args=[stream], daemon=True), stream) for what, stream in talk]
        for thread, _ in self._threads:
            thread.start()

    def __enter__(self) -> "Pipe":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self, farewell: str = "") -> None:
        if farewell:
            with suppress(Fault, subprocess.TimeoutExpired):
                self.send(farewell, FAREWELL)
                self._process.wait(FAREWELL)
        end_all(self._process)
        self._process.wait()
        with suppress(Full):
            self._to_send.put(None, timeout=PATIENCE)
        for thread, stream in self._threads:
            thread.join(PATIENCE)
            if stream and not thread.is_alive():  # something that hides from us may still hold the other end
                with suppress(OSError):
                    stream.close()

    def send(self, text: str, seconds: float) -> None:
        try:
            self._to_send.put(text.encode() + b"\n", timeout=seconds)
        except Full:
            raise Fault(f"has not read what it was sent for {seconds:g} s.") from None

    def line(self, seconds: float) -> str | None:
        """The next line that it writes; None if it does not write any in this time."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if not line:
            raise Fault(TOO_MUCH if self._floods else self._how_it_ended())
        if len(line) >= LONGEST:
            raise Fault(TOO_MUCH)
        return line.decode(errors="replace").strip()

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its output."
        self._threads[-1][0].join(PATIENCE)
        said = b"".join(self._last_words).decode(errors="replace").strip().splitlines()
        return f"ended {f'with exit code {code}' if code >= 0 else f'by signal {-code}'}" + (
            f": {quoted(said[-1])}." if said else "."
        )

    def _write(self, stdin: IO[bytes]) -> None:
        while (text := self._to_send.get()) is not None:
            with suppress(OSError):  # nobody reads any more: why, will be seen from what it wrote
                stdin.write(text)
                stdin.flush()

    def _read(self, stdout: IO[bytes]) -> None:
        while (line := stdout.readline(LONGEST)) and not self._floods:
            self._heard.put(line)
            self._floods = self._heard.qsize() > UNREAD
        self._heard.put(b"")

    def _overhear(self, stderr: IO[bytes]) -> None:
        while line := stderr.readline(LONGEST):
            self._last_words.append(line)


def quoted(line: str) -> str:
    return f"'{line[:SHOWN]}{'…' if len(line) > SHOWN else ''}'"

"""A line between the house and what it depends on, which can be cut, go dead without a word, or be slow: each connection has its
own delay, so that what goes over one overtakes what goes over another."""

import asyncio
from contextlib import suppress
from random import Random


class Line:
    """`async with Line(port) as line`: whoever connects to `line.port` speaks to that port, as long as the line is good."""

    def __init__(self, port: int, longest: float = 0, seed: int = 1) -> None:
        self.to, self.longest, self.rng = port, longest, Random(seed)
        self.port = 0
        self.is_cut = False
        self._good = asyncio.Event()
        self._good.set()
        self._last = b""
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> "Line":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """All connections break, and nobody gets through."""
        self.is_cut = True
        for end in self._ends:
            end.close()

    def deaden(self, at: bytes = b"") -> None:
        """Connections stay, but nothing comes through any more, from now on or from when somebody says that."""
        self._last = at
        if not at:
            self._good.clear()

    @property
    def is_dead(self) -> bool:
        return not self._good.is_set()

    def mend(self) -> None:
        """Whatever was sent meanwhile arrives."""
        self.is_cut = False
        self._good.set()

    def renew(self) -> None:
        """Whoever connects gets through. Connections from before stay dead for ever, and neither end hears of it."""
        self._good = asyncio.Event()
        self._good.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        beyond, there = await asyncio.open_connection("127.0.0.1", self.to)
        self._ends |= {writer, there}
        for one, other in ((reader, there), (beyond, writer)):
            task = asyncio.create_task(self._carry(one, other, self.rng.random() * self.longest, self._good))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float, good: asyncio.Event) -> None:
        with suppress(OSError):
            while data := await reader.read(65_536):
                await asyncio.sleep(delay)
                if self._last and self._last in data:
                    self._last = b""
                    good.clear()
                await good.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._ends.discard(writer)

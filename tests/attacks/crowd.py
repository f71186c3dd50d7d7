"""Many connections that say little or nothing, from this machine to itself."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bedesten.system import allow_files
from bedesten.web.door import MOST_FILES

Crowd = list[asyncio.StreamWriter]


@asynccontextmanager
async def crowd(port: int, number: int, says: bytes, tls: ssl.SSLContext | None = None, name: str = "") -> AsyncIterator[Crowd]:
    """So many connections, each of which has said this; those that were dropped meanwhile are among them."""
    allow_files(MOST_FILES)  # whichever tests have run before
    there: Crowd = []

    async def come() -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=tls, server_hostname=name if tls else None)
        there.append(writer)
        writer.write(says)

    try:
        for begin in range(0, number, 50):
            await asyncio.gather(*[come() for _ in range(begin, min(number, begin + 50))], return_exceptions=True)
        yield there
    finally:
        for writer in there:
            writer.transport.abort()

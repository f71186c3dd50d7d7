"""Sending a request somewhere and hearing how it was received: within a few seconds, without following anything, and without
reading more of the answer than its head."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from bedesten.service.notices.guard import Forbidden, Guard, Target
from bedesten.version import __version__

POSTING_TIMEOUT = 10.0  # seconds for everything
HEAD_SIZE = 16_384  # bytes of an answer that are read, at most
LONGEST_WAIT = 3600  # seconds that somebody may ask us to wait


class Refusal(Exception):
    """It is not taken there, and will not be later. `is_gone`: there is nobody any more."""

    def __init__(self, why: str, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


class Failure(Exception):
    """It was not taken, but may be later."""

    def __init__(self, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.wait = wait  # seconds that were asked for


@dataclass(frozen=True)
class Post:
    target: Target
    headers: Mapping[str, str]
    body: bytes

    def written(self) -> bytes:
        target = self.target
        head = {"Host": target.origin.partition("://")[2], "User-Agent": f"Bedesten/{__version__}", **self.headers}
        head |= {"Content-Length": str(len(self.body)), "Accept-Encoding": "identity", "Connection": "close"}
        lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        if any(not line.isascii() or not line.isprintable() for line in lines):
            raise Refusal("a header that is none")
        return "\r\n".join([*lines, "", ""]).encode() + self.body


async def send(post: Post, guard: Guard) -> None:
    """Refusal or Failure, unless it was taken."""
    try:
        async with asyncio.timeout(POSTING_TIMEOUT):
            head = await _ask(post, await guard.find(post.target))
    except Forbidden:
        raise Refusal("the address leads into a private network") from None
    except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, UnicodeError) as error:
        raise Failure(type(error).__name__) from error
    _judge(head)


async def _ask(post: Post, address: str) -> str:
    """The head of the answer. The name counts for the certificate, the address for the connection."""
    context = ssl.create_default_context() if post.target.is_encrypted else None
    name = post.target.host.strip("[]") if context else None
    reader, writer = await asyncio.open_connection(address, post.target.port, ssl=context, server_hostname=name, limit=HEAD_SIZE)
    try:
        writer.write(post.written())
        await writer.drain()
        return (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def _judge(head: str) -> None:
    found = re.match(r"HTTP/1\.[01] (\d{3})", head)
    status = int(found[1]) if found else 0
    if 200 <= status < 300:
        return
    if status in (408, 425, 429) or status >= 500 or not found:
        wait = re.search(r"^retry-after: *(\d{1,9})\s*$", head, re.I | re.M)
        raise Failure(f"status {status}", min(int(wait[1]), LONGEST_WAIT) if wait else 0)
    raise Refusal(f"status {status}", is_gone=status in (404, 410))

"""Sockets of people who are signed in: they are closed soon after somebody signs out, or is blocked, in whatever process."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bedesten.service.inbox import end_tasks
from bedesten.service.people.accounts import Accounts
from bedesten.service.people.person import Person
from bedesten.service.store import Unavailable

LOOK_INTERVAL = 2.0  # seconds between two looks

log = logging.getLogger(__name__)


class Sessions:
    """`async with Sessions(accounts) as sessions: with sessions.open(person, end): …`"""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self._open: defaultdict[Person, list[Callable[[], None]]] = defaultdict(list)
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Sessions":
        self._looking = asyncio.create_task(self._look_on(), name="sessions")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._looking:
            await end_tasks([self._looking])

    @contextmanager
    def open(self, person: Person, end: Callable[[], None]) -> Iterator[None]:
        """`end` is called when the person is signed in no more. A guest is known by his device, which stays what it is."""
        if not person.account:
            yield
            return
        self._open[person].append(end)
        try:
            yield
        finally:
            self._open[person].remove(end)
            if not self._open[person]:
                del self._open[person]

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK_INTERVAL)
            try:
                await self.look()
            except Unavailable:
                continue
            except Exception as error:
                log.error("it could not be looked up who is still signed in", exc_info=error)

    async def look(self) -> None:
        if not self._open:
            return
        before = set(self._open)
        for gone in before - {one for one in await self.accounts.still(before) if not one.is_blocked}:
            for end in list(self._open.get(gone, [])):
                end()

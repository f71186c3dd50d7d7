"""What all processes of the house count together, in Redis: how often somebody has done something, and how many sockets he has
open. Each question is one script, hence one round trip, and two processes never both find the last place free.

Without Redis, or while it is away, each process counts for itself, and grants its share of what all may grant.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from bedesten.service.attendance import Attendance
from bedesten.service.inbox import end_tasks

REDIS_TIMEOUT = 0.5  # seconds that Redis may take for an answer, for somebody waits
RETRY_PAUSE = 2.0  # seconds until it is asked again when it did not answer
CONNECTIONS = 8
SOCKETS_INTERVAL = 1.0  # seconds until it is told who has left
SOCKETS_RETOLD_EVERY = 60  # beats until it is told anew who is there
SOCKETS_KEPT = 180  # seconds until it forgets those of a process that died
SOCKETS_AT_ONCE = 500  # numbers told in one go

# The list holds when it was done, by the clock of Redis, the newest last. Returned are milliseconds to wait.
COUNT_SCRIPT = """
local time, often, within = redis.call('TIME'), tonumber(ARGV[1]), tonumber(ARGV[2])
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local first = redis.call('LINDEX', KEYS[1], -often)
if first and first + within > now then return first + within - now end
redis.call('RPUSH', KEYS[1], string.format('%d', now))
redis.call('LTRIM', KEYS[1], -often, -1)
redis.call('PEXPIRE', KEYS[1], within)
return 0
"""

# For each of those for whom a socket counts: our key and those of the others; how many are here with it, and how many may be.
# Returned is the first of them that has too many, counted from 1.
ENTER_SCRIPT = """
local whom, each = (#ARGV - 1) / 2, #KEYS / ((#ARGV - 1) / 2)
for i = 0, whom - 1 do
    local there = tonumber(ARGV[2 + 2 * i])
    for j = 2, each do there = there + (redis.call('GET', KEYS[i * each + j]) or 0) end
    if there > tonumber(ARGV[3 + 2 * i]) then return i + 1 end
end
for i = 0, whom - 1 do redis.call('SET', KEYS[i * each + 1], ARGV[2 + 2 * i], 'EX', ARGV[1]) end
return 0
"""

log = logging.getLogger(__name__)


class SharedCounts:
    """`async with SharedCounts(url, attendance)`; without a URL this process counts for itself."""

    def __init__(self, url: str | None = None, attendance: Attendance | None = None) -> None:
        self.url, self.attendance = url, attendance
        self.sockets: Counter[str] = Counter()  # that are open here, of each of those for whom they count
        self._left: set[str] = set()  # of whom Redis is to be told how many there are
        self._in_order = asyncio.Lock()  # a number overtakes no other
        self._redis: Redis | None = None
        self._asks_again = 0.0
        self._telling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "SharedCounts":
        if self.url:
            pool = BlockingConnectionPool.from_url(
                self.url,
                max_connections=CONNECTIONS,
                timeout=REDIS_TIMEOUT,
                socket_connect_timeout=REDIS_TIMEOUT,
                socket_timeout=REDIS_TIMEOUT,
                retry=Retry(NoBackoff(), 0),
            )
            self._redis = Redis.from_pool(pool)
            self._often, self._come = self._redis.register_script(COUNT_SCRIPT), self._redis.register_script(ENTER_SCRIPT)
            self._telling = asyncio.create_task(self._tell_on(), name="sockets")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._telling and self._redis:
            await end_tasks([self._telling])
            redis, self._redis = self._redis, None
            with suppress(RedisError, OSError, RuntimeError):
                await redis.aclose()

    @property
    def others(self) -> list[str]:
        return self.attendance.others if self.attendance else []

    def share(self, most: int) -> int:
        """What this process grants by itself, if all together may grant so much."""
        return max(1, most // (1 + len(self.others)))

    async def wait(self, what: str, who: str, often: int, within: int) -> int | None:
        """Milliseconds until somebody may do it again; 0: he may do it now, and it is counted. None: Redis cannot be asked."""
        return await self._ask(lambda: self._often(keys=[_key(what, who)], args=[often, 1000 * within])) if self._redis else None

    # -- sockets

    async def come(self, whom: Sequence[tuple[str, int]]) -> int | None:
        """Count a socket for each of them, who may have so many; which of them has too many already, if one has."""
        if not self._redis:
            return self._come_here(whom)
        async with self._in_order:
            found = await self._ask(lambda: self._come(keys=self._keys(whom), args=self._numbers(whom))) if whom else 0
            if found is None:
                return self._come_here(whom)
            if not found:
                self.sockets.update(one for one, _ in whom)
            return found - 1 if found else None

    def go(self, whom: Sequence[tuple[str, int]]) -> None:
        for one, _ in whom:
            self.sockets[one] -= 1
            if not self.sockets[one]:
                del self.sockets[one]
            if self._redis:
                self._left.add(one)

    def _come_here(self, whom: Sequence[tuple[str, int]]) -> int | None:
        full = [i for i, (one, most) in enumerate(whom) if self.sockets[one] >= self.share(most)]
        if not full:
            self.sockets.update(one for one, _ in whom)
        return full[0] if full else None

    def _keys(self, whom: Sequence[tuple[str, int]]) -> list[str]:
        return [_key("sockets", one, process) for one, _ in whom for process in (self._id, *self.others)]

    def _numbers(self, whom: Sequence[tuple[str, int]]) -> list[int]:
        return [SOCKETS_KEPT, *[number for one, most in whom for number in (self.sockets[one] + 1, most)]]

    @property
    def _id(self) -> str:
        return self.attendance.id if self.attendance else ""

    async def _tell_on(self) -> None:
        """Who has left; and now and then all who are there, because Redis may have forgotten them."""
        for beat in count(1):
            await asyncio.sleep(SOCKETS_INTERVAL)
            whose, self._left = [*self._left, *(self.sockets if beat % SOCKETS_RETOLD_EVERY == 0 else ())], set()
            for i in range(0, len(whose), SOCKETS_AT_ONCE):
                await self._tell(whose[i : i + SOCKETS_AT_ONCE])

    async def _tell(self, whom: Iterable[str]) -> None:
        async with self._in_order:
            if not self._redis:
                return
            pipeline = self._redis.pipeline(transaction=False)
            for one in whom:
                pipeline.set(_key("sockets", one, self._id), self.sockets.get(one, 0), ex=SOCKETS_KEPT)
            if await self._ask(pipeline.execute) is None:
                self._left.update(whom)

    # -- Redis

    async def _ask(self, question: Callable[[], Awaitable[Any]]) -> Any:
        """None, if there is no answer in time; then nobody waits for one for a while."""
        clock = asyncio.get_running_loop().time
        if clock() < self._asks_again:
            return None
        try:
            async with asyncio.timeout(REDIS_TIMEOUT):
                answer = await question()
            self._asks_again = 0.0
            return answer
        except (RedisError, OSError) as error:
            if not self._asks_again:
                log.warning("Redis can't be reached; each process keeps to its share of the limits: %s", type(error).__name__)
            self._asks_again = clock() + RETRY_PAUSE
            self._left.update(self.sockets)
            return None


def _key(*words: str) -> str:
    """Nobody can read there who does what."""
    return f"bedesten:{hashlib.blake2b(' '.join(words).encode(), digest_size=15).hexdigest()}"

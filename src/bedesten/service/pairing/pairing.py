"""Quick pairing, as the server keeps it. Any process may match and begin games; what needs doing in time is done by one."""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from sqlalchemy import func, select

from bedesten.service.house import House
from bedesten.service.inbox import end_tasks
from bedesten.service.pairing.matching import matches
from bedesten.service.pairing.parties import P, Parties
from bedesten.service.pairing.seekers import LEASE, S, Seekers
from bedesten.service.pairing.waits import KEPT, Waits
from bedesten.service.pairing.wishes import PACES, PairingWish
from bedesten.service.store import Row, Unavailable
from bedesten.service.table_settings import checked_name

LOOK_INTERVAL = 1.0  # seconds between two looks at who waits
RENEWED_EVERY = LEASE // 3
OF_ALL = "pairing"  # which process looks after all who wait

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Standing:
    """How it stands with somebody who looks for a game."""

    seeker: Row
    party: Row | None
    confirmed: int  # of the party


class Pairing:
    """`async with Pairing(house) as pairing: …`"""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seekers, self.parties, self.waits = Seekers(house.store), Parties(house), Waits(house.store)
        self._there: Counter[str] = Counter()  # sockets that are open here, by person
        self._wakes: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        self._shown: dict[str, tuple[object, ...]] = {}
        self._something = asyncio.Event()
        self._renewed, self._forgot = 0, 0
        self._looking: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Pairing":
        self._looking = asyncio.create_task(self._look_on(), name="pairing")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._looking:
            await end_tasks([self._looking])

    # -- what people ask for

    async def join(self, person: str, name: str, wish: PairingWish, origin: str | None = None) -> None:
        wish.check()
        await self.house.new_tables.check_tables_of(person)
        await self.seekers.join(person, checked_name(name), wish, origin, self.house.now())
        await self._match()

    async def confirm(self, person: str) -> None:
        await self.parties.confirm(person, self.house.now())
        self._something.set()

    async def leave(self, person: str) -> None:
        await self.parties.leave(person, self.house.now())
        self._something.set()

    async def standing(self, person: str) -> Standing | None:
        """None: the person does not wait."""
        seeker = await self.seekers.of(person)
        if seeker is None or not (seeker["table_id"] or seeker["barred_until"] or seeker["there_until"] > self.house.now()):
            return None
        members = await self.house.store.read(select(S.c.is_confirmed).where(S.c.party == seeker["party"]))
        parties = await self.house.store.read(select(P).where(P.c.id == seeker["party"]))
        return Standing(seeker, parties[0] if parties else None, sum(row["is_confirmed"] for row in members))

    async def usual_waits(self) -> dict[str, int | None]:
        return {pace: await self.waits.usual(pace, self.house.now()) for pace in PACES}

    @asynccontextmanager
    async def present(self, person: str, wake: Callable[[], None]) -> AsyncIterator[None]:
        """Somebody has the page open; `wake` is called whenever it stands differently with him."""
        with self._watching(person, wake):
            try:
                await self.seekers.renew([person], self.house.now())
                yield
            finally:
                self._there[person] -= 1
                if self._there[person] < 1:
                    del self._there[person]
                    with suppress(Unavailable):  # then the lease runs out
                        await self.seekers.go(person, self.house.now())

    @contextmanager
    def _watching(self, person: str, wake: Callable[[], None]) -> Iterator[None]:
        self._there[person] += 1
        self._wakes[person].append(wake)
        try:
            yield
        finally:
            self._wakes[person].remove(wake)
            if not self._wakes[person]:
                del self._wakes[person]
                self._shown.pop(person, None)

    # -- what happens by itself

    async def _look_on(self) -> None:
        while True:
            self._something.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_INTERVAL):
                    await self._something.wait()
            try:
                await self.look()
            except Unavailable:
                await asyncio.sleep(LOOK_INTERVAL)
            except Exception as error:
                log.error("it could not be looked up who waits for a game", exc_info=error)
                await asyncio.sleep(LOOK_INTERVAL)

    async def look(self) -> None:
        now = self.house.now()
        if self._there and now - self._renewed >= RENEWED_EVERY:
            await self.seekers.renew([*self._there], now)
            self._renewed = now
        if self.house.attendance.attends_to(OF_ALL):
            await self.parties.settle(now)
            await self._match()
            await self.seekers.forget(now)
            if now - self._forgot > KEPT // 30:
                await self.waits.forget(now)
                self._forgot = now
        await self._tell()

    async def _match(self) -> None:
        now = self.house.now()
        for match in matches(await self.seekers.waiting(now), now):
            if await self.parties.form(match, now):
                self._something.set()

    async def _tell(self) -> None:
        """Wake those who are here and with whom it stands differently."""
        if not self._wakes:
            return
        other = S.alias()
        confirmed = select(func.count()).where((other.c.party == S.c.party) & other.c.is_confirmed).scalar_subquery()
        columns = S.c.person, S.c.since, S.c.party, S.c.table_id, S.c.barred_until, confirmed.label("confirmed")
        rows = await self.house.store.read(select(*columns).where(S.c.person.in_([*self._wakes])))
        shown = {row["person"]: tuple(row.values()) for row in rows}
        for person, wakes in [*self._wakes.items()]:
            if self._shown.get(person) != shown.get(person):
                for wake in [*wakes]:
                    wake()
        self._shown = shown

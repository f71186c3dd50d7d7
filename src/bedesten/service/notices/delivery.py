"""Delivering notices: at least once, in their order, and by one process at a time for each channel. A process takes a channel for
a while; should it die meanwhile, another takes it when that time is over, and says the same again under the same key.

What waits for a channel goes together, so that many things that happen at once are one message."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import ColumnElement, Executable, and_, delete, select, update

from bedesten.service import schema
from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.inbox import end_tasks
from bedesten.service.notices.deciding import DROP, Judge
from bedesten.service.notices.notice import CHAT, TRIAL
from bedesten.service.notices.posting import Failure, Refusal
from bedesten.service.notices.preferences import PreferenceStore
from bedesten.service.notices.sending import Addressee, Sender
from bedesten.service.notices.wording import URGENT, News, message_of
from bedesten.service.randomness import moment
from bedesten.service.store import Conflict, Row, Unavailable

LOOK_INTERVAL = 1.0  # seconds
TAKEN_FOR = 60_000  # milliseconds for which a process has a channel to itself: longer than anything takes
REST = 10_000  # milliseconds between two messages by the same channel
LONGEST_PAUSE = 300_000  # milliseconds until it is looked again whether what waits can go
FIRST_RETRY, LONGEST_RETRY = 30, 3600  # seconds
AT_ONCE, NOTICES_AT_ONCE = 32, 100
DONE_KEPT = 30 * 24 * 3_600_000  # milliseconds for which the same is not told again
CLEANING_INTERVAL = 3_600_000

_A, _C, _N = schema.accounts, schema.channels, schema.notices

log = logging.getLogger(__name__)


class Delivery:
    """`async with Delivery(house, sender)`."""

    observer: Callable[[str, str], None] | None = None  # hears by which kind of channel, and what became of it

    def __init__(self, house: House, sender: Sender) -> None:
        self.house, self.store, self.sender = house, house.store, sender
        self.preferences = PreferenceStore(house.store)
        self._serving: dict[str, asyncio.Task[None]] = {}  # by channel
        self._looking: asyncio.Task[None] | None = None
        self._cleaned = 0

    async def __aenter__(self) -> "Delivery":
        if not self.house.attendance.others:  # nobody is there who could still be at work
            await self.store.write(others=[update(_C).where(_C.c.up_to.is_not(None)).values(free_from=0)])
        self._looking = asyncio.create_task(self._look_on(), name="notices")
        return self

    async def __aexit__(self, *_: object) -> None:
        """What is on its way arrives."""
        if self._looking:
            await end_tasks([self._looking])
        await asyncio.gather(*self._serving.values(), return_exceptions=True)

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
                self._clean_up()
            except Unavailable:
                pass
            except Exception as error:
                log.error("notices could not be looked for", exc_info=error)
            await asyncio.sleep(LOOK_INTERVAL)

    async def look(self) -> None:
        """Begin with all channels that have something to deliver. Waits for none."""
        waiting = select(_N.c.channel).where(_N.c.done.is_(None))
        due = _C.c.id.in_(waiting) & (_C.c.free_from <= now()) & _C.c.broken.is_(None) & _C.c.id.not_in([*self._serving])
        free = AT_ONCE - len(self._serving)
        for row in await self.store.read(select(_C).where(due).order_by(_C.c.free_from).limit(free)) if free else ():
            task = asyncio.create_task(self._serve_in_peace(row), name=f"channel {row['id']}")
            self._serving[row["id"]] = task
            task.add_done_callback(partial(self._end_serving, row["id"]))

    def _end_serving(self, channel: str, _: "asyncio.Task[None]") -> None:
        self._serving.pop(channel, None)

    def _clean_up(self) -> None:
        if self._cleaned < now() - CLEANING_INTERVAL:
            self._cleaned = now()
            self.store.write_by_the_way(delete(_N).where(_N.c.done < self._cleaned - DONE_KEPT))

    async def _serve_in_peace(self, channel: Row) -> None:
        with suppress(Unavailable, Conflict):  # once more, later; or another process has it
            try:
                await self.serve(channel)
            except (Unavailable, Conflict):
                raise
            except Exception as error:
                log.error("a notice could not be delivered; it is tried again", exc_info=error)
                await self._note_failure(channel, Failure(type(error).__name__))

    # -- one channel

    async def serve(self, channel: Row) -> None:
        at = now()
        rows = await self._waiting(channel)
        addressee = await self._addressee(channel)
        if addressee is None:  # the account is blocked, or has no address any more
            return await self._write(_done(rows, at))
        judge = Judge(self.house, channel["person"], await self.preferences.of(channel["person"]))
        kept, dropped, later = await _judged(judge, rows, at)
        if (gathered := _gathered_until(channel, kept)) > at:
            kept, later = [], gathered
        if not kept:
            free_from = min(later or at, at + LONGEST_PAUSE)
            return await self._write(
                _done(dropped, at), update(_C).where(_as_seen(channel)).values(free_from=free_from, up_to=None)
            )
        up_to = channel["up_to"] or kept[-1][0]["n"]
        await self._write(_done(dropped, at), update(_C).where(_as_seen(channel)).values(free_from=at + TAKEN_FOR, up_to=up_to))
        message = message_of([news for _, news in kept], channel["language"], channel["origin"], f"{channel['id']}.{up_to}")
        try:
            await self.sender.send(addressee, message)
        except Refusal as refusal:
            await self._note_refusal(channel, rows, refusal)
        except Failure as failure:
            await self._note_failure(channel, failure)
        else:
            await self._note_success(channel, [row for row, _ in kept])

    async def _waiting(self, channel: Row) -> list[Row]:
        """What was on its way when a process died, if one did; else all that waits."""
        wanted = (_N.c.channel == channel["id"]) & _N.c.done.is_(None)
        wanted &= _N.c.n <= channel["up_to"] if channel["up_to"] else True
        return await self.store.read(select(_N).where(wanted).order_by(_N.c.n).limit(NOTICES_AT_ONCE))

    async def _addressee(self, channel: Row) -> Addressee | None:
        found = await self.store.read(select(_A.c.email, _A.c.blocked).where(_A.c.id == channel["person"]))
        email, blocked = (found[0]["email"], found[0]["blocked"]) if found else (None, None)
        if blocked or (channel["kind"] == "email" and not email):
            return None
        return Addressee(channel, email)

    async def _note_success(self, channel: Row, delivered: Sequence[Row]) -> None:
        self._observe(channel, "delivered")
        at = now()
        rests = update(_C).where(_C.c.id == channel["id"]).values(free_from=at + REST, up_to=None, failures=0)
        await self._write(_done(delivered, at), rests)

    async def _note_failure(self, channel: Row, failure: Failure) -> None:
        """Later again, and each time after a longer while, not in step with others."""
        self._observe(channel, "failed")
        pause = min(FIRST_RETRY * 2 ** min(channel["failures"], 10), LONGEST_RETRY) * moment(0.75, 1.25)
        at = now() + int(1000 * max(pause, failure.wait))
        again = update(_C).where(_C.c.id == channel["id"]).values(free_from=at, failures=channel["failures"] + 1)
        await self._write([], again)

    async def _note_refusal(self, channel: Row, rows: Sequence[Row], refusal: Refusal) -> None:
        """Nothing more is sent there, until its owner wants it again."""
        self._observe(channel, "refused")
        log.info("a %s takes no notices: %s", channel["kind"], refusal)
        mine = _C.c.id == channel["id"]
        if refusal.is_gone and channel["kind"] == "push":
            return await self._write([delete(_C).where(mine)])
        at = now()
        await self._write(_done(rows, at), update(_C).where(mine).values(broken=at, up_to=None, free_from=0))

    async def _write(self, others: Sequence[Executable], claim: Executable | None = None) -> None:
        await self.store.write(others=others, claims=[claim] if claim is not None else [])

    def _observe(self, channel: Row, what: str) -> None:
        if self.observer:
            self.observer(channel["kind"], what)


Kept = list[tuple[Row, News]]


async def _judged(judge: Judge, rows: Sequence[Row], at: int) -> tuple[Kept, list[Row], int | None]:
    """What goes now, what never, and from when on the next may go: what comes later does not overtake it."""
    kept: Kept = []
    dropped: list[Row] = []
    for row in rows:
        verdict = await judge.judge(row, at)
        if isinstance(verdict, int):
            return kept, dropped, verdict
        if verdict == DROP:
            dropped.append(row)
        elif isinstance(verdict, News):
            kept.append((row, verdict))
    return kept, dropped, None


def _gathered_until(channel: Row, kept: Kept) -> int:
    """0: nothing is gathered. What is urgent takes along what waits."""
    if not kept or channel["up_to"] or any(news.kind in URGENT for _, news in kept):
        return 0
    return int(kept[0][0]["at"] + 60_000 * channel["gather"])


def _as_seen(channel: Row) -> ColumnElement[bool]:
    """As long as nobody else has taken it since."""
    return and_(_C.c.id == channel["id"], _C.c.free_from == channel["free_from"])


def _done(rows: Sequence[Row], at: int) -> list[Executable]:
    """It is remembered that it was told, unless it cannot come again; not of whom."""
    fleeting = [row["n"] for row in rows if row["kind"] in (CHAT, TRIAL)]
    others = [row["n"] for row in rows if row["n"] not in fleeting]
    gone = [delete(_N).where(_N.c.n.in_(fleeting))] if fleeting else []
    return [*gone, *([update(_N).where(_N.c.n.in_(others)).values(done=at, by="")] if others else [])]

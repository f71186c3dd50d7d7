"""Everything about notices in one place, for whoever serves them."""

from contextlib import AsyncExitStack
from typing import Self

from sqlalchemy import func, select

from bedesten.service import schema
from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.notices.awaited import Awaited
from bedesten.service.notices.channels import Channels
from bedesten.service.notices.delivery import Delivery
from bedesten.service.notices.guard import Guard
from bedesten.service.notices.preferences import Choice, Preferences, PreferenceStore
from bedesten.service.notices.sending import Sender
from bedesten.service.notices.web_push import Signer
from bedesten.service.people.mail import Mail
from bedesten.service.store import Row, Store

_C, _N = schema.channels, schema.notices


class Notices:
    """`async with Notices(house, guard, signer, mail)`: whoever wants to be told is told."""

    def __init__(self, house: House, guard: Guard, signer: Signer, mail: Mail | None = None) -> None:
        self.guard, self.signer = guard, signer
        self.preferences, self.channels = PreferenceStore(house.store), Channels(house.store, guard)
        self.awaited, self.delivery = Awaited(house), Delivery(house, Sender(guard, signer, mail))
        self._opened = AsyncExitStack()

    @property
    def has_mail(self) -> bool:
        return self.delivery.sender.mail is not None

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opened:
            for part in (self.delivery, self.awaited):
                await opened.enter_async_context(part)
            self._opened = opened.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._opened.aclose()

    async def choose(self, person: str, chosen: Preferences) -> None:
        await self.preferences.keep(person, chosen)
        await self.channels.look_again(person)

    async def choose_at(self, person: str, table_id: str, choice: Choice | None) -> None:
        await self.choose(person, (await self.preferences.of(person)).at_table(table_id, choice))


async def queue(store: Store) -> Row:
    """How many notices wait, for how many seconds the oldest, and how many channels take none any more."""
    waiting = (await store.read(select(func.count().label("n"), func.min(_N.c.at).label("since")).where(_N.c.done.is_(None))))[0]
    broken = (await store.read(select(func.count().label("n")).where(_C.c.broken.is_not(None))))[0]
    return {"waiting": waiting["n"], "oldest": max(0, now() - (waiting["since"] or now())) // 1000, "broken": broken["n"]}

"""Where somebody wants to be told: in a browser, by e-mail, by a webhook. A guest has them like everybody else, but for e-mail,
which needs an address that was proved."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from sqlalchemy import Executable, delete, func, insert, literal, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service import schema
from bedesten.service.errors import NotYours, TooMuch, Unknown
from bedesten.service.hours import now
from bedesten.service.notices.guard import Guard
from bedesten.service.notices.notice import PAGE, TRIAL
from bedesten.service.notices.web_push import browser_from
from bedesten.service.notices.webhooks import format_of
from bedesten.service.people.person import Person
from bedesten.service.randomness import new_id, new_key
from bedesten.service.store import Conflict, Row, Store

PUSH, EMAIL, WEBHOOK = "push", "email", "webhook"
CHANNELS_AT_ONCE = 10  # of a person
GATHERED_FOR = (0, 60, 24 * 60)  # minutes that can be chosen
ID_LETTERS, ID_LENGTH, KEY_SIZE = "abcdefghjkmnpqrstuvwxyz23456789", 16, 18

_A, _C, _N, _P = schema.accounts, schema.channels, schema.notices, schema.preferences


@dataclass(frozen=True)
class Place:
    """Where a request came from, and in which language it is to be answered."""

    language: str
    origin: str  # the name of the server there; empty: it has none
    label: str = ""


class Channels:
    def __init__(self, store: Store, guard: Guard) -> None:
        self.store, self.guard = store, guard

    async def of(self, person: str) -> list[Row]:
        return await self.store.read(select(_C).where(_C.c.person == person).order_by(_C.c.created, _C.c.id))

    # -- opening them

    async def open_push(self, person: Person, endpoint: str, p256dh: str, auth: str, place: Place) -> None:
        """A browser that somebody else used before is told of no other than who uses it now. Whoever knows its address, but not
        its secret, is refused. It has one address at a time: a new one takes the place of the last, and what waits goes there."""
        browser_from(p256dh, auth)
        await self.guard.check(endpoint)
        hashed = _hashed(PUSH, endpoint)
        found = await self.store.read(select(_C).where(_C.c.hashed == hashed))
        if found and not compare_digest(found[0]["p256dh"] + found[0]["auth"], p256dh + auth):
            raise NotYours(says("push-wrong"))
        browser = {"device": person.device, "address": endpoint, "hashed": hashed, "p256dh": p256dh, "auth": auth}
        this = (_C.c.kind == PUSH) & ((_C.c.hashed == hashed) | (_C.c.device == person.device))
        mine = await self.store.read(select(_C.c.id).where(this & (_C.c.person == person.id)).order_by(_C.c.hashed != hashed))
        others = delete(_C).where(this & _C.c.id.not_in([row["id"] for row in mine[:1]]))
        if mine:
            return await self._renew(mine[0]["id"], [others], **browser, language=place.language, origin=place.origin)
        await self._open(_new(PUSH, person.id, hashed, place) | browser, [others])

    async def open_email(self, person: Person, place: Place) -> None:
        """Refused, if the account has no address, or its owner has none."""
        found = await self.store.read(select(_A.c.email).where(_A.c.id == person.account))
        if not found or not found[0]["email"]:
            raise Refused(says("no-email-yet"))
        await self._open(_new(EMAIL, person.id, _hashed(EMAIL, person.id), place))

    async def open_webhook(self, person: Person, url: str, form: str | None, place: Place) -> None:
        target = await self.guard.check(url.strip())
        row = _new(WEBHOOK, person.id, _hashed(WEBHOOK, person.id, url.strip()), place)
        await self._open(row | {"address": url.strip(), "format": form or format_of(target), "label": target.host})

    async def _open(self, row: Row, before: Sequence[Executable] = ()) -> None:
        others = (_C.c.person == row["person"]) & (_C.c.hashed != row["hashed"])
        counted = await self.store.read(select(func.count().label("n")).where(others))
        if counted[0]["n"] >= CHANNELS_AT_ONCE:
            raise TooMuch(says("channels-many", most=CHANNELS_AT_ONCE))
        try:
            await self.store.write(others=[*before, insert(_C).values(**row)])
        except Conflict:  # it is open already
            found = await self.store.read(select(_C.c.id).where((_C.c.hashed == row["hashed"]) & (_C.c.person == row["person"])))
            if found:
                await self._renew(found[0]["id"], language=row["language"], origin=row["origin"])

    async def _renew(self, channel: str, before: Sequence[Executable] = (), **values: Any) -> None:
        await self.store.write(others=[*before, update(_C).where(_C.c.id == channel).values(broken=None, **values)])

    # -- one's own

    async def gather(self, person: str, channel: str, minutes: int) -> None:
        await self._change(person, channel, gather=minutes, free_from=0)

    async def try_out(self, person: str, channel: str) -> None:
        """A notice that says that it arrives. What was broken is tried again."""
        at = now()
        row = {"channel": channel, "key": f"trial {at}", "kind": TRIAL, "table_id": "", "page": PAGE, "by": "", "at": at}
        own = _own(person, channel)
        waiting = update(_C).where(own).values(broken=None, failures=0, free_from=0)
        await self._write(waiting, [insert(_N).from_select([*row], _if_there(own, row))])

    async def close(self, person: str, channel: str) -> None:
        await self._write(delete(_C).where(_own(person, channel)))

    async def stop(self, key: str) -> None:
        """By the link in a letter: whoever has it need not be signed in. The same again is harmless."""
        await self.store.write(others=[delete(_C).where((_C.c.stop == key) & (_C.c.kind == EMAIL))])

    async def look_again(self, person: str) -> None:
        """Something else was chosen: what waits is judged anew."""
        mine = (_C.c.person == person) & _C.c.up_to.is_(None)
        await self.store.write(others=[update(_C).where(mine).values(free_from=0)])

    async def _change(self, person: str, channel: str, **values: Any) -> None:
        await self._write(update(_C).where(_own(person, channel)).values(**values))

    async def _write(self, claim: Executable, others: Sequence[Executable] = ()) -> None:
        try:
            await self.store.write(others=others, claims=[claim])
        except Conflict:
            raise Unknown(says("no-channel")) from None


# -- when somebody comes or goes


def bringing(device: str, account: str, new_device: str) -> list[Executable]:
    """A guest has signed in: what he has chosen is the account's, unless that has chosen already."""
    has_chosen = select(_P.c.person).where(_P.c.person == account).scalar_subquery()
    return [
        update(_C).where(_C.c.person == device).values(person=account),
        update(_C).where(_C.c.device == device).values(device=new_device),
        delete(_P).where((_P.c.person == device) & has_chosen.is_not(None)),
        update(_P).where(_P.c.person == device).values(person=account),
    ]


def speaking(account: str, language: str) -> Executable:
    """Somebody has chosen a language. A browser is told its own by itself."""
    return update(_C).where((_C.c.person == account) & (_C.c.kind != PUSH)).values(language=language)


def forgetting(person: str) -> list[Executable]:
    return [delete(_C).where(_C.c.person == person), delete(_P).where(_P.c.person == person)]


def _own(person: str, channel: str) -> Any:
    return (_C.c.id == channel) & (_C.c.person == person)


def _if_there(own: Any, row: Row) -> Any:
    return select(*[literal(value, _N.c[name].type) for name, value in row.items()]).where(select(_C.c.id).where(own).exists())


def _hashed(*parts: str) -> str:
    return sha256(" ".join(parts).encode()).hexdigest()


def _new(kind: str, person: str, hashed: str, place: Place) -> Row:
    texts = {"address": "", "format": "", "p256dh": "", "auth": "", "label": place.label}
    return {
        "id": new_id(ID_LETTERS, ID_LENGTH),
        "person": person,
        "kind": kind,
        "hashed": hashed,
        **texts,
        "language": place.language,
        "origin": place.origin,
        "gather": 0,
        "stop": new_key("stop", KEY_SIZE),
        "created": now(),
        "free_from": 0,
        "failures": 0,
    }

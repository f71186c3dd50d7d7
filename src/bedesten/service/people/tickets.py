"""What somebody is given to bring back: the challenge for a passkey, the key of a link. It is stored as a hash, good once, and
for a short time. Two processes that are shown the same one at once let one through."""

from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import delete, insert, select

from bedesten.engine.errors import says
from bedesten.service.errors import NotYours
from bedesten.service.hours import now
from bedesten.service.randomness import new_secret
from bedesten.service.schema import tickets
from bedesten.service.store import Conflict, Store

TICKET_SIZE = 32  # bytes

MINUTE = 60_000
NEW_PASSKEY, USE_PASSKEY, LINK = "new-passkey", "use-passkey", "link"
GOOD_FOR = {NEW_PASSKEY: 10 * MINUTE, USE_PASSKEY: 10 * MINUTE, LINK: 30 * MINUTE}

_T = tickets.c


@dataclass(frozen=True)
class Ticket:
    kind: str
    device: str  # that asked for it
    account: str | None = None
    email: str | None = None


class Tickets:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def give(self, ticket: Ticket) -> bytes:
        key, at = new_secret("ticket", TICKET_SIZE), now()
        row = {"hashed": _hashed(key), "until": at + GOOD_FOR[ticket.kind], **vars(ticket)}
        await self.store.write(others=[delete(tickets).where(_T.until < at), insert(tickets).values(**row)])
        return key

    async def look(self, key: bytes, kind: str) -> Ticket:
        """NotYours, if it is not good, or not any more."""
        wanted = (_T.hashed == _hashed(key)) & (_T.kind == kind) & (_T.until > now())
        found = await self.store.read(select(_T.kind, _T.device, _T.account, _T.email).where(wanted))
        if not found:
            raise NotYours(says("ticket-used"))
        return Ticket(**found[0])

    async def take(self, key: bytes, kind: str) -> Ticket:
        """It is good no longer, whatever comes of it."""
        ticket = await self.look(key, kind)
        try:
            await self.store.write(claims=[delete(tickets).where(_T.hashed == _hashed(key))])
        except Conflict:
            raise NotYours(says("ticket-used")) from None
        return ticket


def _hashed(key: bytes) -> str:
    return sha256(key).hexdigest()

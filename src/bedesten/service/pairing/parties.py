"""Those who were matched: each says that he is there, and then the game begins, for all of them or for none. Every step is one
write, whose claims the database judges: however many processes take it, it is taken once."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, delete, insert, select, update

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds, schema
from bedesten.service.fairness import new_secret, text_of_house
from bedesten.service.house import House
from bedesten.service.house.new_tables import ID_LETTERS
from bedesten.service.names import told_from
from bedesten.service.notices.notice import INVITATION, Notice, telling
from bedesten.service.notices.of_tables import game_begins
from bedesten.service.pairing.matching import Match
from bedesten.service.pairing.seekers import DAY, SECOND, S, is_idle
from bedesten.service.pairing.waits import measured
from bedesten.service.pairing.wishes import LIVE, OVER_DAYS, PACES
from bedesten.service.presence import Presence
from bedesten.service.randomness import new_id, source
from bedesten.service.seats import new_seat
from bedesten.service.store import Conflict, Row
from bedesten.service.table import Table
from bedesten.service.table_settings import NAME_LENGTH, SeatWish, TableSettings

TO_CONFIRM, TO_CONFIRM_OVER_DAYS = 30 * SECOND, DAY
BARRED = 120 * SECOND  # whoever has left the others waiting
PAGE = "/pair"  # where one says that one is there
BOT_NAMES = "Marek", "Tomo", "Ayla"  # of all bots but the first, which is called as its level is

P = schema.parties


class Parties:
    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def form(self, match: Match, now: int) -> bool:
        """Unless one of them has gone, or was taken elsewhere."""
        party, pace = new_id(ID_LETTERS, 12), match.people[0].wish.pace
        until = now + (TO_CONFIRM if pace in LIVE else TO_CONFIRM_OVER_DAYS)
        row = {"id": party, "pace": pace, "rules": match.rules, "players": match.players, "bot": match.bot}
        claims: list[Executable] = []
        for one in sorted(match.people, key=lambda one: one.person):  # two processes take the same rows in the same order
            waits = (S.c.person == one.person) & (S.c.since == one.since) & (S.c.there_until > now) & is_idle()
            claims.append(update(S).where(waits).values(party=party, is_confirmed=False))
        try:
            forming = insert(P).values(**row, people=len(match.people), until=until)
            await self._store.write(others=[forming, *_invitations(party, match, until)], claims=claims)
        except Conflict:
            return False
        return True

    async def confirm(self, person: str, now: int) -> None:
        """The person is there; Refused, if that is asked of nobody, or was."""
        rows = await self._store.read(select(P).join(S, S.c.party == P.c.id).where(_of(person) & (P.c.until > now)))
        if not rows:
            raise Refused(says("pairing-none"))
        claim = update(S).where(_of(person) & (S.c.party == rows[0]["id"])).values(is_confirmed=True)
        try:
            await self._store.write(claims=[claim])
        except Conflict:
            raise Refused(says("pairing-none")) from None
        await self._begin(rows[0], now)

    async def leave(self, person: str, now: int) -> None:
        """Wait no more. The others of one's party wait again, in their place; whoever has left them waiting does not get rid of
        the break by leaving."""
        rows = await self._store.read(select(S).where(S.c.person == person))
        party = rows[0]["party"] if rows and rows[0]["table_id"] is None else None
        own, others = S.c.person == person, S.c.person != person
        if party is None:
            await self._store.write(others=[delete(S).where(own & ~_is_in_party() & (S.c.barred_until <= now))])
            return
        with suppress(Conflict):  # the game has begun at this moment
            claims = [update(S).where(own & (S.c.party == party)).values(**_barred(now)), delete(P).where(P.c.id == party)]
            await self._store.write(others=[_freeing((S.c.party == party) & others)], claims=claims)

    async def settle(self, now: int) -> None:
        """Begin the games of those who are all there, also if a process was killed over it, and part those who are not."""
        for party in await self._store.read(select(P)):
            if not await self._begin(party, now) and party["until"] <= now:
                await self._part(party, now)

    async def _begin(self, party: Row, now: int) -> bool:
        is_there = (S.c.party == party["id"]) & S.c.is_confirmed & (S.c.there_until > now)
        people = await self._store.read(select(S).where(is_there).order_by(S.c.person))
        if len(people) < party["people"]:
            return False
        table = _table_of(party, people, self._house.now())
        claims: list[Executable] = [delete(P).where(P.c.id == party["id"])]
        claims += [
            update(S).where((S.c.person == one["person"]) & is_there).values(table_id=table.id, there_until=now) for one in people
        ]
        with suppress(Conflict):  # another process was quicker, or somebody has left
            others = [measured(party["pace"], people, now), *game_begins(table.id, table.seats)]
            await self._house.new_tables.store_new(table, others=others, claims=claims)
            return True
        return False

    async def _part(self, party: Row, now: int) -> None:
        """Whoever was there waits again, in his place; the others have to wait for a while before they may."""
        is_present = S.c.is_confirmed & (S.c.there_until > now)
        parting = update(S).where((S.c.party == party["id"]) & ~is_present).values(**_barred(now))
        with suppress(Conflict):
            await self._store.write(
                claims=[delete(P).where(P.c.id == party["id"])], others=[parting, _freeing(S.c.party == party["id"])]
            )


def _of(person: str) -> ColumnElement[bool]:
    return (S.c.person == person) & S.c.table_id.is_(None)


def _is_in_party() -> ColumnElement[bool]:
    return S.c.party.is_not(None) & S.c.table_id.is_(None)


def _barred(now: int) -> dict[str, Any]:
    """Of whoever has left the others waiting."""
    return {"party": None, "is_confirmed": False, "there_until": now, "barred_until": now + BARRED}


def _freeing(whom: ColumnElement[bool]) -> Executable:
    return update(S).where(whom).values(party=None, is_confirmed=False)


def _invitations(party: str, match: Match, until: int) -> list[Executable]:
    """Whoever plays live has the page open; others are told that they are awaited."""
    if match.people[0].wish.pace in LIVE:
        return []
    notice = Notice(INVITATION, f"pairing {party}", page=PAGE, until=until)
    return telling(notice, [one.person for one in match.people])


def told_apart(names: Sequence[str]) -> list[str]:
    """Of names that look alike all but the first get a number.

    >>> told_apart(["Guest", "Ada", "guest"])
    ['Guest', 'Ada', 'guest 2']
    """
    found = list[str]()
    for name in names:
        found.append(told_from(name, found, NAME_LENGTH))
    return found


def _table_of(party: Row, people: list[Row], now: int) -> Table:
    """Who sits where is drawn. Nothing of it is stored yet."""
    agreed = TableSettings(party["players"], party["rules"], clock=PACES[party["pace"]], confirm=True, hints=False)
    settings = (agreed if party["pace"] in LIVE else msgspec.structs.replace(agreed, **OVER_DAYS)).here()
    table_id, secret = new_id(ID_LETTERS, 8), new_secret()
    names = told_apart([one["name"] for one in people])
    seated = [(SeatWish("me", name), one["person"]) for name, one in zip(names, people, strict=True)]
    seated += [(SeatWish("bot", name, party["bot"]), "") for name in ("", *BOT_NAMES)[: party["players"] - len(people)]]
    source("seats of a party", table_id).shuffle(seated)
    seats = [
        new_seat(wish, settings.rules, person, wish.name, False, text_of_house(secret, table_id, i))
        for i, (wish, person) in enumerate(seated)
    ]
    return Table(table_id, settings, secret, kinds.WAITING, False, people[0]["person"], seats, presence=Presence(now))

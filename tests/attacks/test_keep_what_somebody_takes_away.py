"""Somebody has an account deleted, and the server keeps something of him where nobody looks: every text and every number of every
table is searched for his ids, names, address, and what he has said and where."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bedesten.service import schema
from bedesten.service.store import Row, Store
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.web.auth import known_as
from service.people import in_loop
from web.test_account_routes import with_email
from web.visitors import Site, Visitor, site

CUP: dict[str, Any] = {"name": "Cup", "agreed": {"settings": {"players": 2, "layout": "short", "clock": {"move": 600}}}}
STREET = "the Street of Lamps"


async def found(store: Store, traces: dict[str, str]) -> set[tuple[str, str, str]]:
    """Which traces there are, in which columns."""
    there = set()
    for table in schema.metadata.sorted_tables:
        for row in await store.read(select(table)):
            for column, value in row.items():
                text = value.decode("latin-1") if isinstance(value, bytes) else str(value)
                there |= {(what, table.name, column) for what, trace in traces.items() if trace in text}
    return there


async def ids_of(here: Site, *browsers: Visitor) -> list[str]:
    return [known_as(one.cookie, here.app.state.settings) for one in browsers]


async def busy_life(here: Site, ada: Visitor, bob: Visitor) -> None:
    """As a guest and with an account: at a table, out of a seat again, as a spectator, invited and inviting, in a tournament."""
    playing = (await bob.open("Bob"))["id"]
    await ada.post(f"/tables/{playing}/chat", {"text": f"I look on from {STREET}", "name": "Xanthippe"})
    waiting = (await bob.open("Bob", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))["id"]
    await ada.join(waiting, "Xanthippe")
    await ada.post(f"/tables/{waiting}/chat", {"text": f"I live in {STREET}"})
    await ada.add_passkey()
    await with_email(ada, "xanthippe@example.org")
    await ada.post("/me/name", {"name": "Xanthippe"})
    await ada.post(f"/tables/{waiting}/leave", {})
    await ada.post(f"/tables/{waiting}/chat", {"text": f"again from {STREET}", "name": "Xanthippe"})
    seated = (await bob.open("Bob"))["id"]
    await ada.join(seated, "Xanthippe")
    await ada.post(f"/tables/{seated}/chat", {"text": f"and here from {STREET}"})
    await ada.post("/pairing", {"wish": {"pace": "days"}, "name": "Xanthippe"})
    await ada.post("/daily/try", {"name": "Xanthippe"}, 201)
    await ada.post("/me/settings", {"settings": {"street": STREET}})
    await ada.post("/me/email", {"email": "xanthippe@example.org"})
    made = (await ada.post("/tournaments", CUP, 201))["head"]["id"]
    for one, name in ((ada, "Xanthippe"), (bob, "Bob")):
        await one.post(f"/tournaments/{made}/enter", {"name": name})
    await ada.post(f"/tournaments/{made}/begin")


@in_loop
async def test_after_an_account_is_deleted(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        (guest,) = await ids_of(here, ada)
        await bob.add_passkey()
        await busy_life(here, ada, bob)
        (device,) = await ids_of(here, ada)
        account = (await here.people.accounts.who(device)).account
        traces = {"name": "Xanthippe", "e-mail": "xanthippe@", "street": STREET, "account": str(account)}
        traces |= {"device": device, "guest": guest}
        store = here.people.house.store
        before = await found(store, traces)
        assert {("street", "chat", "text"), ("name", "seats", "name"), ("account", "entrants", "person")} <= before
        told = await ada.post("/me/export")
        assert len([one for one in told["said"] if STREET in one["text"]]) == 4
        await ada.post("/me/delete")
        assert await found(store, traces) == set()
        for table in {row["id"] for row in await store.read(select(schema.tables.c.id))}:
            answer = await bob.http.get(f"/api/tables/{table}")
            assert STREET not in answer.text and "Xanthippe" not in answer.text, "in what this process has in mind"


@in_loop
async def test_while_tables_are_laid_for_him(tmp_path: Path, database_url: str) -> None:
    """A process has read who sits at the tables of a round; then somebody leaves the server, and then the tables are stored."""
    async with site(tmp_path, database_url) as here:
        ada, bob = await here.visitor(), await here.visitor()
        await ada.add_passkey()
        made = (await ada.post("/tournaments", CUP, 201))["head"]["id"]
        for one, name in ((ada, "Xanthippe"), (bob, "Bob")):
            await one.post(f"/tournaments/{made}/enter", {"name": name})
        tournaments: Tournaments = here.app.state.tournaments
        tournament = await tournaments.rounds.begin(made)
        seen = await tournaments.books.unlaid(tournament)
        await ada.post("/me/delete")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tournaments.books, "unlaid", _answering(seen))
            await tournaments.rounds.lay(tournament)
        assert await found(here.people.house.store, {"name": "Xanthippe"}) == set()
        await tournaments.look()
        (row,) = {row["table_id"] for row in await tournaments.books.round(made, 1)}
        assert [seat["name"] for seat in (await bob.get(f"/tables/{row}"))["table"]["seats"] if seat["name"]] == ["Bob"]


def _answering(rows: list[Row]) -> Callable[[object], Awaitable[list[Row]]]:
    async def answer(_: object) -> list[Row]:
        return rows

    return answer

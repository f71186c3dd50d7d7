"""Whatever the server asks its database, an index finds: no table is read from end to end that grows with people and games.

The statements are not listed here, but overheard, while people do on a small server all that they do on a large one, and every
route is asked that only looks. So a new query is judged, too.
"""

from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from bedesten.service.abandoned import Removal
from bedesten.service.history.recorder import Recorder
from bedesten.service.schema import deals, seats
from service.people import in_loop
from service.plans import Overheard, overhearing, scans
from service.rated_company import give_rating, give_results, result
from web.test_leaks_to_strangers import all_routes
from web.visitors import Site, Visitor, site

GONE = "2020-01-01"  # a day of the daily bazaar
NOT_ASKED = ("/api/docs", "/api/positions")


@in_loop
@pytest.mark.slow(20)
async def test_no_table_that_grows_is_read_from_end_to_end(tmp_path: Path, database_url: str) -> None:
    async with site(tmp_path, database_url) as here:
        store = here.people.house.store
        heard: Overheard = {}
        with overhearing(store, heard):
            ada, bob, eve = await three_come(here)
        await finished_games(here)
        with overhearing(store, heard):
            await everything_done(here, ada, bob, eve)
            await what_happens_by_itself(here)
        assert len(heard) > 140, f"only {len(heard)} statements"
        found = await scans(store, heard)
        assert not found, "\n\n".join(f"{statement}\n-> {', '.join(how)}" for statement, how in found.items())


async def three_come(here: Site) -> tuple[Visitor, Visitor, Visitor]:
    """Two with an account, and a guest."""
    ada, bob, eve = await here.visitor(), await here.visitor(), await here.visitor()
    for visitor, name in ((ada, "Ada"), (bob, "Bob")):
        await visitor.add_passkey()
        await visitor.post("/me/name", {"name": name})
        await visitor.post("/me/privacy", {"listed": True, "shown": True})
    return ada, bob, eve


async def everything_done(here: Site, ada: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, cup = await at_a_table(ada, bob, eve), await at_a_tournament(ada, bob, eve)
    await seeking(bob)
    for visitor, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        await visitor.post("/daily/try", {"name": name}, 201)
        for method, path, _ in all_routes(here, "/api", table_id=table, tournament_id=cup, deal=GONE, round="1"):
            if method == "GET" and not path.startswith(NOT_ASKED):
                answer = await visitor.http.get(path, params={"name": "Ada", "answers": "x", "layout": "short", "page": "1"})
                assert answer.status_code < 500, f"{path}: {answer.text}"
    await ada.post("/me/export")
    await eve.add_passkey()  # what a guest has comes along
    for visitor in (ada, eve):
        await visitor.post("/me/delete")


async def finished_games(here: Site) -> None:
    """As if they had been played; and a day that is over."""
    store, known = here.people.house.store, await here.people.accounts.listed()
    rated = {"mu": 30.0, "sigma": 4.0, "before": 25.0, "nth": 4}
    for n in range(3):
        await give_results(store, *[result(n, one["id"], seat=seat, **rated) for seat, one in enumerate(known)])
    for one in known:
        await give_rating(store, one["id"], 30.0)
        await store.write(others=[update(seats).where(seats.c.token == one["id"]).values(name=one["name"])])
    today = await here.app.state.daily.today()
    [agreed] = await store.read(select(deals.c.agreed).where(deals.c.name == today.name))
    row = {"name": GONE, "day": GONE, "made": 0, "opens": 1, "until": 2, "secret": b"s" * 32}
    await store.write(others=[insert(deals).values(**row, **agreed)])


async def at_a_table(ada: Visitor, bob: Visitor, eve: Visitor) -> str:
    """They play, talk, go on holiday, and choose what they are told."""
    clock = {"players": 2, "clock": {"move": 864_000}, "holidays": 5, "premoves": True}
    table = str((await ada.open(settings=clock, listed=True))["id"])
    await ada.post(f"/tables/{table}/chat", {"text": "hello"})
    await ada.post("/me/invitations", {"table": table, "name": "Bob"})
    await ada.get("/tables")
    await bob.get("/me/invitations")
    await bob.join(table, "Bob")
    await eve.open("Eve")
    for visitor in (ada, bob):
        await visitor.post("/notices/choice", {"kinds": {}, "quiet": None})
        looked = await visitor.get(f"/tables/{table}")
        if looked["question"]:
            await visitor.post(
                f"/tables/{table}/answers", {"seq": looked["seq"], "answers": [looked["question"]["options"][0]["word"]]}
            )
    return table


async def at_a_tournament(ada: Visitor, bob: Visitor, eve: Visitor) -> str:
    cup = str(
        (
            await ada.post(
                "/tournaments",
                {"name": "Cup", "agreed": {"settings": {"players": 2, "clock": {"move": 86400}}, "rounds": 2, "guests": True}},
                201,
            )
        )["head"]["id"]
    )
    for visitor, name in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        await visitor.post(f"/tournaments/{cup}/enter", {"name": name})
    await ada.post(f"/tournaments/{cup}/begin")
    await eve.post(f"/tournaments/{cup}/leave")
    return cup


async def seeking(bob: Visitor) -> None:
    wish = {"pace": "quick", "rules": "base", "players": 2, "bot": None, "bots_after": 60}
    await bob.post("/pairing", {"name": "Bob", "wish": wish})
    await bob.post("/pairing/leave")


async def what_happens_by_itself(here: Site) -> None:
    """On a server that has just begun it may not have happened yet."""
    state, house = here.app.state, here.people.house
    await house.announcements.look_around()
    await Recorder(house).note_some()
    await Removal(house, 90).forget()
    await state.daily.tries.unsettled()
    await state.daily.days.make_ahead()
    await state.pairing.look()
    await state.tournaments.books.overlooked()
    await state.tournaments.books.unfinished()
    await state.notices.awaited.tell()
    await state.notices.delivery.look()

"""A server at which people have played for ratings: accounts, each signed in at a browser, with games that were played before it
was started."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Table, insert

from bedesten.service.history.privacy import keep_privacy
from bedesten.service.history.recorder import Recorder
from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.people.reserved_names import reserved_as
from bedesten.service.ratings.scale import points
from bedesten.service.schema import accounts, devices, names, ratings
from bedesten.service.store import Row, Store
from bedesten.web.auth import COOKIE, SIGNED_IN, known_as
from bedesten.web.settings import Settings
from browser.fixtures import started
from service.rated_company import ADA, BOB, EVE, new_account, rated_game
from web.server import Server

SECRET = "the secret of a server where people play for ratings"
GRACE = "grace"  # who has played two games, and lacks one
CROWD = 52  # more than stand on a page
GAMES: tuple[tuple[list[str], list[str], int], ...] = (
    ([ADA, BOB, EVE], [], 4),
    ([ADA], ["level-1", "level-2"], 1),
    ([BOB, ADA], [], 2),
    ([GRACE], ["level-1", "level-1"], 2),
)  # who has played against which bots, and how often


@contextmanager
def rated_people(folder: Path) -> Iterator[Server]:
    server = Server(folder, environment={"BEDESTEN_SECRET": SECRET})
    with ThreadPoolExecutor() as threads:
        threads.submit(asyncio.run, _past(server)).result()
    try:
        yield started(server)
    finally:
        server.kill()


def cookie_of(account: str, server: Server) -> dict[str, Any]:
    """With which a browser is signed in."""
    return {"name": COOKIE, "value": _secret_of(account), "url": server.url}


def _secret_of(account: str) -> str:
    return f"{SIGNED_IN}the only browser of {account}".replace(" ", "-")


async def _past(server: Server) -> None:
    """Ada, Bob and Eve have played each other and bots; Ada and the crowd want to be listed, Ada and Bob to be seen."""
    async with Store(server.environment["BEDESTEN_DATABASE_URL"]) as store, House(store) as house:
        for account in (ADA, BOB, EVE, GRACE):
            await new_account(store, account)
            known = known_as(_secret_of(account), Settings(secret=SECRET))
            row = {"device": known, "account": account, "label": "Firefox, Linux", "created": now(), "seen": now(), "proved": 0}
            await store.write(others=[insert(devices).values(row)])
        for people, bots, times in GAMES:
            for _ in range(times):
                await rated_game(house, people, bots)
        recorder = Recorder(house)
        while await recorder.note_some():
            pass
        await keep_privacy(store, ADA, listed=True, shown=True)
        await keep_privacy(store, BOB, listed=False, shown=True)
        await store.write(others=[insert(table).values(rows) for table, rows in _crowd().items()])


def _crowd() -> dict[Table, list[Row]]:
    """The first is the best; every second one lets anybody look."""
    people = {f"walker{n:02}": n for n in range(CROWD)}
    account = {"created": 1, "settings": "{}", "listed": True}
    rating = {"rules": "base", "players": 3, "games": 30, "sigma": 3.0}
    mus = {id: 44.0 - n for id, n in people.items()}
    return {
        accounts: [account | {"id": id, "name": id.capitalize(), "shown": n % 2 == 0} for id, n in people.items()],
        names: [{"account": id, "looks": reserved_as(id)} for id in people],
        ratings: [rating | {"account": id, "mu": mu, "ladder": points(mu, 3)} for id, mu in mus.items()],
    }

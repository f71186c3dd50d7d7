"""Visitors of a server that runs in the process of the test: each with the cookies of a browser of his own."""

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar

from bedesten.service.people.mail import Letter, Mail
from bedesten.service.people.people import People
from bedesten.web.app import create_app
from bedesten.web.settings import Settings
from service.people import nothing_by_itself
from web.authenticator import Passkey

ORIGIN = "http://localhost:8753"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Letters(Mail):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__("smtp://localhost", "bedesten@localhost")
        self.posted: list[Letter] = []

    def post(self, letter: Letter) -> None:
        self.posted.append(letter)

    def key(self) -> str:
        """Of the link in the last letter."""
        found = re.search(r"#link=(\S+)", self.posted[-1].text)
        assert found, self.posted[-1].text
        return found[1]


class Visitor:
    """A browser: it keeps its cookies, and has a passkey."""

    def __init__(self, site: "Site", address: str = "127.0.0.1") -> None:
        self.site, self.passkey = site, Passkey(ORIGIN, site.new_id())
        transport = httpx.ASGITransport(cast(Any, site.app), client=(address, 5000))
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"origin": ORIGIN, "user-agent": FIREFOX})

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return _told(await self.http.get(f"/api{path}", params=params), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return _told(await self.http.post(f"/api{path}", json=body), status)

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("bedesten"))

    def take(self, cookie: str) -> None:
        """Somebody has put a cookie into the browser."""
        self.http.cookies.clear()
        self.http.cookies.set("bedesten", cookie, domain="localhost.local", path="/")

    async def me(self) -> Any:
        return (await self.get("/me"))["account"]

    async def add_passkey(self, passkey: Passkey | None = None, status: int = 200) -> Any:
        made = (passkey or self.passkey).made(await self.post("/me/passkeys/options"))
        return await self.post("/me/passkeys", {"credential": made}, status)

    async def sign_in(self, passkey: Passkey | None = None, status: int = 200) -> Any:
        used = (passkey or self.passkey).used(await self.post("/me/sign-in/options"))
        return await self.post("/me/sign-in", {"credential": used}, status)

    async def open(self, name: str = "Ada", status: int = 201, seats: Any = None, **more: Any) -> Any:
        seats = seats or [{"kind": "me"}, {"kind": "open"}]
        return await self.post("/tables", {"settings": {"players": len(seats)}, "name": name, "seats": seats, **more}, status)

    async def join(self, table: str, name: str, status: int = 200) -> Any:
        return await self.post(f"/tables/{table}/join", {"name": name}, status)


class Site:
    """A server, and those who come."""

    def __init__(self, app: Litestar, stack: AsyncExitStack) -> None:
        self.app, self.letters, self._stack, self._visitors = app, Letters(), stack, 0

    @property
    def people(self) -> People:
        people: People = self.app.state.people
        return people

    def new_id(self) -> bytes:
        self._visitors += 1
        return f"the passkey of visitor {self._visitors}".encode()

    async def visitor(self, address: str = "127.0.0.1") -> Visitor:
        """One who comes for the first time."""
        visitor = Visitor(self, address)
        await self._stack.enter_async_context(visitor.http)
        await visitor.get("/me")
        return visitor


@asynccontextmanager
async def site(folder: Path, url: str | None = None, **settings: Any) -> AsyncIterator[Site]:
    """With letters that are kept, unless there are none."""
    usual = Settings(database_url=url or f"sqlite+aiosqlite:///{folder}/house.db", secret="the secret of a server in tests " * 2)
    with nothing_by_itself():
        async with AsyncExitStack() as stack:
            app = create_app(replace(usual, **settings))
            await stack.enter_async_context(app.lifespan())
            made = Site(app, stack)
            made.people.links.mail = made.letters
            yield made


def _told(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    told = answer.json()
    if status >= 400:
        assert set(told) == {"error", "clause", "said"} and told["said"], told
    return told

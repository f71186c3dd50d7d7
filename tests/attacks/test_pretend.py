"""Another name for the house, another house for its file, a cookie from next door, and JSON without a bottom."""

from pathlib import Path

import httpx
import pytest

from attacks.door import opened
from bedesten.cli.commands import serve
from bedesten.cli.lock import only_house
from bedesten.engine.errors import Refused
from bedesten.web import logs
from bedesten.web.host_names import host_in, names_of
from bedesten.web.settings import Settings
from cli.running import run
from service.people import in_loop
from service.servers import free_port
from web.server import Guest


@in_loop
async def test_the_house_is_called_by_its_name(tmp_path: Path) -> None:
    """Otherwise another site could give its name the address of this machine, and read what the house tells."""
    async with opened(tmp_path, names="games.example.org") as door, httpx.AsyncClient(base_url=door.url, timeout=60) as client:

        async def called(name: str, path: str = "/api/tables") -> int:
            return (await client.get(path, headers={"host": name})).status_code

        for name in ("127.0.0.1", "localhost:8753", "LOCALHOST", "[::1]:1", "games.example.org", "games.example.org:443"):
            assert await called(name) == 200
        for name in ("evil.example.org", "games.example.org.evil.example.org", "", "127.0.0.1.example.org", "localhost, evil"):
            assert await called(name) in (400, 421)
            assert await called(name, "/health") in (400, 200)
        refused = await client.get("/api/tables", headers={"host": "evil.example.org"})
        assert refused.json()["said"][0]["key"] == "other-name"


def test_which_names_a_house_has() -> None:
    here = frozenset({"127.0.0.1", "localhost", "[::1]"})
    assert names_of(Settings()) == names_of(Settings(host="::1")) == here
    assert names_of(Settings(host="0.0.0.0")) is names_of(Settings(is_proxied=True)) is None
    assert names_of(Settings(is_proxied=True, names="a.example.org,b.example.org")) == here | {"a.example.org", "b.example.org"}
    assert [host_in(text) for text in ("A:80", "[::1]:80", "[::1]", "a", "::1")] == ["a", "[::1]", "[::1]", "a", "::1"]
    with pytest.raises(Refused, match="without ports"):
        Settings.from_environment(names="games.example.org:443")


def test_two_houses_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    url = f"sqlite+aiosqlite:///{file}"
    with only_house(url):
        told = run("serve", "--port", str(free_port()), "--browser", "no", "--database-url", url)
        assert told.code == 2 and "Another server (process " in told.err and f"has the database “{file}” open" in told.err
        assert not file.exists(), "nothing was touched"
    file.touch()
    (tmp_path / "other.db").symlink_to(file)
    for one, another in ((url, url), (url, f"sqlite+aiosqlite:///{tmp_path}/other.db")):
        with only_house(one), pytest.raises(Refused), only_house(another):
            pass


def test_a_copy_and_a_check_are_made_beside_an_open_house(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    url = f"sqlite+aiosqlite:///{file}"
    serve.check_database(url)
    with only_house(url):
        assert run("backup", str(tmp_path / "copy.db"), "--database-url", url).code == 0
        assert run("check", "--database-url", url).code == 0


@in_loop
async def test_no_neighbour_gives_a_cookie_over_https(tmp_path: Path) -> None:
    async with opened(tmp_path, is_https=True) as door, httpx.AsyncClient(base_url=door.url, timeout=60) as client:
        given = (await client.get("/api/tables")).headers["set-cookie"]
        assert given.startswith("__Host-bedesten=") and "Secure" in given and "Path=/" in given and "Domain" not in given
        own = given.partition(";")[0]
        assert "set-cookie" not in (await client.get("/api/tables", headers={"cookie": own})).headers
        tossed = own.replace("__Host-", "")
        assert "set-cookie" in (await client.get("/api/tables", headers={"cookie": tossed})).headers


@in_loop
async def test_json_without_a_bottom_is_refused_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[BaseException] = []
    monkeypatch.setattr(logs, "write_error", lambda error, _: noted.append(error))
    async with opened(tmp_path) as door, Guest(door) as guest:
        deep = '{"settings":' * 5000 + "}" * 5000
        head = guest.headers | {"content-type": "application/json"}
        refused = await guest.http.post("/api/tables", content=deep, headers=head)
        assert refused.status_code == 400 and refused.json()["said"][0]["key"] in ("too-deep", "unreadable")
        table = await guest.open([{"kind": "me"}, {"kind": "open"}])
        async with guest.live(table) as live:
            await live.update()
            await live.send('{"do":' + "[" * 5000 + "]" * 5000 + "}")
            assert "problem" in await live.next()
    assert not noted

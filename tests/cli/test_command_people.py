"""bedesten people"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bedesten.service.people.accounts import Accounts, creating
from bedesten.service.people.reserved_names import ReservedNames
from bedesten.service.store import Store
from cli.running import refused, run
from service.people import in_loop
from web.visitors import site

ID = "adaadaadaadaadaa"


@pytest.fixture
def database(database_url: str) -> str:
    """With Ada, and somebody without a name."""

    async def made() -> None:
        async with Store(database_url) as store:
            accounts = Accounts(store)
            await store.write(others=[creating(ID, "ada@example.org"), creating("nobodynobodynobo")])
            await accounts.sign_in(ID, "a device", "Firefox, Linux")
            await ReservedNames(store, accounts).reserve(ID, "Ada")

    asyncio.run(made())
    return database_url


def listed(url: str, *args: str) -> list[dict[str, Any]]:
    result = run("people", *args, "--json", "--database-url", url)
    assert result.code == 0, result
    return list(json.loads(result.out))


def test_everybody_is_listed(database: str) -> None:
    ada, other = sorted(listed(database, "list"), key=lambda row: str(row["id"]))
    assert (ada["name"], ada["email"], ada["devices"], ada["blocked"]) == ("Ada", "ada@example.org", 1, None)
    assert (other["name"], other["devices"]) == ("", 0)
    out = run("people", "list", "--database-url", database).out
    assert f"{ID}  Ada  ada@example.org  since " in out and ", 1 device, last seen " in out and "(no name)" in out


@pytest.mark.parametrize("who", ["Ada", "ADA", ID, "ada@example.org"])
def test_somebody_is_blocked_and_let_in_again(database: str, who: str) -> None:
    assert listed(database, "block", who)[0]["blocked"]
    assert "blocked since" in run("people", "list", "--database-url", database).out
    assert listed(database, "unblock", who)[0]["blocked"] is None


def test_somebody_is_renamed_at_once(database: str) -> None:
    assert listed(database, "rename", "Ada", "Augusta")[0]["name"] == "Augusta"
    assert listed(database, "rename", "Augusta", "Grace")[0]["name"] == "Grace"


def test_what_is_wrong_is_said(database: str, tmp_path: Path) -> None:
    at = ("--database-url", database)
    assert "Nobody here is “Eve”" in refused("people", "block", "Eve", *at)
    assert "takes WHO NAME" in refused("people", "rename", "Ada", *at)
    assert "“Ada” isn’t an option" in refused("people", "list", "Ada", *at)
    assert "is taken on this server" in refused("people", "rename", "nobodynobodynobo", "Ada", *at)
    assert "There is no database" in refused("people", "list", "--database-url", f"sqlite+aiosqlite:///{tmp_path}/no.db")


def test_a_running_server_heeds_it_at_once(tmp_path: Path, database_url: str) -> None:
    async def blocked() -> None:
        async with site(tmp_path, database_url) as here:
            ada = await here.visitor()
            await ada.add_passkey()
            await ada.post("/me/name", {"name": "Ada"})
            assert await ada.get("/tables/mine") == []
            await asyncio.to_thread(listed, database_url, "block", "Ada")
            assert (await ada.get("/tables/mine", 403))["said"][0]["key"] == "blocked"
            await asyncio.to_thread(listed, database_url, "unblock", "Ada")
            assert await ada.get("/tables/mine") == []
            await asyncio.to_thread(listed, database_url, "rename", "Ada", "Augusta")
            assert (await ada.me())["name"] == "Augusta"

    in_loop(blocked)()

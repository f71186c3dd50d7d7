"""The analysis of a finished game over HTTP."""

import asyncio
from pathlib import Path

from bedesten.engine.record import write_record
from bots.test_analysis import LAST_TURN, played
from service.people import ADA, EVE, in_loop
from web.test_table_routes import Client, call, house, two

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Bob"}, {"kind": "here", "name": "Cem"}]


async def finished(client: Client) -> str:
    record = write_record(played(LAST_TURN, ">tea-house leave act"))
    table = await call(client, ADA, "POST", "/import", {"record": record, "name": "Ada", "seats": SEATS}, 201)
    told = await call(client, ADA, "GET", f"/{table['id']}")
    await call(client, ADA, "POST", f"/{table['id']}/answers", {"seq": told["seq"], "answers": ["name:12"]})
    return str(table["id"])


@in_loop
async def test_it_is_asked_for_and_shared(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        path = f"/{await finished(client)}/analysis"
        assert await call(client, EVE, "GET", path) == {"state": "none", "done": 0, "steps": 0, "analysis": None}
        assert (await call(client, EVE, "POST", path))["state"] in ("working", "there")
        async with asyncio.timeout(600):
            while (told := await call(client, ADA, "GET", path))["state"] != "there":
                await asyncio.sleep(0.1)
        (turn,) = told["analysis"]["turns"]
        assert turn["mark"] == "mistake" and turn["better"]["line"] == ["name:7"] and told["analysis"]["names"][0] == "Ada"
        assert turn["change"] == [lucky + chosen for lucky, chosen in zip(turn["luck"], turn["choices"], strict=True)]
        assert await call(client, EVE, "DELETE", path) == told  # what is there stays there
        assert (await call(client, EVE, "GET", f"{path}?depth=deep"))["state"] == "none"
        await call(client, EVE, "GET", f"{path}?depth=deepest", status=400)


@in_loop
async def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        path = f"/{await two(client)}/analysis"
        for method in ("GET", "POST", "DELETE"):
            assert "once it’s over" in (await call(client, ADA, method, path, status=400))["error"]

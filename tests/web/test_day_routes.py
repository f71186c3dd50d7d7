"""Games over days over HTTP: where others wait, holidays at all tables, and plans that are nobody else's business."""

from pathlib import Path
from typing import Any

from bedesten.engine.record import write_record
from bedesten.service.hours import now
from bedesten.service.imports import begun
from bedesten.service.table_settings import TableSettings
from service.people import ADA, BOB, EVE, in_loop
from web.test_table_routes import asked, call, house, two

DAY = 86_400_000
DAYS = {"clock": {"move": 86_400}, "holidays": 3, "premoves": True}


async def awaited(client: Any, device: str) -> list[str]:
    return [one["id"] for one in await call(client, device, "GET", "/awaited")]


@in_loop
async def test_where_time_runs_out_first_comes_first(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        tables = [await two(client, clock={"move": move}) for move in (None, 7 * 86_400, 86_400) for _ in range(4)]
        mine = [table for table in tables if (await asked(client, table))[0] == ADA]
        found = await awaited(client, ADA)
        assert sorted(found) == sorted(mine)
        limits = [(await call(client, ADA, "GET", f"/{table}"))["table"]["deadline"] for table in found]
        assert limits == sorted(limits, key=lambda limit: limit or 2**62)
        assert set(await awaited(client, BOB)) == set(tables) - set(mine) and not await awaited(client, EVE)


@in_loop
async def test_bots_wait_for_nobody_and_where_a_bot_plays_for_one_one_is_not_awaited(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        alone = {"seats": [{"kind": "me"}, {"kind": "bot"}], "settings": {"players": 2}, "name": "Ada"}
        await call(client, ADA, "POST", "", alone, 201)
        assert not await awaited(client, ADA)
        table = await two(client)
        device, other, told = await asked(client, table)
        assert await awaited(client, device) == [table] and not await awaited(client, other)
        seat = ["red", "green"].index(told["seat"])
        await call(client, device, "POST", f"/{table}/seats/{seat}", {"bot": "greedy"})
        assert not await awaited(client, device)


@in_loop
async def test_away_from_all_tables_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        agreed, other = await two(client, **DAYS), await two(client)
        told = await call(client, ADA, "POST", "/holidays", {"until": now() + DAY})
        assert {one["id"]: bool(one["problem"]) for one in told} == {agreed: False, other: True}
        seats = (await call(client, BOB, "GET", f"/{agreed}"))["table"]["seats"]
        assert [bool(seat["holiday"]) for seat in seats] == [True, False]
        await call(client, ADA, "POST", "/holidays", {"until": None})
        assert not (await call(client, BOB, "GET", f"/{agreed}"))["table"]["seats"][0]["holiday"]


@in_loop
async def test_a_plan_is_made_kept_looked_at_and_taken_back_by_its_owner_alone(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client, **DAYS)
        other, owner, _ = await asked(client, table)
        told = await call(client, owner, "POST", f"/{table}/foresee", {"turns": []})
        goal = told["question"]["options"][0]["word"]
        turns = [{"answers": [goal], "only_if": "free"}]
        told = await call(client, owner, "POST", f"/{table}/foresee", {"turns": turns})
        assert told["turns"][0]["answers"] == [goal] and told["turns"][0]["events"][0]["word"] == goal
        before = await call(client, other, "GET", f"/{table}")
        kept = await call(client, owner, "POST", f"/{table}/premoves", {"turns": turns})
        assert kept == {"turns": turns, "dropped": "", "longest": 3 * 3_600_000}
        assert await call(client, owner, "GET", f"/{table}/premoves") == kept
        assert before == await call(client, other, "GET", f"/{table}")
        assert (await call(client, other, "GET", f"/{table}/premoves"))["turns"] == []
        for path in ("foresee", "premoves"):
            await call(client, EVE, "POST", f"/{table}/{path}", {"turns": []}, 403)
        assert not (await call(client, owner, "POST", f"/{table}/premoves", {"turns": []}))["turns"]


@in_loop
async def test_what_is_not_possible_now_is_said_with_its_reason(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client, **DAYS)
        _, owner, _ = await asked(client, table)
        told = await call(client, owner, "POST", f"/{table}/foresee", {"turns": [{"answers": ["act"]}]})
        assert told["turns"][0]["problem"]["said"] and told["question"] is None
        await call(client, owner, "POST", f"/{table}/foresee", {"turns": [{"answers": ["act"]}] * 5}, 400)
        await call(client, owner, "POST", f"/{await two(client)}/foresee", {"turns": []}, 400)


@in_loop
async def test_a_game_from_a_record_can_go_over_days(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        record = write_record(begun(TableSettings(2)))
        wanted = {
            "record": record,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "name": "Ada",
            **DAYS,
            "late": "vote",
            "stand_in": "keen",
        }
        told = await call(client, ADA, "POST", "/import", wanted, 201)
        assert {name: told["settings"][name] for name in ("holidays", "premoves", "late", "stand_in")} == {
            "holidays": 3,
            "premoves": True,
            "late": "vote",
            "stand_in": "keen",
        }
        await call(client, ADA, "POST", "/import", wanted | {"clock": {"move": 60}}, 400)

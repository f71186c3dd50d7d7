"""Looking back at any point of a game, its story, a hint, and the rules."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bedesten.bots.advice import Advice, Hint
from bedesten.bots.bot import Sight
from bedesten.engine import components
from bedesten.engine.boards import alternatives
from bedesten.engine.notation import number, word
from bedesten.service import runner, thinking_queue
from service.people import ADA, BOB, EVE, in_loop
from web.server import keen
from web.test_table_routes import Client, asked, call, house, two


async def until_asked(client: Client, table: str) -> None:
    """Ada; a bot may have the first turn."""
    async with asyncio.timeout(240):
        while not (await call(client, ADA, "GET", f"/{table}"))["question"]:
            await asyncio.sleep(0.02)


async def play(client: Client, table: str, answers: int, rng: Random) -> None:
    """Each looks at what is new only: a long game would be told in full again and again."""
    seq = 0
    for _ in range(answers):
        looks = [(device, await call(client, device, "GET", f"/{table}?since={seq}")) for device in (ADA, BOB)]
        if any(told["table"]["stage"] == "over" for _, told in looks):
            return
        device, told = next((device, told) for device, told in looks if told["question"])
        seq = told["seq"]
        await call(client, device, "POST", f"/{table}/answers", {"seq": seq, "answers": [keen(told["question"], rng)]})


@in_loop
async def test_every_point_of_a_running_game_as_one_saw_it(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table, rng, seen = await two(client), Random(1), list[tuple[str, int, Any]]()
        for _ in range(12):
            for device in (ADA, BOB, EVE):
                told = await call(client, device, "GET", f"/{table}")
                seen.append((device, told["first"] + len(told["events"]), told["view"]))
            await play(client, table, 1, rng)
        for device, n, view in seen:
            assert (await call(client, device, "GET", f"/{table}/at/{n}"))["view"] == view
        await call(client, EVE, "GET", f"/{table}/at/5?seat=0", status=403)
        await call(client, ADA, "GET", f"/{table}/at/5?seat=6", status=403)
        assert "once the game is over" in (await call(client, ADA, "GET", f"/{table}/luck", status=400))["error"]
        problem = await call(client, ADA, "GET", f"/{table}/at/99999", status=400)
        assert "events: look at one from 0 to" in problem["error"]


@pytest.mark.slow
@in_loop
async def test_a_finished_game_lies_open_and_has_a_story(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client, layout="random")
        await play(client, table, 5000, Random(2))
        last = await call(client, EVE, "GET", f"/{table}")
        assert last["table"]["stage"] == "over"
        length = len(last["events"])
        everything = (await call(client, EVE, "GET", f"/{table}/at/{length}?seat=6"))["view"]
        assert all(len(player["hand"]) == player["cards"] for player in everything["players"])
        through_bob = (await call(client, EVE, "GET", f"/{table}/at/{length // 2}?seat=1"))["view"]
        assert through_bob["seat"] == "green"
        await call(client, EVE, "GET", f"/{table}/at/5?seat=4", status=400)

        lucky = (await call(client, EVE, "GET", f"/{table}/luck"))["lira"]
        assert list(lucky) == ["red", "green"] and any(lucky.values())
        assert lucky == (await call(client, ADA, "GET", f"/{table}/luck"))["lira"]

        story = await call(client, EVE, "GET", f"/{table}/story")
        final = [(player["lira"], player["rubies"]) for player in everything["players"]]
        assert list(zip(story["rounds"][-1]["lira"], story["rounds"][-1]["rubies"], strict=True)) == final
        assert [told["round"] for told in story["rounds"]] == list(range(1, everything["round"] + 1))
        for i, seat in enumerate(("red", "green")):
            assert len([ruby for ruby in story["rubies"] if ruby["seat"] == seat]) == final[i][1]


@pytest.mark.slow(2)
@in_loop
async def test_advice_is_an_option_for_whoever_is_asked_and_nobody_else(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, other, told = await asked(client, table)
        advice = await call(client, device, "GET", f"/{table}/advice")
        words, best = [option["word"] for option in told["question"]["options"]], advice["best"]
        assert 1 <= len(best) <= 3 and all(hint["word"] in words for hint in best) and advice["seq"] == told["seq"]
        assert len({hint["word"] for hint in best}) == len(best) and all(0 <= hint["chance"] <= 1 for hint in best)
        assert (await call(client, device, "GET", f"/{table}"))["seq"] == told["seq"]  # nothing has changed
        await call(client, other, "GET", f"/{table}/advice", status=400)
        await call(client, EVE, "GET", f"/{table}/advice", status=403)


@in_loop
async def test_without_hints_nobody_is_advised(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
        wanted = {"seats": seats, "settings": {"players": 2, "hints": False}}
        table = (await call(client, ADA, "POST", "", wanted, 201))["id"]
        problem = await call(client, ADA, "GET", f"/{table}/advice?seat=0", status=400)
        assert problem["error"] == "Hints are off at this table."


@pytest.mark.slow(3)
@in_loop
async def test_whoever_plays_to_learn_is_told_of_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else: elsewhere they are not even looked for."""
    looked = []

    def thought(_sight: Sight, _seed: int, warns: bool) -> Advice:
        looked.append(warns)
        return Advice([Hint(number("act") or 0, 0.5)], {number("skip") or 0: 0.1234} if warns else {})

    async def at_once(_self: thinking_queue.ThinkingQueue, _table: str, _person: str, think: Any, *about: Any) -> Any:
        return think(*about)

    monkeypatch.setattr(runner, "think_ahead", thought)
    monkeypatch.setattr(thinking_queue.ThinkingQueue, "for_person", at_once)
    async with house(tmp_path) as client:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        for learning in (True, False):
            wanted = {"seats": seats, "settings": {"players": 2, "learning": learning}}
            table = (await call(client, ADA, "POST", "", wanted, 201))["id"]
            await until_asked(client, table)
            found = await call(client, ADA, "GET", f"/{table}/advice")
            assert found["mistakes"] == ({"skip": 0.123} if learning else {}) and found["best"][0]["word"] == "act"
    assert looked == [True, False]


@in_loop
async def test_several_answers_are_looked_at_where_one_plays_to_learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[list[str]] = []

    def thought(_sight: Sight, _seed: int, answers: list[int]) -> float:
        looked.append([word(answer) for answer in answers])
        return 0.1234

    async def at_once(_self: thinking_queue.ThinkingQueue, _table: str, _person: str, think: Any, *about: Any) -> Any:
        return think(*about)

    monkeypatch.setattr(runner, "look_at_line", thought)
    monkeypatch.setattr(thinking_queue.ThinkingQueue, "for_person", at_once)
    async with house(tmp_path) as client:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        for learning in (True, False):
            wanted = {"seats": seats, "settings": {"players": 2, "learning": learning}}
            table = (await call(client, ADA, "POST", "", wanted, 201))["id"]
            await until_asked(client, table)
            told = await call(client, ADA, "GET", f"/{table}")
            first = told["question"]["options"][0]["word"]
            found = await call(client, ADA, "GET", f"/{table}/cost?answers={first},act,enough")
            assert found == {"seq": told["seq"], "cost": 0.123 if learning else 0}
            for nonsense in ("enough", "", f"{first},e2e4", ",".join([first] * 65)):
                await call(client, ADA, "GET", f"/{table}/cost?answers={nonsense}", status=400)
            await call(client, EVE, "GET", f"/{table}/cost?answers={first}", status=403)
    assert looked == [[first, "act", "enough"]]


@pytest.mark.slow(2)
@in_loop
async def test_chances_are_for_everybody_each_as_he_can_judge_them(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        await play(client, table, 6, Random(3))
        for device in (ADA, EVE):
            told = await call(client, device, "GET", f"/{table}/chances")
            assert list(told["chances"]) == ["red", "green"] and abs(sum(told["chances"].values()) - 1) < 0.01
            assert await call(client, device, "GET", f"/{table}/chances") == told  # it was thought about once
        earlier = await call(client, ADA, "GET", f"/{table}/chances?at=4")
        assert earlier["n"] == 4 and earlier["seq"] == told["seq"]
        await call(client, EVE, "GET", f"/{table}/chances?seat=0", status=403)
        await call(client, ADA, "GET", f"/{table}/chances?at=9999", status=400)


@in_loop
async def test_chances_are_not_thought_about_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_queue, "MOST_WAITING", 0)
    async with house(tmp_path) as client:
        table = await two(client)
        problem = await call(client, ADA, "GET", f"/{table}/chances", status=429)
        assert problem["said"][0]["key"] == "too-busy"


@in_loop
async def test_the_rules_are_told(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        topics = (await client.get("/api/rules")).json()
        tea = next(topic for topic in topics if topic["names"][0] == "tea-house")
        assert tea["clauses"] == ["P9"] and "Name a number" in tea["text"]


@in_loop
async def test_what_can_be_played(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        offer = (await client.get("/api/offer")).json()
        assert "base" in offer["rules"] and {"greedy", "level-5"} <= set(offer["bots"])
        assert offer["levels"]["base"] == [f"level-{n}" for n in range(1, 6)] and offer["usual"]["base"] == "level-2"
        assert all(offer["usual"][rules] in levels for rules, levels in offer["levels"].items())
        variants = {"neutral-assistants": [2, 3, 4], "caravan-leader": [2, 3, 4, 5]}
        assert offer["variants"]["base"] == variants
        assert offer["variants"]["grand"] == variants | {"letters-deck": [2, 3, 4, 5]}
        assert offer["alternatives"] == {rules: alternatives(rules) for rules in offer["rules"]}
        assert offer["rubies"]["base"] == {"2": 6, "3": 5, "4": 5, "5": 5}
        short = next(layout for layout in offer["layouts"]["base"] if layout["name"] == "short")
        assert (await client.get("/api/layout?layout=short")).json()["grid"] == short["grid"]
        drawn = (await client.get("/api/layout?layout=random")).json()
        assert sorted(place for row in drawn["grid"] for place in row) == list(range(1, 17))
        assert (await client.get("/api/layout", params={"layout": drawn["name"]})).json() == drawn
        refused = await client.get("/api/layout?layout=1.1.1.1")
        assert refused.status_code == 400 and refused.json()["clause"] == "OPT-4"


@in_loop
async def test_what_is_printed_and_how_sure_that_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as client:
        told = (await client.get("/api/components")).json()
        assert told["markets"]["large"][4] == 25 and told["markets"]["sure"] == "certain"
        assert told["letters"]["sure"] == "assumed" and told["in_use"]["replaced"] == []
        monkeypatch.setattr(components, "REPLACED", ["tavern"])
        in_use = (await client.get("/api/components")).json()["in_use"]
        assert in_use["replaced"] == ["tavern"] and in_use["digests"]["letters"] == ""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        opened = await call(client, ADA, "POST", "", {"seats": seats, "settings": {"players": 2, "rules": "mocha"}}, status=201)
        assert opened["settings"]["components"] == in_use["digests"]["mocha"] != ""
        monkeypatch.undo()
        refused = await call(client, BOB, "POST", "", {"seats": seats, "settings": opened["settings"]}, status=400)
        assert [said["key"] for said in refused["said"]] == ["components-other"]

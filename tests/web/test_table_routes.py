"""The house over HTTP and through sockets: what is asked for, what is told, and what is wrong in words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import AsyncTestClient

from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.people.person import Person
from bedesten.service.store import Unavailable
from bedesten.service.table import Table
from bedesten.web import socket as socket_module
from bedesten.web.app import create_app
from bedesten.web.auth import known_as
from bedesten.web.problems import problem_of, status_of
from bedesten.web.settings import Settings
from bedesten.web.socket import Pace, hear
from bedesten.web.wire import Problem
from service.people import ADA, BOB, EVE, in_loop, nothing_by_itself

Client = AsyncTestClient[Any]
OPEN_FOR_TWO = {"settings": {"players": 2}, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[Client]:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/house.db")
    with nothing_by_itself():
        async with AsyncTestClient(create_app(settings), raise_server_exceptions=False) as client:
            yield client


async def call(client: Client, device: str, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    """A request of a device; its answer must have this status, and an error must be a problem in words."""
    head = {"authorization": f"Bearer {device}"}
    answer = await client.request(method, f"/api/tables{path}", json=body, headers=head)
    assert answer.status_code == status, answer.text
    told: Any = answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text
    if status >= 400:
        assert set(told) == {"error", "clause", "said"} and told["error"].endswith("."), told
        assert answer.headers["content-type"].startswith("application/json")
    return told


async def two(client: Client, **settings: Any) -> str:
    """A table at which Ada and Bob play; its id."""
    table = await call(client, ADA, "POST", "", OPEN_FOR_TWO | {"settings": {"players": 2} | settings}, 201)
    await call(client, BOB, "POST", f"/{table['id']}/join", {"name": "Bob"})
    return str(table["id"])


async def asked(client: Client, table: str) -> tuple[str, str, dict[str, Any]]:
    """The device that is to answer, the other one, and what the first is told."""
    for device, other in ((ADA, BOB), (BOB, ADA)):
        told = await call(client, device, "GET", f"/{table}")
        if told["question"]:
            return device, other, told
    raise AssertionError("nobody is asked")


# -- what goes wrong


@in_loop
async def test_a_nul_is_refused_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await call(client, ADA, "POST", "", OPEN_FOR_TWO, 201)
        for path, body in (
            ("/join", {"name": "B\0b"}),
            ("/join", {"name": "Bob", "text": "\0"}),
            ("/chat", {"text": "\0", "name": "x"}),
        ):
            assert "invalid character" in (await call(client, BOB, "POST", f"/{table['id']}{path}", body, 400))["error"]


@in_loop
async def test_what_was_stored_is_not_denied_if_the_database_goes_away_right_after(tmp_path: Path, monkeypatch: Any) -> None:
    async def gone(*_: Any) -> Any:
        raise Unavailable("gone")

    def goes_away(changed: Table) -> None:
        changed.is_behind = True  # another process has something to tell, too
        monkeypatch.setattr(the_house.store, "read", gone)

    async with house(tmp_path) as client:
        the_house: House = client.app.state.house
        table = (await call(client, ADA, "POST", "", OPEN_FOR_TWO, 201))["id"]
        key = (await call(client, ADA, "POST", f"/{table}/seats/0/link"))["key"]
        the_house.subscribers.listeners.append(goes_away)
        for device, path, body, seat in ((BOB, "join", {"name": "Bob"}, "green"), (EVE, "move", {"key": key}, "red")):
            assert (await call(client, device, "POST", f"/{table}/{path}", body))["seat"] == seat
            assert "Nothing was changed" in (await call(client, device, "GET", f"/{table}", status=503))["error"]
            monkeypatch.undo()
            assert (await call(client, device, "GET", f"/{table}"))["seat"] == seat


@in_loop
async def test_why_a_socket_is_closed_is_said_by_its_key_too(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        head = {"authorization": f"Bearer {ADA}"}
        for path, code, key in (
            (f"{table}/live?seat=1", 4404, "not-there"),
            ("zzzzzzzz/live", 4404, "no-table"),
            (f"{table}/live?seat=0", 4403, "not-there"),
        ):
            with await client.websocket_connect(f"/api/tables/{path}", headers=head) as socket:
                if code == 4403:
                    assert "update" in socket.receive_json()
                    link = await call(client, ADA, "POST", f"/{table}/seats/0/link")
                    await call(client, EVE, "POST", f"/{table}/move", link)
                problem = socket.receive_json()["problem"]
                assert [said["key"] for said in problem["said"]] == [key]
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_json()
                assert (closed.value.code, closed.value.detail) == (code, problem["error"])


def test_whoever_is_in_doubt_is_told_so() -> None:
    doubt = Unavailable("the connection broke")
    assert "Nothing was changed" in problem_of(doubt).error
    doubt.in_doubt = True
    assert [said.key for said in problem_of(doubt).said] == ["in-doubt"] and status_of(doubt) == 503


# -- limits


@in_loop
async def test_only_so_many_tables_are_opened_from_one_address(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/house.db", is_proxied=True, tables_per_hour=2)

    async def opened(client: Client, passed_on: str | None) -> int:
        head = {} if passed_on is None else {"x-forwarded-for": passed_on}
        client.cookies.clear()  # a new device each time
        answer = await client.post("/api/tables", json=OPEN_FOR_TWO, headers=head)
        if answer.status_code == 429:
            assert (
                answer.json()["error"]
                == "2 tables have been opened from your address within the last hour. Try again in 60\u00a0minutes."
            )
            assert 3500 < int(answer.headers["retry-after"]) <= 3600
        return answer.status_code

    async with AsyncTestClient(create_app(settings)) as client:
        assert [await opened(client, "203.0.113.7") for _ in range(3)] == [201, 201, 429]
        assert await opened(client, "198.51.100.1, 203.0.113.7") == 429, "what the client itself has written is not believed"
        assert await opened(client, "203.0.113.7, 198.51.100.1") == 201
        assert [await opened(client, f"2001:db8::{n}") for n in range(3)] == [201, 201, 429], "a network is one address"
        assert [await opened(client, "127.0.0.1") for _ in range(3)] == [201] * 3
        imported = await client.post(
            "/api/tables/import", json={"record": "", "seats": []}, headers={"x-forwarded-for": "203.0.113.7"}
        )
        assert imported.status_code == 429
        garbled = [await opened(client, passed_on) for passed_on in (None, "", "nonsense", "203.0.113.7, 1.2.3")]
        assert garbled == [201, 201, 429, 429], "whoever does not come through the web server is one, and no exception"
    async with AsyncTestClient(create_app(replace(settings, is_proxied=False))) as client:
        forged = [await opened(client, f"203.0.113.{n}") for n in range(3)]
        assert forged == [201, 201, 429], "nobody in front of the house: not believed, and no way around the limit"
    async with AsyncTestClient(create_app(replace(settings, tables_per_hour=0))) as client:
        assert [await opened(client, "203.0.113.7") for _ in range(3)] == [201] * 3


# -- who is who


@in_loop
async def test_a_device_is_stored_as_a_hash_under_the_secret_of_the_house(tmp_path: Path) -> None:
    def stored() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.glob("house.db*"))

    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/house.db", secret="the secret of this house" * 2)
    async with AsyncTestClient(create_app(settings)) as client:
        table = (await call(client, ADA, "POST", "", OPEN_FOR_TWO, 201))["id"]
        assert known_as(ADA, settings).encode() in stored()
        assert ADA.encode() not in stored() and sha256(ADA.encode()).hexdigest().encode() not in stored()
    async with AsyncTestClient(create_app(settings)) as client:
        assert (await call(client, ADA, "GET", f"/{table}"))["seat"] == "red"
    async with AsyncTestClient(create_app(replace(settings, secret="another secret of a house" * 2))) as client:
        assert (await call(client, ADA, "GET", f"/{table}"))["seat"] is None


# -- the waiting room


@in_loop
async def test_what_the_waiting_room_needs(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
        opened = await call(client, ADA, "POST", "", OPEN_FOR_TWO | {"settings": {"players": 4}, "seats": seats}, 201)
        table = f"/{opened['id']}"
        assert (opened["host"], opened["listed"], opened["spectators"]) == ("red", False, 0)
        assert (await call(client, ADA, "POST", f"{table}/listed", {"listed": True}))["listed"]
        await call(client, EVE, "POST", f"{table}/join", {"name": "Eve"})
        await call(client, EVE, "POST", f"{table}/listed", {"listed": False}, 403)
        await call(client, EVE, "POST", f"{table}/seats/2", {"bot": "greedy"}, 403)
        assert (await call(client, ADA, "POST", f"{table}/silence", {"seat": 1}))["seats"][1]["silent"]
        assert (await call(client, ADA, "POST", f"{table}/silence", {}))["silent_spectators"]
        await call(client, EVE, "POST", f"{table}/chat", {"text": "Hey"}, 403)
        opened = await call(client, ADA, "POST", f"{table}/seats/1", {"bot": None})
        assert opened["seats"][1]["kind"] == "open" and not opened["seats"][1]["silent"]
        await call(client, BOB, "POST", f"{table}/join", {"name": "Bob"})
        await call(client, BOB, "POST", f"{table}/join", {"name": "Grace", "here": True})
        begun = await call(client, ADA, "POST", f"{table}/seats/3", {"bot": "random"})
        assert begun["stage"] == "playing" and [seat["kind"] for seat in begun["seats"]] == ["person"] * 3 + ["bot"]


# -- the journey of a game


@in_loop
async def test_whoever_opens_a_table_sees_its_seal_before_he_adds_to_it(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        wanted = {"settings": {"players": 2}, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        await call(client, ADA, "POST", "", wanted | {"text": "in the same breath"}, 400)
        table = await call(client, ADA, "POST", "", wanted | {"adds_text": True}, 201)
        assert table["stage"] == "waiting" and [seat["ready"] for seat in table["seats"]] == [False, True]
        begun = await call(client, ADA, "POST", f"/{table['id']}/text", {"text": "my own luck"})
        assert begun["stage"] == "playing" and all(seat["ready"] for seat in begun["seats"])
        assert begun["seal"].split(" text=")[0] == table["seal"].split(" text=")[0]
        assert f"text={b'my own luck'.hex()}" in begun["seal"].split()
        assert (await call(client, ADA, "POST", "", wanted, 201))["stage"] == "playing"


@in_loop
async def test_whoever_is_not_ready_after_all_stops_the_beginning(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        wanted = {"settings": {"players": 2, "pause": 60}, "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await call(client, ADA, "POST", "", wanted, 201)
        table = opened["id"]
        joined = await call(client, BOB, "POST", f"/{table}/join", {"name": "Bob"})
        assert opened["begins"] is None and joined["table"]["stage"] == "waiting" and joined["table"]["begins"] > 0
        stopped = await call(client, BOB, "POST", f"/{table}/text", {"text": None})
        assert stopped["begins"] is None and [seat["ready"] for seat in stopped["seats"]] == [True, False]
        again = await call(client, BOB, "POST", f"/{table}/text", {"text": "bob's luck"})
        assert again["begins"] >= joined["table"]["begins"]


@in_loop
async def test_opening_joining_answering(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, other, told = await asked(client, table)
        word = told["question"]["options"][0]["word"]
        done = await call(client, device, "POST", f"/{table}/answers", {"seq": told["seq"], "answers": [word]})
        assert done["seq"] > told["seq"]
        news = await call(client, other, "GET", f"/{table}?since={told['seq']}")
        assert news["events"][0]["word"] == word and news["question"] is None
        assert news["first"] == news["events"][0]["n"]
        mine = await call(client, device, "GET", "/mine")
        assert [one["id"] for one in mine] == [table]


@in_loop
async def test_a_question_says_what_is_not_possible_and_why(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        _, other, told = await asked(client, table)
        question = told["question"]
        assert question["kind"] == "move"
        words = {option["word"] for option in question["options"]}
        refused = {one["word"]: one for one in question["refused"]}
        assert not words & set(refused) and len([word for word in [*words, *refused] if word.startswith(">")]) == 16
        far = next(one for one in refused.values() if "your merchant goes" in one["error"])
        assert far["clause"] == "TURN-1"
        assert (await call(client, other, "GET", f"/{table}"))["question"] is None
        assert (await call(client, EVE, "GET", f"/{table}"))["question"] is None


@in_loop
async def test_back_and_forth(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, other, told = await asked(client, table)
        move = {"seq": told["seq"], "answers": [told["question"]["options"][0]["word"]]}
        seq = (await call(client, device, "POST", f"/{table}/answers", move))["seq"]
        await call(client, other, "POST", f"/{table}/undo", {"seq": seq}, 400)
        back = await call(client, device, "GET", f"/{table}")
        if back["may_undo"]:  # unless the move revealed something
            seq = (await call(client, device, "POST", f"/{table}/undo", {"seq": seq}))["seq"]
            assert (await call(client, device, "GET", f"/{table}"))["may_redo"]
            assert not (await call(client, other, "GET", f"/{table}"))["may_redo"]
            seq = (await call(client, device, "POST", f"/{table}/redo", {"seq": seq}))["seq"]
        seq = (await call(client, device, "POST", f"/{table}/propose", {"seq": seq}))["seq"]
        proposal = (await call(client, EVE, "GET", f"/{table}"))["proposal"]
        assert len(proposal["awaits"]) == 1
        await call(client, EVE, "POST", f"/{table}/agree", {"seq": seq}, 403)
        seq = (await call(client, other, "POST", f"/{table}/decline", {"seq": seq}))["seq"]
        seq = (await call(client, device, "POST", f"/{table}/propose", {"seq": seq}))["seq"]
        await call(client, other, "POST", f"/{table}/agree", {"seq": seq})
        now = await call(client, device, "GET", f"/{table}")
        assert now["proposal"] is None and now["question"] == told["question"] and now["view"] == told["view"]


@in_loop
async def test_seats_change_hands(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        await call(client, ADA, "POST", f"/{table}/leave", {}, 400)
        await call(client, BOB, "POST", f"/{table}/seats/0/link", None, 403)
        key = await call(client, ADA, "POST", f"/{table}/seats/0/link")
        moved = await call(client, EVE, "POST", f"/{table}/move", key)
        assert moved["seat"] == "red" and moved["table"]["seats"][0]["yours"]
        await call(client, BOB, "POST", f"/{table}/move", key, 403)
        await call(client, ADA, "POST", f"/{table}/resign", {}, 403)
        for bot in ("greedy", "random", "nobody"):
            await call(client, BOB, "POST", f"/{table}/seats/0", {"bot": bot}, 400)
        await call(client, BOB, "POST", f"/{table}/seats/0", {}, 403)
        away = await call(client, EVE, "POST", f"/{table}/seats/0", {"bot": "random"})
        assert away["seats"][0]["bot"] == "random"
        await call(client, EVE, "POST", f"/{table}/seats/0", {"bot": "nobody"}, 400)
        await call(client, EVE, "POST", f"/{table}/seats/0", {})
        resigned = await call(client, EVE, "POST", f"/{table}/resign", {})
        assert resigned["seats"][0]["kind"] == "resigned"
        await call(client, EVE, "POST", f"/{table}/seats/0", {}, 400)


@in_loop
async def test_a_guest_sees_what_a_record_continues_but_no_hand(tmp_path: Path) -> None:
    record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
    wanted = {"record": record, "to": 60, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ada"}
    async with house(tmp_path) as client:
        table = (await call(client, ADA, "POST", "/import", wanted, 201))["id"]
        seen = (await call(client, BOB, "GET", f"/{table}"))["continues"]
        assert seen["seat"] is None and seen["turn"] > 0 and seen["turn_of"] and len(seen["players"]) == 2
        joined = await call(client, BOB, "POST", f"/{table}/join", {"name": "Bob"})
        assert joined["continues"] is None and joined["view"]["grid"] == seen["grid"]
        assert [player["rubies"] for player in joined["view"]["players"]] == [player["rubies"] for player in seen["players"]]


@in_loop
async def test_a_waiting_table_is_listed_left_and_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = (await call(client, ADA, "POST", "", OPEN_FOR_TWO | {"listed": True}, 201))["id"]
        assert [one["id"] for one in await call(client, BOB, "GET", "")] == [table]
        assert (await call(client, ADA, "POST", f"/{table}/leave", {}))["stage"] == "closed"
        assert await call(client, BOB, "GET", "") == []
        assert (await call(client, ADA, "GET", f"/{table}"))["view"] is None
        await call(client, ADA, "GET", f"/{table}/record", None, 400)


@pytest.mark.slow(2)
@in_loop
async def test_bots_play_a_whole_game_and_there_is_a_rematch(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me", "name": "Ada"}]
        table = (await call(client, ADA, "POST", "", {"settings": {"players": 2}, "seats": seats}, 201))["id"]
        await call(client, ADA, "POST", f"/{table}/rematch", None, 400)
        await call(client, ADA, "POST", f"/{table}/resign", {})
        async with asyncio.timeout(600):  # only against waiting for ever
            while (told := await call(client, ADA, "GET", f"/{table}?since=99999"))["table"]["stage"] != "over":
                await asyncio.sleep(0.1)
        assert {place["rank"] for place in told["result"]} <= {1, 2}
        again = await call(client, ADA, "POST", f"/{table}/rematch")
        assert (await call(client, ADA, "GET", f"/{table}"))["table"]["rematch"] == again["id"]
        record = await call(client, EVE, "GET", f"/{table}/record")
        wanted = {"record": record, "to": 60, "seats": [{"kind": "me", "name": "Eve"}, {"kind": "bot"}]}
        assert (await call(client, EVE, "POST", "/import", wanted, 201))["stage"] == "playing"


@in_loop
async def test_what_a_record_says_nothing_about_is_agreed_anew(tmp_path: Path) -> None:
    record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
    wanted = {"record": record, "to": 60, "seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]}
    async with house(tmp_path) as client:
        how = {"clock": {"move": 60, "game": 3600}, "confirm": True, "listed": True}
        table = await call(client, ADA, "POST", "/import", wanted | how, 201)
        assert table["settings"]["clock"] == how["clock"] and table["settings"]["confirm"] and table["listed"]
        assert table["deadline"] and table["seats"][0]["left"] is not None
        plain = await call(client, ADA, "POST", "/import", wanted, 201)
        assert plain["settings"]["clock"] == {"move": None, "game": None} and not plain["settings"]["confirm"]
        for wrong in ({"clock": {"move": 0}}, {"players": 3}, {"layout": "long"}):
            await call(client, ADA, "POST", "/import", wanted | wrong, 400)


@in_loop
async def test_clocks_are_told(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client, clock={"move": 60, "game": 600})
        told = (await call(client, EVE, "GET", f"/{table}"))["table"]
        assert told["deadline"] and [seat["left"] for seat in told["seats"]] == [600_000, 600_000]
        assert (await call(client, EVE, "GET", f"/{await two(client)}"))["table"]["deadline"] is None


@in_loop
async def test_chat(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        assert await call(client, ADA, "POST", f"/{table}/chat", {"text": "<i>Good luck</i>"}) == {"n": 1}
        await call(client, EVE, "POST", f"/{table}/chat", {"text": "Hello"}, 400)
        await call(client, EVE, "POST", f"/{table}/chat", {"text": "Hello", "name": "Eve"})
        chat = (await call(client, BOB, "GET", f"/{table}?heard=0"))["chat"]
        assert [(one["seat"], one["name"], one["text"]) for one in chat] == [
            ("red", "Ada", "<i>Good luck</i>"),
            (None, "Eve", "Hello"),
        ]
        assert [one["n"] for one in (await call(client, BOB, "GET", f"/{table}?heard=1"))["chat"]] == [2]
        for _ in range(9):
            await call(client, ADA, "POST", f"/{table}/chat", {"text": "and on"})
        await call(client, ADA, "POST", f"/{table}/chat", {"text": "and on"}, 429)


# -- what is wrong


@in_loop
async def test_a_device_with_seats_may_look_without_a_hand(tmp_path: Path) -> None:
    """At a device that is passed from hand to hand anybody may look at the board: it is told what a spectator is."""
    async with house(tmp_path) as client:
        opened = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}], "settings": {"players": 2}}
        table = (await call(client, ADA, "POST", "", opened, 201))["id"]
        ours, theirs = [await call(client, device, "GET", f"/{table}?seat=5") for device in (ADA, EVE)]
        assert ours["seat"] is None and ours["question"] is None and not any(player["hand"] for player in ours["view"]["players"])
        assert {**ours, "table": 0} == {**theirs, "table": 0} == {**await call(client, EVE, "GET", f"/{table}"), "table": 0}
        with await client.websocket_connect(
            f"/api/tables/{table}/live?seat=5", headers={"authorization": f"Bearer {ADA}"}
        ) as socket:
            assert {**socket.receive_json()["update"], "table": 0} == {**theirs, "table": 0}
        await call(client, ADA, "GET", f"/{table}?seat=6", None, 403)


@in_loop
async def test_every_error_is_a_problem_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, other, told = await asked(client, table)
        seq, word = told["seq"], told["question"]["options"][0]["word"]
        await call(client, ADA, "GET", "/nowhere", None, 404)
        await call(client, ADA, "GET", "/no/where/at/all", None, 404)
        await call(client, ADA, "DELETE", f"/{table}", None, 405)
        await call(client, ADA, "GET", f"/{table}?since=-1", None, 400)
        await call(client, ADA, "GET", f"/{table}?seat=green-ish", None, 400)
        await call(client, EVE, "GET", f"/{table}?seat=0", None, 403)
        wrong: list[tuple[str, Any, int]] = [
            (device, {"seq": "soon", "answers": [word]}, 400),
            (device, {"answers": [word]}, 400),
            (device, {"seq": seq, "answers": word}, 400),
            (device, {"seq": seq, "answers": [word], "more": 1}, 400),
            (device, [], 400),
            (device, None, 400),
            (device, {"seq": seq, "answers": [word] * 65}, 400),
            (device, {"seq": seq, "answers": ["x" * 70_000]}, 413),
            (device, {"seq": seq - 1, "answers": [word]}, 409),
            (device, {"seq": seq, "answers": [word], "seat": 7}, 403),
            (other, {"seq": seq, "answers": [word]}, 400),
            (EVE, {"seq": seq, "answers": [word]}, 403),
        ]
        for who, body, status in wrong:
            await call(client, who, "POST", f"/{table}/answers", body, status)
        assert (await call(client, device, "GET", f"/{table}"))["seq"] == seq
        await call(client, device, "POST", f"/{table}/answers", {"seq": seq, "answers": [word]})
        again = await call(client, device, "POST", f"/{table}/answers", {"seq": seq, "answers": [word]}, 409)
        assert "Nothing was changed" in again["error"]


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"", b'{"name": "\\ud800"}', b"[" * 10_000])
@in_loop
async def test_what_is_no_json(tmp_path: Path, body: bytes) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        head = {"authorization": f"Bearer {EVE}", "content-type": "application/json"}
        answer = await client.post(f"/api/tables/{table}/join", content=body, headers=head)
        assert answer.status_code == 400 and answer.json()["error"].endswith(".")


@in_loop
async def test_a_cookie_keeps_the_seat_and_another_site_cannot_use_it(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        opened = await client.post("/api/tables", json=OPEN_FOR_TWO)
        cookie = opened.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie
        table = opened.json()["id"]
        assert (await client.get(f"/api/tables/{table}")).json()["seat"] == "red"
        foreign = await client.post(f"/api/tables/{table}/leave", json={}, headers={"origin": "https://elsewhere.example"})
        assert foreign.status_code == 403 and foreign.json()["error"] == "This request came from another website."


# -- sockets


@in_loop
async def test_a_socket_beats_and_whoever_falls_silent_then_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as client:
        path = f"/api/tables/{await two(client)}/live"
        with await client.websocket_connect(path) as socket:
            assert "update" in socket.receive_json()
            for beat, quiet in (('{"do":"beat"}', 3600.0), ('{ "do": "beat" }', 0.2)):
                monkeypatch.setattr(socket_module, "QUIET_TIMEOUT", quiet)  # until the next one
                socket.send_text(beat)
                assert abs(socket.receive_json()["beat"] - now()) < 600_000  # the time of the house
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 1001


@in_loop
async def test_a_socket_tells_and_hears(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, _, told = await asked(client, table)
        seq, word = told["seq"], told["question"]["options"][0]["word"]
        path = f"/api/tables/{table}/live"
        playing = await client.websocket_connect(path, headers={"authorization": f"Bearer {device}"})
        looking = await client.websocket_connect(path)
        with playing, looking:
            assert playing.receive_json()["update"]["question"] == told["question"]
            assert looking.receive_json()["update"]["seat"] is None
            playing.send_json({"do": "answer", "seq": seq, "answers": [word]})
            update = looking.receive_json()["update"]
            assert update["events"][0]["word"] == word and update["question"] is None
            assert playing.receive_json()["update"]["seq"] == update["seq"]
            wrongs: list[Any] = [{"do": "dance", "seq": 1}, {"do": "answer", "seq": seq, "answers": [word]}, [], "x"]
            for wrong in wrongs:
                playing.send_json(wrong)
                assert playing.receive_json()["problem"]["error"].endswith(".")
            looking.send_json({"do": "say", "text": "Well played", "name": "Eve"})
            assert playing.receive_json()["update"]["chat"][0]["text"] == "Well played"


@in_loop
async def test_a_seat_that_has_moved_is_not_shown_on_its_old_device(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        key = await call(client, ADA, "POST", f"/{table}/seats/0/link")
        old = await client.websocket_connect(f"/api/tables/{table}/live", headers={"authorization": f"Bearer {ADA}"})
        with old:
            assert old.receive_json()["update"]["seat"] == "red"
            await call(client, EVE, "POST", f"/{table}/move", key)
            update = old.receive_json()["update"]
            assert update["seat"] is None and not any(seat["yours"] for seat in update["table"]["seats"])
            assert all(not player["hand"] for player in update["view"]["players"] if player["seat"] == "red")


@in_loop
async def test_whoever_has_no_secret_speaks_for_nobody(tmp_path: Path) -> None:
    """Two strangers without a cookie are not one device."""
    async with house(tmp_path) as client:
        table = await two(client)
        served: House = client.app.state.house
        problem = await hear(client.app.state.people, await served.tables.find(table), Person(""), b'{"do": "undo", "seq": 1}')
        assert isinstance(problem, Problem) and problem.error == "You aren’t sitting at this table."


def test_a_client_that_sends_very_much_is_heard_more_slowly() -> None:
    pace = Pace()
    assert [pace.wait(1.0) for _ in range(100)] == [0.0] * 100
    assert pace.wait(1.0) > 0
    assert pace.wait(60.0) == 0


@in_loop
async def test_whoever_is_to_act_is_reminded_and_everybody_is_told(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        table = await two(client)
        device, other, told = await asked(client, table)
        assert told["table"]["awaited_since"] and told["table"]["reminder"] is None
        await call(client, other, "POST", f"/{table}/remind", {}, 400)
        later = now() + 31_000
        client.app.state.house.now = lambda: later
        await call(client, device, "POST", f"/{table}/remind", {}, 400)
        await call(client, EVE, "POST", f"/{table}/remind", {}, 403)
        seats = [told["seat"], next(seat["colour"] for seat in told["table"]["seats"] if seat["colour"] != told["seat"])]
        reminder = {"seat": seats[0], "by": seats[1], "at": later}
        assert (await call(client, other, "POST", f"/{table}/remind", {}))["reminder"] == reminder
        await call(client, other, "POST", f"/{table}/remind", {}, 429)
        for who in (device, other, EVE):
            assert (await call(client, who, "GET", f"/{table}"))["table"]["reminder"] == reminder
        await call(
            client, device, "POST", f"/{table}/answers", {"seq": told["seq"], "answers": [told["question"]["options"][0]["word"]]}
        )
        assert (await call(client, EVE, "GET", f"/{table}"))["table"]["reminder"] is None

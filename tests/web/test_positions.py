"""Positions apart from any table: read from a text, played on, searched; and what is wrong with them in words."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bedesten.bots.analysis.refining import WORLDS, Looked
from bedesten.bots.bot import Sight
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.options import Options
from bedesten.engine.record import write_record
from bedesten.service import searches
from bedesten.service.searches import Searches
from bots.test_analysis import LAST_TURN, LATE
from service.people import ADA, EVE, in_loop
from web.test_table_routes import Client, call, house


async def ask(client: Client, path: str, status: int = 200, device: str = ADA, **body: Any) -> Any:
    head = {"authorization": f"Bearer {device}"}
    answer = await client.post(f"/api/positions{path}", json=body, headers=head)
    assert answer.status_code == status, answer.text
    return answer.json()


def whole_game() -> Game:
    """By whoever answers first what comes first."""
    game = Game(Options(2, layout="short"), seed=3)
    for _ in range(30):
        game.play(game.position.options[0])
    return game


@in_loop
async def test_a_position_is_looked_at_with_all_hands(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        told = await ask(client, "", text=LATE)
        assert told["question"]["seat"] == "red" and told["view"]["players"][0]["hand"] == ["good", "lira"]
        assert told["result"] is None and told["events"] == [] and told["names"]["green"] == "green"
        again = await ask(client, "", text=told["text"])
        assert again | {"record": ""} == told | {"record": ""}


@in_loop
async def test_it_is_played_on_and_a_table_can_be_opened_from_it(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        told = await ask(client, "", text=LATE, answers=[">tea-house", "leave"])
        assert [event["word"] for event in told["events"]][:2] == [">tea-house", "leave"]
        assert told["view"]["players"][0]["merchant"] == 9 and ">tea-house" in told["text"]
        assert (await ask(client, "", text=told["text"]))["question"] == told["question"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "level-1"}, {"kind": "bot", "bot": "level-1"}]
        table = await call(client, ADA, "POST", "/import", {"record": told["record"], "seats": seats}, 201)
        assert (await call(client, ADA, "GET", f"/{table['id']}"))["question"]["kind"] == told["question"]["kind"]


@in_loop
async def test_to_the_end_of_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        told = await ask(client, "", text=LAST_TURN, answers=[">tea-house", "leave", "act", "name:12"])
        while told["question"]:  # cards are laid down at the end, one after the other
            told = await ask(client, "", text=told["text"], answers=[told["question"]["options"][0]["word"]])
        assert told["text"] == "" and [place["rank"] for place in told["result"]] == [1, 2, 3]


@in_loop
async def test_a_record_is_looked_at_where_there_was_a_choice(tmp_path: Path) -> None:
    game = whole_game()
    async with house(tmp_path) as client:
        last = await ask(client, "", text=write_record(game))
        assert last["at"] == len(game.log) == last["choices"][-1]
        for n in last["choices"][:5]:
            told = await ask(client, "", text=write_record(game), to=n)
            assert (told["at"], told["choices"]) == (n, last["choices"])
            assert game.log[n].word in [option["word"] for option in told["question"]["options"]]
        assert (await ask(client, "", text=write_record(game), to=0))["at"] == last["choices"][0]  # not in the set-up


@in_loop
async def test_a_position_is_set_up_by_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        new = await ask(client, "", settings={"players": 2, "rules": "grand", "layout": "random"})
        assert new["view"]["rules"] == "grand" and new["question"] and list(new["names"]) == ["red", "green"]
        wanted = {
            "turn.next": "green",
            "green.lira": "17",
            "green.goods": "RB",
            "green.hand": "lira, good",
            "green.merchant": "9",
        }
        told = await ask(client, "", text=LATE, answers=[">fountain"], changes=wanted)
        green = (await ask(client, "", text=LATE, changes=wanted))["view"]["players"][1]
        assert (green["lira"], green["merchant"], green["hand"]) == (17, 9, ["good", "lira"])
        assert (green["goods"]["fabric"], green["goods"]["jewellery"]) == (1, 1)
        assert told["view"]["turn_of"] == "green" and told["fields"]["green.lira"] == "17"
        same = await ask(client, "", text=LATE)
        again = await ask(client, "", text=LATE, changes=same["fields"])
        assert (again["view"], again["text"]) == (same["view"], same["text"])


@pytest.mark.slow(3)
@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"settings": {"players": 9}}, "2 to 5 players"),
        ({"text": LATE, "changes": {"red.lira": "much"}}, "much"),
        ({"text": LATE, "changes": {"red.goods": "RRRRRRRR"}}, "fabric"),
        ({"text": LATE, "changes": {"red.hand": "ace"}}, "ace"),
        ({"text": LATE, "changes": {"red.merchant": "99"}}, "99"),
        ({"text": LATE, "changes": {"red.luck": "1"}}, "red.luck"),
        ({"text": ""}, "neither a position"),
        ({"text": "e2 e4"}, "neither a position"),
        ({"text": "bedesten-position 1 | rules base"}, "lacks"),
        ({"text": LATE.replace("lira=22", "lira=-1")}, "lira"),
        ({"text": "bedesten 9"}, "isn’t a record"),
        ({"text": LATE, "to": -1}, "0 or more"),
        ({"text": LATE, "answers": [">nowhere"]}, ">nowhere"),
        ({"text": LATE, "answers": ["skip"] * 101}, "answers"),
        ({"text": "bedesten " + "x" * 250_000}, "up to"),
        ({"text": "\0"}, "invalid character"),
    ],
)
@in_loop
async def test_what_is_wrong_is_said(tmp_path: Path, body: dict[str, Any], why: str) -> None:
    async with house(tmp_path) as client:
        assert why in (await ask(client, "", 400, **body))["error"]


@in_loop
async def test_a_position_is_searched_as_long_as_one_asks(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        told = await ask(client, "/search", text=LATE)
        assert told["worlds"] == 0 and not told["is_done"] and told["seat"] == "red"
        more = await ask(client, "/search", text=LATE, worlds=told["worlds"])
        assert more["worlds"] > 0 and sum(more["chances"].values()) == pytest.approx(1, abs=0.001)
        options = [option["word"] for option in (await ask(client, "", text=LATE))["question"]["options"]]
        for one in more["best"]:
            assert one["line"][0] in options and 0 <= one["chance"] <= 1 and one["error"] >= 0
        assert await ask(client, "/search", device=EVE, text=LATE) == more  # is known already
        assert "neither" in (await ask(client, "/search", 400, text="?"))["error"]


class Now:
    """Thinks at once, and counts."""

    def __init__(self) -> None:
        self.looks = 0

    async def for_person(self, _table: str, _person: str, _think: Any, sight: Sight, _seed: int, so_far: Looked | None) -> Looked:
        self.looks += 1
        await asyncio.sleep(0)
        worlds = so_far.worlds + WORLDS // 2 if so_far else 0
        return Looked(worlds, 1, [1.0], [], {sight.seat: ()})


def searching() -> tuple[Searches, Now]:
    turns = Now()
    return Searches(turns), turns  # type: ignore[arg-type]


@in_loop
async def test_the_same_is_searched_once_for_all_and_not_for_ever() -> None:
    those, turns = searching()
    await asyncio.gather(*(those.look(LATE, -1, str(n)) for n in range(5)))
    assert turns.looks == 1
    for _ in range(5):
        _, found = await those.look(LATE, WORLDS, "ada")
    assert turns.looks == 3 and found.is_done


@in_loop
async def test_what_nobody_asks_for_any_more_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "SEARCHES_KEPT", 2)
    those, turns = searching()
    for lira in (20, 21, 22, 22, 21, 20):
        await those.look(LATE.replace("lira=22", f"lira={lira}"), -1, "ada")
    assert turns.looks == 4


@in_loop
async def test_what_cannot_be_searched_fails_for_one_who_asks_and_may_go_on_later() -> None:
    class Busy(Now):
        async def for_person(self, *about: Any) -> Looked:
            if not self.looks:
                self.looks += 1
                raise Refused("no")
            return await super().for_person(*about)

    turns = Busy()
    those = Searches(turns)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        await those.look(LATE, 0, "ada")
    assert (await those.look(LATE, 0, "ada"))[1].worlds == 0

"""What is agreed at a rated table, and what is refused there."""

from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.errors import Refused
from bedesten.service import disclosure
from bedesten.service.errors import NotYours
from bedesten.service.house import House
from bedesten.service.messages import Propose
from bedesten.service.ratings import agreement
from bedesten.service.ratings.agreement import DAY
from bedesten.service.table_settings import SeatWish, TableSettings, TimeControl
from service.people import in_loop
from service.rated_company import ADA, BOB, GUEST, RATED, house_of, open_rated, play_to_end

TWO = RATED | {"players": 2}
ME, OPEN, BOT = SeatWish("me", "Ada"), SeatWish("open"), SeatWish("bot", bot="level-2")


@pytest.mark.parametrize(
    ("settings", "wishes", "begun_from", "key"),
    [
        ({"hints": True}, [ME, OPEN], None, "rated-no-hints"),
        ({"learning": True}, [ME, BOT], None, "rated-no-hints"),
        ({}, [ME, OPEN], "position", "rated-from-start"),
        ({}, [ME, SeatWish("here", "Bob")], None, "rated-one-seat"),
        ({}, [ME, ME], None, "rated-one-seat"),
        ({}, [BOT, BOT], None, "rated-one-seat"),
        ({}, [ME, SeatWish("bot", bot="greedy")], None, "rated-bots"),
        ({}, [ME, SeatWish("bot", bot="level-5")], None, "rated-bots"),
        ({"rules": "mocha"}, [ME, SeatWish("bot", bot="level-4")], None, "rated-bots"),
        ({"clock": TimeControl()}, [ME, OPEN], None, "rated-clock"),
        ({"clock": TimeControl(game=31 * DAY)}, [ME, OPEN], None, "rated-clock"),
        ({"clock": TimeControl(move=DAY), "late": "vote"}, [ME, BOT], None, "rated-clock"),
    ],
)
def test_what_does_not_fit_is_refused(settings: dict[str, Any], wishes: list[SeatWish], begun_from: str | None, key: str) -> None:
    agreed = TableSettings(**TWO | settings)
    with pytest.raises(Refused) as refused:
        agreement.check_opening(agreed, wishes, begun_from)
    assert refused.value.said[0].key == key


async def _refused(key: str, awaited: Any) -> None:
    with pytest.raises((Refused, NotYours)) as refused:
        await awaited
    assert refused.value.said[0].key == key


@in_loop
async def test_a_guest_neither_opens_a_rated_table_nor_sits_down_there(database_url: str) -> None:
    async with house_of(database_url, ADA) as (house, _):
        await _refused("rated-account", open_rated(house, [GUEST], ["level-1"]))
        await _refused("rated-account", open_rated(house, [ADA, GUEST]))


@in_loop
async def test_one_account_has_one_seat(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        table = await open_rated(house, [ADA, BOB], bots=["level-1"])
        assert table.has_begun
        waiting = await house.new_tables.open(_three(), [ME, OPEN, OPEN], ADA)
        await _refused("rated-one-seat", house.seats.join(waiting.id, ADA, "Again", here=True))
        assert (await house.seats.join(waiting.id, ADA, "Again")).seat == 0  # where he sits already
        await _refused("rated-bots", house.seats.hand_over(waiting.id, ADA, 1, "keen"))
        await house.seats.hand_over(waiting.id, ADA, 1, "level-3")
        await _refused("rated-one-seat", house.seats.link(waiting.id, ADA, 0))


def _three() -> TableSettings:
    return TableSettings(**RATED | {"players": 3})


@in_loop
async def test_there_is_no_help_while_it_is_played(tmp_path: Path, sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA) as (house, _):
        table = await open_rated(house, [ADA], ["level-1"])
        await _refused("rated-no-help", house.moves.carry_out(table.id, ADA, Propose(seat=0, seq=table.seq, to=0)))
        await _refused("rated-no-help", house.seats.hand_over(table.id, ADA, 0, "level-3"))
        await _refused("rated-no-help", house.seats.link(table.id, ADA, 0))
        assert table.counts
        await play_to_end(house, table)
        assert not table.counts and disclosure.record(table, 0)


@in_loop
async def test_a_rematch_is_rated_and_an_older_table_never_becomes_so(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA, BOB) as (house, _):
        table = await open_rated(house, [ADA, BOB])
        await play_to_end(house, table)
        again = await house.new_tables.rematch(table.id, ADA)
        assert again.settings.rated and again.settings == table.settings


@in_loop
async def test_bots_at_a_rated_table_think_alike_however_busy_the_server_is(sqlite_url: str) -> None:
    async with house_of(sqlite_url, ADA) as (house, _):
        assert await _way_of_thinking(house, rated=True) == "think_alike"
        assert await _way_of_thinking(house, rated=False) == "think"


async def _way_of_thinking(house: House, *, rated: bool) -> str:
    from bedesten.service.runner import Runner

    runner = Runner(house)
    try:
        asked: list[str] = []

        async def for_bot(think: Any, *about: object) -> None:
            asked.append(think.__name__)

        runner.turns.for_bot = for_bot  # type: ignore[method-assign, assignment]
        agreed = TableSettings(**TWO | {"rated": rated})
        table = await house.new_tables.open(agreed, [ME, BOT], ADA)
        await runner._thought(table, 1, "level-2")
        return asked[0]
    finally:
        runner.minds.shutdown()

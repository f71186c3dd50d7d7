"""Notices on their way: in their order, once, and only as long as they matter."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from bedesten.service.notices import delivery
from bedesten.service.notices.channels import CHANNELS_AT_ONCE, Place
from bedesten.service.notices.delivery import FIRST_RETRY, REST, TAKEN_FOR, Delivery
from bedesten.service.notices.notice import DEADLINE, INVITATION, Notice, telling
from bedesten.service.notices.notices import Notices, queue
from bedesten.service.notices.preferences import Preferences, Quiet, quiet_until
from bedesten.service.people.person import Person
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish, TableSettings
from service.notice_company import (
    HOUR,
    MINUTE,
    ORIGIN,
    SECOND,
    Time,
    channel_of,
    deliver,
    hook,
    noticing,
    rested,
    texts,
    time,
    waiting,
)
from service.people import ADA, BOB, EVE, answer, device_of, in_loop, two_at_a_table
from service.receivers import PushedBrowser, receiver

__all__ = ["time"]
ALWAYS = Preferences({"my-turn": "always", "begins": "always", "ends": "always", "chat": "always"})


async def invite(notices: Notices, names: Sequence[str], people: Sequence[str] = (ADA,)) -> None:
    for name in names:
        await notices.delivery.store.write(others=telling(Notice(INVITATION, f"of {name}", page="/cups/x", by=name), people))


# -- what arrives


@in_loop
async def test_a_browser_reads_what_happened_and_where_it_leads(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        browser = PushedBrowser()
        await notices.channels.open_push(Person(ADA), there.url, **browser.keys, place=Place("de", ORIGIN))
        await invite(notices, ["Bob"])
        await deliver(notices)
        got = there.got[0]
        said = json.loads(browser.read(got.body))
        assert (said["title"], said["text"], said["path"]) == ("Du bist zum Spielen eingeladen", "Von Bob", "/cups/x")
        assert got.headers["content-encoding"] == "aes128gcm" and got.headers["authorization"].startswith("vapid t=")
        assert await waiting(notices) == [] and (await queue(notices.delivery.store))["waiting"] == 0


@in_loop
async def test_what_waits_goes_together_in_its_order_and_once(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await invite(notices, ["Bob", "Eve"])
        await deliver(notices)
        await invite(notices, ["Zoe", "Bob"])
        await deliver(notices)
        assert len(there.got) == 1, "the channel rests"
        time.pass_by(REST)
        await deliver(notices)
        await deliver(notices)
        first, second = texts(there)
        assert first.startswith("News from your games: 2") and first.index("Bob") < first.index("Eve")
        assert "Zoe" in second and "Bob" not in second and second.endswith(f"{ORIGIN}/cups/x")


@in_loop
async def test_several_processes_share_the_work_and_nobody_is_told_twice(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await invite(notices, ["Bob"])
        others = [notices.delivery, *[Delivery(notices.delivery.house, notices.delivery.sender) for _ in range(4)]]
        for one in others:
            await one.look()
        await asyncio.gather(*[task for one in others for task in one._serving.values()])
        assert len(there.got) == 1


@in_loop
async def test_a_kill_between_sending_and_noting_loses_none_and_says_the_same_again(
    database_url: str, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        browser = PushedBrowser()
        await notices.channels.open_push(Person(ADA), there.url, **browser.keys, place=Place("en", ORIGIN))

        async def killed(*_: object) -> None:
            raise asyncio.CancelledError

        await invite(notices, ["Bob"])
        with monkeypatch.context() as patch:
            patch.setattr(Delivery, "_note_success", killed)
            with pytest.raises(asyncio.CancelledError):
                await notices.delivery.serve(await channel_of(notices, ADA))
        await invite(notices, ["Eve"])
        await deliver(notices)
        assert len(there.got) == 1, "another process waits until it is clear that the first one is gone"
        time.pass_by(TAKEN_FOR)
        await deliver(notices)
        await rested(notices)
        await deliver(notices)
        said = [json.loads(browser.read(one.body)) for one in there.got]
        assert [one["text"] for one in said] == ["From Bob", "From Bob", "From Eve"]
        assert said[0]["key"] == said[1]["key"] != said[2]["key"]
        topics = [one.headers["topic"] for one in there.got]
        assert topics[0] == topics[1] != topics[2]


@in_loop
async def test_who_cannot_be_reached_is_tried_again_after_longer_and_longer_pauses(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await invite(notices, ["Bob"])
        there.status, pauses = "503 Busy", list[int]()
        for _ in range(4):
            await deliver(notices)
            pauses.append((await channel_of(notices, ADA))["free_from"] - time.now)
            time.pass_by(pauses[-1])
        assert all(0.75 <= pause / (1000 * FIRST_RETRY * 2**i) <= 1.25 for i, pause in enumerate(pauses))
        there.status = "200 OK"
        await deliver(notices)
        assert texts(there)[-1].startswith("You’re invited to play") and await waiting(notices) == []
        assert (await channel_of(notices, ADA))["failures"] == 0


@in_loop
async def test_it_is_given_up_after_three_days(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await invite(notices, ["Bob"])
        time.pass_by(73 * HOUR)
        await deliver(notices)
        assert there.got == [] and await waiting(notices) == []


@in_loop
async def test_who_refuses_is_not_asked_again_until_its_owner_tries(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        there.status = "403 No"
        await invite(notices, ["Bob"])
        await deliver(notices)
        await invite(notices, ["Eve"])
        time.pass_by(HOUR)
        await deliver(notices)
        row = await channel_of(notices, ADA)
        assert len(there.got) == 1 and row["broken"] and (await queue(notices.delivery.store))["broken"] == 1
        there.status = "200 OK"
        await notices.channels.try_out(ADA, row["id"])
        await deliver(notices)
        assert texts(there)[1].startswith("Notifications reach you here") and not (await channel_of(notices, ADA))["broken"]


@in_loop
async def test_a_browser_that_is_gone_is_forgotten(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        await notices.channels.open_push(Person(ADA), there.url, **PushedBrowser().keys, place=Place("en", ORIGIN))
        there.status = "410 Gone"
        await invite(notices, ["Bob"])
        await deliver(notices)
        assert await notices.channels.of(ADA) == []


# -- what is told of tables


async def move(notices: Notices, table: Table, turns: int = 1) -> None:
    """Until so many turns are over."""
    until = table.game.position.state.turns + turns
    while table.game.position.state.turns < until:
        await answer(notices.delivery.house, table)


@in_loop
async def test_whoever_is_waited_for_is_told_once_a_turn(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        house = notices.delivery.house
        table = await two_at_a_table(house)
        person = device_of(table.game.asked)
        await hook(notices, person, there)
        await notices.choose(person, ALWAYS)
        notices.awaited.note(table)
        for _ in range(2):
            await deliver(notices)
            time.pass_by(5 * SECOND)
        assert texts(there) == [f"It’s your turn\nWith {'Bob' if person == ADA else 'Ada'}\n{ORIGIN}/table/{table.id}"]
        notices.awaited._told.clear()  # as after a restart
        notices.awaited.note(table)
        time.pass_by(REST)
        await deliver(notices)
        assert len(there.got) == 1
        await move(notices, table, 2)
        await deliver(notices)
        time.pass_by(5 * SECOND)
        await deliver(notices)
        assert len(there.got) == 2


@in_loop
async def test_who_has_answered_meanwhile_is_not_told(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        house = notices.delivery.house
        table = await two_at_a_table(house)
        person = device_of(table.game.asked)
        await hook(notices, person, there)
        await notices.choose(person, ALWAYS)
        notices.awaited.note(table)
        await notices.awaited.tell()
        assert await waiting(notices) == ["my-turn"]
        await move(notices, table)
        time.pass_by(5 * SECOND)
        await deliver(notices)
        assert there.got == [] and await waiting(notices) == []


@in_loop
async def test_only_who_is_away_is_told_unless_he_wants_it_always(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        house = notices.delivery.house
        table = await two_at_a_table(house)
        await hook(notices, ADA, there)
        await notices.choose(ADA, Preferences({"chat": "away"}))
        with house.subscribers.awaiting(table.id, lambda: None, ADA):
            await house.speech.say(table.id, BOB, "Are you there?")
            time.pass_by(MINUTE)
            await deliver(notices)
            assert there.got == [] and await waiting(notices) == []
        await house.speech.say(table.id, BOB, "And now?")
        await deliver(notices)
        assert there.got == [], "a page that is loaded anew is not away"
        time.pass_by(MINUTE)
        await rested(notices)
        await deliver(notices)
        assert texts(there) == [f"New message at your table\nFrom Bob · With Bob\n{ORIGIN}/table/{table.id}"]
        assert "now" not in str(there.got), "what was said is read at the table"


@in_loop
async def test_against_bots_alone_nobody_waits(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        house = notices.delivery.house
        await hook(notices, ADA, there)
        await notices.choose(ADA, ALWAYS)
        wishes = [SeatWish("me", "Ada"), SeatWish("bot", bot="greedy")]
        notices.awaited.note(await house.new_tables.open(TableSettings(players=2), wishes, ADA))
        await deliver(notices)
        assert await waiting(notices) == [] and there.got == []


@in_loop
async def test_a_deadline_that_has_passed_is_not_told(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        for key, until in (("late", time.now), ("soon", time.now + 3 * HOUR)):
            await notices.delivery.store.write(others=telling(Notice(DEADLINE, key, page="/cups/x", until=until), [ADA]))
        await deliver(notices)
        assert texts(there) == [f"Your time is running out\n3\xa0hours left\n{ORIGIN}/cups/x"]


# -- what somebody wants


@in_loop
async def test_what_is_chosen_counts_for_kinds_and_tables(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        house = notices.delivery.house
        loud, quiet = [await two_at_a_table(house) for _ in range(2)]
        await hook(notices, ADA, there)
        await notices.choose(ADA, Preferences({"chat": "always", "invitation": "never"}))
        await notices.choose_at(ADA, quiet.id, {"chat": "never"})
        await invite(notices, ["Eve"])
        for table in (loud, quiet):
            await house.speech.say(table.id, BOB, "Hello")
        await deliver(notices)
        assert [text.splitlines()[-1] for text in texts(there)] == [f"{ORIGIN}/table/{loud.id}"]
        await notices.choose_at(ADA, quiet.id, None)
        assert (await notices.preferences.of(ADA)).tables == {}


@in_loop
async def test_quiet_hours_hold_everything_until_they_are_over(database_url: str, time: Time) -> None:
    async with receiver() as there, noticing(database_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await notices.choose(ADA, Preferences(quiet=Quiet(13 * 60, 14 * 60 + 30, "Europe/Warsaw")))  # 12:00 to 13:30 UTC
        await invite(notices, ["Bob"])
        for _ in range(18):
            await deliver(notices)
            time.pass_by(5 * MINUTE)
        assert there.got == []
        await invite(notices, ["Eve"])
        await deliver(notices)
        assert len(there.got) == 1 and texts(there)[0].startswith("News from your games: 2")


@pytest.mark.parametrize(
    ("begins", "ends", "hours"),
    [(12, 14, 2), (22, 13, 1), (13, 12, None), (11, 12, None), (12, 12, None), (22, 7, None), (0, 23, 11)],
)
def test_quiet_hours_may_go_over_midnight(begins: int, ends: int, hours: int | None) -> None:
    noon = 1_800_014_400_000
    expected = None if hours is None else noon + hours * HOUR
    assert quiet_until(Quiet(begins * 60, ends * 60, "UTC"), noon) == expected


@in_loop
async def test_what_is_gathered_goes_once_an_hour_unless_something_is_urgent(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await notices.channels.gather(ADA, (await channel_of(notices, ADA))["id"], 60)
        await invite(notices, ["Bob", "Eve"])
        for _ in range(12):
            await deliver(notices)
            time.pass_by(5 * MINUTE)
        assert there.got == []
        await deliver(notices)
        assert len(there.got) == 1
        await invite(notices, ["Zoe"])
        await notices.delivery.store.write(others=telling(Notice(DEADLINE, "d", page="/", until=time.now + HOUR), [ADA]))
        time.pass_by(REST)
        await deliver(notices)
        assert texts(there)[1].startswith("News from your games: 2")


# -- limits


@in_loop
async def test_a_flood_is_one_message(sqlite_url: str, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "NOTICES_AT_ONCE", 1000)
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        await hook(notices, ADA, there)
        await invite(notices, [f"N{n}" for n in range(300)])
        await deliver(notices)
        assert len(there.got) == 1 and len(texts(there)[0].splitlines()) == 1 + 8 + 1 + 1
        assert "and 292 more" in texts(there)[0]


@in_loop
async def test_nobody_has_more_channels_than_a_few(sqlite_url: str, time: Time) -> None:
    async with receiver() as there, noticing(sqlite_url, time, there.place) as notices:
        place = Place("en", ORIGIN)
        for n in range(CHANNELS_AT_ONCE):
            await notices.channels.open_webhook(Person(EVE), f"{there.url}/{n}", None, place)
        await notices.channels.open_webhook(Person(EVE), f"{there.url}/0", None, place)  # it is there already
        with pytest.raises(ValueError, match="up to 10 places"):
            await notices.channels.open_webhook(Person(EVE), f"{there.url}/more", None, place)
        assert len(await notices.channels.of(EVE)) == CHANNELS_AT_ONCE

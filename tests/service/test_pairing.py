"""Quick pairing: who plays with whom, that all are there when it begins, and nobody at two tables."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, update

from bedesten.engine.errors import Refused
from bedesten.service import schema
from bedesten.service.errors import TooMuch
from bedesten.service.house import House
from bedesten.service.pairing import seekers
from bedesten.service.pairing.matching import Match, Seeker, matches
from bedesten.service.pairing.pairing import Pairing, Standing
from bedesten.service.pairing.parties import BARRED, TO_CONFIRM, TO_CONFIRM_OVER_DAYS
from bedesten.service.pairing.seekers import FORGOTTEN_AFTER, LEASE
from bedesten.service.pairing.wishes import PairingWish
from bedesten.service.store import Store
from service.people import ADA, BOB, EVE, in_loop

SECOND = 1000
QUICK = PairingWish("quick")


class Time:
    now = 1_800_000_000_000


@asynccontextmanager
async def pairing_at(url: str, time: Time) -> AsyncIterator[Pairing]:
    """Without whatever happens by itself."""
    async with Store(url) as store, House(store) as house:
        house.now = lambda: time.now
        yield Pairing(house)


async def standing(pairing: Pairing, person: str) -> Standing:
    found = await pairing.standing(person)
    assert found
    return found


async def table_of(pairing: Pairing, person: str) -> str | None:
    found: str | None = (await standing(pairing, person)).seeker["table_id"]
    return found


async def both_wait(pairing: Pairing, wish: PairingWish = QUICK) -> None:
    """Ada and Bob are matched."""
    await pairing.join(ADA, "Ada", wish)
    await pairing.join(BOB, "Bob", wish)


# -- who plays with whom


def seek(name: str, pace: Any = "quick", since: int = 0, **wish: Any) -> Seeker:
    return Seeker(name, PairingWish(pace, **wish), since)


def told(found: list[Match]) -> list[tuple[str, str, int, str | None]]:
    return [("".join(one.person for one in match.people), match.rules, match.players, match.bot) for match in found]


def test_the_first_to_come_are_the_first_to_play() -> None:
    waiting = [seek(name, since=n, players=2) for n, name in enumerate("CABD")]
    assert told([*matches(waiting, 0)]) == [("CA", "base", 2, None), ("BD", "base", 2, None)]


def test_whoever_takes_any_number_or_rules_plays_what_others_want() -> None:
    waiting = [seek("A"), seek("B", since=1, rules="mocha", players=3), seek("C", since=2, rules="mocha")]
    assert told([*matches(waiting, 0)]) == [("ABC", "mocha", 3, None)]


def test_as_many_play_as_there_are_but_no_more_than_five() -> None:
    assert told([*matches([seek(name) for name in "ABCDEFG"], 0)]) == [("ABCDE", "base", 5, None), ("FG", "base", 2, None)]


@pytest.mark.parametrize(
    "other", [{"pace": "calm"}, {"pace": "days"}, {"rules": "letters"}, {"players": 4}], ids=lambda other: str(other)
)
def test_who_wants_something_else_waits(other: Any) -> None:
    assert not [*matches([seek("A", rules="base", players=2), seek("B", **other)], 10**9)]


def test_bots_fill_the_table_when_somebody_has_waited_as_long_as_wished() -> None:
    alone = seek("A", rules="base", bot="level-3", bots_after=60)
    assert told([*matches([alone], 59_999)]) == []
    assert told([*matches([alone], 60_000)]) == [("A", "base", 3, "level-3")]
    both = [seek("A", players=4, bot="level-3"), seek("B", since=1, players=4, bot="level-2", bots_after=600)]
    assert told([*matches(both, 60_000)]) == [("AB", "base", 4, "level-2")]
    without = [seek("A", players=4, bot="level-3"), seek("B", since=1, players=4)]
    assert told([*matches(without, 60_000)]) == [("A", "base", 4, "level-3")], "who wants no bots meets none"


@pytest.mark.parametrize(
    "wish",
    [
        {"rules": "chess"},
        {"players": 6},
        {"players": 1},
        {"bot": "nobody"},
        {"bot": "random"},
        {"bots_after": 9},
        {"bots_after": 10**9},
    ],
    ids=str,
)
@in_loop
async def test_what_nobody_can_play_is_refused(sqlite_url: str, wish: Any) -> None:
    async with pairing_at(sqlite_url, Time()) as pairing:
        with pytest.raises(Refused):
            await pairing.join(ADA, "Ada", PairingWish("quick", **wish))
        assert await pairing.standing(ADA) is None


# -- all are there, or nobody begins


@in_loop
async def test_a_game_begins_when_all_have_confirmed(database_url: str) -> None:
    async with pairing_at(database_url, Time()) as pairing:
        await both_wait(pairing, PairingWish("calm", rules="mocha"))
        await pairing.confirm(ADA)
        found = await standing(pairing, BOB)
        assert found.party and (found.confirmed, found.party["people"], found.seeker["is_confirmed"]) == (1, 2, False)
        assert await table_of(pairing, ADA) is None
        await pairing.confirm(BOB)
        table_id = await table_of(pairing, ADA)
        assert table_id and table_id == await table_of(pairing, BOB)
        table = await pairing.house.tables.find(table_id)
        assert (
            table.has_begun and table.settings.rules == "mocha" and table.settings.clock.game == 1500 and not table.settings.hints
        )
        assert {(seat.name, seat.token) for seat in table.seats} == {("Ada", ADA), ("Bob", BOB)} and not table.listed


@in_loop
async def test_whoever_is_not_there_plays_with_nobody_and_the_others_keep_their_place(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await both_wait(pairing)
        since = (await standing(pairing, ADA)).seeker["since"]
        await pairing.confirm(ADA)
        time.now += TO_CONFIRM
        await pairing.seekers.renew([ADA, BOB], time.now)
        await pairing.look()
        ada, bob = await standing(pairing, ADA), await standing(pairing, BOB)
        assert (ada.party, ada.seeker["since"], ada.seeker["is_confirmed"]) == (None, since, False)
        assert bob.party is None and bob.seeker["barred_until"] == time.now + BARRED
        with pytest.raises(TooMuch):
            await pairing.join(BOB, "Bob", QUICK)
        await pairing.seekers.renew([ADA, BOB], time.now)
        await pairing.look()
        assert (await standing(pairing, ADA)).party is None, "nor is he matched again"
        with pytest.raises(Refused):
            await pairing.confirm(BOB)
        time.now += BARRED
        await pairing.seekers.renew([ADA], time.now)
        await pairing.join(BOB, "Bob", QUICK)
        assert (await standing(pairing, ADA)).party


@in_loop
async def test_whoever_has_confirmed_and_gone_is_not_there(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await both_wait(pairing)
        await pairing.confirm(ADA)
        await pairing.seekers.go(ADA, time.now)
        time.now += 1
        await pairing.confirm(BOB)
        await pairing.look()
        assert await table_of(pairing, BOB) is None
        await pairing.seekers.renew([ADA], time.now)  # the page was only loaded anew
        await pairing.look()
        assert await table_of(pairing, BOB)


@in_loop
async def test_whoever_leaves_frees_the_others(database_url: str) -> None:
    async with pairing_at(database_url, Time()) as pairing:
        await both_wait(pairing)
        await pairing.confirm(BOB)
        await pairing.leave(ADA)
        assert (await standing(pairing, ADA)).seeker["barred_until"]
        bob = await standing(pairing, BOB)
        assert bob.party is None and not bob.seeker["barred_until"] and not bob.seeker["is_confirmed"]
        await pairing.join(EVE, "Eve", QUICK)
        assert (await standing(pairing, BOB)).party


@in_loop
async def test_over_days_one_need_not_stay_and_has_a_day_to_confirm(sqlite_url: str) -> None:
    time = Time()
    async with pairing_at(sqlite_url, time) as pairing:
        await pairing.join(ADA, "Ada", PairingWish("days"))
        async with pairing.present(ADA, lambda: None):
            pass
        time.now += 3 * 24 * 3600 * SECOND
        await pairing.look()
        await pairing.join(BOB, "Bob", PairingWish("days"))
        time.now += TO_CONFIRM_OVER_DAYS - 1
        await pairing.confirm(ADA)
        await pairing.confirm(BOB)
        settings = (await pairing.house.tables.find(await table_of(pairing, ADA) or "")).settings
        assert settings.away == 24 * 3600 and settings.holidays, "nobody has to sit and wait there"


@in_loop
async def test_with_a_live_pace_one_waits_as_long_as_the_page_is_open(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await pairing.join(ADA, "Ada", QUICK)
        async with pairing.present(ADA, lambda: None):
            for _ in range(5):
                time.now += LEASE - 1
                await pairing.look()
            assert await pairing.standing(ADA)
        assert await pairing.standing(ADA) is None
        await pairing.join(BOB, "Bob", QUICK)
        assert (await standing(pairing, BOB)).party is None
        time.now += FORGOTTEN_AFTER + LEASE
        await pairing.look()
        assert not await pairing.house.store.read(select(schema.seekers.c.person))


@in_loop
async def test_who_waits_is_woken_when_something_is_different(sqlite_url: str) -> None:
    async with pairing_at(sqlite_url, Time()) as pairing:
        woken: list[str] = []
        async with pairing.present(ADA, lambda: woken.append("Ada")):
            await pairing.join(ADA, "Ada", QUICK)
            await pairing.look()
            await pairing.look()
            assert len(woken) == 1
            await pairing.join(BOB, "Bob", QUICK)
            await pairing.look()
            assert len(woken) == 2
            await pairing.confirm(BOB)
            await pairing.look()
            assert len(woken) == 3


# -- several processes, and the end of one


@in_loop
async def test_two_processes_never_seat_somebody_twice(postgres: Any) -> None:
    """Both do everything at once, again and again."""
    time, url = Time(), postgres.fresh()
    people = [f"the device of person {n}" for n in range(12)]
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(pairing_at(url, time)) for _ in range(2)]
        await asyncio.gather(
            *(both[n % 2].join(one, f"Person {n}", PairingWish("quick", players=3)) for n, one in enumerate(people))
        )
        for _ in range(4):
            await asyncio.gather(*(one._match() for one in both))
        found = [await standing(both[0], one) for one in people]
        assert sorted(sum(other.party == one.party for other in found) for one in found) == [3] * 12
        await asyncio.gather(*(both[n % 2].confirm(one) for n, one in enumerate(people)))
        for _ in range(2):
            await asyncio.gather(*(one.parties.settle(time.now) for one in both))
        seats = await both[0].house.store.read(select(schema.seats.c.token, schema.seats.c.table_id))
        assert sorted(row["token"] for row in seats) == sorted(people) and len({row["table_id"] for row in seats}) == 4


@in_loop
async def test_a_game_begins_even_if_a_process_was_killed_over_it(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await both_wait(pairing)
        confirmed = update(schema.seekers).values(is_confirmed=True)
        await pairing.house.store.write(others=[confirmed])  # and then it was killed
    async with pairing_at(database_url, time) as pairing:
        await pairing.look()
        assert await table_of(pairing, ADA) and await table_of(pairing, ADA) == await table_of(pairing, BOB)


@in_loop
async def test_nobody_waits_twice_or_while_a_game_is_about_to_begin(database_url: str) -> None:
    async with pairing_at(database_url, Time()) as pairing:
        await pairing.join(ADA, "Ada", PairingWish("quick", players=2))
        await pairing.join(ADA, "Ada", PairingWish("calm", players=2))
        assert (await standing(pairing, ADA)).seeker["pace"] == "calm"
        await pairing.join(BOB, "Bob", PairingWish("calm", players=2))
        with pytest.raises(Refused):
            await pairing.join(ADA, "Ada", QUICK)


# -- who sits where, under which name, and how long it took


@in_loop
async def test_seats_are_drawn_and_names_told_apart(sqlite_url: str) -> None:
    async with pairing_at(sqlite_url, Time()) as pairing:
        first = set()
        for n in range(12):
            people = [f"the device of person {n} {k}" for k in "ab"]
            for one in people:
                await pairing.join(one, "Guest", PairingWish("quick", players=2))
            for one in people:
                await pairing.confirm(one)
            table = await pairing.house.tables.find(str(await table_of(pairing, people[0])))
            assert {seat.name for seat in table.seats} == {"Guest", "Guest 2"}
            first.add(table.seats[0].token == people[0])
        assert first == {True, False}


@in_loop
async def test_how_long_it_takes_is_told_when_it_was_measured(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        for n, waited in enumerate((10, 20, 30)):
            people = [f"the device of person {n} {k}" for k in "ab"]
            await pairing.join(people[0], "A", QUICK)
            time.now += waited * SECOND
            await pairing.seekers.renew(people, time.now)
            assert (await pairing.usual_waits())["quick"] is None
            await pairing.join(people[1], "B", QUICK)
            for one in people:
                await pairing.confirm(one)
        assert await pairing.usual_waits() == {"quick": 5, "calm": None, "days": None}, "three waited 0, the others 10, 20, 30"
        time.now += 31 * 24 * 3600 * SECOND
        assert (await pairing.usual_waits())["quick"] is None
        await pairing.waits.forget(time.now)
        assert not await pairing.house.store.read(select(schema.waits))


# -- an end to everything


@in_loop
async def test_there_is_an_end_to_how_many_can_wait(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seekers, "MOST_FROM_ADDRESS", 2)
    monkeypatch.setattr(seekers, "MOST_SEEKERS", 4)
    async with pairing_at(sqlite_url, Time()) as pairing:
        wish = PairingWish("days", players=5)
        for n in range(2):
            await pairing.join(f"person {n}", "A", wish, "somewhere")
        with pytest.raises(TooMuch):
            await pairing.join("person 2", "A", wish, "somewhere")
        await pairing.join("person 1", "A", PairingWish("calm"), "somewhere")
        for n in (3, 4):
            await pairing.join(f"person {n}", "A", wish)
        with pytest.raises(TooMuch):
            await pairing.join("person 5", "A", wish)

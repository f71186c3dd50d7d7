"""Accounts on several processes: what is good once is good once among all of them, and what is counted is counted together."""

import asyncio
from collections.abc import Awaitable, Iterable

import pytest

from bedesten.service.errors import NotYours, TooMuch
from bedesten.service.people.accounts import creating
from bedesten.service.people.pace import RATES
from bedesten.service.people.people import People
from bedesten.service.people.person import Person
from bedesten.service.people.tickets import LINK, Ticket
from service.people import in_loop
from service.servers import Postgres, Redis
from service.test_processes import house_on


@in_loop
@pytest.mark.slow
async def test_two_processes_have_the_same_limits_names_and_links(postgres: Postgres, redis: Redis) -> None:
    url = postgres.fresh()
    async with house_on(url, redis.url) as one, house_on(url, redis.url) as two:
        both = [People(one), People(two)]
        for what, whom in (("letter-to", "ada@example.org"), ("pairing", "Ada"), ("proof", "Ada")):
            tried = RATES[what].often + 2
            found = await all_of(both[n % 2].pace.count(what, [whom]) for n in range(tried))
            assert [type(error) for error in found if error] == [TooMuch] * 2, what
        keys = [await both[0].tickets.give(Ticket(LINK, "Ada", email="ada@example.org")) for _ in range(20)]
        for key in keys:
            assert await won(people.tickets.take(key, LINK) for people in both) == 1
        for n in range(20):
            accounts = [f"first{n}", f"second{n}"]
            await one.store.write(others=[creating(account) for account in accounts])
            chosen = zip(both, accounts, strict=True)
            assert await won(people.names.reserve(account, f"Name {n}") for people, account in chosen) == 1
            addresses = zip(both, accounts, strict=True)
            assert await won(people.links.add(account, f"{n}@example.org") for people, account in addresses) == 1


@in_loop
@pytest.mark.slow
async def test_whoever_is_signed_out_in_one_process_is_so_in_the_other(postgres: Postgres, redis: Redis) -> None:
    url = postgres.fresh()
    async with house_on(url, redis.url) as one, house_on(url, redis.url) as two:
        here, there = People(one), People(two)
        await one.store.write(others=[creating("ada")])
        await here.accounts.sign_in("ada", "phone", "Firefox")
        assert (await there.accounts.who("phone")).account == "ada"
        await here.accounts.sign_out("ada", ["phone"])
        assert await there.accounts.who("phone") == Person("phone")
        with pytest.raises(NotYours):
            await there.accounts.check(Person("phone", "ada"))


async def all_of(tries: Iterable[Awaitable[object]]) -> list[BaseException | None]:
    """What came of each, at once."""
    done = await asyncio.gather(*tries, return_exceptions=True)
    return [one if isinstance(one, BaseException) else None for one in done]


async def won(tries: Iterable[Awaitable[object]]) -> int:
    """How many of those who tried at once were let."""
    return sum(error is None for error in await all_of(tries))

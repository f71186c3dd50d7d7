"""Somebody lets others be matched with him again and again, only to keep them from playing."""

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.errors import TooMuch
from bedesten.service.pairing.parties import BARRED, TO_CONFIRM
from service.people import ADA, BOB, in_loop
from service.test_pairing import QUICK, Time, both_wait, pairing_at, standing


@in_loop
async def test_by_leaving_as_soon_as_a_game_is_found(database_url: str) -> None:
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await both_wait(pairing)
        await pairing.leave(BOB)
        with pytest.raises(TooMuch):
            await pairing.join(BOB, "Bob", QUICK)
        assert (await standing(pairing, ADA)).party is None


@in_loop
async def test_by_leaving_during_the_break_to_begin_anew(database_url: str) -> None:
    """A row that is gone would be a break that is over."""
    time = Time()
    async with pairing_at(database_url, time) as pairing:
        await both_wait(pairing)
        await pairing.confirm(ADA)
        time.now += TO_CONFIRM
        await pairing.seekers.renew([ADA, BOB], time.now)
        await pairing.look()
        for _ in range(2):
            await pairing.leave(BOB)
            with pytest.raises(TooMuch):
                await pairing.join(BOB, "Bob", QUICK)
        time.now += BARRED
        await pairing.leave(BOB)
        assert await pairing.standing(BOB) is None
        await pairing.join(BOB, "Bob", QUICK)
        with pytest.raises(Refused):
            await pairing.confirm(BOB)  # Ada's page is closed since

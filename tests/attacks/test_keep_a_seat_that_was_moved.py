"""A seat has gone to another device; the old one hopes that a process has not heard of it, and asks there for a key to it."""

import pytest

from bedesten.service.bus import Bus
from bedesten.service.cues import Cues
from bedesten.service.errors import NotYours
from bedesten.service.house import House, announcements
from bedesten.service.store import Store
from service.people import ADA, EVE, in_loop, two_at_a_table


@in_loop
async def test_no_key_for_whoever_does_not_sit_there_any_more(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bus, "tell", lambda self, message: None)
    monkeypatch.setattr(Cues, "_heard", lambda *_: None)
    monkeypatch.setattr(announcements, "PROGRESS_INTERVAL", 3600.0)
    async with Store(database_url) as store, House(store) as one, Store(database_url) as other, House(other) as two:
        table = await two_at_a_table(one)
        assert (await two.tables.find(table.id)).seats[0].token == ADA
        await one.seats.move(table.id, EVE, await one.seats.link(table.id, ADA, 0))
        assert (await two.tables.find(table.id)).seats[0].token == ADA, "it has not heard of it"
        with pytest.raises(NotYours):
            await two.seats.link(table.id, ADA, 0)
        assert await one.seats.link(table.id, EVE, 0)

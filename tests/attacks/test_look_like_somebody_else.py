"""Names that cannot be seen, grow over the page, or look like another's."""

from pathlib import Path

import pytest

from bedesten.engine.errors import Refused
from bedesten.service.table_settings import SeatWish, TableSettings, checked_name
from service.people import ADA, EVE, house_at, in_loop


@pytest.mark.parametrize("name", ["\u3164", "\u2800 \u2800", "\u200b\u3164", "\u0301\u0301", "\u115f\u1160\uffa0"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(Refused, match=r"needs a letter, a digit or another visible character|Choose a name"):
        checked_name(name)


def test_marks_do_not_grow_over_the_lines() -> None:
    with pytest.raises(Refused, match="too many marks"):
        checked_name("A" + "\u0301\u0302\u0303\u0304" + "da")
    for name in ("Zoë", "Trần Nguyễn", "Łódź", "Їжак", "สมชาย", "שָׁלוֹם", "☕", "42", "李", "محمّد"):
        assert checked_name(name) == name


@pytest.mark.parametrize("name", ["Ada", " ADA ", "А\u0501a", "Ada\u3164", "Ad\u00e1", "\uff21\uff44\uff41"])
@in_loop
async def test_a_spectator_does_not_look_like_a_player(tmp_path: Path, name: str) -> None:
    async with house_at(tmp_path) as house:
        table = await house.new_tables.open(TableSettings(players=2), [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        with pytest.raises(Refused, match="Somebody at this table has that name"):
            await house.speech.say(table.id, EVE, "I resign!", name=name)
        assert (await house.speech.say(table.id, EVE, "Hello!", name="Adam")).name == "Adam"

"""How often something may be done."""

import pytest

from bedesten.engine.errors import says
from bedesten.service import limits
from bedesten.service.errors import TooMuch
from bedesten.service.limits import Limit
from service.people import in_loop

OFTEN = says("spoke-too")


@pytest.mark.parametrize(
    "within, after, sentence, wait",
    [
        (30, 0, "30\u00a0seconds", 30),
        (30, 29_500, "1\u00a0second", 1),
        (3600, 0, "60\u00a0minutes", 3600),
        (3600, 3_480_001, "2\u00a0minutes", 120),
    ],
)
@in_loop
async def test_whoever_comes_too_often_is_told_when_to_come_again(within: int, after: int, sentence: str, wait: int) -> None:
    limit = Limit(2, within, OFTEN)
    await limit.count("ada", 1000)
    await limit.count("ada", 1000 + after)
    with pytest.raises(TooMuch, match=f"; send it again. Try again in {sentence}.$") as told:
        await limit.count("ada", 1000 + after)
    assert told.value.wait == wait
    await limit.count("bob", 1000 + after)
    await limit.count("ada", 1000 + 1000 * within)


@in_loop
async def test_those_who_have_been_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PEOPLE_REMEMBERED", 3)
    limit = Limit(1, 10, OFTEN)
    for i in range(50):
        await limit.count(f"device {i}", 5000 * i)
    assert len(limit._times) <= 5

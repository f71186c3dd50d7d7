"""Kill the processes in which bots think: they are started again, what was asked is asked again, and the log says so."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bedesten.service.minds import TRIES_PER_QUESTION, Minds, NoMind
from service.people import LONGEST
from web.server import Guest, Server, keen

pytestmark = pytest.mark.slow(9)


def die_once(mark: str) -> str:
    """In a worker process: killed when it is asked for the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "thought"


def die_always(marks: str) -> None:
    with open(marks, "a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def minds() -> Iterator[Minds]:
    made = Minds()
    yield made
    made.shutdown()


def test_what_was_asked_is_asked_again(minds: Minds, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    asked = [minds.submit(die_once, str(tmp_path / "mark")), *[minds.submit(abs, -i) for i in range(20)]]
    assert [one.result(LONGEST) for one in asked] == ["thought", *range(20)]
    assert "died; it is being restarted" in caplog.text
    assert asyncio.run(minds.are_there(LONGEST))


def test_a_question_that_kills_is_given_up_and_harms_no_other(minds: Minds, tmp_path: Path) -> None:
    with pytest.raises(NoMind):
        minds.submit(die_always, str(tmp_path / "marks")).result(LONGEST)
    assert (tmp_path / "marks").read_text() == TRIES_PER_QUESTION * "x"
    assert minds.submit(abs, -7).result(LONGEST) == 7


def test_bots_play_on_when_their_process_is_killed(tmp_path: Path) -> None:
    async def kill() -> None:
        async with Server(tmp_path / "house") as server, Guest(server) as guest, asyncio.timeout(LONGEST):
            table = await guest.open([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
            rng = Random(1)
            for _ in range(3):
                while not (killed := server.thinking()):
                    await asyncio.sleep(0.02)
                for pid in killed:
                    with suppress(ProcessLookupError):  # it may end with another that was killed
                        os.kill(pid, signal.SIGKILL)
                await until_the_bot_has_answered(guest, table, rng)
                await server.until_ready()
            assert "a process that runs bots died" in server.log()

    asyncio.run(kill())


async def until_the_bot_has_answered(guest: Guest, table: str, rng: Random) -> None:
    """I answer whenever I am asked, until it has been the other's turn and is mine again."""
    answered = 0
    while True:
        now = await guest.look(table)
        if now["question"]:
            if [event for event in now["events"][answered:] if event["seat"] == "green"] and answered:
                return
            answered = answered or len(now["events"])
            await guest.answer(table, now["seq"], keen(now["question"], rng))
        await asyncio.sleep(0.02)

"""examples/outside_bot.py plays a whole game at a real house, and the dice of that game were fair."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import run
from web.server import Guest, Server

BOT = Path(__file__).parents[2] / "examples" / "outside_bot.py"
TOKEN = "a token that nobody else has"


def outside_bot(*args: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONWARNINGS": "error"}
    return subprocess.run(
        [sys.executable, str(BOT), *args], capture_output=True, text=True, timeout=600, env=environment, check=False
    )


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.slow
def test_it_plays_a_whole_game_and_the_dice_were_fair(tmp_path: Path) -> None:
    asyncio.run(a_whole_game(tmp_path))


async def a_whole_game(folder: Path) -> None:
    async with Server(folder / "house") as server, Guest(server) as host:
        table = await host.open([{"kind": "bot", "bot": "keen"}, {"kind": "open"}])
        played = await asyncio.to_thread(outside_bot, server.url, table, "--name", "Lokum", "--token", TOKEN)
        assert played.returncode == 0, played.stderr + server.log()
        assert played.stdout.startswith("1. ") and played.stdout.count("rubies") == 2
        async with Guest(server, token=TOKEN) as bot:  # the token is its key to the seat
            end = await bot.look(table)
        assert end["seat"] == "green" and end["table"]["stage"] == "over"
        assert [seat["name"] for seat in end["table"]["seats"]] == ["keen", "Lokum"]
        record = await host.record(table)
        full = await asyncio.to_thread(outside_bot, server.url, table)
        assert full.returncode == 1 and "no free seat" in full.stderr
        assert TOKEN not in server.log() and "Lokum" not in server.log()
    file = folder / "game.bdn"
    file.write_text(record, encoding="utf-8")
    verdict = run("verify", str(file))
    assert verdict.code == 0 and verdict.out.startswith("Fair: all "), verdict

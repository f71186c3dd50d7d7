"""examples/house_match.py: a program that plays in the arena also plays at a real house."""

import asyncio
import sys
from pathlib import Path

import pytest

from web.server import Server

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
def test_a_program_plays_at_a_house(tmp_path: Path) -> None:
    asyncio.run(a_match(tmp_path))


async def a_match(folder: Path) -> None:
    program = f"{sys.executable} {EXAMPLES / 'pipe_bot.py'}"
    async with Server(folder / "house") as server:
        command = [str(EXAMPLES / "house_match.py"), server.url, "--against", "keen", "--games", "1", "--program", program]
        played = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
        said, _ = await asyncio.wait_for(played.communicate(), 900)
    game, verdict = said.decode().splitlines()
    assert game.startswith("game 1: red against keen: ")
    assert verdict.startswith("It won ") and verdict.endswith(" of 1 games; 50% would be par.")

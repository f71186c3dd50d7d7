"""What nobody may foretell: with the system's generator in the house, with a seed in tests."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random, SystemRandom

import pytest

from bedesten.service import randomness
from chance import CHANCE, DRAWN, SEED, Chance, SharedChance
from service.people import house_at, in_loop, two_at_a_table
from web.server import Guest, Server

SOURCE = Path(__file__).parents[2] / "src" / "bedesten"
# they give names to processes, requests, files: no chance
NAMES_ONLY = {"settings.py", "frame.py", "bus.py", "announcements.py", "attendance.py", "store.py"}


@pytest.mark.slow(3)
def test_the_house_takes_it_from_the_system_whatever_it_is_started_with() -> None:
    seeds = {name: "7" for name in (SEED, DRAWN, "PYTHONHASHSEED", "PYTEST_CURRENT_TEST")}
    asked = "from bedesten.web import app; from bedesten.service import randomness; print(type(randomness.source('x')).__name__)"
    said = subprocess.run([sys.executable, "-c", asked], env=os.environ | seeds, capture_output=True, text=True)
    assert said.stdout == f"{SystemRandom.__name__}\n", said.stderr


@pytest.mark.parametrize("layer", ["service", "web"])
def test_all_of_it_comes_through_one_function(layer: str) -> None:
    files = [file for file in (SOURCE / layer).rglob("*.py") if file.name not in {"randomness.py", *NAMES_ONLY}]
    others = [
        file.name for file in files if any(name in file.read_text() for name in ("from secrets", "SystemRandom", "urandom"))
    ]
    assert len(files) > 10 and others == []


def test_keys_and_ids_have_the_length_that_was_asked_for() -> None:
    assert len(randomness.new_secret("x", 32)) == 32
    assert len(randomness.new_key("x", 24)) == 32 and len(randomness.new_key("x", 32)) == 43
    assert len(randomness.new_id("ab", 8)) == 8


# -- in tests


def test_a_seed_brings_the_same_again_and_never_the_same_twice() -> None:
    def drawn(seed: str) -> list[int]:
        chance = Chance()
        chance.begin(seed)
        return [chance(use).getrandbits(60) for use in ("id", "id", "device", "id")]

    assert drawn("one") == drawn("one") and drawn("one") != drawn("another")
    assert len({*drawn("one"), *drawn("another")}) == 8


def test_the_same_thing_gets_the_same_numbers_however_often_it_is_asked_for() -> None:
    thoughts = {CHANCE("thought", of).getrandbits(60) for of in ("table 1", "table 2", "table 1")}
    assert len(thoughts) == 2


def test_the_processes_of_a_house_never_draw_the_same(tmp_path: Path) -> None:
    (tmp_path / "seed").write_text("one")
    drawn = [SharedChance(str(tmp_path / "seed"), str(tmp_path))("id").getrandbits(60) for _ in range(3)]
    (tmp_path / "seed").write_text("another")
    drawn += [SharedChance(str(tmp_path / "seed"), str(tmp_path))("id").getrandbits(60) for _ in range(3)]
    assert len(set(drawn)) == 6


@in_loop
async def test_a_table_is_the_same_in_every_run(tmp_path: Path) -> None:
    CHANCE.begin("a test of that name")
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house)
    again = Random("a test of that name | id | 1")
    assert table.id == "".join(again.choices("abcdefghjkmnpqrstuvwxyz23456789", k=8))


@pytest.mark.slow(3)
@in_loop
async def test_a_house_in_a_process_of_its_own_has_the_seed_of_its_test(tmp_path: Path) -> None:
    """Also after a restart, and after the seed has changed."""
    async with Server(tmp_path / "house") as server, Guest(server) as guest:
        ids = [await guest.open([{"kind": "me"}, {"kind": "open"}]) for _ in range(2)]
        server.kill()
        await server.start()
        ids += [await guest.open([{"kind": "me"}, {"kind": "open"}]) for _ in range(2)]
        name = CHANCE.seed
        CHANCE.begin("another")
        ids += [await guest.open([{"kind": "me"}, {"kind": "open"}]) for _ in range(2)]

    def expected(seed: str, n: int) -> str:
        return "".join(Random(f"{seed} | house | id | {n}").choices("abcdefghjkmnpqrstuvwxyz23456789", k=8))

    assert ids == [expected(name, n + 1) for n in range(4)] + [expected("another", n + 1) for n in range(2)]

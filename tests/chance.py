"""Chance with a seed. What nobody may foretell follows from the name of the test that runs, here and in the houses that it opens:
dice and cards, the keys of devices, the ids of tables, the start player, what bots think of.

No setting of `bedesten serve` does this: a test starts its house by this file (web/server.py)."""

import atexit
import hashlib
import os
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bedesten.engine import game, position_text, record
from bedesten.service import randomness

SEED, DRAWN = "TESTS_SEED", "TESTS_DRAWN"  # in the environment, for this file alone
ENTRY = __file__


class Chance:
    """In the process of the tests."""

    def __init__(self) -> None:
        self.seed = ""
        self.drawn: Counter[tuple[str, str]] = Counter()
        self._file: Path | None = None  # the seed, for the houses

    def begin(self, seed: str) -> None:
        """From now on chance follows from this, also in houses that are open."""
        self.seed = seed
        if self._file:
            new = self._file.with_suffix(".new")
            new.write_text(seed, encoding="utf-8")
            new.rename(self._file)  # whole, or not at all

    def share(self, folder: Path) -> dict[str, str]:
        """The environment of a house that takes its chance from here; the folder is its own."""
        if self._file is None:
            kept = TemporaryDirectory(prefix="bedesten-")
            atexit.register(kept.cleanup)
            self._file = Path(kept.name) / "seed"
            self.begin(self.seed)
        folder.mkdir(exist_ok=True)
        return {SEED: str(self._file), DRAWN: str(folder)}

    def __call__(self, use: str, of: str = "") -> Random:
        self.drawn[self.seed, use] += 1
        return Random(f"{self.seed} | {use} | {of or self.drawn[self.seed, use]}")


class SharedChance:
    """In the processes of a house: what one of them has drawn, no other draws, not even after a restart."""

    def __init__(self, seed: str, drawn: str) -> None:
        self.seed, self.drawn = Path(seed), Path(drawn)

    def __call__(self, use: str, of: str = "") -> Random:
        seed = f"{self.seed.read_text(encoding='utf-8')} | {self.drawn.parent.name}"
        return Random(f"{seed} | {use} | {of or self._nth(seed, use)}")

    def _nth(self, seed: str, use: str) -> int:
        name = hashlib.sha256(f"{seed} | {use}".encode()).hexdigest()
        file = os.open(self.drawn / name, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            os.write(file, b".")
            return os.lseek(file, 0, os.SEEK_CUR)  # where our dot has come to stand
        finally:
            os.close(file)


def install(source: Callable[..., Random]) -> None:
    """Instead of the system's generator."""
    randomness.source = source
    for module in (game, position_text, record):
        setattr(module, "randbits", lambda bits: source("engine").getrandbits(bits))  # noqa: B010


CHANCE = Chance()  # of the tests

# In the processes of a house, which import this file when they start

if __name__ in ("__main__", "__mp_main__") and SEED in os.environ:
    install(SharedChance(os.environ[SEED], os.environ[DRAWN]))

if __name__ == "__main__":
    from bedesten.cli import main

    sys.exit(main())

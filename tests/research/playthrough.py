"""A short game in OpenSpiel, with all that is told of it. `python tests/research/playthrough.py` writes it anew."""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import bedesten.research.openspiel  # noqa: F401  (registers the game)

FILE = Path(__file__).with_suffix(".txt")


def lines() -> list[str]:
    """Of tensors, which are long, a digest."""
    text: str = playthrough("bedesten(players=2,rounds=1)", [], seed=0)
    return [re.sub(r"(Tensor\(\d\)\S*) = (.*)", _digest, line) for line in text.splitlines()]


def _digest(found: re.Match[str]) -> str:
    return f"{found[1]} = {sha256(found[2].encode()).hexdigest()[:12]}"


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")

"""Derive the fixed points of the ratings from the strengths of the levels that were measured: python bench/levels.py

Reads the table in docs/opponents.md, in which one bot of the first kind plays against several of the second, and writes
src/bedesten/service/ratings/levels.toml. The chance to win against n equal opponents is p = x / (x + n), where x are the odds
against one of them; so ln(n p / (1 - p)) is the step between two levels. If all games were won, half a game counts as lost.
"""

import re
from math import log
from pathlib import Path

ROOT = Path(__file__).parent.parent
MEASURED, WRITTEN = ROOT / "docs/opponents.md", ROOT / "src/bedesten/service/ratings/levels.toml"
ROW = re.compile(r"\| `level-(\d)`, `level-(\d)` \| (\w+) \| (\d) \| (\d+) \(\d+\) \| ([\d.]+) % ")
ORIGIN = 2  # the level that stands where a newcomer begins: the one that is offered first


def steps(text: str) -> dict[str, dict[int, float]]:
    """By rule set: how far each level is above the one below, in log odds."""
    found: dict[str, dict[int, float]] = {}
    for upper, lower, rules, players, games, share in ROW.findall(text):
        if int(upper) == int(lower) + 1:
            most = (int(games) - 0.5) / int(games)
            won = min(float(share) / 100, most)
            found.setdefault(rules, {})[int(upper)] = log((int(players) - 1) * won / (1 - won))
    return found


def levels(step: dict[int, float]) -> dict[int, float]:
    """Each level against the origin, as far as there are steps without a gap."""
    found, level = {ORIGIN: 0.0}, ORIGIN
    while (level := level + 1) in step:
        found[level] = found[level - 1] + step[level]
    level = ORIGIN
    while level in step:
        level -= 1
        found[level] = found[level + 1] - step[level + 1]
    return dict(sorted(found.items()))


def written(text: str) -> str:
    lines = ["# Written by bench/levels.py from docs/opponents.md: log odds against level-2."]
    for rules, step in steps(text).items():
        lines += ["", f"[{rules}]", *(f"level-{level} = {odds:.2f}" for level, odds in levels(step).items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(MEASURED.read_text(encoding="utf-8")), encoding="utf-8")
    print(WRITTEN.read_text(encoding="utf-8"), end="")

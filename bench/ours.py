"""Measures Bedesten: with four players, the base game above all. Prints JSON. `BEDESTEN_PURE=1` measures the uncompiled rules.

`ours.py SHARE` measures speed, doing that share of the usual work; `ours.py memory GAMES` measures memory.
"""

import json
import os
import resource
import sys
from pathlib import Path

from measure import Figures, dice, per_second, report, seconds, share_of_work

from bedesten.engine.constants import BASE
from bedesten.engine.core import COMPILED, Position, Tally, play_games_at_random
from bedesten.engine.options import RULE_SETS

PLAYERS = 4
KEEN = 31  # every seat: never declines what can be done
ANSWERS = 2000  # as long as a game is stepped; 200 rounds have about as many


def games(n: int, keen: int, rules: int = BASE) -> tuple[float, float]:
    """Decisions and games per second, played inside."""
    tally = Tally()
    spent = seconds(lambda: play_games_at_random(tally, PLAYERS, n, 1, keen, rules=rules))
    return tally.state.decisions / spent, tally.state.games / spent


def stepped(n: int) -> float:
    """Decisions per second when Python reads the options and gives the answers."""
    chance = dice(1)
    decisions = 0

    def play() -> None:
        nonlocal decisions
        for seed in range(n):
            position = Position(PLAYERS, seed)
            for _ in range(ANSWERS):
                options = position.options
                if not options:  # the game is over
                    break
                if len(options) > 1:
                    decisions += 1
                position.push(options[int(chance() * len(options))])

    spent = seconds(play)
    return decisions / spent


def speed(share: float) -> dict[str, Figures]:
    slower = 1.0 if COMPILED else 0.005
    decisions, _ = games(max(2, int(5000 * share * slower)), 0)
    keen_decisions, keen_games = games(max(2, int(6000 * share * slower)), KEEN)
    position = Position(PLAYERS, 1)
    inside = int(20_000_000 * share * slower)
    return {
        "Bedesten" if COMPILED else "Bedesten, uncompiled": {
            "decisions": decisions,
            "keen decisions": keen_decisions,
            "games": keen_games,
            "stepped": stepped(max(1, int(400 * share * (1.0 if COMPILED else 0.05)))),
            "copies": per_second(position.copy, int(4_000_000 * share * (1.0 if COMPILED else 0.002))),
            "copies inside": inside / seconds(lambda: position.copy_often(inside)),
        }
    }


def with_expansions(share: float) -> dict[str, Figures]:
    """The same work in the other rule sets."""
    found = {}
    for name, rules in RULE_SETS.items():
        if rules != BASE:
            decisions, _ = games(int(2000 * share), 0, rules)
            _, keen_games = games(int(2500 * share), KEEN, rules)
            found[f"Bedesten, {name}"] = {"decisions": decisions, "games": keen_games}
    return found


def resident() -> int:
    """Memory in use, in KiB."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() // 1024
    except OSError:  # not Linux: the most that was ever in use, which tells the same if it does not grow
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def memory(n: int) -> dict[str, list[int] | int]:
    """Memory in use after each of fifty shares of so many keen games; the first share is the warm-up."""
    used = []
    for share in range(50):
        tally = Tally()
        play_games_at_random(tally, PLAYERS, n // 50, share, KEEN)
        used.append(resident())
        print(f"\r  {(share + 1) * (n // 50):,} games, {used[-1]:,} KiB", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return {"games": n // 50 * 50, "KiB": used}


if __name__ == "__main__":
    if not COMPILED and not os.environ.get("BEDESTEN_PURE"):
        sys.exit("The engine is not compiled, or not from the present rules: `make build` first.")
    if sys.argv[1:2] == ["memory"]:
        print(json.dumps(memory(int(sys.argv[2]))))
    else:
        share = share_of_work()
        report(speed(share) | (with_expansions(share) if COMPILED else {}))

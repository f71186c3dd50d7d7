"""Plays many whole games in all combinations of options and checks the laws in each of them: on its way, and at its end.

    python tests/laws/soak.py --games 100000

A law that is broken ends it, with the options and the seed that bring the same game again.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from os import cpu_count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bedesten.engine.core import COMPILED
from bedesten.engine.options import RULE_SETS
from laws.play import COMBINATIONS, play_checked

CHUNK = 500
PLAYERS = {"keen": True, "random": False}


def play_chunk(rules: str, kind: str, first: int, games: int) -> str | None:
    """The first broken law in words, if there is one. Combinations take turns."""
    combinations = [options for options in COMBINATIONS if options.rules == rules]
    for seed in range(first, first + games):
        options = combinations[seed % len(combinations)]
        try:
            play_checked(options, seed, PLAYERS[kind])
        except (AssertionError, RuntimeError) as error:
            return f"{kind} players, seed {seed}, {options}: {error or 'a law is broken'}"
    return None


def soaked(pool: ProcessPoolExecutor, rules: str, kind: str, first: int, games: int) -> Iterator[str | None]:
    starts = range(first, first + games, CHUNK)
    sizes = [min(CHUNK, first + games - start) for start in starts]
    return pool.map(partial(play_chunk, rules, kind), starts, sizes)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n\n")[0], epilog="Exits with 1 if a law is broken, with its options and seed."
    )
    parser.add_argument("--games", type=int, default=100_000, metavar="N", help="of each rule set and kind of player (100000)")
    parser.add_argument("--rules", nargs="+", default=list(RULE_SETS), choices=RULE_SETS, metavar="SET", help="which rule sets")
    parser.add_argument("--players", nargs="+", default=list(PLAYERS), choices=PLAYERS, metavar="KIND", help="keen, random")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (0)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, metavar="N", help="processes (as many as processors)")
    args = parser.parse_args()
    if not COMPILED:
        print("The engine is not compiled: this would take days. Run `make build` first.")
        return 1
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with ProcessPoolExecutor(args.jobs) as pool, Progress(*columns) as bar:
        for rules, kind in product(args.rules, args.players):
            task = bar.add_task(f"{rules:8}{kind:7}", total=args.games)
            for broken in soaked(pool, rules, kind, args.seed, args.games):
                if broken:
                    bar.console.print(broken)
                    pool.shutdown(cancel_futures=True)
                    return 1
                bar.advance(task, min(CHUNK, args.games - int(bar.tasks[task].completed)))
            bar.console.print(f"{rules}: {args.games:,} games of {kind} players, no law broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())

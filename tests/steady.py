"""Runs the whole suite again and again, each time in another order, every second time beside two busy processes, and lists every
test that has failed at least once.

    python tests/steady.py --runs 5                       what `make steady N=5` does
    python tests/steady.py --runs 2 tests/web             only these
    python tests/steady.py --runs 1 --seed 7-2            run 2 of seed 7 once more, in the same order and just as busy"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

BUSY = "while True: pass"
TWO = ["-n", "2", "--dist", "loadfile", "--no-loadscope-reorder"]
SLOWEST = 10  # tests that are listed


@dataclass
class Run:
    seed: str
    is_busy: bool
    seconds: float
    failed: list[str]
    took: dict[str, float]  # seconds, by test


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", help="of the orders; 7-2 is run 2 of seed 7")
    parser.add_argument("paths", nargs="*", help="more for pytest")
    args = parser.parse_args()
    seed, _, first = (args.seed or str(SystemRandom().randrange(10**6))).partition("-")
    runs = []
    for n in range(int(first or 1), int(first or 1) + args.runs):
        runs.append(run(f"{seed}-{n}", n % 2 == 0, args.paths))
        say(runs[-1])
    report(runs)
    return 1 if any(run.failed for run in runs) else 0


def run(seed: str, is_busy: bool, paths: list[str]) -> Run:
    with TemporaryDirectory(prefix="bedesten-") as folder, busy(2 if is_busy else 0):
        found, begun = Path(folder) / "found.xml", time.monotonic()
        command = [sys.executable, "-m", "pytest", *TWO, "--order", seed, f"--junitxml={found}", *paths]
        done = subprocess.run(command)
        seconds = time.monotonic() - begun
        cases = list(ElementTree.parse(found).iter("testcase")) if found.exists() else []
    failed = sorted({name(case) for case in cases if case.find("failure") is not None or case.find("error") is not None})
    if done.returncode and not failed:
        failed = [f"pytest itself: exit code {done.returncode}"]
    return Run(seed, is_busy, seconds, failed, {name(case): float(case.get("time", 0)) for case in cases})


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Beside so many processes that never rest."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def name(case: ElementTree.Element) -> str:
    return f"{case.get('classname')}::{case.get('name')}"


def say(run: Run) -> None:
    beside = ", beside two busy processes" if run.is_busy else ""
    print(f"run {run.seed}: {len(run.took)} tests in {run.seconds:.0f} s{beside}, {len(run.failed)} failed", flush=True)


def report(runs: list[Run]) -> None:
    print("\nAll runs:")
    for one in runs:
        say(one)
    print(f"\nThe slowest {SLOWEST} tests, in seconds, in each run:")
    tests = {test for one in runs for test in one.took}
    longest = sorted(tests, key=lambda test: -max(one.took.get(test, 0) for one in runs))
    for test in longest[:SLOWEST]:
        print(f"{'  '.join(f'{one.took.get(test, 0):6.1f}' for one in runs)}  {test}")
    failed = sorted({test for one in runs for test in one.failed})
    print(f"\nFailed at least once: {len(failed)}")
    for test in failed:
        print(f"{test}: in {', '.join(one.seed for one in runs if test in one.failed)}")


if __name__ == "__main__":
    sys.exit(main())

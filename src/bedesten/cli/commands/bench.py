"""bedesten bench"""

import argparse
import subprocess
import sys
from pathlib import Path

import bedesten
from bedesten.cli.parser import Commands, add_command
from bedesten.engine.errors import Refused, says

NAME = "bench"
LINE = "how fast it is, beside others (in a source checkout)"
FLAGS = ("quick", "json", "memory", "strict")


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Measures how many decisions and games a second the engine plays, and compares it with other engines.
It needs a source checkout: it runs bench/run.py there, which says how it measures.""",
        """
bedesten bench --quick
bedesten bench
bedesten bench --json > figures.json""",
        """
A quicker look, without comparison: bedesten simulate --games 1000 --bots keen""",
    )
    parser.add_argument("--quick", action="store_true", help="two short rounds: rough figures")
    parser.add_argument("--memory", action="store_true", help="measure memory instead")
    parser.add_argument("--json", action="store_true", help="every figure, for programs")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")


def run(args: argparse.Namespace) -> int:
    script = find_script()
    if script is None:
        raise Refused(says("bench-source"))
    flags = [f"--{flag}" for flag in FLAGS if getattr(args, flag)]
    return subprocess.run([sys.executable, str(script), *flags], check=False).returncode


def find_script() -> Path | None:
    """In the checkout that this package lies in, or in the one where we are."""
    package = Path(bedesten.__file__).resolve().parent
    roots = [package.parents[1], Path.cwd()]
    return next((root / "bench" / "run.py" for root in roots if (root / "bench" / "run.py").is_file()), None)

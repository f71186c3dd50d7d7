"""bedesten rules"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from rich.console import Console

from bedesten.cli.book.coverage import Coverage, coverage
from bedesten.cli.book.finding import found_in
from bedesten.cli.book.printed import print_contents, print_found
from bedesten.cli.book.translated import translated
from bedesten.cli.drawing.style import ink
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.screen import out
from bedesten.cli.speech import spoken
from bedesten.engine.book import topics

NAME = "rules"
LINE = "a rule in our words, with its clauses; or the list of all"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
Says the rule of a place, a card, a mosque tile or a part of the turn, with the ids of its clauses.
Names are understood leniently: tea, 9, P9, "long walk", play:far, TURN-7. Any other words are looked up in the rules:
neighbouring, "discard pile". Without a name everything is listed.

--coverage compares the clauses with the tests of a source checkout: which clause is cited by which test, which by none.""",
        """
bedesten rules
bedesten rules tea
bedesten rules 16
bedesten rules play:far
bedesten rules TURN-7
bedesten rules discard pile
bedesten rules --coverage --strict""",
        "To see the rules at work: bedesten play",
    )
    parser.add_argument(
        "name", nargs="*", metavar="NAME", help="a place, card, tile, part of the turn, clause, or words of a rule"
    )
    parser.add_argument("--coverage", action="store_true", help="clauses and the tests that cite them")
    parser.add_argument("--strict", action="store_true", help="with --coverage: exit code 1 if a base clause has no test")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    if args.coverage:
        return _coverage(coverage(Path("tests")), args.json, args.strict)
    chosen = tuple(found_in(" ".join(args.name), spoken())) if args.name else tuple(translated(one, spoken()) for one in topics())
    if args.json:
        print(json.dumps([asdict(topic) for topic in chosen], ensure_ascii=False, indent=2))
        return 0
    (print_found if args.name else print_contents)(out(), chosen)
    return 0


def _coverage(result: Coverage, is_json: bool, is_strict: bool) -> int:
    if is_json:
        boxes = {box: {"clauses": len(clauses), "uncovered": result.uncovered(box)} for box, clauses in result.clauses.items()}
        print(json.dumps({"boxes": boxes, "tests": result.tests, "unknown": result.unknown}, indent=2))
    else:
        _print_coverage(out(), result)
    return 1 if is_strict and result.uncovered("base") else 0


def _print_coverage(console: Console, result: Coverage) -> None:
    for box, clauses in result.clauses.items():
        missing = result.uncovered(box)
        console.print(ink(f"{box}: {len(clauses) - len(missing)} of {len(clauses)} clauses are cited by tests", "bold"))
        if missing:
            console.print(ink(f"  without a test: {', '.join(missing)}"))
    if result.unknown:
        console.print(ink(f"Cited by tests, but no clause: {', '.join(result.unknown)}", "bold red"))

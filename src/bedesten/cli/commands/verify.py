"""bedesten verify"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from bedesten.cli.eased import eased_json, eased_lines
from bedesten.cli.files import read_text
from bedesten.cli.parser import Commands, add_command
from bedesten.cli.speech import spoken, t
from bedesten.engine.errors import in_words
from bedesten.engine.record import read_record
from bedesten.service.fairness import Verdict, verify

NAME = "verify"
LINE = "were the dice fair? draws every roll and card of a record again"


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        NAME,
        run,
        LINE,
        """
The server seals its chance before a game: it publishes the SHA-256 of a secret, and shows the secret when the game is over.
This draws every roll, card and tile of a record again from that secret, and names the first that differs. With the seal that
you were shown before the game and the text that you added to it, you also see that the server could not choose its dice. It
needs no network and no house.""",
        """
bedesten verify k3x9.bdn
bedesten verify k3x9.bdn --seal 5f06db2a… --text 'my own luck'
bedesten verify - --json < k3x9.bdn""",
        "How it works: docs/guide/host.md. To look at the game itself: bedesten replay k3x9.bdn",
    )
    parser.add_argument("file", metavar="FILE", help="a record with a line 'chance'; - is standard input")
    parser.add_argument("--seal", metavar="SEAL", help="the seal that you were shown before the game")
    parser.add_argument("--text", metavar="TEXT", help="what you added to the dice")
    parser.add_argument("--json", action="store_true", help="for programs")


def run(args: argparse.Namespace) -> int:
    """1, if something differs."""
    game = read_record(read_text(args.file))
    verdict = verify(game, args.seal, args.text)
    if args.json:
        print(json.dumps(as_json(verdict) | {"eased": eased_json(game)}, ensure_ascii=False))
    elif verdict.is_fair:
        print(t("terminal-fair", outcomes=verdict.outcomes))
        for line in (*_besides(verdict), *eased_lines(game)):
            print(line)
    elif verdict.difference:
        print(in_words([verdict.difference], spoken()))
    return 0 if verdict.is_fair else 1


def as_json(verdict: Verdict) -> dict[str, Any]:
    """Programs are told in English."""
    return {"fair": verdict.is_fair, **asdict(verdict), "difference": verdict.difference and verdict.difference.text}


def _besides(verdict: Verdict) -> Iterator[str]:
    """What fairness alone does not say."""
    yield t("terminal-fair-texts", texts=", ".join(verdict.texts)) if verdict.texts else t("terminal-fair-no-text")
    if verdict.unbound:
        yield t("terminal-fair-unbound", n=verdict.unbound)
    if verdict.epochs:
        yield t("terminal-fair-epochs", n=verdict.epochs)
    if verdict.taken_back:
        yield t("terminal-fair-back", n=verdict.taken_back)
    if verdict.learning:
        yield t("terminal-fair-learning")

"""What a house really sends, for tests of the client: questions and events of games played at random, and the rule book.

python client/make/samples.py writes JSON; with the argument `topics` only the rule book. Tests ask for it each time.
"""

import sys
from random import Random
from typing import Any

import msgspec

from bedesten.engine.book import topics
from bedesten.engine.effects import AMOUNTS
from bedesten.engine.notation import ANSWERS
from bedesten.engine.options import RULE_SETS
from bedesten.engine.texts import KINDS
from bedesten.service.kinds import PLAYING
from bedesten.service.table import Seat, Table
from bedesten.service.table_settings import TableSettings
from bedesten.web.queries import worked_examples
from bedesten.web.questions import QuestionOut, question_for
from bedesten.web.updates import look

GAMES = 8  # two of each rule set
TOLD = 4  # of these games all events are told
SOME = 0.02  # of all questions, besides those with an answer that is new
NAMES = ("Ayla", "Marek", "Inès", "Tomo", "Олена")


def table_of(players: int, rules: str, variants: tuple[str, ...], seed: int) -> Table:
    seats = [Seat("person", name, f"{name} has a device", None, f"{seed}") for name in NAMES[:players]]
    table = Table(f"sample{seed}", TableSettings(players, rules, variants=variants), bytes(32), PLAYING, False, "", seats)
    table.begin(*table.lay(seats))
    table.game.advance()
    return table


def samples() -> dict[str, Any]:
    questions: list[QuestionOut] = []
    updates = []
    seen: set[tuple[str, str]] = set()
    for seed in range(GAMES):
        rules, players, random = list(RULE_SETS)[seed % 4], 2 + (seed + seed // 4) % 4, Random(seed)
        variants = ("neutral-assistants", "caravan-leader") if seed % 3 == 1 and players < 5 else ()
        table = table_of(players, rules, variants, seed)
        game = table.game
        while not game.over:
            question = game.question
            new = {(question.kind, word) for word in question.words} - seen
            if new or random.random() < SOME:
                questions += [asked] if (asked := question_for(table, game.asked)) else []
                seen |= new
            game.play(random.choice([word for word in question.words if word not in ("stop", "skip")] or question.words))
        if seed < TOLD:
            updates += [_seen(table), _in_play(table)]
    return {
        "questions": questions,
        "updates": updates,
        "kinds": list(KINDS.values()),
        "answers": list(ANSWERS.values()),
        "amounts": AMOUNTS,
        "topics": topics(),
        "examples": worked_examples.fn(),
    }


def _seen(table: Table) -> msgspec.Raw:
    """By the first seat."""
    return msgspec.Raw(look(table, [0], 0).encode())


def _in_play(table: Table) -> msgspec.Raw:
    """The same before the last answer, when cards are still hidden."""
    table.game.undo()
    return _seen(table)


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode({"topics": topics()} if "topics" in sys.argv else samples()))

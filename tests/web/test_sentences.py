"""What people are told has a key, so that it can be said in other languages; tests of the client compare."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from bedesten.bots import roster
from bedesten.engine import position_sentences, refusal_sentences, sentences
from bedesten.engine.errors import Refused
from bedesten.service import sentences as house
from bedesten.service.errors import TooMuch
from bedesten.web import problems

SOURCE = Path(sentences.__file__).parent.parent
CATALOGUES = [
    *(refusal_sentences.SENTENCES, sentences.SENTENCES, position_sentences.SENTENCES),
    *(roster.SENTENCES, house.SENTENCES, problems.SENTENCES),
]
ERRORS = {"Refused", "NotYours", "Unknown", "TooMuch", "Stale"}
FOR_HOSTS = {
    "store.py",
    "connections.py",
    "settings.py",
    "fairness.py",
    "app.py",
}  # of whoever runs a house, or checks a record at the command line
REACHED = [
    *(SOURCE / "engine" / name for name in ("game.py", "options.py", "record.py", "plausible.py")),
    *(SOURCE / "engine").glob("position_*.py"),
    *(path for layer in ("service", "web") for path in (SOURCE / layer).rglob("*.py") if path.name not in FOR_HOSTS),
]


def test_no_key_stands_for_two_sentences() -> None:
    assert [key for key, n in Counter(key for catalogue in CATALOGUES for key in catalogue).items() if n > 1] == []


@pytest.mark.parametrize("path", REACHED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_the_browser_may_be_told_has_a_key(path: Path) -> None:
    made = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    errors = [call for call in made if isinstance(call.func, ast.Name) and call.func.id in ERRORS]
    assert [ast.unparse(call) for call in errors if any(isinstance(arg, ast.JoinedStr) for arg in call.args[:1])] == []
    assert [ast.unparse(call) for call in errors if any(isinstance(arg, ast.Constant) for arg in call.args[:1])] == []


@pytest.mark.parametrize("catalogue", CATALOGUES[1:], ids=["game", "positions", "bots", "house", "web"])
def test_every_sentence_is_said_somewhere(catalogue: dict[str, str]) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    assert [key for key in catalogue if code.count(f'"{key}"') < 2] == []


def test_a_refusal_carries_its_sentence_and_may_carry_several() -> None:
    error = Refused(sentences.says("players", players=6), "OPT-2")
    assert (error.sentence, str(error)) == ("2 to 5 can play, not 6.", "2 to 5 can play, not 6. (OPT-2)")
    assert [(said.key, said.args) for said in error.said] == [("players", {"players": 6})]
    often = TooMuch(house.says("said-often", often=3, within=10), house.says("again-seconds", seconds=1))
    assert often.sentence == "That is very much at once: at most 3 messages in 10 seconds. Try again in 1 second."
    assert [said.key for said in problems.problem_of(often).said] == ["said-often", "again-seconds"]

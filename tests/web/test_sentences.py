"""What people are told has a key, so that it can be said in any language."""

import ast
from pathlib import Path

import pytest

import bedesten
from bedesten.engine.errors import Refused, says
from bedesten.service.errors import TooMuch
from bedesten.web import problems

SOURCE = Path(bedesten.__file__).parent
ERRORS = {"Refused", "NotYours", "Unknown", "TooMuch", "Stale"}
FOR_HOSTS = {
    "store.py",
    "connections.py",
    "settings.py",
    "fairness.py",
    "app.py",
}  # of whoever runs a server, or checks a record at the command line
REACHED = [
    *(SOURCE / "engine" / name for name in ("game.py", "options.py", "record.py", "plausible.py")),
    *(SOURCE / "engine").glob("position_*.py"),
    *(path for layer in ("service", "web") for path in (SOURCE / layer).rglob("*.py") if path.name not in FOR_HOSTS),
]


@pytest.mark.parametrize("path", REACHED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_what_the_browser_may_be_told_has_a_key(path: Path) -> None:
    made = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    errors = [call for call in made if isinstance(call.func, ast.Name) and call.func.id in ERRORS]
    assert [ast.unparse(call) for call in errors if any(isinstance(arg, ast.JoinedStr) for arg in call.args[:1])] == []
    assert [ast.unparse(call) for call in errors if any(isinstance(arg, ast.Constant) for arg in call.args[:1])] == []


def test_a_refusal_carries_its_sentence_and_may_carry_several() -> None:
    error = Refused(says("players", players=6), "OPT-2")
    assert error.sentence == "The game is for 2 to 5 players, not 6." and str(error) == f"{error.sentence} (OPT-2)"
    assert [(said.key, said.args) for said in error.said] == [("players", {"players": 6})]
    often = TooMuch(says("said-often", often=3, within=10), says("again-seconds", seconds=1))
    assert often.sentence == (
        "Too many messages at once: 3 in 10\u00a0seconds at most. Wait a moment. Try again in 1\u00a0second."
    )
    assert [said.key for said in problems.problem_of(often).said] == ["said-often", "again-seconds"]

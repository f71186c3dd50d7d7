"""Programs as bots: what they are told, and whatever they may do wrong."""

import json
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bedesten.bots import pipe
from bedesten.bots.bot import Sight
from bedesten.bots.pipe import Fault
from bedesten.bots.program import PREFIX, ProgramBot
from bedesten.engine.notation import word
from bedesten.engine.options import Options
from bedesten.engine.start import start
from bots.programs import program

PATIENT = 60.0  # seconds; nobody needs them
OPTIONS = Options(3)


@pytest.fixture(autouse=True)
def short_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that do not end by themselves are not waited for."""
    monkeypatch.setattr(pipe, "FAREWELL", 0.05)


def asked(name: str, seconds: float = PATIENT) -> int:
    """One answer of a program."""
    with closing(ProgramBot(name.removeprefix(PREFIX), seconds)) as bot:
        bot.begin(OPTIONS, 0, 1)
        return bot.choose(sight(), Random(1))


def sight() -> Sight:
    position = start(OPTIONS, 1)
    return Sight(position, position.asked, 5)


def test_it_is_told_what_its_seat_may_know_and_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program keeps all that it reads."""
    monkeypatch.setattr(pipe, "FAREWELL", PATIENT)
    told, name = tmp_path / "told", program(tmp_path, "print('info thinking'); print('answer', words[2], flush=True)")
    file = tmp_path / "bot.py"
    keeps = f"    print(line, end='', file=open({str(told)!r}, 'a'))\n    command,"
    file.write_text(file.read_text().replace("    command,", keeps, 1))
    with closing(ProgramBot(name.removeprefix(PREFIX), PATIENT)) as bot:
        bot.begin(Options(3, caravan_leader=True), 2, 77)
        answer = bot.choose(sight(), Random(1))
        bot.end({0: 2, 1: 1, 2: 2})
    assert answer == sight().options[1]
    hello, game, view, ask, *end = told.read_text().splitlines()
    assert (hello, game) == ("bedesten-bot 1", "game rules=base players=3 variants=caravan-leader seat=blue seed=77")
    assert end == ["over red=2 green=1 blue=2", "quit"]
    seen = json.loads(view.removeprefix("view "))
    hands = {player["seat"]: player["hand"] for player in seen["players"]}
    assert len(hands.pop(seen["seat"])) == 1 and all(hand == [] for hand in hands.values())
    assert ask == f"ask {seen['question']} {' '.join(word(option) for option in sight().options)}"


def test_it_may_also_answer_by_the_word_alone(tmp_path: Path) -> None:
    assert asked(program(tmp_path, "print(words[1], flush=True)")) == sight().options[0]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("print('answer checkmate', flush=True)", "wrote 'answer checkmate', which answers none of '>"),
        ("print('\\x00' * 500, flush=True)", "which answers none of"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "which answers none of"),
        ("print(flush=True)", "wrote '', which answers none of"),
        ("sys.exit(3)", r"ended with exit code 3\.$"),
        ("raise LookupError('no idea')", "ended with exit code 1: 'LookupError: no idea'"),
        ("import os; os.kill(os.getpid(), 9)", r"ended by signal 9\.$"),
        ("while True: print('info')", r"writes too much\.$"),
        ("while True: print('x' * 10**6)", r"writes too much\.$"),
    ],
    ids=["nonsense", "zeros", "no-text", "nothing", "ends", "fails", "dies", "floods", "endless"],
)
def test_whatever_it_does_wrong_is_said(tmp_path: Path, answer: str, sentence: str) -> None:
    with pytest.raises(Fault, match=sentence):
        asked(program(tmp_path, answer))


def test_one_that_lives_on_without_a_mouth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipe, "PATIENCE", 1.0)
    with pytest.raises(Fault, match=r"closed its output\.$"):
        asked(program(tmp_path, "import os; os.close(1); sys.stdin.read()"))


@pytest.mark.slow(1)
def test_silence_is_waited_for_no_longer_than_was_said(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"did not answer within 2 s\.$"):
        asked(program(tmp_path, "import time; time.sleep(10**6)"), seconds=2)


def test_one_that_does_not_read_is_not_waited_for_either(tmp_path: Path) -> None:
    """It answers without being asked, until what it is sent is stuck."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\nprint('ready')\nfor _ in range(900): print('stop', flush=True)\ntime.sleep(10**6)")
    with closing(ProgramBot(f"{sys.executable} {file}", 0.2)) as bot, pytest.raises(Fault, match="has not read"):
        for _ in range(10_000):
            bot.begin(OPTIONS, 0, 1)


def test_all_that_it_started_ends_with_it(tmp_path: Path) -> None:
    """A child that holds its output open does not hold us."""
    name = program(tmp_path, "import subprocess; subprocess.Popen(['sleep', '1000']); sys.exit(4)")
    with pytest.raises(Fault, match=r"ended with exit code 4|did not answer"):
        asked(name, seconds=1)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("there-is-no-such-program", "cannot be started: No such file or directory."),
        ("", "cannot be started"),
        ("'", "cannot be started: No closing quotation."),
        ("cat", "wrote 'bedesten-bot 1' instead of 'ready'."),
    ],
)
def test_one_that_cannot_begin(command: str, sentence: str) -> None:
    with closing(ProgramBot(command, PATIENT)) as bot, pytest.raises(Fault, match=sentence):
        bot.begin(OPTIONS, 0, 1)

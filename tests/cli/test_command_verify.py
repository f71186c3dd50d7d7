"""bedesten verify"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten import write_record
from bedesten.service.fairness import Seal, new_secret, seal_of
from cli.running import refused, run
from service.test_fairness import SECRET, sealed_game


@pytest.fixture(scope="module")
def record() -> str:
    return write_record(sealed_game())


def test_a_fair_game(record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.bdn"
    file.write_text(record, encoding="utf-8")
    result = run("verify", str(file))
    assert result.code == 0 and result.out.startswith("Fair: all ") and "follow from the sealed secret" in result.out
    assert run("verify", "-", stdin=record) == result
    said = json.loads(run("verify", str(file), "--json").out)
    assert said["fair"] and said["outcomes"] > 50 and said["difference"] is None


def test_the_seal_and_the_text_that_one_remembers(record: str) -> None:
    seal = seal_of(SECRET)
    result = run("verify", "-", "--seal", seal, "--text", "ada", stdin=record)
    assert result.code == 0 and "Players added: ada, grâce. If one of them is yours" in result.out
    assert "not the one that you were shown" in run("verify", "-", "--seal", "abc", stdin=record).out
    wrong = run("verify", "-", "--text", "eve", stdin=record)
    assert wrong.code == 1 and wrong.out == "Not fair: the text 'eve' was not used.\n"


def test_that_no_player_added_a_text_is_said() -> None:
    game = sealed_game(texts=("house:1", "house:2"))
    assert "No player added a text" in run("verify", "-", stdin=write_record(game)).out


def test_a_roll_that_was_changed_is_named(record: str) -> None:
    lines = record.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    words = lines[at].split()
    words[3] = "*1+1" if words[3] != "*1+1" else "*1+2"
    wrong = "\n".join([*lines[:at], " ".join(words)])
    result = run("verify", "-", stdin=wrong)
    assert result.code == 1 and result.out.startswith("Not fair: turn 0: outcome 2 should be *") and result.err == ""
    said = json.loads(run("verify", "-", "--json", stdin=wrong).out)
    assert said["fair"] is False and "outcome 2" in said["difference"]


def test_a_secret_that_does_not_fit_the_seal() -> None:
    game = sealed_game()
    game.sealed = replace(Seal.read(game.sealed or ""), secret=new_secret().hex()).write()
    result = run("verify", "-", stdin=write_record(game))
    assert result.code == 1 and "does not fit the seal" in result.out


def test_what_cannot_be_checked_is_said(record: str) -> None:
    def without(start: str) -> str:
        return "\n".join(line for line in record.splitlines() if not line.startswith(start))

    running = "\n".join(line.partition(" secret=")[0] for line in record.splitlines())
    assert "no line 'chance'" in refused("verify", "-", stdin=without("chance"))
    assert "The secret is shown when the game is over" in refused("verify", "-", stdin=running)
    assert "must be 'bedesten 1'" in refused("verify", "-", stdin="no record")
    assert "There is no file 'nowhere.bdn'." in refused("verify", "nowhere.bdn")
    assert "FILE is missing." in refused("verify")
    cut = record[: record.index("\n1 ")] + "\n1    red    >nowhere\n"
    assert "'>nowhere' is not possible here" in refused("verify", "-", stdin=cut)

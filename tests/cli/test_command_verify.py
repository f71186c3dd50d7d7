"""bedesten verify"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten import Game, read_record, write_record
from bedesten.engine.constants import (
    FATE,
    FATE_CARD,
    FATE_DICE,
    FATE_DIE,
    FATE_GUILD,
    FATE_KIOSK,
    FATE_LARGE,
    FATE_LETTER,
    FATE_SMALL,
    FATE_START,
)
from bedesten.engine.options import RULE_SETS
from bedesten.service.fairness import Seal, new_secret, seal_of
from cli.running import refused, run
from cli.stored_house import recorded
from service.test_fairness import SECRET, sealed_game

BASE_FATES = {FATE_START, FATE_DICE, FATE_CARD, FATE_LARGE, FATE_SMALL}
LETTERS_FATES = {FATE_LETTER, FATE_KIOSK, FATE_DIE}
FATES = {
    "base": BASE_FATES,
    "mocha": BASE_FATES | {FATE_GUILD},
    "letters": BASE_FATES | LETTERS_FATES,
    "grand": BASE_FATES | LETTERS_FATES | {FATE_GUILD},
}


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
    assert said["fair"] and said["outcomes"] > 50 and said["difference"] is None and said["eased"] == {}


def test_bots_that_thought_less_than_their_level(record: str) -> None:
    game = read_record(record)
    game.eased = {0: 3}
    eased = write_record(game)
    said = run("verify", "-", stdin=eased)
    answers = sum(entry.seat == 0 for entry in game.log)
    assert said.code == 0 and f"{game.names[0]} (red) thought less than its level should: 3 of {answers} answers" in said.out
    assert json.loads(run("verify", "-", "--json", stdin=eased).out)["eased"] == {"red": 3}


def test_the_seal_and_the_text_that_one_remembers(record: str) -> None:
    seal = seal_of(SECRET)
    result = run("verify", "-", "--seal", seal, "--text", "ada", stdin=record)
    assert result.code == 0 and "Players added: ada, grâce. If one of them is yours" in result.out
    assert "not the one that you were shown" in run("verify", "-", "--seal", "abc", stdin=record).out
    wrong = run("verify", "-", "--text", "eve", stdin=record)
    assert wrong.code == 1 and wrong.out == "Not fair: the text “eve” wasn’t used.\n"


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


# -- in every rule set


@pytest.fixture(scope="module", params=RULE_SETS)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A whole game that was played in a house, as its record tells it. Fate was asked for everything in it: chance is sealed, so
    where something is missing, which is rare, only another game helps."""
    for _ in range(10):
        game = read_record(recorded(tmp_path_factory.mktemp(request.param) / "house.db", request.param))
        if set(last_by_fate(game)) == FATES[game.options.rules]:
            break
    return game


@pytest.mark.slow(3)
def test_a_game_of_the_house_is_confirmed(game: Game) -> None:
    outcomes = sum(entry.seat == FATE for entry in game.log)
    assert game.over and outcomes > 50
    assert run("verify", "-", stdin=write_record(game)).out.startswith(f"Fair: all {outcomes} rolls, cards and tiles follow")


def test_whatever_fate_is_said_to_have_answered_instead_is_named(game: Game) -> None:
    """One of each kind: dice, cards, tiles, letters, …"""
    last = last_by_fate(game)
    assert set(last) == FATES[game.options.rules]
    by_fate = [i for i, entry in enumerate(game.log) if entry.seat == FATE]
    for i in last.values():
        wrong, right = game.copy(), game.log[i]
        wrong.back_to(i)
        wrong.apply(next(outcome for outcome, _ in wrong.position.chances if outcome != right.answer))
        said = f"turn {right.turn}: outcome {by_fate.index(i) + 1} should be {right.word}, not {wrong.log[-1].word}"
        result = run("verify", "-", stdin=write_record(wrong))
        assert (result.code, result.out) == (1, f"Not fair: {said}.\n")


def last_by_fate(game: Game) -> dict[int, int]:
    """Where each kind of thing was asked of fate for the last time, and had more than one outcome."""
    asked = ((i, game.position_before(i)) for i, entry in enumerate(game.log) if entry.seat == FATE)
    return {int(before.state.fate): i for i, before in asked if len(before.chances) > 1}


def test_a_secret_that_does_not_fit_the_seal() -> None:
    game = sealed_game()
    game.sealed = replace(Seal.read(game.sealed or ""), secret=new_secret().hex()).write()
    result = run("verify", "-", stdin=write_record(game))
    assert result.code == 1 and "doesn’t fit the seal" in result.out


def test_what_cannot_be_checked_is_said(record: str) -> None:
    def without(start: str) -> str:
        return "\n".join(line for line in record.splitlines() if not line.startswith(start))

    running = "\n".join(line.partition(" secret=")[0] for line in record.splitlines())
    assert "no line “chance”" in refused("verify", "-", stdin=without("chance"))
    assert "The secret is shown once the game is over" in refused("verify", "-", stdin=running)
    assert "must be “bedesten 1”" in refused("verify", "-", stdin="no record")
    assert "There is no file “nowhere.bdn”." in refused("verify", "nowhere.bdn")
    assert "FILE is missing." in refused("verify")
    cut = record[: record.index("\n1 ")] + "\n1    red    >nowhere\n"
    assert "“>nowhere” isn’t possible here" in refused("verify", "-", stdin=cut)

"""bedesten replay"""

import json
from pathlib import Path
from random import Random

import pytest

from bedesten import SPECTATOR, Game, Options, write_record
from bedesten.texts import speaking
from cli.running import refused, run, willing


@pytest.fixture(scope="module")
def game() -> Game:
    game, random = Game(Options(players=4), 9, names=["Ada", "Grace", "bot:keen", "bot:random"]), Random(9)
    while not game.over:
        game.play(willing(game, random))
    return game


@pytest.fixture(scope="module")
def file(game: Game, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("replay") / "game.bdn"
    path.write_text(write_record(game), encoding="utf-8")
    return str(path)


def test_how_it_ended(game: Game, file: str) -> None:
    out = run("replay", file).out
    assert speaking("en")("terminal-replayed", rounds=game.view(SPECTATOR).round, answers=len(game.log)) in out.replace("\n", " ")
    assert [line.split()[0] for line in out.splitlines()[-4:]] == ["1.", "2.", "3.", "4."] or "share" in out
    assert "keen (blue)" in out


def test_a_record_from_standard_input(game: Game, file: str) -> None:
    assert run("replay", "-", stdin=write_record(game)).out == run("replay", file).out


def test_the_table_after_some_answers(file: str) -> None:
    start, later = run("replay", file, "--to", "0").out, run("replay", file, "--to", "60").out
    assert "Dice or cards come next." in start and "is asked: " in later and "16 Gemstone Dealer" in later


def test_an_unfinished_game_says_so(game: Game) -> None:
    lines = write_record(game).splitlines()
    text = "\n".join(line for line in lines[:20] if not line.startswith("result"))
    out = run("replay", "-", stdin=text).out
    asked, stands, *_ = out.splitlines()
    assert "is asked: " in asked and stands.startswith("Not over yet: round ")


def test_turn_by_turn(game: Game, file: str) -> None:
    out = run("replay", file, "--watch", "--to", "40").out
    turns = {entry.turn for entry in game.log[:40]}
    assert out.count("16 Gemstone Dealer") == len(turns) and "The Governor starts at " in out and "● Ada goes to the " in out
    assert "“" not in out.partition("The Governor starts")[2].partition("\n")[0]  # nobody's first card is told
    whole = run("replay", file, "--watch", "--speed", "1000").out
    assert whole.rstrip().endswith(run("replay", file).out.rstrip())


def test_json(game: Game, file: str) -> None:
    data = json.loads(run("replay", file, "--json").out)
    assert data["over"] and data["answers"] == len(game.log) and data["names"] == list(game.names)
    assert data["standings"][0]["rank"] == 1 and data["question"] is None
    assert data["view"]["seat"] is None and all(len(player["hand"]) <= player["cards"] for player in data["view"]["players"])
    early = json.loads(run("replay", file, "--json", "--to", "12").out)
    assert not early["over"] and early["answers"] == 12
    if early["question"]:
        assert early["question"]["options"] is None  # a spectator does not see them: they tell of the hand


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ([], "FILE is missing."),
        (["nowhere.bdn"], "There is no file “nowhere.bdn”."),
        (["."], "“.” is a folder, not a file."),
        (["x", "--to", "-1"], "--to: it must be a whole number from 0 on, not '-1'."),
        (["x", "--to", "many"], "--to: it must be a whole number"),
        (["x", "--speed", "0"], "--speed: it must be a number of turns a second"),
        (["x", "--speed", "fast"], "--speed: it must be a number of turns a second"),
        (["x", "--watch", "--json"], "choose one"),
    ],
)
def test_wrong_options_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused("replay", *args)


def test_a_record_is_not_longer_than_it_is(game: Game, file: str) -> None:
    assert refused("replay", file, "--to", "99999") == f"--to: the record has {len(game.log)}\u00a0answers, not 99999."


def test_what_is_wrong_in_a_record_is_named_by_line_and_word(file: str) -> None:
    text = Path(file).read_text(encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("1 "))
    wrong = text.replace("\n1   ", "\n1    red >kiosk ;", 1)
    assert f"Line {line}: " in refused("replay", "-", stdin=wrong)
    assert "must be “bedesten 1”" in refused("replay", "-", stdin="")

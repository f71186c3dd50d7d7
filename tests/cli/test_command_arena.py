"""bedesten arena"""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bots.programs import program
from cli.running import refused, run

KEEN = ("arena", "--bots", "keen,random", "--players", "2", "--games", "4", "--seed", "7", "--workers", "1")
LONGEST = 600  # seconds, on a busy machine

HEARS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where whoever started the tests has it ignored
from bedesten.cli import main
sys.exit(main())
"""


def without_times(text: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text)
    for figures in data["bots"].values():
        del figures["ms_per_turn"]
    return data


def test_the_figures_are_told_in_a_table() -> None:
    result = run(*KEEN)
    assert result.code == 0 and result.err == ""
    assert result.out.startswith("4 games of 2 players, base, random layout\n2 blocks of 2 games · 50.0% is par\n")
    heads, keen, other = result.out.split("\n\n")[1].splitlines()[:3]
    assert heads.split() == ["bot", "share", "95", "%", "Elo", "wins", "in", "round", "ms", "a", "turn"]
    assert keen.split()[:2] == ["keen", "100.0%"] and other.split()[:2] == ["random", "0.0%"]


def test_json_is_the_same_with_several_workers() -> None:
    alone, together = run(*KEEN, "--json"), run(*KEEN[:-1], "2", "--json")
    assert without_times(alone.out) == without_times(together.out)
    figures = json.loads(alone.out)["bots"]["keen"]
    assert (figures["share"], figures["high"]) == (1, 1) and 0 < figures["low"] < 1
    assert figures["elo"] > 0 and figures["mean_winning_round"] > 20 and figures["ms_per_turn"] > 0


def test_whole_blocks_are_played() -> None:
    data = json.loads(run("arena", "--bots", "keen,random", "--players", "3", "--games", "1", "--rounds", "2", "--json").out)
    assert (data["games"], data["blocks"], data["players"], data["unfinished"]) == (3, 1, 3, 3)
    assert json.loads(run("arena", "--bots", "keen,keen", "--games", "1", "--rounds", "1", "--json").out)["players"] == 2


def test_the_log_goes_on_where_it_was_and_says_so(tmp_path: Path) -> None:
    log = ("--log", str(tmp_path / "log"), "--json", "--rounds", "5")
    first = run(*KEEN, *log)
    again = run(*KEEN, *log, "--games", "6")
    assert first.err == "" and again.err == f"4 games are in '{tmp_path / 'log'}' already.\n"
    assert json.loads(again.out)["games"] == 6
    assert "the log of another arena: there seed is 7, here it is 8." in refused(*KEEN, *log, "--seed", "8")


@pytest.mark.slow(2)
def test_after_a_kill_the_same_command_goes_on(tmp_path: Path) -> None:
    """Nothing is lost but what was being played, and nothing is counted twice."""
    log = tmp_path / "log"
    arena = [*KEEN, "--json", "--games", "12"]
    process = subprocess.Popen(
        [sys.executable, "-m", "bedesten.cli", *arena, "--workers", "2", "--log", str(log)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    limit = time.monotonic() + LONGEST
    while time.monotonic() < limit and (not log.exists() or log.read_text().count("\n") < 3) and process.poll() is None:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = log.read_text().count("\n")
    assert kept >= 3
    assert without_times(run(*arena, "--log", str(log)).out) == without_times(run(*arena).out)
    assert log.read_text().count("\n") == 7  # the head and six blocks


def test_a_program_takes_part_and_what_it_does_wrong_is_told(tmp_path: Path) -> None:
    name = program(tmp_path, "print('checkmate', flush=True)")
    few = ("arena", "--bots", f"{name},keen", "--games", "2", "--rounds", "2", "--workers", "1", "--answer-seconds", "60")
    data = json.loads(run(*few, "--json").out)
    assert data["bots"][name]["substituted"] == 2 and data["substitute"] == "greedy"
    assert sum(data["faults"].values()) == 2
    assert "wrote 'checkmate', which answers none of" in " ".join(run(*few).out.split())


def test_a_sequential_test_gives_its_verdict() -> None:
    test = ("--sprt", "--elo0", "-10", "--elo1", "400", "--alpha", "0.1", "--games", "40", "--rounds", "1")
    assert json.loads(run(*KEEN, *test, "--json").out)["sprt"]["holds"] == "elo0"
    assert "Sequential test: claim 0 holds (LLR -" in run(*KEEN, *test).out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--games", "0"], "--games: it must be a whole number from 1 to 10000000, not '0'."),
        (["--workers", "0"], "--workers: it must be a whole number from 1 to 1024, not '0'."),
        (["--answer-seconds", "soon"], "--answer-seconds: it must be a number from 0.001 to 3600, not 'soon'."),
        (["--bots", "keen,chess"], "There is no bot “chess”; there are random, keen"),
        (["--bots", "level-9"], "There is no bot “level-9”; there are random, keen"),
        (["--bots", ""], "An arena needs a bot"),
        (["--bots", "keen,random,keen"], "3 bots for 2 seats: then each can be named only once."),
        (["--bots", "program:no-such-program-here,keen"], "program:no-such-program-here cannot be started: No such file"),
        (["--rules", "chess"], "There is no rule set “chess”"),
        (["--elo1", "10"], "--elo1 is for a sequential test: add --sprt."),
        (["--sprt", "--elo1", "-5"], "--elo1 (-5) must be greater than --elo0 (0)."),
        (["--sprt", "--alpha", "0.9"], "--alpha and --beta must lie between 0 and 0.5"),
        (["--sprt", "--bots", "keen"], "A sequential test is between two bots, the new one and the old one, not 1."),
        (["--log", "/"], "The log '/' cannot be written: Is a directory."),
    ],
)
def test_wrong_options_are_refused(args: list[str], sentence: str) -> None:
    assert sentence in refused(*KEEN, *args)


def test_bots_must_be_named() -> None:
    assert "--bots is missing. See `bedesten arena --help`." in refused("arena")


def test_help_teaches() -> None:
    text = " ".join(run("arena", "--help").out.split())
    for word in ("25 % is par", "program:", "--log FILE", "--sprt", "bedesten arena --bots greedy,keen --players 4 --games 400"):
        assert word in text


@pytest.mark.slow(4)
def test_an_interrupted_run_says_how_to_go_on(tmp_path: Path) -> None:
    log = tmp_path / "log"
    arena = ["arena", "--bots", "keen", "--players", "2", "--games", "1000000", "--rounds", "2", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", HEARS, *arena, "--log", str(log)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    try:
        limit = time.monotonic() + LONGEST
        while time.monotonic() < limit and (not log.exists() or log.read_text().count("\n") < 3):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=LONGEST)
    finally:
        process.kill()
    assert process.returncode == 130 and said == f"What was finished is in '{log}': the same command goes on from there.\n"

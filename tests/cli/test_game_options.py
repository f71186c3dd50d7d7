"""Players, layout, variants and seed, wherever they can be given."""

import pytest

from cli.running import refused, run

COMMANDS = ("play", "simulate", "perft")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--players", "1", "--players: it must be a whole number from 2 to 5, not '1'."),
        ("--players", "six", "--players: it must be a whole number from 2 to 5, not 'six'."),
        ("--rules", "chess", "There is no rule set “chess”"),
        ("--layout", "wide", "There is no layout “wide”. Choose one of short, long, numbers and random"),
        ("--layout", "1.2.3/4.5.6", "A layout has 4 rows of 4 places"),
        ("--variants", "caravan-lader", "Did you mean “caravan-leader”?"),
        ("--seed", "-3", "--seed: it must be a whole number from 0 to"),
        ("--seed", "9" * 20, "--seed: it must be a whole number from 0 to"),
        ("--seed", "1.5", "--seed: it must be a whole number from 0 to"),
    ],
)
def test_what_is_wrong_is_said(command: str, option: str, value: str, sentence: str) -> None:
    assert sentence in refused(command, option, value)


@pytest.mark.parametrize("command", COMMANDS)
def test_neutral_assistants_are_not_for_five(command: str) -> None:
    assert "(OPT-6)" in refused(command, "--players", "5", "--variants", "neutral-assistants")


def test_they_are_used() -> None:
    variants = ("--variants", "caravan-leader,neutral-assistants")
    out = run("play", "--players", "4", "--layout", "numbers", *variants, "--seed", "2").out
    assert " greedy 3 Y " in out and "stack 4 (1n)" in out
    first_row = out.splitlines()[1]
    assert [first_row.find(name) for name in ("1 Wainwright", "2 Fabric", "3 Spice", "4 Fruit")] == sorted(
        first_row.find(name) for name in ("1 Wainwright", "2 Fabric", "3 Spice", "4 Fruit")
    )


def test_the_same_seed_gives_the_same_game() -> None:
    assert run("play", "--seed", "5").out == run("play", "--seed", "5").out != run("play", "--seed", "6").out

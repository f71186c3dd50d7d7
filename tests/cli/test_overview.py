"""`bedesten` alone, --version, --help, and what is wrong with a command line."""

import subprocess
import sys

import pytest

import bedesten
from bedesten.cli import commands
from bedesten.cli.commands import rules
from cli.running import refused, run

NAMES = [command.NAME for command in commands.COMMANDS]


def test_alone_it_says_what_to_try() -> None:
    result = run()
    assert result.code == 0 and "bedesten play" in result.out
    assert all(f"  {name}" in result.out for name in NAMES)


def test_the_version_and_whether_it_is_compiled() -> None:
    words = "(compiled)" if bedesten.COMPILED else "(not compiled"
    assert run("--version").out.startswith(f"bedesten {bedesten.__version__} {words}")


def test_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.code == 0 and all(name in result.out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_with_examples_and_a_next_step(name: str) -> None:
    result = run(name, "--help")
    assert result.code == 0
    examples = result.out.partition("examples:\n")[2]
    assert f"  bedesten {name}" in examples
    assert examples.strip().count("\n\n") == 1 and "bedesten " in examples.rpartition("\n\n")[2]


def test_unknown_commands_and_options_are_refused_in_a_sentence() -> None:
    assert "There is no command 'plya'" in refused("plya") and "Did you mean 'play'?" in refused("plya")
    assert refused("play", "--zzz") == "“--zzz” isn’t an option of `bedesten play`. See `bedesten play --help`."
    assert refused("--zzz") == "“--zzz” isn’t an option of `bedesten`. See `bedesten --help`."
    assert "--players needs a value" in refused("play", "--players")


def test_an_interruption_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "topics", interrupted)
    result = run("rules")
    assert (result.code, result.out, result.err) == (130, "", "")


def test_it_does_not_mind_when_nobody_reads_on() -> None:
    script = f"{sys.executable} -W ignore -m bedesten.cli rules | head -1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout == run("rules").out.splitlines(keepends=True)[0] and done.stderr == ""


@pytest.mark.parametrize("command", [[], ["rules"], ["rules", "tea"], ["perft", "--depth", "1"]])
def test_what_is_no_terminal_gets_no_colours(command: list[str]) -> None:
    assert "\x1b" not in run(*command).out

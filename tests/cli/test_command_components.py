"""bedesten components, and --components of every command"""

import json
from pathlib import Path

import pytest

from bedesten.engine.components import own_text
from cli.running import refused, run
from components import MOCHA, OTHERS, command, written


def test_it_prints_our_file_for_users_to_change() -> None:
    assert run("components").out == own_text()


def test_a_file_is_checked(tmp_path: Path) -> None:
    assert run("components", "--check", written(tmp_path, MOCHA)).out == (
        "Nothing is wrong with it. It replaces bonus_cards.mocha.\n"
    )
    ours = run("components", "--check", written(tmp_path, own_text()))
    assert ours.code == 0 and ours.out.endswith("it replaces nothing.\n")
    result = run("components", "--check", written(tmp_path, "[tavern]\ntile_coffee = [9]\n[moon]\n"))
    assert result.code == 2 and result.out == "" and result.err.count("\n- ") == 2 and "Traceback" not in result.err
    assert "no such file" in refused("components", "--check", str(tmp_path / "none.toml"))


@pytest.mark.slow(2)
def test_what_is_in_use_for_programs(tmp_path: Path) -> None:
    ours = json.loads(run("components", "--json").out)
    assert ours["tavern"]["sure"] == "likely" and ours["mosques"]["sure"] == "certain"
    assert ours["in_use"] == {"replaced": [], "digests": {"grand": "", "letters": "", "mocha": ""}}
    theirs = json.loads(command("", "components", "--json", "--components", written(tmp_path)).stdout)
    assert theirs["tavern"]["sure"] == "replaced" and theirs["tavern"]["tile_coffee"] == [2, 3, 5]
    assert all(theirs["in_use"]["digests"].values()) and "tavern" in theirs["in_use"]["replaced"]


@pytest.mark.slow
@pytest.mark.parametrize("flag", [["--components", "{}"], ["--components={}"]], ids=["apart", "joined"])
@pytest.mark.parametrize("is_first", [True, False], ids=["before the command", "behind it"])
def test_every_command_can_be_given_them(tmp_path: Path, flag: list[str], is_first: bool) -> None:
    given, words = [part.format(written(tmp_path)) for part in flag], ["components", "--json"]
    done = command("", *([*given, *words] if is_first else [*words, *given]))
    assert done.returncode == 0 and '"sure": "replaced"' in done.stdout, done.stderr


@pytest.mark.slow(2)
def test_the_flag_comes_before_the_environment(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    done = command(written(tmp_path / "other", OTHERS), "--version", "--components", written(tmp_path, MOCHA))
    assert done.stdout.endswith(f" with bonus_cards.mocha of '{tmp_path / 'mine.toml'}'\n")
    assert "tavern" in command(written(tmp_path / "other", OTHERS), "--version").stdout


def test_a_file_with_mistakes_is_refused_before_anything_else(tmp_path: Path) -> None:
    file = written(tmp_path, "[tavern]\ntile_coffee = [9]\n")
    for done in (command("", "rules", "tea", "--components", file), command(file, "rules", "tea"), command(file)):
        assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
        assert done.stderr.startswith(f"bedesten: The components in '{file}' cannot be used:\n- tavern: 'tile_coffee' must be ")


def test_a_program_that_has_begun_cannot_change_them(tmp_path: Path) -> None:
    assert "read once, when a program starts" in refused("rules", "tea", "--components", written(tmp_path))
    assert "--components needs a value" in refused("rules", "tea", "--components")


def test_a_record_goes_on_only_with_its_components(tmp_path: Path) -> None:
    record = tmp_path / "evening.bdn"
    record.write_text(
        "bedesten 1\nrules mocha 2026.2\nlayout first\ncomponents 0123456789ab\nseats red=Ada green=Bob\n", encoding="utf-8"
    )
    said = refused("replay", str(record))
    assert "(0123456789ab)" in said and "Start Bedesten with --components and the file that has them." in said


def test_the_contents_of_the_rules_say_what_is_not_certain() -> None:
    said = " ".join(run("rules").out.split())
    assert "The numbers of layouts.letters.first, bonus_cards.mocha," in said and "bedesten components" in said

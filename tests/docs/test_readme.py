"""The README shows the real thing."""

import re
from pathlib import Path

from bedesten.engine.state import State
from bedesten.engine.structs import image

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_rule_in_the_readme_is_the_rule_in_the_code() -> None:
    shown = re.search(r"```py\n(.*?)```", README, re.DOTALL)
    source = (ROOT / "src" / "bedesten" / "engine" / "rules" / "base" / "tea_house.py").read_text(encoding="utf-8")
    assert shown and shown[1] in source


def test_the_size_of_a_game_is_what_the_readme_says() -> None:
    size = len(image(State(), State))
    assert f"A game is {size} bytes of numbers" in README and size <= 1024


def test_the_first_lines_say_what_it_is_and_that_it_is_unofficial() -> None:
    first = README[:700]
    assert "Istanbul" in first and "unofficial implementation with its own words and\nart" in first
    assert "$ make play" in README[:1200] and "$ make test" in README[:1200]


def test_every_make_target_named_there_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"[`$] ?make ([a-z]+)", README)) <= targets

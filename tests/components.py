"""Other components than ours, and programs that begin with them: a process reads its components once."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

OTHERS = """
[bonus_cards.mocha]
coffee2 = 3
house = 0
[dice_mocha]
lira = { 2 = 9 }
coffee = { 12 = 5 }
letters = { 3 = 1 }
cards = { 4 = 2 }
goods = { 5 = "RB", 6 = "**" }
[tavern]
tile_coffee = [2, 3, 5]
[baksheesh_back]
back = "RGB"
[layouts.letters.first]
grid = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 21, 22, 23, 24]]
[bonus_cards.letters]
letter = 1
secret = 0
[dice_letters]
lira = { 3 = 8 }
letters = { 4 = 3 }
coffee = { 4 = 1 }
[letters]
places = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 21, 21, 22, 22, 23, 23, 24, 24]
"""
MOCHA = "[bonus_cards.mocha]\nsix = 1\n"


def written(folder: Path, text: str = OTHERS) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def begun_with(file: str, code: str, **environment: str) -> Any:
    """What a program says (as JSON, in its last line) that begins with a file of components."""
    done = process(file, sys.executable, "-c", code, **environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def command(file: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """`bedesten arguments` in a process of its own."""
    return process(file, sys.executable, "-m", "bedesten.cli", *arguments)


def process(file: str, *command: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    paths = os.pathsep.join(sys.path)
    given = {**os.environ, "PYTHONPATH": paths, "BEDESTEN_COMPONENTS": file, **environment}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=given, timeout=600)

"""Programs that play, or do not."""

import sys
from pathlib import Path

POLITE = """
import sys
for line in sys.stdin:
    command, *words = line.split()
    if command == "bedesten-bot":
        print("ready", flush=True)
    elif command == "ask":
        {answer}
    elif command == "quit":
        break
"""
SENSIBLE = "print('answer', next((w for w in words[1:] if w not in ('stop', 'skip', 'end')), words[1]), flush=True)"


def program(folder: Path, answer: str = SENSIBLE, before: str = "") -> str:
    """Its name as a bot. `answer`: what it does when it is asked `words[0]` with the options `words[1:]`."""
    file = folder / "bot.py"
    file.write_text(f"{before}\n{POLITE.format(answer=answer)}", encoding="utf-8")
    return f"program:{sys.executable} {file}"


def killer(folder: Path) -> str:
    """A program that ends the worker it plays with when it is asked for the first time, and never again."""
    before = f"""
import os
def kill_once():
    try:
        open({str(folder / "killed")!r}, "x").close()
    except FileExistsError:
        return
    os.kill(os.getppid(), 9)
"""
    return program(folder, f"kill_once(); {SENSIBLE}", before)

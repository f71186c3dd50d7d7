"""What `bedesten` alone says."""

import bedesten
from bedesten.cli.commands import COMMANDS
from bedesten.cli.screen import out
from bedesten.engine.components import FILE, REPLACED
from bedesten.engine.core import UNCOMPILED

TRY = [
    ("bedesten play", "a game against two bots, here in the terminal"),
    ("bedesten play --seats Ada,Grace", "two of you at one keyboard"),
    ("bedesten rules tea", "how the Tea House works"),
    ("bedesten simulate --games 200", "many games of bots, counted"),
]


def version_line() -> str:
    how = "compiled" if bedesten.COMPILED else "not compiled: the rules run as plain Python"
    why = f"\n{UNCOMPILED}" if UNCOMPILED else ""
    others = f" with {', '.join(REPLACED)} of '{FILE}'" if REPLACED else ""
    return f"bedesten {bedesten.__version__} ({how}){others}{why}"


def overview() -> None:
    console = out()
    console.print("Bedesten", style="bold", end="")
    console.print(" – the board game Istanbul for the terminal, for programs, for bots. Unofficial.\n")
    console.print("Try:", style="bold")
    _listed(TRY)
    console.print("\nCommands:", style="bold")
    _listed([(command.NAME, command.LINE) for command in COMMANDS])
    console.print("\n`bedesten COMMAND --help` explains one and shows examples.")


def _listed(pairs: list[tuple[str, str]]) -> None:
    width = max(len(name) for name, _ in pairs)
    for name, line in pairs:
        print(f"  {name:<{width}}  {line}")

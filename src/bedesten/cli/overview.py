"""What `bedesten` alone says."""

import bedesten
from bedesten.cli.commands import COMMANDS
from bedesten.cli.screen import out
from bedesten.cli.speech import t
from bedesten.engine.components import FILE, REPLACED
from bedesten.engine.core import UNCOMPILED

TRY = {
    "play": "bedesten play",
    "together": "bedesten play --seats Ada,Grace",
    "rules": "bedesten rules tea",
    "simulate": "bedesten simulate --games 200",
}


def version_line() -> str:
    how = "compiled" if bedesten.COMPILED else "not compiled: the rules run as plain Python"
    why = f"\n{UNCOMPILED}" if UNCOMPILED else ""
    others = f" with {', '.join(REPLACED)} of '{FILE}'" if REPLACED else ""
    return f"bedesten {bedesten.__version__} ({how}){others}{why}"


def overview() -> None:
    console = out()
    console.print("Bedesten", style="bold", end="")
    console.print(f" – {t('terminal-unofficial')}\n")
    console.print(t("terminal-try"), style="bold")
    _listed([(command, t(f"terminal-try-{name}")) for name, command in TRY.items()])
    console.print(f"\n{t('terminal-commands')}", style="bold")
    _listed([(command.NAME, command.LINE) for command in COMMANDS])
    console.print(f"\n{t('terminal-explained')}")


def _listed(pairs: list[tuple[str, str]]) -> None:
    width = max(len(name) for name, _ in pairs)
    for name, line in pairs:
        print(f"  {name:<{width}}  {line}")

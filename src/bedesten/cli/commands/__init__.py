"""The commands, in the order in which they are listed: each module has NAME, LINE and add(commands)."""

from bedesten.cli.commands import backup, bench, check, components, perft, play, position, replay, rules, serve, simulate, verify

COMMANDS = (play, serve, simulate, replay, verify, backup, check, position, rules, components, perft, bench)

"""The commands, in the order in which they are listed: each module has NAME, LINE and add(commands)."""

from bedesten.cli.commands import bench, perft, play, position, replay, rules, serve, simulate, verify

COMMANDS = (play, serve, simulate, replay, verify, position, rules, perft, bench)

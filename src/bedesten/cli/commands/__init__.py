"""The commands, in the order in which they are listed: each module has NAME, LINE and add(commands)."""
from bedesten.cli.commands import bench, perft, play, position, replay, rules, simulate

COMMANDS = (play, simulate, replay, position, rules, perft, bench)

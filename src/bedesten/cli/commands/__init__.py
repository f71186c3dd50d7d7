"""The commands, in the order in which they are listed: each module has NAME, LINE and add(commands)."""

from bedesten.cli.commands import (
    analyse,
    arena,
    backup,
    bench,
    check,
    components,
    perft,
    play,
    position,
    replay,
    restore,
    rules,
    serve,
    simulate,
    train,
    verify,
)

COMMANDS = (
    play,
    serve,
    simulate,
    arena,
    train,
    replay,
    analyse,
    verify,
    backup,
    restore,
    check,
    position,
    rules,
    components,
    perft,
    bench,
)

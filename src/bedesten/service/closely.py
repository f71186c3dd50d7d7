"""A finished game is looked at in a process of its own, which gives way to all others. It loads no more than it needs."""

import os
import signal
from multiprocessing.connection import Connection
from time import monotonic

import msgspec

from bedesten.bots.analysis.looking import analyse
from bedesten.engine.record import read_record
from bedesten.service.following import follow

SAYS = 0.25  # seconds between two words of how far it is
GIVES_WAY = 19  # the lowest priority


def look_closely(line: Connection, record: str, depth: str) -> None:
    """Says how far it is, and in the end what was found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow()
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    said = 0.0

    def told(done: int, steps: int) -> None:
        nonlocal said
        if monotonic() - said >= SAYS:
            said = monotonic()
            line.send((done, steps))

    line.send(msgspec.json.encode(analyse(read_record(record), depth, told)))

"""A finished game is looked at in a process of its own, which gives way to all others. It loads no more than it needs."""

import os
import signal
from multiprocessing.connection import Connection
from time import monotonic

import msgspec

from bedesten.bots.analysis.analyser import analyse
from bedesten.engine.record import read_record
from bedesten.service.parent_process import end_with_parent

PROGRESS_INTERVAL = 0.25  # seconds between two words of how far it is
LOWEST_PRIORITY = 19  # the lowest priority


def analyse_apart(line: Connection, record: str, depth: str) -> None:
    """Says how far it is, and in the end what was found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    said = 0.0

    def progress(done: int, steps: int) -> None:
        nonlocal said
        if monotonic() - said >= PROGRESS_INTERVAL:
            said = monotonic()
            line.send((done, steps))

    line.send(msgspec.json.encode(analyse(read_record(record), depth, progress)))

"""What systems do differently. On Windows there is no `fcntl`, no `resource` and no root."""

import os
import signal
import subprocess
from contextlib import suppress
from importlib import import_module
from typing import IO, Any

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

WITHOUT_LIMIT = 2048  # files, where the system does not tell how many a process may open


def lock(file: int | IO[Any]) -> bool:
    """Hold an open file until it is closed, however the process ends. False, if somebody else holds it."""
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            _lock_a_byte(file if isinstance(file, int) else file.fileno())
    except (BlockingIOError, PermissionError):
        return False
    return True


def _lock_a_byte(file: int) -> None:
    """As Windows does it, far behind everything that stands in the file: what is locked there cannot be read."""
    msvcrt: Any = import_module("msvcrt")
    here = os.lseek(file, 0, os.SEEK_CUR)
    try:
        os.lseek(file, 2**30, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    finally:
        os.lseek(file, here, os.SEEK_SET)


def allow_files(wanted: int) -> int:
    """Let the process open so many files, or as many as the system allows; returns how many that are."""
    if resource is None:
        return min(wanted, WITHOUT_LIMIT)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = wanted if most == resource.RLIM_INFINITY else min(most, wanted)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return allowed


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def end_all(process: "subprocess.Popen[bytes]") -> None:
    """A process that leads a session of its own, and all that it has started there; on Windows the process alone."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()

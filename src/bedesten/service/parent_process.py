"""A process that does not outlive the one that started it, however that ends: it would hold a port, or think for nobody."""

import os
import signal
import time
from multiprocessing import parent_process
from threading import Thread

STOP_TIMEOUT = 10.0  # seconds until a process that does not stop in good order is stopped


def end_with_parent(patience: float = 0) -> None:
    """End with whoever started this process: at once, or within so many seconds in good order, as after a SIGTERM."""
    starter = parent_process()
    if starter is None:
        return

    def wait() -> None:
        starter.join()
        if patience:
            os.kill(os.getpid(), signal.SIGTERM)
            time.sleep(patience)
        os._exit(0)

    Thread(target=wait, name="following", daemon=True).start()

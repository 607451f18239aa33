"""Keep processors awake while intervals of milliseconds are measured.

An idle processor of a virtual machine is given to other machines and returned late, which would
falsify the measurement. So each processor runs a busy loop at the lowest priority during the
measurement.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

LEAST = 19


@contextlib.contextmanager
def awake() -> Iterator[None]:
    processors = range(os.cpu_count() or 1)
    idlers = [subprocess.Popen([sys.executable, __file__]) for _ in processors]
    try:
        yield
    finally:
        for idler in idlers:
            idler.kill()
            idler.wait()


def idle() -> None:
    """A busy loop that runs only when nobody else needs the processor."""
    os.nice(LEAST)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        # Linux schedules by session first; a priority counts only within a session.
        os.setsid()
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(LEAST), encoding="ascii")
    parent = os.getppid()
    # Exit with the parent, even if it was killed.
    while os.getppid() == parent:
        pass


if __name__ == "__main__":
    idle()

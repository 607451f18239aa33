"""Processors that stay awake while something is measured that takes milliseconds.

A processor with nothing to do goes to sleep. That of a virtual machine is lent to others meanwhile
and given back late, and what is measured between two waits is the host's patience. So for as long
as it is measured each processor has a process that does nothing, of a rank so low that whoever
wants the processor has it at once.
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
    """For ever, whenever nobody else wants the processor."""
    os.nice(LEAST)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        # Linux shares processors out by session first; a rank counts only within one.
        os.setsid()
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(LEAST), encoding="ascii")
    parent = os.getppid()
    # Not without whoever measures: if that was ended before it could say so, nobody waits for this.
    while os.getppid() == parent:
        pass


if __name__ == "__main__":
    idle()

"""Holding a process to a share of a processor, so that a small machine has some to give.

Linux does that for a group of processes (cgroups, the second or the first version), and only for
root. Shares are counted in short periods, so that a process held to a quarter of a processor waits
milliseconds for its next turn and not tenths of a second.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PERIOD = 10_000
"""Microseconds."""
SECOND = Path("/sys/fs/cgroup")
FIRST = SECOND / "cpu"


class CannotHold(Exception):
    """Why no process can be held to a share here, in one line."""


@contextmanager
def held(pid: int, share: float) -> Iterator[None]:
    """Hold the process, and all its threads, to this share of one processor meanwhile."""
    groups, limits = _ways(round(share * PERIOD))
    group = groups / f"mapmakers-load-{os.getpid()}-{pid}"
    try:
        group.mkdir()
        try:
            for file, value in limits.items():
                (group / file).write_text(value)
            (group / "cgroup.procs").write_text(str(pid))
        except OSError:
            group.rmdir()
            raise
    except OSError as error:
        raise CannotHold(
            f"No process can be held to a share of a processor here: {error}."
        ) from error
    try:
        yield
    finally:
        if Path(f"/proc/{pid}").exists():
            (groups / "cgroup.procs").write_text(str(pid))
        group.rmdir()


def _ways(quota: int) -> tuple[Path, dict[str, str]]:
    """Where groups are made, and what says how much one of them may have."""
    if (FIRST / "cpu.cfs_quota_us").exists() or (FIRST / "cpu.shares").exists():
        return FIRST, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    controllers = SECOND / "cgroup.subtree_control"
    if controllers.exists() and "cpu" in controllers.read_text().split():
        return SECOND, {"cpu.max": f"{quota} {PERIOD}"}
    raise CannotHold(
        "No process can be held to a share of a processor here: that needs Linux with cgroups."
    )

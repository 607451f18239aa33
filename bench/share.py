"""Limit a process to a share of a processor with a Linux control group (version 2 or 1).

This needs root. The period is short, so that a limited process waits milliseconds for its next
turn, not tenths of a second.
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
    """A process cannot be limited here; the text says why in one line."""


@contextmanager
def held(pid: int, share: float) -> Iterator[None]:
    """Limit the process and its threads to this share of one processor."""
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
    """The folder of the groups, and the files that set the limit of a group."""
    if (FIRST / "cpu.cfs_quota_us").exists() or (FIRST / "cpu.shares").exists():
        return FIRST, {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    controllers = SECOND / "cgroup.subtree_control"
    if controllers.exists() and "cpu" in controllers.read_text().split():
        return SECOND, {"cpu.max": f"{quota} {PERIOD}"}
    raise CannotHold(
        "No process can be held to a share of a processor here: that needs Linux with cgroups."
    )

"""What else the machine did while something was measured."""

import os
from pathlib import Path

STOLEN = 7
"""Where the first line of Linux's /proc/stat says how long a virtual machine was kept waiting."""


class Machine:
    """Says from its making on how busy the machine was, and how much of its time its host took."""

    def __init__(self) -> None:
        self._before = _ticks()

    @property
    def taken(self) -> float:
        """The part of the processors' time that the host took."""
        ticks = [now - before for now, before in zip(_ticks(), self._before, strict=True)]
        return ticks[STOLEN] / sum(ticks) if sum(ticks) else 0.0

    def figures(self) -> dict[str, float | int | str]:
        return {
            "load_average": round(os.getloadavg()[0], 1),
            "taken_by_the_host_percent": round(100 * self.taken, 1),
        }


def _ticks() -> list[int]:
    """Nothing where there is no such file."""
    file = Path("/proc/stat")
    if not file.is_file():
        return []
    # The last two are guests' time, which stands in the first two as well.
    return [int(ticks) for ticks in file.read_text().split("\n", 1)[0].split()[1:9]]

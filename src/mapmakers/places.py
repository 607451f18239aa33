"""Where the package finds what comes with it, in a clone and in an installed wheel alike."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_CLONE = PACKAGE.parents[1]
IN_A_CLONE = PACKAGE.parent.name == "src" and (_CLONE / "pyproject.toml").is_file()


def rules_folder() -> Path:
    return _CLONE / "docs" / "rules" if IN_A_CLONE else PACKAGE / "rules"


def performance_page() -> Path:
    """What the bench writes to; only a clone has it."""
    return _CLONE / "docs" / "performance.md"


def bench_folder() -> Path:
    """Where peers that are no Python packages are looked for; only a clone has it."""
    return _CLONE / "bench"


def bots_page() -> Path:
    """What the arena writes to; only a clone has it."""
    return _CLONE / "docs" / "bots.md"


def client_folder() -> Path:
    return _CLONE / "web" / "dist" if IN_A_CLONE else PACKAGE / "client"


COMPILED = "MAPMAKERS_COMPILED"
"""Names the variable by which the tests of a clone have their own compiled engines."""


def compiled_folder() -> Path:
    """Where compiled engines are: a wheel carries one, a clone keeps those it made."""
    if not IN_A_CLONE:
        return PACKAGE / "compiled_engine"
    return Path(os.environ.get(COMPILED) or _CLONE / "build" / "engine")


def default_data_folder() -> Path:
    """A clone keeps its own data; an installed Mapmakers keeps the user's."""
    if IN_A_CLONE:
        return _CLONE / "data"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "mapmakers"

"""Paths of files that come with the package, in a clone and in an installed wheel."""

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_CLONE = PACKAGE.parents[1]
IN_A_CLONE = PACKAGE.parent.name == "src" and (_CLONE / "pyproject.toml").is_file()


def rules_folder() -> Path:
    return _CLONE / "docs" / "rules" if IN_A_CLONE else PACKAGE / "rules"


def performance_page() -> Path:
    """The document that the bench writes to; only in a clone."""
    return _CLONE / "docs" / "performance.md"


def bench_folder() -> Path:
    """The folder of peers that are not Python packages; only in a clone."""
    return _CLONE / "bench"


def bots_page() -> Path:
    """The document that the arena writes to; only in a clone."""
    return _CLONE / "docs" / "bots.md"


def client_folder() -> Path:
    return _CLONE / "web" / "dist" if IN_A_CLONE else PACKAGE / "client"


COMPILED = "MAPMAKERS_COMPILED"
"""The environment variable with which tests select their own folder of compiled engines."""


def compiled_folder() -> Path:
    """The folder of compiled engines: a wheel contains one, a clone those it compiled."""
    if not IN_A_CLONE:
        return PACKAGE / "compiled_engine"
    return Path(os.environ.get(COMPILED) or _CLONE / "build" / "engine")


def default_data_folder() -> Path:
    """In a clone, a folder of the clone; otherwise the user's data folder."""
    if IN_A_CLONE:
        return _CLONE / "data"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "mapmakers"

"""Selection of the engine: plain, or compiled.

The engine and the search of the bots are compiled as one native group by tools/compile_engine.py.
The result is a folder that mirrors these packages with machine code in place of most modules. Its
name contains the Python version and the hash of the sources, so that only a matching folder is
used. Each of these packages imports from its part of the folder first.
"""

import os
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

from mapmakers.places import PACKAGE, compiled_folder

Kind = Literal["compiled", "plain"]

CHOICE = "MAPMAKERS_ENGINE"
"""The environment variable that selects one of the two."""

COMPILED_PACKAGES = ("engine", "bots/*/search")
"""The compiled packages, relative to this package."""
RECIPE = "compiled.toml"
"""The file that lists the modules that stay Python, and the flags of the C compiler."""

SOURCE = {".py", ".json", ".toml"}


class NoSuchEngine(ImportError):
    """The environment selects an engine that is not available; the text says so in one line."""


def compiled_modules(package: str) -> list[str]:
    """The folder of a package's compiled modules; empty for the plain engine.

    `__path__[:0] = compiled_modules(__name__)` makes a package import from there first.
    """
    chosen = os.environ.get(CHOICE, "")
    if chosen not in ("", "plain", "compiled"):
        raise NoSuchEngine(f"{CHOICE} is plain or compiled, not {chosen!r}")
    if chosen == "plain":
        return []
    engine = compiled_engine()
    if engine is not None:
        return [str(engine.joinpath(*package.split(".")[1:]))]
    if chosen == "compiled":
        missing = compiled_folder() / name_of_compiled()
        raise NoSuchEngine(f"{CHOICE}=compiled, but no compiled engine fits: {missing} is missing")
    return []


def compiled_engine() -> Path | None:
    """The folder of the compiled engine, if it exists."""
    return _fitting_engine(compiled_folder())


@cache
def _fitting_engine(folder: Path) -> Path | None:
    """Looked up once per process: the search of bots that are imported later must be of the same
    kind as the engine, even if one has been compiled meanwhile."""
    engine = folder / name_of_compiled()
    return engine if engine.is_dir() else None


def name_of_compiled(package: Path = PACKAGE) -> str:
    """The name of the folder for this Python version and these sources."""
    total = sha256()
    for file in sources(package):
        total.update(f"{file.relative_to(package).as_posix()}\n".encode())
        total.update(sha256(file.read_bytes()).digest())
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    return f"{python}-{total.hexdigest()[:16]}"


def sources(package: Path) -> Iterator[Path]:
    """All source files of the compiled engine, in a fixed order."""
    yield package / RECIPE
    for folder in compiled_packages(package):
        yield from sorted(file for file in folder.rglob("*") if file.suffix in SOURCE)


def compiled_packages(package: Path) -> list[Path]:
    """The folders of the compiled packages."""
    return [folder for pattern in COMPILED_PACKAGES for folder in sorted(package.glob(pattern))]

"""Which engine runs: the plain one, or the same one compiled.

What is compiled is the engine and the bots' search, in one native group. The result is a folder
that mirrors these packages with machine code in place of most modules, made by
tools/compile_engine.py.
Its name holds the Python it was made for and the hash of the sources it was made from, so none is
ever taken that does not fit both. Each of these packages looks into its part of the folder first.
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
"""Names the variable of the environment that insists on one of the two."""

COMPILED_PACKAGES = ("engine", "bots/*/search")
"""What the compiled engine mirrors, relative to this package."""
RECIPE = "compiled.toml"
"""Says which modules of them stay Python, and what the C compiler is told."""

SOURCE = {".py", ".json", ".toml"}


class NoSuchEngine(ImportError):
    """The environment insists on an engine that is not there; the text says so in one line."""


def compiled_modules(package: str) -> list[str]:
    """The folder of a package's compiled modules, or nothing where the plain ones are to run.

    `__path__[:0] = compiled_modules(__name__)` lets a package look there first.
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
    """The folder of the compiled engine; None where there is none."""
    return _fitting_engine(compiled_folder())


@cache
def _fitting_engine(folder: Path) -> Path | None:
    """A process looks once: the search of bots that are imported later must be of the same kind as
    the engine, also if one has been compiled meanwhile."""
    engine = folder / name_of_compiled()
    return engine if engine.is_dir() else None


def name_of_compiled(package: Path = PACKAGE) -> str:
    """The name of the folder that fits this Python and these sources."""
    total = sha256()
    for file in sources(package):
        total.update(f"{file.relative_to(package).as_posix()}\n".encode())
        total.update(sha256(file.read_bytes()).digest())
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    return f"{python}-{total.hexdigest()[:16]}"


def sources(package: Path) -> Iterator[Path]:
    """All files that the compiled engine is made from, in a fixed order."""
    yield package / RECIPE
    for folder in compiled_packages(package):
        yield from sorted(file for file in folder.rglob("*") if file.suffix in SOURCE)


def compiled_packages(package: Path) -> list[Path]:
    """The folders of the packages that are compiled."""
    return [folder for pattern in COMPILED_PACKAGES for folder in sorted(package.glob(pattern))]

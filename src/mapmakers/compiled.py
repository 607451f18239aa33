"""Which engine runs: the plain one of mapmakers.engine, or the same one compiled.

A compiled engine is a folder that mirrors mapmakers.engine with machine code in place of most
modules; tools/compile_engine.py makes it. The folder's name holds the Python it was made for and
the hash of the sources it was made from, so none is ever taken that does not fit both.
"""

import os
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

from mapmakers.places import PACKAGE, compiled_folder

Kind = Literal["compiled", "plain"]

CHOICE = "MAPMAKERS_ENGINE"
"""Names the variable of the environment that insists on one of the two."""

SOURCE = {".py", ".json", ".toml"}


class NoSuchEngine(ImportError):
    """The environment insists on an engine that is not there; the text says so in one line."""


def compiled_modules() -> list[str]:
    """The folder of the compiled engine, or nothing where the plain one is to run."""
    chosen = os.environ.get(CHOICE, "")
    if chosen not in ("", "plain", "compiled"):
        raise NoSuchEngine(f"{CHOICE} is plain or compiled, not {chosen!r}")
    if chosen == "plain":
        return []
    folder = compiled_folder() / name_of_compiled()
    if folder.is_dir():
        return [str(folder)]
    if chosen == "compiled":
        raise NoSuchEngine(f"{CHOICE}=compiled, but no compiled engine fits: {folder} is missing")
    return []


def name_of_compiled(engine: Path = PACKAGE / "engine") -> str:
    """The name of the folder that fits this Python and these sources."""
    total = sha256()
    for file in sorted(engine.rglob("*")):
        if file.suffix in SOURCE:
            total.update(f"{file.relative_to(engine).as_posix()}\n".encode())
            total.update(sha256(file.read_bytes()).digest())
    python = EXTENSION_SUFFIXES[0].split(".")[1]
    return f"{python}-{total.hexdigest()[:16]}"

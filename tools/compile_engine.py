"""Compile the engine to machine code: .venv/bin/python -m tools.compile_engine

The engine and the bots' search become one native group, in a folder of build/engine that mirrors
their packages and that they look into first (see mapmakers.compiled). src/mapmakers/compiled.toml
says which of their modules are compiled.
"""

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.places import COMPILED, COMPILED_FOR_TESTS, ROOT, SOURCES
from tools.shell import SetupError, exclusive_lock, run_quietly, status

sys.path.insert(0, str(SOURCES))

from mapmakers.compiled import RECIPE, compiled_packages, name_of_compiled
from mapmakers.places import compiled_folder

PACKAGE = SOURCES / "mapmakers"
KEPT_BUILDS = 4
"""How many compiled engines are kept, so that switching branches does not compile again."""

FAST_BUILD_FLAGS = ("-O1",)
"""Flags that override those of compiled.toml for tests, where compile time matters more than the
speed of the engine."""

TEMPORARY = "making-"
SMOKE_TEST = """
from pathlib import Path
import mapmakers.compiled
mapmakers.compiled.compiled_engine = lambda: Path({engine!r})
from importlib import import_module
for module in {modules!r}:
    import_module(module)
"""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compile_engine", description=__doc__)
    parser.add_argument("--again", action="store_true", help="compile even if it was done before")
    parser.add_argument(
        "--for-tests", action="store_true", help="compile faster, into a folder that only tests use"
    )
    options = parser.parse_args(arguments)
    folder, flags = (COMPILED_FOR_TESTS, FAST_BUILD_FLAGS) if options.for_tests else (COMPILED, ())
    try:
        print(compile_engine(folder, flags, again=options.again))
    except SetupError as error:
        status(str(error))
        return 1
    return 0


def missing_requirement() -> str | None:
    """The first missing requirement for compiling, as text; None if the engine can be compiled."""
    if sys.implementation.name != "cpython":
        return "only CPython can run it"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(os.environ.get("CC", compiler)) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's headers are missing"
    return None


def compiled_path(folder: Path) -> Path:
    """The path of the compiled engine for these sources, whether it exists or not."""
    return folder / name_of_compiled(PACKAGE)


def compile_engine(
    folder: Path | None = None, flags: Sequence[str] = (), *, again: bool = False
) -> Path:
    """Return the compiled engine for these sources, compiling it if it does not exist.

    Without a folder, it is the one that mapmakers.engine uses.
    """
    folder = folder or compiled_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with exclusive_lock(folder, "Waiting for the engine to be compiled ..."):
        compiled = compiled_path(folder)  # sources may have changed while waiting
        for unfinished in folder.glob(f"{TEMPORARY}*"):
            shutil.rmtree(unfinished)
        if compiled.is_dir() and not again:
            return compiled
        missing = missing_requirement()
        if missing:
            raise SetupError(f"The engine cannot be compiled here: {missing}.")
        with tempfile.TemporaryDirectory(prefix=TEMPORARY, dir=folder) as temporary:
            modules = build_modules(Path(temporary), flags)
            shutil.rmtree(compiled, ignore_errors=True)
            modules.rename(compiled)
        remove_old_builds(folder)
    return compiled


def build_modules(work: Path, flags: Sequence[str]) -> Path:
    """Compile in a temporary folder and return the folder of the packages in it."""
    copied = work / PACKAGE.name
    for folder in compiled_packages(PACKAGE):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(folder, copied / folder.relative_to(PACKAGE), ignore=ignored)
    for file in PACKAGE.glob("*.py"):  # what their packages import
        shutil.copy(file, copied)
    how = recipe()
    for module, twin in how["twins"].items():
        shutil.copy(copied / twin, copied / module)
    chosen = chosen_modules(copied, how)
    names = [file.relative_to(work).as_posix() for file in chosen]
    run_quietly(
        [sys.executable, "-m", "tools.mypyc_build", *how["flags"], *flags, *names],
        failure="The engine could not be compiled: see the output above.",
        cwd=work,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    for file in [*chosen, *copied.glob("*.py")]:
        file.unlink()
    shutil.copytree(work / "compiled" / PACKAGE.name, copied, dirs_exist_ok=True)
    run_quietly(
        [
            sys.executable,
            "-c",
            SMOKE_TEST.format(engine=str(copied), modules=[module_name(name) for name in names]),
        ],
        failure="The compiled engine does not run: see the output above.",
        env={**os.environ, "PYTHONPATH": str(SOURCES), "MAPMAKERS_ENGINE": "compiled"},
    )
    return copied


def recipe() -> dict[str, Any]:
    """What is compiled, and how."""
    return tomllib.loads((PACKAGE / RECIPE).read_text())


def module_name(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def chosen_modules(package: Path, how: dict[str, Any]) -> list[Path]:
    """The modules to be compiled, of a folder like src/mapmakers."""
    return [
        file
        for folder in compiled_packages(package)
        for file in sorted(folder.rglob("*.py"))
        if not any(
            fnmatch(file.relative_to(package).as_posix(), pattern) for pattern in how["plain"]
        )
    ]


def remove_old_builds(folder: Path) -> None:
    builds = sorted(
        (entry for entry in folder.iterdir() if entry.is_dir()),
        key=lambda entry: entry.stat().st_mtime,
    )
    for old in builds[:-KEPT_BUILDS]:
        shutil.rmtree(old)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
